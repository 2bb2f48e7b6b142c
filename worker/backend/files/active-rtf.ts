import { type ActiveContent, isRemote } from './active-content.ts';

/** RTF 1.9.1, 'Objects': the data of an object and of a control, and one that loads with the file. */
const OBJECT_WORDS = ['\\objdata', '\\objocx', '\\objupdate'];
const TEMPLATE_WORD = '\\template';
/** What tells a local path from another needs far less. */
const TEMPLATE_READ_CHARS = 500;

/** Control words are looked for in every byte, as readers differ in which groups they skip. */
export const findActiveRtf = (bytes: Uint8Array): ActiveContent | undefined => {
  const text = new TextDecoder('latin1').decode(bytes).toLowerCase();
  if (OBJECT_WORDS.some((word) => !findWords(text, word).next().done)) return 'object';
  for (const at of findWords(text, TEMPLATE_WORD)) {
    const from = at + TEMPLATE_WORD.length;
    const template = readDestination(text.slice(from, from + TEMPLATE_READ_CHARS));
    if (template === undefined || isRemote(template)) return 'remote';
  }
  return undefined;
};

/**
 * Where a control word stands. A backslash behind a backslash is text, but not where raw data may
 * come in between: it may end in one.
 */
function* findWords(text: string, word: string): Generator<number> {
  const hasRawData = text.includes('\\bin');
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    let before = at;
    while (text[before - 1] === '\\') before--;
    if (hasRawData || (at - before) % 2 === 0) yield at;
  }
}

/** RTF 1.9.1, 'Special Characters': \'hh, \uN, a control word, a control symbol. */
const ESCAPE = /^\\(?:'([\da-f]{2})|u(-?\d{1,5})|[a-z]{1,32}-?\d{0,10} ?|([^a-z]))/;

/** The text to the end of its group; undefined where it hides plain letters behind escapes. */
const readDestination = (rtf: string): string | undefined => {
  let text = '';
  let depth = 0;
  let at = 0;
  while (at < rtf.length) {
    const char = rtf[at] ?? '';
    const found = char === '\\' ? ESCAPE.exec(rtf.slice(at, at + 50)) : null;
    if (found) {
      const [whole, hex, unicode, symbol = ''] = found;
      const code = hex ? Number.parseInt(hex, 16) : unicode ? Number(unicode) & 0xffff : undefined;
      if (code !== undefined && code < 0x80) return undefined;
      text += code === undefined ? symbol : String.fromCharCode(code);
      at += whole.length;
      continue;
    }
    if (char === '{') depth++;
    else if (char === '}' && depth-- === 0) break;
    else if (char !== '}' && char !== '\r' && char !== '\n') text += char;
    at++;
  }
  return text;
};

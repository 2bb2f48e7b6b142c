import { type ActiveContent, isRemote } from './active-content.ts';

/**
 * RTF 1.9.1, 'Objects': the data of objects and controls, and objects that are updated on opening.
 */
const OBJECT_WORDS = ['\\objdata', '\\objocx', '\\objupdate'];
const TEMPLATE_WORD = '\\template';
/**
 * ECMA-376 part 1, 17.16.5: fields that load a file. A picture may come from the web, as in DOCX.
 */
const LOADING_FIELD = /include(picture|text)/g;
/** The control word that separates a field from its result. */
const RESULT_WORD = '\\fldrslt';
/**
 * More templates and fields than any RTF writer produces. Each one is parsed, so this limits the
 * time.
 */
const READS_MAX = 200;
/** Far more characters than are needed to distinguish a local path from a remote one. */
const READ_CHARS = 500;

/** Searches the whole file for control words, since readers differ in which groups they skip. */
export const findActiveRtf = (bytes: Uint8Array): ActiveContent | undefined => {
  const text = new TextDecoder('latin1').decode(bytes).toLowerCase();
  if (OBJECT_WORDS.some((word) => !findWords(text, word).next().done)) return 'object';
  let reads = 0;
  for (const at of findWords(text, TEMPLATE_WORD)) {
    const template = readDestination(text.slice(at, at + READ_CHARS));
    reads += 1;
    if (template === undefined || isRemote(template) || reads > READS_MAX) return 'remote';
  }
  for (const { 0: word, 1: kind, index } of text.matchAll(LOADING_FIELD)) {
    const at = index + word.length;
    const [rest = ''] = text.slice(at, at + READ_CHARS).split(RESULT_WORD);
    // The words of a field may be in separate groups.
    const field = readDestination(rest.replace(/[{}]/g, ''));
    const isLoaded = (target: string) =>
      isRemote(target) && !(kind === 'picture' && /^https?:/.test(target));
    reads += 1;
    if (field === undefined || field.split(/[\s"]+/).some(isLoaded) || reads > READS_MAX) {
      return 'remote';
    }
  }
  return undefined;
};

/** RTF 1.9.1: control words for raw data, or for a `\u` that skips more than one byte. */
const SKIPS_BYTES = /\\bin|\\uc0*(?:[2-9]|1\d)/;
/** After `\'h` and `\uN`, byte-oriented readers treat a backslash as a digit, or skip it. */
const TAKES_BACKSLASH = /\\(?:'|u-?\d+ ?)[^\\]?$/;

/**
 * The positions after each occurrence of a control word. A backslash that follows a backslash is
 * text, unless a preceding escape may consume the first one.
 */
function* findWords(text: string, word: string): Generator<number> {
  const skipsBytes = SKIPS_BYTES.test(text);
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    let before = at;
    while (text[before - 1] === '\\') before--;
    const isTaken = TAKES_BACKSLASH.test(text.slice(Math.max(0, before - 16), before));
    const isText = (at - before) % 2 === 1 && !isTaken;
    if (skipsBytes || !isText) yield at + word.length;
  }
}

/** RTF 1.9.1, 'Special Characters': \'hh, \uN, a control word, a control symbol. */
const ESCAPE = /^\\(?:'([\da-f]{2})|u(-?\d{1,5})|[a-z]{1,32}-?\d{0,10} ?|([^a-z]))/;

/**
 * Returns the text up to the end of its group; undefined if escapes in the text hide ASCII
 * characters.
 */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: a scanner, read from top to bottom.
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

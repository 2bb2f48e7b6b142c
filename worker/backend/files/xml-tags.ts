/** A start tag. A file may choose its own namespace prefixes, so `name` omits the prefix. */
export interface XmlTag {
  readonly name: string;
  /** Qualified names and their values, in document order. */
  readonly attributes: readonly (readonly [name: string, value: string])[];
}

const ENTITIES: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
};

/**
 * Yields the start tags of an XML document in order. Yields undefined in place of a tag that cannot
 * be read unambiguously because it is malformed or uses custom entities. Never throws, and reads
 * each character once.
 */
export function* readXmlTags(bytes: Uint8Array): Generator<XmlTag | undefined> {
  const text = decodeXml(bytes);
  if (text === undefined) return yield undefined;
  let at = 0;
  while (true) {
    at = text.indexOf('<', at);
    if (at < 0) return;
    const end = findEnd(text, at);
    if (end === undefined) return yield undefined;
    // XML 1.0, 4.2: custom entities can add content that is not visible in the source.
    if (text.startsWith('<!DOCTYPE', at) && text.slice(at, end).includes('[')) yield undefined;
    const first = text[at + 1] ?? '';
    if (first !== '/' && first !== '!' && first !== '?') yield readTag(text, at + 1, end - 1);
    at = end;
  }
}

/** The XML declaration (XML 1.0, 2.8), restricted to forms that all parsers read the same way. */
const DECLARATION =
  /^<\?xml\s+version\s*=\s*["']1\.\d["'](?:\s+encoding\s*=\s*["']([\w.-]+)["'])?(?:\s+standalone\s*=\s*["'](?:yes|no)["'])?\s*\?>/;
/**
 * In each of these encodings, markup has the same bytes as in UTF-8, so no other byte can hide a
 * tag.
 */
const LIKE_UTF_8 = ['utf-8', 'us-ascii', 'iso-8859-1', 'windows-1252'];

/**
 * Decodes XML; undefined if the encoding or the first bytes could make another reader decode it
 * differently.
 */
const decodeXml = (bytes: Uint8Array): string | undefined => {
  const [first, second] = bytes;
  // XML 1.0, F.1: detects UTF-16 by its byte order mark, or by how `<` is encoded.
  const isLittle = (first === 0xff && second === 0xfe) || (first === 0x3c && second === 0);
  const isBig = (first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c);
  const encoding = isLittle ? 'utf-16le' : isBig ? 'utf-16be' : 'utf-8';
  const text = new TextDecoder(encoding).decode(bytes);
  // UTF-32 has NULs between characters, and EBCDIC encodes `<` differently.
  if (text.includes('\0') || !/^\s*(?:<|$)/.test(text)) return undefined;
  if (!text.startsWith('<?xml')) return text;
  const declaration = DECLARATION.exec(text);
  const declared = declaration?.[1]?.toLowerCase() ?? encoding;
  const isRead = encoding === 'utf-8' ? LIKE_UTF_8.includes(declared) : /^utf-16/.test(declared);
  return declaration && isRead ? text : undefined;
};

/**
 * Returns the end position of the markup that begins at `at`; undefined if the markup is not
 * closed.
 */
const findEnd = (text: string, at: number): number | undefined => {
  for (const [opening, closing] of [
    ['<!--', '-->'],
    ['<![CDATA[', ']]>'],
    ['<?', '?>'],
  ] as const) {
    if (!text.startsWith(opening, at)) continue;
    const end = text.indexOf(closing, at + opening.length);
    return end < 0 ? undefined : end + closing.length;
  }
  let quote: string | undefined;
  for (let i = at + 1; i < text.length; i++) {
    const char = text[i];
    if (quote) quote = char === quote ? undefined : quote;
    else if (char === '"' || char === "'") quote = char;
    else if (char === '>') return i + 1;
    else if (char === '<') return undefined;
  }
  return undefined;
};

const localName = (name: string) => name.slice(name.indexOf(':') + 1);
const isSpace = (char: string | undefined) =>
  char === ' ' || char === '\n' || char === '\r' || char === '\t';

/**
 * More attributes than any real tag has. A parsed attribute takes up many times its size in memory.
 */
const ATTRIBUTES_MAX = 1_000;

const readTag = (text: string, start: number, end: number): XmlTag | undefined => {
  let at = start;
  const skipSpace = () => {
    while (at < end && isSpace(text[at])) at++;
  };
  const readName = () => {
    const from = at;
    while (at < end && !isSpace(text[at]) && text[at] !== '=' && text[at] !== '/') at++;
    return text.slice(from, at);
  };
  const name = localName(readName());
  if (!name) return undefined;
  const attributes: [string, string][] = [];
  while (true) {
    skipSpace();
    if (at >= end) return { name, attributes };
    if (text[at] === '/') return at === end - 1 ? { name, attributes } : undefined;
    const attribute = readName();
    skipSpace();
    if (text[at] !== '=') return undefined;
    at++;
    skipSpace();
    const mark = text[at] ?? '';
    const close = mark === '"' || mark === "'" ? text.indexOf(mark, at + 1) : -1;
    if (!attribute || close < 0 || close >= end) return undefined;
    const value = decodeEntities(text.slice(at + 1, close));
    if (value === undefined) return undefined;
    attributes.push([attribute, value]);
    if (attributes.length > ATTRIBUTES_MAX) return undefined;
    at = close + 1;
  }
};

/** Decodes the entities defined in XML 1.0, 4.1 and 4.6; undefined for any other entity. */
const decodeEntities = (value: string): string | undefined => {
  if (!value.includes('&')) return value;
  const [plain = '', ...rest] = value.split('&');
  let decoded = plain;
  for (const part of rest) {
    const end = part.indexOf(';');
    const char = end < 0 ? undefined : decodeEntity(part.slice(0, end));
    if (char === undefined) return undefined;
    decoded += char + part.slice(end + 1);
  }
  return decoded;
};

const decodeEntity = (entity: string): string | undefined => {
  if (!entity.startsWith('#'))
    return Object.hasOwn(ENTITIES, entity) ? ENTITIES[entity] : undefined;
  const digits = entity.slice(1);
  if (!/^(\d{1,8}|x[\da-f]{1,6})$/i.test(digits)) return undefined;
  const code = /^x/i.test(digits) ? Number.parseInt(digits.slice(1), 16) : Number(digits);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
};

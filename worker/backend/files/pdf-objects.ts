// Section numbers refer to ISO 32000-1. The whole file is searched for objects, instead of looking
// them up in the cross-reference table, which may point anywhere. Viewers do the same if the table
// is wrong.

export type PdfValue =
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'reference'; readonly number: number }
  | { readonly kind: 'dictionary'; readonly pairs: readonly (readonly [string, PdfValue])[] }
  | { readonly kind: 'array'; readonly items: readonly PdfValue[] }
  /** A string, number or keyword. None of them has an effect. */
  | { readonly kind: 'plain'; readonly text: string };

/** Thrown by `createPdfReader` for an invalid object, or if reading exceeds its limits. */
export class PdfError extends Error {
  readonly problem: 'damaged' | 'too big';
  constructor(problem: 'damaged' | 'too big') {
    super(`The PDF is ${problem}.`);
    this.problem = problem;
  }
}

/**
 * Maximum nesting depth. No PDF writer nests values more deeply, since large structures are split
 * into separate objects.
 */
const MAX_DEPTH = 100;

const WHITE_SPACE = 1; // 7.2.2, table 1
const DELIMITER = 2; // 7.2.2, table 2
const KINDS = new Uint8Array(256);
for (const code of [0, 9, 10, 12, 13, 32]) KINDS[code] = WHITE_SPACE;
for (const char of '()<>[]{}/%') KINDS[char.charCodeAt(0)] = DELIMITER;

const code = (char: string) => char.charCodeAt(0);
const SLASH = code('/');
const OPEN = code('(');
const CLOSE = code(')');
const LESS = code('<');
const GREATER = code('>');
const OPEN_ARRAY = code('[');
const CLOSE_ARRAY = code(']');
const BACKSLASH = code('\\');
const PERCENT = code('%');
const HASH = code('#');

export const isPdfSpace = (byte: number | undefined): boolean =>
  byte !== undefined && KINDS[byte] === WHITE_SPACE;
const isRegular = (byte: number | undefined): boolean => byte !== undefined && KINDS[byte] === 0;

/**
 * Counts down the bytes and values that may still be read. Objects may be nested, and values take
 * many times their size in memory, so these limits guarantee that reading terminates.
 */
export interface PdfWork {
  /** Number of bytes that may still be read. */
  left: number;
  values: number;
}

/** More values than any resume has. */
export const PDF_VALUES_MAX = 400_000;

/** Reads one object after another, starting at `at`. */
export const createPdfReader = (bytes: Uint8Array, at: number, work: PdfWork) => {
  const spend = (from: number) => {
    work.left -= at - from + 1;
    if (work.left < 0) throw new PdfError('too big');
  };

  const skipSpace = () => {
    const from = at;
    while (at < bytes.length) {
      if (bytes[at] === PERCENT) {
        while (at < bytes.length && bytes[at] !== 10 && bytes[at] !== 13) at++;
      } else if (isPdfSpace(bytes[at])) at++;
      else break;
    }
    spend(from);
  };

  /** Reads a word or number; empty if a delimiter comes next. */
  const readWord = (): string => {
    const from = at;
    while (isRegular(bytes[at])) at++;
    spend(from);
    // The limit is longer than any meaningful word or number.
    return String.fromCharCode(...bytes.subarray(from, Math.min(at, from + 32)));
  };

  /** 7.3.5: #hh encodes one byte. */
  const readName = (): string => {
    const from = at++;
    let name = '';
    while (isRegular(bytes[at])) {
      const hex =
        bytes[at] === HASH ? readHex(bytes[at + 1]) * 16 + readHex(bytes[at + 2]) : Number.NaN;
      name += String.fromCharCode(Number.isNaN(hex) ? (bytes[at] ?? 0) : hex);
      at += Number.isNaN(hex) ? 1 : 3;
    }
    spend(from);
    return name;
  };

  /**
   * 7.3.4.2: balanced parentheses are part of the string; unbalanced ones are escaped by a
   * backslash.
   */
  const skipString = () => {
    const from = at;
    let depth = 0;
    while (at < bytes.length) {
      const byte = bytes[at++];
      if (byte === BACKSLASH) at++;
      else if (byte === OPEN) depth++;
      else if (byte === CLOSE && --depth === 0) break;
    }
    spend(from);
  };

  const skipHexString = () => {
    const from = at;
    while (at < bytes.length && bytes[at] !== GREATER) at++;
    at++;
    spend(from);
  };

  /** Reads the rest of an indirect reference such as `12 0 R`, given its first token. */
  const readRest = (word: string): PdfValue => {
    const plain: PdfValue = { kind: 'plain', text: word };
    if (!/^\d+$/.test(word)) return plain;
    const from = at;
    skipSpace();
    const isGeneration = /^\d+$/.test(readWord());
    if (isGeneration) skipSpace();
    if (isGeneration && readWord() === 'R') return { kind: 'reference', number: Number(word) };
    at = from;
    return plain;
  };

  const readValue = (depth = 0): PdfValue => {
    if (depth > MAX_DEPTH) throw new PdfError('damaged');
    work.values -= 1;
    if (work.values < 0) throw new PdfError('too big');
    skipSpace();
    const byte = bytes[at];
    if (byte === SLASH) return { kind: 'name', name: readName() };
    if (byte === OPEN) {
      skipString();
      return { kind: 'plain', text: '' };
    }
    if (byte === LESS && bytes[at + 1] === LESS) return readDictionary(depth);
    if (byte === LESS) {
      skipHexString();
      return { kind: 'plain', text: '' };
    }
    if (byte === OPEN_ARRAY) return readArray(depth);
    const word = readWord();
    if (word === '') throw new PdfError('damaged');
    return readRest(word);
  };

  const readDictionary = (depth: number): PdfValue => {
    const pairs: [string, PdfValue][] = [];
    at += 2;
    while (true) {
      skipSpace();
      if (bytes[at] === GREATER && bytes[at + 1] === GREATER) {
        at += 2;
        return { kind: 'dictionary', pairs };
      }
      // After an invalid key, viewers disagree on where the next one starts.
      if (bytes[at] !== SLASH) throw new PdfError('damaged');
      const key = readName();
      pairs.push([key, readValue(depth + 1)]);
    }
  };

  const readArray = (depth: number): PdfValue => {
    const items: PdfValue[] = [];
    at++;
    while (true) {
      skipSpace();
      if (bytes[at] === CLOSE_ARRAY) {
        at++;
        return { kind: 'array', items };
      }
      const item = readValue(depth + 1);
      // Plain array items are irrelevant, and an array may contain a hundred thousand numbers.
      if (item.kind !== 'plain') items.push(item);
    }
  };

  return {
    readValue: () => readValue(),
    /** The next word and the position where it ends. */
    readWord: (): { word: string; end: number } => {
      skipSpace();
      return { word: readWord(), end: at };
    },
    /** The next byte after white space and comments. */
    peek: (): number | undefined => {
      skipSpace();
      return bytes[at];
    },
  };
};

const readHex = (byte = 0): number => {
  if (byte >= 48 && byte <= 57) return byte - 48;
  const letter = byte | 0x20;
  return letter >= 97 && letter <= 102 ? letter - 87 : Number.NaN;
};

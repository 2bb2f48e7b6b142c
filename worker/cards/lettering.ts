import { normalizeText } from '../../src/contracts/bounded-text.ts';
import { trimEnd } from '../../src/lib/trim-end.ts';
import source from './letters.json?raw';
import { createOutline, type Outline } from './outline.ts';

/* Lays out text in Instrument Sans, whose outlines scripts/draw-letters.py generates. */

type Weight = 'heading' | 'text';

interface Letters {
  readonly space: number;
  /** The width in font units and the path of each letter. */
  readonly letters: Readonly<Record<string, string>>;
  /** The additional space between pairs of letters, in font units. */
  readonly kerning: Readonly<Record<string, number>>;
}

const UNITS_PER_EM = 1000;

const WEIGHTS: Readonly<Record<Weight, Letters>> = JSON.parse(source);

export interface Style {
  readonly weight: Weight;
  /** Pixels per em. */
  readonly size: number;
  /** Letter spacing, in em. */
  readonly tracking?: number;
}

/** Whether the font has a glyph for every character in a string. */
export const hasLetters = (text: string): boolean =>
  [...text].every((letter) => letter === ' ' || Object.hasOwn(WEIGHTS.text.letters, letter));

const countLetters = (text: string) => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;

/**
 * The maximum length of a string: twice as many characters as fit on a card. Longer strings, which
 * are untrusted, are truncated before they are measured.
 */
const MOST_LETTERS = 300;

/**
 * The words in a string that the font can render completely, so that no letter is replaced by a
 * missing-glyph box. Empty if they make up less than half of the string.
 */
export const writable = (given: string): string => {
  const text = given.slice(0, MOST_LETTERS);
  const words = normalizeText(text, 'NFC', MOST_LETTERS)
    // Bidirectional controls and other invisible characters.
    .replace(/\p{Cf}/gu, '')
    .replace(/[\u2010\u2011]/g, '-')
    .split(/\s+/)
    .filter(Boolean);
  const joined = words.filter(hasLetters).join(' ');
  const written = trimEnd(joined.replace(/^[\s·|/,:–—-]+/, ''), /[\s·|/,:–—-]/);
  return countLetters(written) * 2 >= countLetters(text) && countLetters(written) > 0
    ? written
    : '';
};

const plainLetter = (letter: string) => normalizeText(letter, 'NFD', letter.length)[0] ?? letter;

/** Each letter and its position in pixels, and the width of the whole line. */
const setLine = (text: string, { weight, size, tracking = 0 }: Style) => {
  const { space, letters, kerning } = WEIGHTS[weight];
  const scale = size / UNITS_PER_EM;
  const set: { path: string; x: number }[] = [];
  let x = 0;
  let last = '';
  for (const letter of text) {
    const drawn = letters[letter];
    x += (kerning[plainLetter(last) + plainLetter(letter)] ?? 0) * scale;
    if (drawn) set.push({ path: drawn, x });
    x += (drawn ? Number.parseInt(drawn, 10) : space) * scale + tracking * size;
    last = letter;
  }
  return { set, width: Math.max(0, x - tracking * size) };
};

export const measureWidth = (text: string, style: Style): number => setLine(text, style).width;

/** The outline of one line of text, with its baseline at `y`. */
export const lineOutline = (text: string, style: Style, x: number, y: number): Outline =>
  setLine(text, style).set.flatMap(({ path, x: inset }) =>
    createOutline(path, { x: x + inset, y, scale: style.size / UNITS_PER_EM, isUpward: true }),
  );

/**
 * Truncates a string to fit a width: drops whole words (or letters, if there is only one word) and
 * adds an ellipsis.
 */
export const shorten = (text: string, style: Style, width: number): string => {
  if (measureWidth(text, style) <= width) return text;
  const cut = (separator: string) => {
    const parts = text.split(separator);
    const first = (count: number) =>
      `${trimEnd(parts.slice(0, count).join(separator), /[\s,·(–-]/)}…`;
    let fit = 1;
    let tooMany = parts.length;
    while (tooMany - fit > 1) {
      const middle = Math.floor((fit + tooMany) / 2);
      if (measureWidth(first(middle), style) <= width) fit = middle;
      else tooMany = middle;
    }
    return first(fit);
  };
  const words = cut(' ');
  return measureWidth(words, style) <= width ? words : cut('');
};

/** Breaks a string into lines, each as full as possible. */
const wrap = (text: string, style: Style, width: number): string[] => {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && measureWidth(longer, style) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
};

/**
 * Breaks a string into as many lines as `wrap` does, but balances their widths, so that the last
 * line is not a single word.
 */
const balance = (text: string, style: Style, width: number): string[] => {
  const { length } = wrap(text, style, width);
  let narrow = width;
  while (narrow > width / 2 && wrap(text, style, narrow - 20).length === length) narrow -= 20;
  return wrap(text, style, narrow);
};

/**
 * Sets text in the first, and therefore largest, size at which it fits the width and the number of
 * lines allowed for that size. If it does not fit at any size, it is set in the last size and
 * truncated with an ellipsis.
 */
export const fitLines = (
  text: string,
  style: Omit<Style, 'size'>,
  room: { readonly width: number; readonly sizes: readonly { size: number; lines: number }[] },
): { readonly style: Style; readonly lines: readonly string[] } => {
  const { width, sizes } = room;
  const widest = (lines: readonly string[], set: Style) =>
    Math.max(...lines.map((line) => measureWidth(line, set)));
  for (const { size, lines: most } of sizes) {
    const set = { ...style, size };
    const lines = balance(text, set, width);
    if (lines.length <= most && widest(lines, set) <= width) return { style: set, lines };
  }
  const { size = 0, lines: most = 1 } = sizes.at(-1) ?? {};
  const set = { ...style, size };
  const lines = wrap(text, set, width);
  const shown = lines.slice(0, most);
  const rest = lines.slice(most - 1).join(' ');
  const cut = [...shown.slice(0, -1), rest].map((line) => shorten(line, set, width));
  return { style: set, lines: cut };
};

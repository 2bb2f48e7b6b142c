import type { CardTexts } from '../../src/lib/cards.ts';
import { type Color, createCanvas } from './canvas.ts';
import {
  fitLines,
  hasLetters,
  lineOutline,
  measureWidth,
  type Style,
  shorten,
  writable,
} from './lettering.ts';
import { bar, markerStroke, type Outline, rectangle, roundRectangle } from './outline.ts';

/** The usual size of a link-preview (Open Graph) image, in pixels. */
const CARD_WIDTH = 1200;
const CARD_HEIGHT = 630;

export interface Brand {
  /** The brand name in three parts; the second is highlighted. */
  readonly name: readonly [before: string, marked: string, after: string];
  readonly ink: Color;
  readonly softInk: Color;
  readonly marker: Color;
  readonly paper: Color;
}

const MARGIN = 80;
const RIGHT = CARD_WIDTH - MARGIN;
const ROOM = RIGHT - MARGIN;

const NAME: Style = { weight: 'heading', size: 46, tracking: -0.03 };
const KIND: Style = { weight: 'text', size: 30 };
const BYLINE: Style = { weight: 'text', size: 36, tracking: -0.01 };
const MARKED: Style = { weight: 'heading', size: 46, tracking: -0.02 };
const TITLE = { weight: 'heading', tracking: -0.034 } as const;
const TITLE_SIZES = [
  { size: 104, lines: 1 },
  { size: 88, lines: 2 },
  { size: 62, lines: 3 },
];
const TITLE_TOP = 186;
const LINE_HEIGHT = 1.1;
/** The height of capital letters, in em. */
const CAP_HEIGHT = 0.72;

const NAME_BASELINE = 100;
const RULE_TOP = 136;
const MARKED_BASELINE = 524;
const NEXT_ROW = 572;

const mix = (one: Color, other: Color, share: number): Color => {
  const at = (channel: 0 | 1 | 2) => one[channel] * share + other[channel] * (1 - share);
  return [at(0), at(1), at(2)];
};

/** The highlighter stroke behind a line of text. */
const overLine = (text: string, style: Style, x: number, baseline: number): Outline =>
  markerStroke(x, baseline - style.size * 0.95, measureWidth(text, style), style.size * 1.25);

const firstWritable = (texts: readonly string[]): string => texts.map(writable).find(Boolean) ?? '';

/** Joins the parts of a line with widely spaced dots. */
const joined = (parts: CardTexts['byline']): string =>
  parts
    .map((part) => firstWritable([part].flat()))
    .filter(Boolean)
    .join('  ·  ');

/** Writes `₹1,200,000` as `INR 1,200,000` if the font has no glyph for the currency sign. */
const withCode = ({ marked = '', currency }: CardTexts): string =>
  marked.replace(/\p{Sc}/gu, (sign) => (hasLetters(sign) ? sign : `${currency ?? ''} `));

/**
 * The positions of the parts of the brand name, laid out as in each page's header (`.wordmark` in
 * layout.css).
 */
const placeName = ([before, marked, after]: Brand['name']) => {
  const nameWidth = measureWidth(before + marked + after, NAME);
  const style = { ...NAME, size: NAME.size * Math.min(1, (ROOM * 0.6) / nameWidth) };
  const pad = marked ? style.size * 0.12 : 0;
  const markedX = MARGIN + measureWidth(before, style) + (before ? pad / 2 : pad);
  const markedEnd = markedX + measureWidth(marked, style);
  const end = after ? markedEnd + pad + measureWidth(after, style) : markedEnd + pad;
  return { style, pad, markedX, markedEnd, afterX: markedEnd + pad, end };
};

/**
 * Draws a card as a PNG that looks like an enlarged row of the job list. The same input always
 * produces the same bytes.
 */
export const drawCard = async (
  words: CardTexts,
  { name, ink, softInk, marker, paper }: Brand,
): Promise<Uint8Array<ArrayBuffer>> => {
  const canvas = createCanvas(CARD_WIDTH, CARD_HEIGHT, paper);
  const faint = mix(ink, paper, 0.16);
  const write = (text: string, style: Style, x: number, y: number, color = ink) =>
    canvas.fill(lineOutline(text, style, x, y), color);

  const { style: nameStyle, pad, markedX, markedEnd, afterX, end } = placeName(name);
  const [before, marked, after] = name;
  if (marked) {
    const { size } = nameStyle;
    const box = [
      markedX - pad,
      NAME_BASELINE - size * 0.92,
      markedEnd - markedX + 2 * pad,
    ] as const;
    canvas.fill(roundRectangle(...box, size * 1.2, size * 0.14), marker);
  }
  write(before, nameStyle, MARGIN, NAME_BASELINE);
  write(marked, nameStyle, markedX, NAME_BASELINE);
  write(after, nameStyle, afterX, NAME_BASELINE);

  const kind = joined(words.kind);
  const kindX = RIGHT - measureWidth(kind, KIND);
  if (kindX > end + KIND.size) write(kind, KIND, kindX, NAME_BASELINE, softInk);
  canvas.fill(rectangle(MARGIN, RULE_TOP, ROOM, 4), ink);

  const title = firstWritable(words.title);
  const { style, lines } = fitLines(title, TITLE, { width: ROOM, sizes: TITLE_SIZES });
  let baseline = TITLE_TOP + style.size * CAP_HEIGHT;
  for (const line of lines) {
    write(line, style, MARGIN, baseline, words.isOver ? softInk : ink);
    if (words.isOver) {
      const middle = baseline - style.size * 0.27;
      canvas.fill(
        rectangle(MARGIN - 8, middle, measureWidth(line, style) + 16, style.size * 0.06),
        ink,
      );
    }
    baseline += style.size * LINE_HEIGHT;
  }
  const below = baseline - style.size * LINE_HEIGHT + 66;
  write(shorten(joined(words.byline), BYLINE, ROOM), BYLINE, MARGIN, below, softInk);

  const mark = writable(withCode(words));
  if (mark) {
    const text = shorten(mark, MARKED, ROOM);
    canvas.fill(overLine(text, MARKED, MARGIN + 12, MARKED_BASELINE), marker);
    write(text, MARKED, MARGIN + 12, MARKED_BASELINE);
  }

  // The next row of the job list, drawn as faint bars.
  canvas.fill(rectangle(MARGIN, NEXT_ROW, ROOM, 2), faint);
  canvas.fill(bar(MARGIN, NEXT_ROW + 26, 40, 40), faint);
  canvas.fill(bar(MARGIN + 64, NEXT_ROW + 36, 210, 18), faint);
  canvas.fill(bar(MARGIN + 296, NEXT_ROW + 36, 330, 18), faint);
  canvas.fill(bar(RIGHT - 150, NEXT_ROW + 36, 150, 18), faint);
  return canvas.toPng();
};

import { trimEnd } from '../trim-end.ts';

/** Longer titles are cut off in lists of results, at some 600 pixels. */
export const TITLE_MAX = 60;
/** With the site's name, which may be cut off rather than the page's own words. */
export const WHOLE_TITLE_MAX = 70;
const DESCRIPTION_MAX = 160;
/** A shorter description says less than what search engines take from the page. */
const DESCRIPTION_MIN = 50;

/** A text of at most `max` characters, cut between words where it is longer. */
export const cutText = (text: string, max: number): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= max) return line;
  const start = line.slice(0, max - 1);
  const space = start.lastIndexOf(' ');
  const cut = trimEnd(space > max / 2 ? start.slice(0, space) : start, /[\s,;:.·–-]/);
  // Half a letter is none.
  return `${cut.replace(/[\ud800-\udbff]$/, '')}…`;
};

/** The first title that can be read whole; else the last, cut. */
export const fittingTitle = (...titles: readonly string[]): string =>
  titles.find(({ length }) => length <= TITLE_MAX) ?? cutText(titles.at(-1) ?? '', TITLE_MAX);

/** A description of the first part, and of the next ones while it is too short. */
export const describePage = (...parts: readonly (string | undefined)[]): string => {
  let text = '';
  for (const part of parts) {
    if (text.length >= DESCRIPTION_MIN) break;
    if (part?.trim()) text = `${text} ${part}`.trim();
  }
  return cutText(text, DESCRIPTION_MAX);
};

import { trimEnd } from '../trim-end.ts';

/**
 * The maximum length of a title. Search engines truncate titles wider than about 600 pixels, which
 * is about this many characters.
 */
export const TITLE_MAX = 60;
/**
 * The maximum length of a title including the site's name. Search engines may truncate the site's
 * name, but not the page's own title.
 */
export const FULL_TITLE_MAX = 70;
const DESCRIPTION_MAX = 160;
/**
 * A description shorter than this is less useful than the excerpt that search engines would choose.
 */
const DESCRIPTION_MIN = 50;

/** Truncates a string to at most `max` characters, between words. */
export const cutText = (text: string, max: number): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= max) return line;
  const start = line.slice(0, max - 1);
  const space = start.lastIndexOf(' ');
  const cut = trimEnd(space > max / 2 ? start.slice(0, space) : start, /[\s,;:.·–-]/);
  // Removes a lone surrogate at the end.
  return `${cut.replace(/[\ud800-\udbff]$/, '')}…`;
};

/** The first title that fits or, if none fits, the last one, truncated to the maximum length. */
export const fittingTitle = (...titles: readonly string[]): string =>
  titles.find(({ length }) => length <= TITLE_MAX) ?? cutText(titles.at(-1) ?? '', TITLE_MAX);

/** Builds a description from the first part, adding further parts while it is too short. */
export const describePage = (...parts: readonly (string | undefined)[]): string => {
  let text = '';
  for (const part of parts) {
    if (text.length >= DESCRIPTION_MIN) break;
    if (part?.trim()) text = `${text} ${part}`.trim();
  }
  return cutText(text, DESCRIPTION_MAX);
};

import { trimEnd } from '../../../src/lib/trim-end.ts';

/*
 * Markdown is CommonMark with GitHub's tables (https://spec.commonmark.org, https://github.github.com/gfm):
 * any punctuation may be escaped by a backslash, so no words become markup.
 */

/** Whatever means something within a line, links that are made of plain addresses included. */
const WITHIN_A_LINE = /[\\`*_{}[\]<>#|~&!$^@]|:(?=\/\/)|(?<=www)\./gi;

/** Words in a line of text. */
export const words = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .replace(WITHIN_A_LINE, '\\$&');

/** Whatever means something where a line begins: lists, rules, underlines of headings, quotations. */
const lineStart = (line: string): string =>
  line.replace(/^([-+=:])/, '\\$1').replace(/^(\d{1,9})([.)])/, '$1\\$2');

/** Lines of text as a block of their own. */
export const paragraph = (inline: string): string =>
  inline
    .split('\n')
    .map((line) => lineStart(line.trim()))
    .join('\n')
    .trim();

export const heading = (level: number, inline: string): string =>
  inline.trim() && `${'#'.repeat(level)} ${inline.replace(/\s+/g, ' ').trim()}`;

/** Marks that stand close to the words: spaces at their ends go outside. */
export const marked = (mark: string, inline: string): string => {
  const text = inline.trim();
  if (!text) return inline;
  const before = inline.slice(0, inline.length - inline.trimStart().length);
  const after = inline.slice(inline.trimEnd().length);
  return `${before}${mark}${text}${mark}${after}`;
};

const SAFE = /^(https?|mailto|tel):/;

/** A link, or its words where its address is none that anybody may follow. */
export const link = (inline: string, href: string, siteUrl: string): string => {
  if (!URL.canParse(href, siteUrl)) return inline;
  const url = new URL(href, siteUrl).href;
  if (!SAFE.test(url) || !inline.trim()) return inline;
  return `[${inline.trim()}](${url
    .replace(/[()<>\\\s]/g, encodeURIComponent)
    .replaceAll('(', '%28')
    .replaceAll(')', '%29')})`;
};

export const blocks = (all: readonly string[]): string => all.filter(Boolean).join('\n\n');

/** Everything below the first line stands under the item's words. */
export const list = (items: readonly string[], isOrdered: boolean): string =>
  items
    .filter(Boolean)
    .map((item, i) => {
      const mark = isOrdered ? `${i + 1}. ` : '- ';
      return mark + item.replace(/\n(?=.)/g, `\n${' '.repeat(mark.length)}`);
    })
    .join('\n');

export const quotation = (text: string): string =>
  text
    .split('\n')
    .map((line) => trimEnd(`> ${line}`, / /))
    .join('\n');

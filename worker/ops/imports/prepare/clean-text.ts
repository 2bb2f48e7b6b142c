import { TITLE_MAX_LENGTH } from '../../../../src/contracts/import-records.ts';
import { trimEnd } from '../../../../src/lib/trim-end.ts';
import { cleanRichText } from '../../../backend/rich-text.ts';
import { escapeHtml } from '../../../http/escape-html.ts';

/** Text may be escaped once by the format and once more by mistake, or twice by mistake. */
const LEVELS_MAX = 3;
const ENTITY = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]\w{1,30});/i;
const TAG = /<\/?[a-z][^<>]*>/i;
const ESCAPED_TAG =
  /&(?:amp;)*(?:lt|#60|#x3c);\/?(?:p|div|span|ul|ol|li|br|h[1-6]|strong|b|em|i|u|a|table|section)\b/i;

/** Resolves the entities of a text without tags. */
const decodeOnce = (text: string): string => cleanRichText(escapeTags(text)).plain;
const escapeTags = (text: string): string => text.replaceAll('<', '&lt;');

/** Resolves entities in a line of text, however often they were escaped: `R&amp;amp;D` -> `R&D`. */
export const decodeEntities = (text: string): string => {
  let decoded = text;
  for (let level = 0; level < LEVELS_MAX && ENTITY.test(decoded); level++) {
    decoded = decodeOnce(decoded);
  }
  return decoded;
};

/** Cuts a title at a word, so that it has at most `TITLE_MAX_LENGTH` characters. */
export const cutTitle = (title: string): string => {
  if (title.length <= TITLE_MAX_LENGTH) return title;
  const end = title.lastIndexOf(' ', TITLE_MAX_LENGTH - 1);
  const length = end > TITLE_MAX_LENGTH / 2 ? end : TITLE_MAX_LENGTH - 1;
  // Without half of a surrogate pair.
  const cut = title.slice(0, length).replace(/[\ud800-\udbff]$/, '');
  return `${trimEnd(cut, /[\s,;:|(–-]/)}…`;
};

/** The escaped characters of HTML itself. All other entities are part of it. */
const MARKUP: Readonly<Record<string, string>> = {
  ...{ '&lt;': '<', '&gt;': '>', '&amp;': '&', '&quot;': '"' },
  ...{ '&#60;': '<', '&#62;': '>', '&#38;': '&', '&#34;': '"', '&#39;': "'" },
  ...{ '&#x3c;': '<', '&#x3e;': '>', '&#x26;': '&', '&#x22;': '"', '&#x27;': "'" },
};
const decodeMarkup = (text: string): string =>
  text.replace(
    /&(?:lt|gt|amp|quot|#60|#62|#38|#34|#39|#x3c|#x3e|#x26|#x22|#x27);/gi,
    (found) => MARKUP[found.toLowerCase()] ?? found,
  );

/** Resolves HTML that is escaped as a whole, such as `&lt;p&gt;` or `&amp;lt;p&amp;gt;`. */
export const unescapeHtml = (html: string): string => {
  let text = html;
  for (let level = 0; level < LEVELS_MAX; level++) {
    if (TAG.test(text) || !ESCAPED_TAG.test(text)) break;
    text = decodeMarkup(text);
  }
  return text;
};

/** Marks the paragraphs of plain text, which HTML would join. */
export const markParagraphs = (text: string): string =>
  TAG.test(text)
    ? text
    : text
        .split(/\n\s*\n/)
        .map((part) => part.trim())
        .filter(Boolean)
        .map((part) => `<p>${escapeHtml(decodeEntities(part)).replaceAll('\n', '<br>')}</p>`)
        .join('\n');

/**
 * Cuts clean HTML after its last whole block, or else its last whole list item, within a length.
 * Without any, all of it is plain text and is cut at a word.
 */
export const cutHtml = (html: string, length: number): string => {
  if (html.length <= length) return html;
  const start = html.slice(0, length);
  let end = 0;
  let depth = 0;
  for (const { 0: tag, 1: slash, index } of start.matchAll(
    /<(\/?)(?:p|h2|h3|ul|ol|li|blockquote)>/g,
  )) {
    depth += slash ? -1 : 1;
    if (depth === 0 && slash) end = index + tag.length;
  }
  if (end > 0) return start.slice(0, end);
  const item = start.lastIndexOf('</li>');
  const list = start.match(/^\s*<(ul|ol)>/)?.[1];
  if (list && item > 0) return `${start.slice(0, item + '</li>'.length)}</${list}>`;
  // Without blocks there is hardly a tag to be cut in two.
  const whole =
    start.lastIndexOf('<') > start.lastIndexOf('>')
      ? start.slice(0, start.lastIndexOf('<'))
      : start;
  const { plain } = cleanRichText(whole.slice(0, length - '<p>…</p>'.length));
  return `<p>${escapeHtml(plain.slice(0, Math.max(0, plain.lastIndexOf(' '))))}…</p>`;
};

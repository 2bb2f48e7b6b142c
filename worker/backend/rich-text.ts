import { fromHtml } from 'hast-util-from-html';
import { type Schema, sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';

/** All that a description may be made of. No attributes, so no links, no styles, no handlers. */
const SCHEMA: Schema = {
  tagNames: ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'br', 'blockquote'],
  attributes: {},
  // A list item or the like that stands alone is unwrapped, not moved.
  ancestors: { li: ['ul', 'ol'] },
  strip: ['script', 'style', 'template', 'noscript', 'title', 'textarea', 'svg', 'math', 'iframe'],
  allowComments: false,
  allowDoctypes: false,
};

/**
 * HTML from outside, made safe to print on a page: parsed as a browser parses it, cut down to a few
 * plain elements, and written anew. Everything that is stored as rich text passes here, once.
 */
export const cleanRichText = (html: string): string =>
  toHtml(sanitize(fromHtml(html, { fragment: true }), SCHEMA));

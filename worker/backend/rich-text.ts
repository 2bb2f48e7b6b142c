import type { Nodes } from 'hast';
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

const BLOCKS = ['p', 'h2', 'h3', 'li', 'br', 'blockquote'];

const textOf = (node: Nodes): string => {
  if (node.type === 'text') return node.value.replace(/\s+/g, ' ');
  if (!('children' in node)) return '';
  const text = node.children.map(textOf).join('');
  return node.type === 'element' && BLOCKS.includes(node.tagName) ? `\n${text}\n` : text;
};

export interface RichText {
  /** Safe to print on a page. */
  readonly html: string;
  /** The same words, a line a paragraph, heading or list item. */
  readonly plain: string;
}

/**
 * HTML from outside, made safe: parsed as a browser parses it, cut down to a few plain elements,
 * and written anew. Everything that is stored as rich text passes here, once.
 */
export const cleanRichText = (html: string): RichText => {
  const tree = sanitize(fromHtml(html, { fragment: true }), SCHEMA);
  return {
    html: toHtml(tree),
    plain: textOf(tree)
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
      .join('\n'),
  };
};

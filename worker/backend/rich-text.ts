import type { Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { type Schema, sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';

/**
 * The elements that a description may contain. Attributes are not allowed, so there are no links,
 * styles or event handlers.
 */
const SCHEMA: Schema = {
  tagNames: ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'br', 'blockquote'],
  attributes: {},
  // An element outside its required ancestor, such as a stray list item, is unwrapped, not moved.
  ancestors: { li: ['ul', 'ol'] },
  strip: ['script', 'style', 'template', 'noscript', 'title', 'textarea', 'svg', 'math', 'iframe'],
  allowComments: false,
  allowDoctypes: false,
};

const BLOCKS = ['p', 'h2', 'h3', 'li', 'br', 'blockquote'];

const extractText = (node: Nodes): string => {
  if (node.type === 'text') return node.value.replace(/\s+/g, ' ');
  if (!('children' in node)) return '';
  const text = node.children.map(extractText).join('');
  return node.type === 'element' && BLOCKS.includes(node.tagName) ? `\n${text}\n` : text;
};

/**
 * Maximum nesting depth: deeper than any real description, but too shallow to overflow the stack.
 */
const MAX_DEPTH = 100;

export class HtmlTooDeepError extends Error {
  override readonly name = 'HtmlTooDeepError';
  constructor() {
    super(`The HTML nests elements more than ${MAX_DEPTH} levels deep. Simplify it.`);
  }
}

/** Walks the tree level by level, because recursion could overflow the stack. */
const isTooDeep = (tree: Nodes): boolean => {
  let level: Nodes[] = [tree];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH && level.some(({ type }) => type === 'element')) return true;
    level = level.flatMap((node) => ('children' in node ? node.children : []));
  }
  return false;
};

/** @throws HtmlTooDeepError */
const parse = (html: string): Nodes => {
  let tree: Nodes;
  try {
    tree = fromHtml(html, { fragment: true });
  } catch (error) {
    // The parser converts its tree with a recursive function, which may overflow the stack.
    if (error instanceof RangeError) throw new HtmlTooDeepError();
    throw error;
  }
  if (isTooDeep(tree)) throw new HtmlTooDeepError();
  return tree;
};

export interface RichText {
  /** Sanitized HTML, safe to render on a page. */
  readonly html: string;
  /** The text without markup, with one line for each paragraph, heading or list item. */
  readonly plain: string;
}

/**
 * Sanitizes untrusted HTML: it is parsed the way a browser parses it, reduced to a few plain
 * elements and serialized again. All stored rich text has passed through this function once.
 * @throws HtmlTooDeepError
 */
export const cleanRichText = (html: string): RichText => {
  const tree = sanitize(parse(html), SCHEMA);
  return {
    html: toHtml(tree),
    plain: extractText(tree)
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
      .join('\n'),
  };
};

import GithubSlugger from 'github-slugger';
import * as v from 'valibot';
import {
  cleanRichText,
  type ElementNode,
  type RichTextDocument,
  type RichTextNode,
  type TextNode,
} from './clean-rich-text.ts';

export type { RichTextDocument } from './clean-rich-text.ts';

/** A field of rich text. What is broken in it is left out, with one line in the log. */
export const RichTextSchema = v.pipe(
  v.object({ nodeType: v.literal('document'), content: v.array(v.unknown()) }),
  v.transform((document): RichTextDocument => {
    const problems = new Set<string>();
    const cleaned = cleanRichText(document, (problem) => problems.add(problem));
    if (problems.size > 0) {
      console.warn(`Content: rich text has what cannot be shown: ${[...problems].join(', ')}.`);
    }
    return cleaned;
  }),
);

export interface Heading {
  /** Unique within the document: the fragment that leads to it. */
  readonly id: string;
  /** 2 to 6, of the element. */
  readonly level: number;
  readonly text: string;
}

const isText = (node: RichTextNode): node is TextNode => node.nodeType === 'text';

/** The words of one node, without a break between its blocks. */
export const textOf = (node: RichTextNode): string =>
  isText(node) ? node.value : node.content.map(textOf).join('');

const headingLevel = (node: RichTextNode) => Number(/^heading-(\d)$/.exec(node.nodeType)?.[1]);

const headingNodes = (node: RichTextNode): ElementNode[] => {
  if (isText(node)) return [];
  return headingLevel(node) ? [node] : node.content.flatMap(headingNodes);
};

/** Ids that stand around a text that is a page of its own. */
const TAKEN_IDS = ['content', 'contents', 'site-menu'];

export interface HeadingOptions {
  /** Of the highest heading. */
  readonly topLevel?: number;
  /** What ids begin with, of a text that is not alone on its page: `faq.2.`. No slug has a full stop. */
  readonly idPrefix?: string;
}

/**
 * The headings of a document by their nodes. The outermost become `topLevel`, as a page has one h1
 * that is not part of the text, and no level is skipped on the way down.
 */
export const headingsByNode = (
  document: RichTextDocument,
  { topLevel = 2, idPrefix = '' }: HeadingOptions = {},
): ReadonlyMap<unknown, Heading> => {
  const slugger = new GithubSlugger();
  for (const id of TAKEN_IDS) slugger.slug(id);
  // The levels, as the editor chose them, of the headings that the current one stands below.
  const above: number[] = [];
  return new Map(
    headingNodes(document as unknown as RichTextNode).map((node) => {
      const text = textOf(node).replace(/\s+/g, ' ').trim();
      const own = headingLevel(node);
      while ((above.at(-1) ?? 0) >= own) above.pop();
      const level = Math.min(topLevel + above.length, 6);
      above.push(own);
      const slug = slugger.slug(text) || slugger.slug('part');
      return [node, { id: `${idPrefix}${slug}`, level, text }];
    }),
  );
};

/** What a table of contents lists. */
export const headingsOf = (
  document: RichTextDocument,
  options?: HeadingOptions,
): readonly Heading[] => [...headingsByNode(document, options).values()];

const HOLDERS_OF_BLOCKS = /^(document|list-item|blockquote|table(-\w+)*|(un)?ordered-list)$/;

const linesOf = (node: RichTextNode): string[] => {
  if (isText(node) || !HOLDERS_OF_BLOCKS.test(node.nodeType)) return [textOf(node).trim()];
  return node.content.flatMap(linesOf);
};

/** The words of a document, a line a paragraph, heading or list item. */
export const plainTextOf = (document: RichTextDocument): string =>
  linesOf(document as unknown as RichTextNode)
    .filter(Boolean)
    .join('\n');

const WORDS_PER_MINUTE = 220;

/** How long an adult reads the document, at least a minute. */
export const readingMinutes = (document: RichTextDocument): number => {
  const words = plainTextOf(document).split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
};

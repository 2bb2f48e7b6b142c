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

/** A rich-text field. Broken nodes are dropped and reported in a single log line. */
export const RichTextSchema = v.pipe(
  v.object({ nodeType: v.literal('document'), content: v.array(v.unknown()) }),
  v.transform((document): RichTextDocument => {
    const problems = new Set<string>();
    const cleaned = cleanRichText(document, (problem) => problems.add(problem));
    if (problems.size > 0) {
      console.warn(
        `Content: rich text contains parts that cannot be displayed: ${[...problems].join(', ')}.`,
      );
    }
    return cleaned;
  }),
);

export interface Heading {
  /** The URL fragment, unique within the document. */
  readonly id: string;
  /** The level of the HTML element, from 2 to 6. */
  readonly level: number;
  readonly text: string;
}

const isText = (node: RichTextNode): node is TextNode => node.nodeType === 'text';

/** A node's text, without line breaks between its blocks. */
export const extractText = (node: RichTextNode): string =>
  isText(node) ? node.value : node.content.map(extractText).join('');

const headingLevel = (node: RichTextNode) => Number(/^heading-(\d)$/.exec(node.nodeType)?.[1]);

const headingNodes = (node: RichTextNode): ElementNode[] => {
  if (isText(node)) return [];
  return headingLevel(node) ? [node] : node.content.flatMap(headingNodes);
};

/** Element ids that a page uses outside its main rich text. */
const TAKEN_IDS = ['content', 'contents', 'site-menu'];

export interface HeadingOptions {
  /** The HTML level of the document's highest headings. */
  readonly topLevel?: number;
  /**
   * The prefix of the headings' ids, such as `faq.2.`, for a page with several rich-text fields.
   * Slugs never contain a full stop.
   */
  readonly idPrefix?: string;
}

/**
 * A document's headings by node. The highest headings get `topLevel`, since the page's h1 is not
 * part of the document, and deeper headings never skip a level.
 */
export const headingsByNode = (
  document: RichTextDocument,
  { topLevel = 2, idPrefix = '' }: HeadingOptions = {},
): ReadonlyMap<unknown, Heading> => {
  const slugger = new GithubSlugger();
  for (const id of TAKEN_IDS) slugger.slug(id);
  // The original levels of the headings that enclose the current one.
  const above: number[] = [];
  return new Map(
    headingNodes(document as unknown as RichTextNode).map((node) => {
      const text = extractText(node).replace(/\s+/g, ' ').trim();
      const own = headingLevel(node);
      while ((above.at(-1) ?? 0) >= own) above.pop();
      const level = Math.min(topLevel + above.length, 6);
      above.push(own);
      const slug = slugger.slug(text) || slugger.slug('part');
      return [node, { id: `${idPrefix}${slug}`, level, text }];
    }),
  );
};

/** The headings for a table of contents. */
export const listHeadings = (
  document: RichTextDocument,
  options?: HeadingOptions,
): readonly Heading[] => [...headingsByNode(document, options).values()];

const BLOCK_CONTAINERS = /^(document|list-item|blockquote|table(-\w+)*|(un)?ordered-list)$/;

const extractLines = (node: RichTextNode): string[] => {
  if (isText(node) || !BLOCK_CONTAINERS.test(node.nodeType)) return [extractText(node).trim()];
  return node.content.flatMap(extractLines);
};

/** A document's text, with one line per paragraph, heading or list item. */
export const formatPlainText = (document: RichTextDocument): string =>
  extractLines(document as unknown as RichTextNode)
    .filter(Boolean)
    .join('\n');

const WORDS_PER_MINUTE = 220;

/** The estimated reading time for an adult, in whole minutes (at least one). */
export const readingMinutes = (document: RichTextDocument): number => {
  const count = formatPlainText(document).split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.round(count / WORDS_PER_MINUTE));
};

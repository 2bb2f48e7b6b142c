import type {
  BlockContent,
  Heading,
  List,
  Paragraph,
  PhrasingContent,
  RootContent,
  Text,
} from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';

/**
 * Builds a tree of Markdown nodes (mdast), and serialises it as CommonMark with GitHub's tables and
 * strikethrough.
 */

/** Plain text on one line. The serialiser escapes any Markdown syntax in it. */
export const text = (value: string): Text => ({
  type: 'text',
  value: value.toWellFormed().replace(/[\p{Cc}\s]+/gu, ' '),
});

/** Trims leading and trailing spaces, which Markdown ignores. */
export const paragraph = (...children: PhrasingContent[]): Paragraph => {
  const own = children.map((child) => ({ ...child }));
  const [first, last] = [own[0], own.at(-1)];
  if (first?.type === 'text') first.value = first.value.trimStart();
  if (last?.type === 'text') last.value = last.value.trimEnd();
  return { type: 'paragraph', children: own };
};

export const heading = (depth: Heading['depth'], ...children: PhrasingContent[]): Heading => ({
  type: 'heading',
  depth,
  children,
});

export const list = (items: readonly (readonly BlockContent[])[], ordered = false): List => ({
  type: 'list',
  ordered,
  spread: false,
  children: items.map((children) => ({ type: 'listItem', spread: false, children: [...children] })),
});

const SAFE = /^(https?|mailto|tel):$/;

/** A link, or only its text if the URL is unsafe. */
export const link = (
  children: readonly PhrasingContent[],
  href: string,
  siteUrl: string,
): PhrasingContent[] => {
  const url = URL.parse(href, siteUrl);
  return url && SAFE.test(url.protocol) && children.length > 0
    ? [{ type: 'link', url: url.href, children: [...children] as never }]
    : [...children];
};

export const writeMarkdown = (children: readonly RootContent[]): string =>
  toMarkdown(
    { type: 'root', children: [...children] },
    { bullet: '-', emphasis: '*', rule: '-', listItemIndent: 'one', extensions: [gfmToMarkdown()] },
  );

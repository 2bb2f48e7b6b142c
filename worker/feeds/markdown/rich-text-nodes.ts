import type { BlockContent, PhrasingContent, RootContent, TableCell } from 'mdast';
import { heading, link, list, paragraph, text } from './nodes.ts';

/**
 * A rich-text node from a page's payload, in which entries and assets have already been reduced to
 * what the page shows.
 */
export interface PlainNode {
  readonly nodeType: string;
  readonly value?: string;
  readonly marks?: readonly { readonly type: string }[];
  readonly data?: { readonly uri?: string; readonly target?: Target };
  readonly content?: readonly PlainNode[];
}

/** What a node refers to: a link's target, an image, or an entry embedded between paragraphs. */
interface Target {
  readonly href?: string;
  readonly label?: string;
  readonly text?: string;
  readonly picture?: { readonly url: string; readonly alt: string };
  readonly caption?: string;
  readonly heading?: string;
  readonly quote?: string;
  readonly name?: string;
  readonly actions?: readonly { readonly label: string; readonly url: string }[];
}

const MARKS = { bold: 'strong', italic: 'emphasis', strikethrough: 'delete' } as const;

/**
 * A text node with its marks. Leading and trailing spaces, which Markdown ignores, are moved
 * outside the marks.
 */
const markedText = ({ value = '', marks = [] }: PlainNode): PhrasingContent[] => {
  const types = marks.map(({ type }) => type);
  const trimmed = value.trim();
  if (types.length === 0 || !trimmed) return [text(value)];
  const begin = value.indexOf(trimmed);
  let node: PhrasingContent = types.includes('code')
    ? { type: 'inlineCode', value: trimmed.replace(/\s+/g, ' ') }
    : text(trimmed);
  for (const type of types) {
    const mark = MARKS[type as keyof typeof MARKS];
    if (mark) node = { type: mark, children: [node] };
  }
  const around = [value.slice(0, begin), value.slice(begin + trimmed.length)];
  const [before, after] = around.map((space) => (space ? [text(space)] : []));
  return [...(before ?? []), node, ...(after ?? [])];
};

/** Converts a rich-text document to Markdown blocks. */
export const richTextNodes = (document: PlainNode, siteUrl: string): RootContent[] => {
  const inline = (nodes: readonly PlainNode[] = []): PhrasingContent[] =>
    nodes.flatMap((node) => {
      if (node.nodeType === 'text') return markedText(node);
      const { uri, target } = node.data ?? {};
      const own = inline(node.content);
      const linkText = own.length > 0 || !target?.label ? own : [text(target.label)];
      const href = uri ?? target?.href;
      return href ? link(linkText, href, siteUrl) : linkText;
    });

  const embedded = (target: Target = {}): BlockContent[] => {
    const { picture, caption, heading: title, actions = [], quote, name } = target;
    const lines = (...all: (string | undefined)[]) =>
      all.flatMap((one) => (one ? [paragraph(text(one))] : []));
    const url = picture && URL.parse(picture.url, siteUrl)?.href;
    if (url) {
      const alt = caption || picture.alt || 'Picture';
      return [paragraph({ type: 'image', url, alt })];
    }
    if (quote) return [{ type: 'blockquote', children: lines(quote, name) }];
    if (title) {
      const links = actions.map((one) => [paragraph(...link([text(one.label)], one.url, siteUrl))]);
      return [
        paragraph({ type: 'strong', children: [text(title)] }),
        ...lines(target.text),
        ...(links.length > 0 ? [list(links)] : []),
      ];
    }
    return target.href && target.label
      ? [paragraph(...link([text(target.label)], target.href, siteUrl))]
      : [];
  };

  /** A table cell on a single line, because Markdown tables do not allow line breaks. */
  const cell = ({ content = [] }: PlainNode): TableCell => ({
    type: 'tableCell',
    children: content.flatMap((block, i) => [
      ...(i > 0 ? [text(' ')] : []),
      ...inline(block.content),
    ]),
  });

  const blocks = (nodes: readonly PlainNode[] = []): BlockContent[] => nodes.flatMap(block);

  const block = ({ nodeType, content = [], data }: PlainNode): BlockContent[] => {
    const level = Number(/^heading-([1-6])$/.exec(nodeType)?.[1] ?? 0);
    if (level) return [heading(Math.max(2, level) as 2, ...inline(content))];
    switch (nodeType) {
      case 'paragraph':
        return [paragraph(...inline(content))];
      case 'unordered-list':
      case 'ordered-list':
        return [
          list(
            content.map((item) => blocks(item.content)),
            nodeType === 'ordered-list',
          ),
        ];
      case 'blockquote':
        return [{ type: 'blockquote', children: blocks(content) }];
      case 'table': {
        const rows = content.map((row) => (row.content ?? []).map(cell));
        return [
          { type: 'table', children: rows.map((children) => ({ type: 'tableRow', children })) },
        ];
      }
      case 'hr':
        return [{ type: 'thematicBreak' }];
      case 'embedded-asset-block':
      case 'embedded-entry-block':
        return embedded(data?.target);
      default:
        return blocks(content);
    }
  };

  return blocks(document.content);
};

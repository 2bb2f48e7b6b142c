import type { ElementContent, RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { blocks, heading, list, marked, paragraph, quotation, words } from './markdown-text.ts';

type Node = RootContent | ElementContent;

const INLINE_MARKS: Readonly<Record<string, string>> = { strong: '**', em: '*' };
const BLOCKS = ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote'];

const isBlock = (node: Node) => node.type === 'element' && BLOCKS.includes(node.tagName);

const inlineOf = (nodes: readonly Node[]): string =>
  nodes
    .map((node) => {
      if (node.type === 'text') return words(node.value);
      if (node.type !== 'element') return '';
      if (node.tagName === 'br') return '\\\n';
      const inner = inlineOf(node.children);
      const mark = INLINE_MARKS[node.tagName];
      return mark ? marked(mark, inner) : inner;
    })
    .join('');

const blockOf = (node: Node): string => {
  if (node.type !== 'element') return '';
  const { children, tagName } = node;
  switch (tagName) {
    case 'h2':
    case 'h3':
      return heading(Number(tagName[1]), inlineOf(children));
    case 'ul':
    case 'ol':
      return list(children.filter(isBlock).map(blockOf), tagName === 'ol');
    case 'blockquote':
      return quotation(flow(children));
    default:
      return flow(children);
  }
};

/** Blocks, and between them lines of text that stand in none. */
const flow = (nodes: readonly Node[]): string => {
  const all: string[] = [];
  let line: Node[] = [];
  for (const node of nodes) {
    if (!isBlock(node)) {
      line.push(node);
      continue;
    }
    all.push(paragraph(inlineOf(line)), blockOf(node));
    line = [];
  }
  return blocks([...all, paragraph(inlineOf(line))]);
};

/** HTML as `cleanRichText` (worker/backend/rich-text.ts) leaves it: a few plain elements, no attributes. */
export const htmlToMarkdown = (html: string): string =>
  flow(fromHtml(html, { fragment: true }).children);

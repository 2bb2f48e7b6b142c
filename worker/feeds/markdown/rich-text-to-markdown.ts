import {
  blocks,
  heading,
  link,
  list,
  marked,
  paragraph,
  quotation,
  words,
} from './markdown-text.ts';

/** Rich text as the payload of a page has it: in place of entries and assets what is shown of them. */
export interface PlainNode {
  readonly nodeType: string;
  readonly value?: string;
  readonly marks?: readonly { readonly type: string }[];
  readonly data?: { readonly uri?: string; readonly target?: Target };
  readonly content?: readonly PlainNode[];
}

/** A link's target, a picture, or an entry that stands between paragraphs. */
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

const MARKS: Readonly<Record<string, string>> = { bold: '**', italic: '*', strikethrough: '~~' };

/** Words as code, which nothing within can end. */
const code = (text: string): string => {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence} ${text.replace(/\s+/g, ' ')} ${fence}`;
};

export const richTextToMarkdown = (document: PlainNode, siteUrl: string): string => {
  const textOf = ({ value = '', marks = [] }: PlainNode): string => {
    const types = marks.map(({ type }) => type);
    const isCode = types.includes('code') && value.trim() !== '';
    return types.reduce(
      (text, type) => (MARKS[type] ? marked(MARKS[type], text) : text),
      isCode ? code(value) : words(value),
    );
  };

  const inlineOf = (nodes: readonly PlainNode[] = []): string =>
    nodes
      .map((node) => {
        if (node.nodeType === 'text') return textOf(node);
        const { uri, target } = node.data ?? {};
        const inner = inlineOf(node.content) || words(target?.label ?? '');
        const href = uri ?? target?.href;
        return href ? link(inner, href, siteUrl) : inner;
      })
      .join('');

  const embedded = (target: Target = {}): string => {
    const { picture, caption, heading: title, text, actions = [], quote, name } = target;
    const alt = words(caption ?? picture?.alt ?? '');
    if (picture) return `!${link(alt || 'Picture', picture.url, siteUrl)}`;
    if (quote) return quotation(blocks([paragraph(words(quote)), paragraph(words(name ?? ''))]));
    if (title) {
      const links = actions.map(({ label, url }) => link(words(label), url, siteUrl));
      return blocks([marked('**', words(title)), paragraph(words(text ?? '')), list(links, false)]);
    }
    return target.href ? link(words(target.label ?? ''), target.href, siteUrl) : '';
  };

  /** A cell is a line: a table knows no other. */
  const rowOf = (row: PlainNode): string =>
    `| ${(row.content ?? []).map((cell) => (cell.content ?? []).map(({ content }) => inlineOf(content)).join(' ')).join(' | ')} |`;

  const tableOf = (rows: readonly PlainNode[]): string => {
    const [head, ...body] = rows;
    if (!head) return '';
    const rule = `|${' --- |'.repeat(head.content?.length ?? 0)}`;
    return [rowOf(head), rule, ...body.map(rowOf)].join('\n');
  };

  const blockOf = (node: PlainNode): string => {
    const { nodeType, content = [] } = node;
    const level = /^heading-([1-6])$/.exec(nodeType)?.[1];
    if (level) return heading(Math.max(2, Number(level)), inlineOf(content));
    switch (nodeType) {
      case 'paragraph':
        return paragraph(inlineOf(content));
      case 'unordered-list':
      case 'ordered-list':
        return list(content.map(blockOf), nodeType === 'ordered-list');
      case 'blockquote':
        return quotation(blocks(content.map(blockOf)));
      case 'table':
        return tableOf(content);
      case 'hr':
        return '---';
      case 'embedded-asset-block':
      case 'embedded-entry-block':
        return embedded(node.data?.target);
      default:
        return blocks(content.map(blockOf));
    }
  };

  return blocks((document.content ?? []).map(blockOf));
};

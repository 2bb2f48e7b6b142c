import type { Document } from '@contentful/rich-text-types';

/** A rich-text document that contains only known nodes, each where HTML allows it. */
export type RichTextDocument = Document;

export interface TextNode {
  readonly nodeType: 'text';
  readonly value: string;
  readonly marks: readonly { readonly type: string }[];
  readonly data: object;
}

export interface ElementNode {
  readonly nodeType: string;
  /** The `uri` or `target` of links and embedded entries, as resolved by the client. */
  readonly data: Readonly<Record<string, unknown>>;
  readonly content: readonly RichTextNode[];
}

export type RichTextNode = TextNode | ElementNode;

/**
 * The maximum depth, far beyond the nesting that editors use. Deeper nodes are dropped, as they
 * could break rendering.
 */
const MAX_RICH_TEXT_DEPTH = 40;

const HEADINGS = [1, 2, 3, 4, 5, 6].map((level) => `heading-${level}`);
const LINKS = ['hyperlink', 'entry-hyperlink', 'asset-hyperlink'];
const INLINES = [...LINKS, 'embedded-entry-inline'];
const VOIDS = ['hr', 'embedded-asset-block', 'embedded-entry-block'];
/** Nodes that contain blocks. */
const FLOWS = ['list-item', 'blockquote', 'table-cell', 'table-header-cell'];
/** Nodes that may only contain children of certain types. */
const PARTS = new Map([
  ['ordered-list', ['list-item']],
  ['unordered-list', ['list-item']],
  ['table', ['table-row']],
  ['table-row', ['table-cell', 'table-header-cell']],
]);
const BLOCKS = [
  ...['paragraph', ...HEADINGS, ...VOIDS, 'blockquote'],
  ...['ordered-list', 'unordered-list', 'table'],
];
const KNOWN = new Set([...BLOCKS, ...INLINES, ...FLOWS, ...PARTS.keys()]);
const MARKS = ['bold', 'italic', 'underline', 'code', 'superscript', 'subscript', 'strikethrough'];

/** Where a node is: among blocks, in a line of text, in a link, or in a node listed in `PARTS`. */
type Place = 'flow' | 'line' | 'link' | (string & {});

const fits = (type: string, place: Place): boolean => {
  if (place === 'flow') return BLOCKS.includes(type) || INLINES.includes(type);
  if (place === 'line') return INLINES.includes(type);
  return PARTS.get(place)?.includes(type) ?? false;
};

const placeWithin = (type: string): Place => {
  if (PARTS.has(type)) return type;
  if (FLOWS.includes(type)) return 'flow';
  return LINKS.includes(type) ? 'link' : 'line';
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isLine = (node: RichTextNode) => node.nodeType === 'text' || INLINES.includes(node.nodeType);

/**
 * Whether a node would display nothing, such as an empty paragraph, a list of broken items or an
 * empty link.
 */
const isEmpty = (node: RichTextNode): boolean => {
  if (node.nodeType === 'text') return (node as TextNode).value.trim() === '';
  if (VOIDS.includes(node.nodeType) || node.nodeType === 'embedded-entry-inline') return false;
  // Dropping an empty cell would shift the following cells into the wrong columns.
  if (/^table-(header-)?cell$/.test(node.nodeType)) return false;
  return (node as ElementNode).content.every(isEmpty);
};

/** Wraps text in a paragraph if it is placed directly among blocks. */
const wrapLines = (nodes: readonly RichTextNode[]): RichTextNode[] => {
  const wrapped: RichTextNode[] = [];
  let line: RichTextNode[] = [];
  const endLine = () => {
    const paragraph = { nodeType: 'paragraph', data: {}, content: line };
    if (!isEmpty(paragraph)) wrapped.push(paragraph);
    line = [];
  };
  for (const node of nodes) {
    if (isLine(node)) {
      line.push(node);
    } else {
      endLine();
      wrapped.push(node);
    }
  }
  endLine();
  return wrapped;
};

const cleanText = (node: Record<string, unknown>): TextNode | undefined => {
  if (typeof node.value !== 'string') return undefined;
  const marks = Array.isArray(node.marks) ? node.marks.map((mark) => mark?.type) : [];
  return {
    nodeType: 'text',
    value: node.value,
    marks: MARKS.filter((type) => marks.includes(type)).map((type) => ({ type })),
    data: {},
  };
};

/**
 * Returns a document that the renderer can trust. Broken nodes are dropped. Nodes of unknown types,
 * and nodes in a place where HTML does not allow them, are replaced with their children.
 * @param note called for each dropped or unknown node
 */
export const cleanRichText = (
  document: { readonly content: readonly unknown[] },
  note: (problem: string) => void,
): RichTextDocument => {
  // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one case for each kind of node.
  const cleanNode = (node: unknown, place: Place, depth: number): RichTextNode[] => {
    if (!isObject(node) || typeof node.nodeType !== 'string') {
      note('an invalid node');
      return [];
    }
    if (depth > MAX_RICH_TEXT_DEPTH) {
      note(`nodes nested deeper than level ${MAX_RICH_TEXT_DEPTH}`);
      return [];
    }
    const { nodeType: type } = node;
    if (type === 'text') {
      const text = cleanText(node);
      if (!text) note('a text node without text');
      return text && !PARTS.has(place) ? [text] : [];
    }
    const isKnown = KNOWN.has(type);
    if (!isKnown) note(`node type ${type.slice(0, 40)}`);
    const isAllowed = isKnown && fits(type, place);
    const content = cleanNodes(node.content, isAllowed ? placeWithin(type) : place, depth + 1);
    if (!isAllowed) return content;
    const data = isObject(node.data) ? node.data : {};
    const cleaned = { nodeType: type, data, content: VOIDS.includes(type) ? [] : content };
    return isEmpty(cleaned) ? [] : [cleaned];
  };
  const cleanNodes = (nodes: unknown, place: Place, depth: number): RichTextNode[] => {
    if (!Array.isArray(nodes)) return [];
    const cleaned = nodes.flatMap((node) => cleanNode(node, place, depth));
    return place === 'flow' ? wrapLines(cleaned) : cleaned;
  };
  const content = cleanNodes(document.content, 'flow', 1);
  return { nodeType: 'document', data: {}, content } as unknown as RichTextDocument;
};

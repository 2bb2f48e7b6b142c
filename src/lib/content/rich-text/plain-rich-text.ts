import type { RichTextDocument } from './clean-rich-text.ts';
import { assetTarget, embeddedEntry, entryTarget, figureOf } from './rich-text-targets.ts';

/** What the text shows of the entry or asset that a node names. */
const SHOWN: Readonly<Record<string, (target: unknown) => unknown>> = {
  'entry-hyperlink': entryTarget,
  'embedded-entry-inline': entryTarget,
  'embedded-entry-block': embeddedEntry,
  'asset-hyperlink': assetTarget,
  'embedded-asset-block': (asset) => figureOf(asset) ?? assetTarget(asset),
};

const isDocument = (value: unknown): value is RichTextDocument =>
  typeof value === 'object' &&
  value !== null &&
  'nodeType' in value &&
  value.nodeType === 'document';

type Node = RichTextDocument | RichTextDocument['content'][number]['content'][number];

const plainNode = (node: Node): unknown => {
  if (node.nodeType === 'text') return node;
  const { nodeType, data } = node;
  const shown = SHOWN[nodeType];
  return {
    nodeType,
    data: shown ? { target: shown((data as { target?: unknown }).target) } : data,
    content: 'content' in node ? node.content.map(plainNode) : [],
  };
};

/**
 * A replacer of `JSON.stringify`: rich text holds whole entries and assets, which may hold each other
 * in turn. What the text shows of them stands in their place.
 */
export const plainRichText = (_key: string, value: unknown): unknown =>
  isDocument(value) ? plainNode(value) : value;

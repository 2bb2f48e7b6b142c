import type { RichTextDocument } from './clean-rich-text.ts';
import { assetTarget, embeddedEntry, entryTarget, reshapeFigure } from './rich-text-targets.ts';

/** By node type, the function that returns the displayed form of the referenced entry or asset. */
const SHOWN: Readonly<Record<string, (target: unknown) => unknown>> = {
  'entry-hyperlink': entryTarget,
  'embedded-entry-inline': entryTarget,
  'embedded-entry-block': embeddedEntry,
  'asset-hyperlink': assetTarget,
  'embedded-asset-block': (asset) => reshapeFigure(asset) ?? assetTarget(asset),
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
 * A replacer for `JSON.stringify`. Rich text contains whole entries and assets, which may be
 * cyclic, so each one is reduced to the parts that are displayed.
 */
export const plainRichText = (_key: string, value: unknown): unknown =>
  isDocument(value) ? plainNode(value) : value;

/** The number of texts that are stored for one object. */
const VARIANTS_MAX = 50;

interface Node {
  readonly next: WeakMap<object, Node>;
  readonly texts: Map<string, string>;
}
const createNode = (): Node => ({ next: new WeakMap(), texts: new Map() });
const root = createNode();

/** The stored texts for some objects, by `by`. */
export const getCachedTexts = (of: readonly object[]): Map<string, string> => {
  let node = root;
  for (const one of of) {
    const next = node.next.get(one) ?? createNode();
    node.next.set(one, next);
    node = next;
  }
  if (node.texts.size > VARIANTS_MAX) node.texts.clear();
  return node.texts;
};

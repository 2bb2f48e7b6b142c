/**
 * The maximum number of strings cached per combination of objects. If it is exceeded, all of that
 * combination's strings are dropped.
 */
const VARIANTS_MAX = 50;

interface Node {
  readonly next: WeakMap<object, Node>;
  readonly texts: Map<string, string>;
}
const createNode = (): Node => ({ next: new WeakMap(), texts: new Map() });
const root = createNode();

/** Returns the strings cached for a combination of objects. The caller chooses the map's keys. */
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

import type { KeptCopy } from './page-copy.ts';

/** Copies of pages in a bounded part of memory, by their key. */
export interface CopyShelf {
  get(key: string): KeptCopy | undefined;
  /** The same, and it was used: others make room before it. */
  use(key: string): KeptCopy | undefined;
  /** What is larger than the whole shelf is not kept. */
  put(key: string, copy: KeptCopy): void;
  forget(key: string): void;
  keys(): IterableIterator<string>;
}

const createShelf = (maxBytes: number): CopyShelf => {
  /** Longest unused first. */
  const copies = new Map<string, KeptCopy>();
  let bytes = 0;
  const forget = (key: string) => {
    bytes -= copies.get(key)?.bytes ?? 0;
    copies.delete(key);
  };
  return {
    get: (key) => copies.get(key),
    use(key) {
      const copy = copies.get(key);
      if (!copy) return undefined;
      copies.delete(key);
      copies.set(key, copy);
      return copy;
    },
    put(key, copy) {
      forget(key);
      if (copy.bytes > maxBytes) return;
      copies.set(key, copy);
      bytes += copy.bytes;
      for (const oldest of copies.keys()) {
        if (bytes <= maxBytes) return;
        forget(oldest);
      }
    },
    forget,
    keys: () => copies.keys(),
  };
};

/**
 * Half of the memory is for pages as they are, half for those with a query: whoever thinks up searches
 * without end pushes out nobody's job.
 */
export const createCopyShelf = (maxBytes: number): CopyShelf => {
  const plain = createShelf(maxBytes / 2);
  const searched = createShelf(maxBytes / 2);
  const shelfOf = (key: string) => (key.includes('?') ? searched : plain);
  return {
    get: (key) => shelfOf(key).get(key),
    use: (key) => shelfOf(key).use(key),
    put: (key, copy) => shelfOf(key).put(key, copy),
    forget: (key) => shelfOf(key).forget(key),
    *keys() {
      yield* plain.keys();
      yield* searched.keys();
    },
  };
};

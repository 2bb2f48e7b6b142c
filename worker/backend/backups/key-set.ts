/**
 * A set of keys that takes 8 bytes for each, as the keys of a whole table must fit into a worker.
 * It holds hashes of 53 bits: of a million keys, one in nine thousand million missing keys is taken
 * for present, and then the restore's own foreign keys find it.
 */
export interface KeySet {
  has(key: unknown): boolean;
}

/** A hash of a text, a whole number below 2^53: two multiplicative hashes of 32 bits, joined. */
const hashText = (text: string): number => {
  let low = 0xdeadbeef;
  let high = 0x41c6ce57;
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    low = Math.imul(low ^ code, 2654435761);
    high = Math.imul(high ^ code, 1597334677);
  }
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  return 4294967296 * (2097151 & high) + (low >>> 0);
};

/** Creates a set; `size` is at least the number of keys. */
export const createKeySet = async (size: number, keys: AsyncIterable<unknown>): Promise<KeySet> => {
  const hashes = new Float64Array(size);
  let length = 0;
  for await (const key of keys) {
    hashes[length] = hashText(String(key));
    length += 1;
  }
  const sorted = hashes.subarray(0, length).sort();
  return {
    has(key) {
      const wanted = hashText(String(key));
      let from = 0;
      let to = sorted.length;
      while (from < to) {
        const middle = (from + to) >>> 1;
        if ((sorted[middle] ?? 0) < wanted) from = middle + 1;
        else to = middle;
      }
      return sorted[from] === wanted;
    },
  };
};

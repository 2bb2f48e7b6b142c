/** As long as `stale-while-revalidate` of reference data lets any cache keep it. */
export const STALE_MAX_MS = 24 * 60 * 60 * 1000;
/** Every country's states and all other reference data fit. */
export const COPIES_MAX = 300;
const COPY_MAX_CHARACTERS = 512 * 1024;
const ALL_MAX_CHARACTERS = 8 * 1024 * 1024;

export interface Copy {
  readonly text: string;
  /** Unix milliseconds. */
  readonly at: number;
}

/** The last good answers, in memory, for as long as their upstream gives none. */
export const createStaleCopies = (now = () => Date.now()) => {
  // In the order they were last written: the first is the one to give up.
  const copies = new Map<string, Copy>();
  let characters = 0;
  const remove = (key: string) => {
    characters -= copies.get(key)?.text.length ?? 0;
    copies.delete(key);
  };
  return {
    put(key: string, text: string): void {
      if (text.length > COPY_MAX_CHARACTERS) return;
      remove(key);
      copies.set(key, { text, at: now() });
      characters += text.length;
      for (const oldest of copies.keys()) {
        if (copies.size <= COPIES_MAX && characters <= ALL_MAX_CHARACTERS) return;
        remove(oldest);
      }
    },
    get(key: string): Copy | undefined {
      const copy = copies.get(key);
      return copy && now() - copy.at <= STALE_MAX_MS ? copy : undefined;
    },
  };
};

import { CACHES, type CacheName, type Entries, type Entry } from './cache-entries.ts';

/** The size limit for all caches together (docs/specification.md, row 9.4). */
export const STORAGE_BYTES = 4_980_736;

/** The version of the entries' shape. Stored entries with a different version are ignored. */
const VERSION = 1;

/**
 * Local storage holds UTF-16. The browsers with the smallest quota (5 MiB) measure that quota in
 * bytes.
 */
const BYTES_PER_UNIT = 2;

const NAMES = Object.keys(CACHES) as CacheName[];

const serialize = (entries: readonly Entry[]) => JSON.stringify({ version: VERSION, entries });
const EMPTY_LENGTH = serialize([]).length;

/** Parses a stored cache. Undefined if the string is invalid or has a different version. */
const parseEntries = (name: CacheName, text: string): readonly Entry[] | undefined => {
  try {
    const { version, entries } = JSON.parse(text);
    return version === VERSION
      ? entries.filter((entry: unknown) => CACHES[name](entry))
      : undefined;
  } catch {
    return undefined;
  }
};

const lengths = new WeakMap<Entry, number>();
const measureLength = (entry: Entry): number => {
  const length = lengths.get(entry) ?? JSON.stringify(entry).length;
  lengths.set(entry, length);
  return length;
};

/**
 * Computes the exact number of bytes that a cache takes up in storage, including its key, without
 * serialising the cache.
 */
const countBytes = (name: CacheName, entries: readonly Entry[]): number => {
  if (entries.length === 0) return 0;
  const commas = entries.length - 1;
  const length = entries.reduce((sum, entry) => sum + measureLength(entry), EMPTY_LENGTH + commas);
  return BYTES_PER_UNIT * (name.length + length);
};

/**
 * The caches from docs/specification.md, row 9.4, held in memory and in local storage. If memory is
 * empty, lookups read the stored entries (row 4.5) and ignore any that are corrupt or were not
 * written by this code. If the storage is full, blocked or missing, the entries last only until the
 * visitor leaves the page.
 */
export const createCaches = (options: {
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Returns the current time in Unix milliseconds. */
  now: () => number;
}) => {
  const { storage } = options;
  /** Each cache lists its oldest entries first. */
  const memory = new Map<CacheName, readonly Entry[]>();

  const readStored = (name: CacheName): readonly Entry[] => {
    try {
      const text = storage().getItem(name);
      if (text === null) return [];
      const entries = parseEntries(name, text);
      if (!entries) storage().removeItem(name);
      return entries ?? [];
    } catch {
      // The browser blocks access to the storage.
      return [];
    }
  };

  const readEntries = (name: CacheName): readonly Entry[] => {
    const entries = memory.get(name) ?? readStored(name);
    if (entries.length > 0) memory.set(name, entries);
    return entries;
  };

  const write = (name: CacheName) => {
    const entries = readEntries(name);
    try {
      if (entries.length > 0) storage().setItem(name, serialize(entries));
      else storage().removeItem(name);
    } catch {
      // If the storage is full or blocked, the entries remain in this tab's memory.
    }
  };

  /**
   * Evicts the oldest entries across all caches until the caches are within the size limit.
   * @returns the names of the changed caches
   */
  const evictOldest = (): Set<CacheName> => {
    const dropped = new Set<CacheName>();
    const total = () => NAMES.reduce((sum, name) => sum + countBytes(name, readEntries(name)), 0);
    while (total() > STORAGE_BYTES) {
      const oldest = NAMES.filter((name) => readEntries(name).length > 0).reduce((a, b) =>
        (readEntries(b)[0]?.at ?? 0) < (readEntries(a)[0]?.at ?? 0) ? b : a,
      );
      memory.set(oldest, readEntries(oldest).slice(1));
      dropped.add(oldest);
    }
    return dropped;
  };

  return {
    /** Returns a cache's entries, newest first. */
    all: <Name extends CacheName>(name: Name) => readEntries(name).toReversed() as Entries[Name][],

    find: <Name extends CacheName>(name: Name, key: string) =>
      readEntries(name).find((entry) => entry.key === key) as Entries[Name] | undefined,

    /** Replaces the entry with the same key, or adds one (docs/specification.md, row 4.6). */
    keep<Name extends CacheName>(name: Name, entry: Omit<Entries[Name], 'at'>): void {
      const others = readEntries(name).filter(({ key }) => key !== entry.key);
      memory.set(name, [...others, { ...entry, at: options.now() } as unknown as Entry]);
      // Caches that have shrunk are written first, to make room for the one that has grown.
      for (const changed of evictOldest().add(name)) write(changed);
    },

    /** Removes an outdated entry. */
    drop(name: CacheName, key: string): void {
      const entries = readEntries(name);
      const others = entries.filter((entry) => entry.key !== key);
      if (others.length === entries.length) return;
      memory.set(name, others);
      write(name);
    },

    /**
     * Drops a cache from memory after its stored entries have changed, so that the next lookup
     * reads them again. Null means all caches.
     */
    forget(name: string | null): void {
      if (name === null) memory.clear();
      else memory.delete(name as CacheName);
    },
  };
};
export type Caches = ReturnType<typeof createCaches>;

import { CACHES, type CacheName, type Entries, type Entry } from './cache-entries.ts';

/** The size limit of all caches together (docs/specification.md, row 9.4). */
export const STORAGE_BYTES = 4_980_736;

/** Version of the entries' shape; stored entries of another version are ignored. */
const VERSION = 1;

/** Local storage holds UTF-16, and the browsers with the smallest quota (5 MiB) count it so. */
const BYTES_PER_UNIT = 2;

const NAMES = Object.keys(CACHES) as CacheName[];

const serialize = (entries: readonly Entry[]) => JSON.stringify({ version: VERSION, entries });
const EMPTY_LENGTH = serialize([]).length;

/** Undefined if the text is invalid or of another version. */
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
 * The exact size of a cache in storage, including its key, computed without serialising the cache.
 */
const countBytes = (name: CacheName, entries: readonly Entry[]): number => {
  if (entries.length === 0) return 0;
  const commas = entries.length - 1;
  const length = entries.reduce((sum, entry) => sum + measureLength(entry), EMPTY_LENGTH + commas);
  return BYTES_PER_UNIT * (name.length + length);
};

/**
 * The caches of docs/specification.md, row 9.4, in memory and in local storage. If memory is empty,
 * look-ups read the stored entries (row 4.5) and ignore corrupt or foreign ones. With a full,
 * blocked or missing storage, the entries are only lost to the next visit.
 */
export const createCaches = (options: {
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Unix milliseconds. */
  now: () => number;
}) => {
  const { storage } = options;
  /** The oldest entry comes first. */
  const memory = new Map<CacheName, readonly Entry[]>();

  const readStored = (name: CacheName): readonly Entry[] => {
    try {
      const text = storage().getItem(name);
      if (text === null) return [];
      const entries = parseEntries(name, text);
      if (!entries) storage().removeItem(name);
      return entries ?? [];
    } catch {
      // Blocked.
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
      // Full or blocked storage: this tab still has the entries in memory.
    }
  };

  /**
   * Evicts the oldest entries of all caches until they fit.
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
    /** The entries of a cache, newest first. */
    all: <Name extends CacheName>(name: Name) => readEntries(name).toReversed() as Entries[Name][],

    find: <Name extends CacheName>(name: Name, key: string) =>
      readEntries(name).find((entry) => entry.key === key) as Entries[Name] | undefined,

    /** Replaces the entry with the same key, or adds one (docs/specification.md, row 4.6). */
    keep<Name extends CacheName>(name: Name, entry: Omit<Entries[Name], 'at'>): void {
      const others = readEntries(name).filter(({ key }) => key !== entry.key);
      memory.set(name, [...others, { ...entry, at: options.now() } as unknown as Entry]);
      // Caches that shrink are written first, to make room for the one that grows.
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
     * Drops memory after the stored entries changed; the next look-up reads them. Null means all
     * caches.
     */
    forget(name: string | null): void {
      if (name === null) memory.clear();
      else memory.delete(name as CacheName);
    },
  };
};
export type Caches = ReturnType<typeof createCaches>;

import { CACHES, type CacheName, type Entries, type Entry } from './cache-entries.ts';

/** Specification 9, 'Local storage size', for all caches together. */
export const STORAGE_BYTES = 4_980_736;

/** Of the entries' form: a copy of another one is nobody's. */
const VERSION = 1;

/** Local storage holds UTF-16, and the browsers with the least room (5 MiB) count it so. */
const BYTES_PER_UNIT = 2;

const NAMES = Object.keys(CACHES) as CacheName[];

const textOf = (entries: readonly Entry[]) => JSON.stringify({ version: VERSION, entries });
const BARE_LENGTH = textOf([]).length;

/** Undefined where it is no text of ours. */
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
const lengthOf = (entry: Entry): number => {
  const length = lengths.get(entry) ?? JSON.stringify(entry).length;
  lengths.set(entry, length);
  return length;
};

/** What a cache takes of the storage, its name included. Exactly: the text is not made for it. */
const bytesOf = (name: CacheName, entries: readonly Entry[]): number => {
  if (entries.length === 0) return 0;
  const commas = entries.length - 1;
  const length = entries.reduce((sum, entry) => sum + lengthOf(entry), BARE_LENGTH + commas);
  return BYTES_PER_UNIT * (name.length + length);
};

/**
 * The caches of specification 9, in memory and in local storage. Where memory is empty, look-ups fall back
 * to the stored copy (specification 4), of which whatever is corrupt or foreign counts as not there. A
 * storage that is full, blocked or absent costs the next visit its copies, and nobody anything else.
 */
export const createCaches = (options: {
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Unix milliseconds. */
  now: () => number;
}) => {
  const { storage } = options;
  /** The oldest entry first. */
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

  const entriesOf = (name: CacheName): readonly Entry[] => {
    const entries = memory.get(name) ?? readStored(name);
    if (entries.length > 0) memory.set(name, entries);
    return entries;
  };

  const write = (name: CacheName) => {
    const entries = entriesOf(name);
    try {
      if (entries.length > 0) storage().setItem(name, textOf(entries));
      else storage().removeItem(name);
    } catch {
      // Full or blocked: this tab has it all the same.
    }
  };

  /** Drops the oldest entries of all caches until they fit. @returns whose they were */
  const makeRoom = (): Set<CacheName> => {
    const dropped = new Set<CacheName>();
    const total = () => NAMES.reduce((sum, name) => sum + bytesOf(name, entriesOf(name)), 0);
    while (total() > STORAGE_BYTES) {
      const oldest = NAMES.filter((name) => entriesOf(name).length > 0).reduce((a, b) =>
        (entriesOf(b)[0]?.at ?? 0) < (entriesOf(a)[0]?.at ?? 0) ? b : a,
      );
      memory.set(oldest, entriesOf(oldest).slice(1));
      dropped.add(oldest);
    }
    return dropped;
  };

  return {
    /** The entries of a cache, the newest first. */
    all: <Name extends CacheName>(name: Name) => entriesOf(name).toReversed() as Entries[Name][],

    find: <Name extends CacheName>(name: Name, key: string) =>
      entriesOf(name).find((entry) => entry.key === key) as Entries[Name] | undefined,

    /** Takes the place of the entry with the same key, else is added (specification 4). */
    keep<Name extends CacheName>(name: Name, entry: Omit<Entries[Name], 'at'>): void {
      const others = entriesOf(name).filter(({ key }) => key !== entry.key);
      memory.set(name, [...others, { ...entry, at: options.now() } as unknown as Entry]);
      // What makes room is written before what needs it.
      for (const changed of makeRoom().add(name)) write(changed);
    },

    /** Takes an entry out that holds no longer. */
    drop(name: CacheName, key: string): void {
      const entries = entriesOf(name);
      const others = entries.filter((entry) => entry.key !== key);
      if (others.length === entries.length) return;
      memory.set(name, others);
      write(name);
    },

    /** The stored copies changed: the next look-up reads them. Null stands for all of them. */
    forget(name: string | null): void {
      if (name === null) memory.clear();
      else memory.delete(name as CacheName);
    },
  };
};
export type Caches = ReturnType<typeof createCaches>;

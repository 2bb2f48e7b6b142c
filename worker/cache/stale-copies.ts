/** As long as `stale-while-revalidate` of reference data lets any cache keep it. */
export const STALE_MAX_MS = 24 * 60 * 60 * 1000;
/** Every country's states and all other reference data fit. */
export const COPIES_MAX = 300;
const COPY_MAX_CHARACTERS = 512 * 1024;
const AT_HEADER = 'x-copied-at';
const ALL_MAX_CHARACTERS = 8 * 1024 * 1024;

export interface Copy {
  readonly text: string;
  /** Unix milliseconds. */
  readonly at: number;
}

/** What is used of the platform's cache, which all isolates of a data centre share. */
export interface SharedCache {
  match(url: string): Promise<Response | undefined>;
  put(url: string, response: Response): Promise<unknown>;
}

/** None in Node, where tests run. */
const platformCache = (globalThis as { caches?: { default?: SharedCache } }).caches?.default;

/** The platform's cache as a site has it: sites may ask the same service, and be answered each in its own way. */
export const siteCache = (
  siteKey: string | undefined,
  cache: SharedCache | undefined = platformCache,
): SharedCache | undefined => {
  if (!cache || !siteKey) return cache;
  // Behind the name of a parameter (`keyOf`), whose value it is.
  const stored = (url: string) => `${url}=${siteKey}`;
  return {
    match: (url) => cache.match(stored(url)),
    put: (url, response) => cache.put(stored(url), response),
  };
};

/** How old a copy may be in the shared cache before it is written anew. */
const SHARE_EVERY_MS = 60 * 60 * 1000;

/**
 * The last good answers, for as long as their upstream gives none: in memory, and in the shared cache
 * for isolates that begin while it is down. A cache that fails changes nothing.
 */
export const createStaleCopies = (
  base: string,
  { now = () => Date.now(), cache }: { now?: () => number; cache?: SharedCache } = {},
) => {
  // In the order they were last written: the first is the one to give up.
  const copies = new Map<string, Copy & { sharedAt: number }>();
  let characters = 0;
  const remove = (path: string) => {
    characters -= copies.get(path)?.text.length ?? 0;
    copies.delete(path);
  };
  // An address of the upstream's own that it never gives: nothing else is kept under it.
  const keyOf = (path: string) => `${base}/${path}?stale-copy`;
  const isFresh = (copy: Copy) => now() - copy.at <= STALE_MAX_MS;
  const share = (path: string, { text, at }: Copy) =>
    cache?.put(
      keyOf(path),
      new Response(text, {
        headers: { 'cache-control': `max-age=${STALE_MAX_MS / 1000}`, [AT_HEADER]: String(at) },
      }),
    );
  const shared = async (path: string): Promise<Copy | undefined> => {
    const found = await cache?.match(keyOf(path));
    return found && { text: await found.text(), at: Number(found.headers.get(AT_HEADER)) };
  };
  return {
    async put(path: string, text: string): Promise<void> {
      if (text.length > COPY_MAX_CHARACTERS) return;
      const before = copies.get(path);
      const isShared =
        before !== undefined && before.text === text && now() - before.sharedAt < SHARE_EVERY_MS;
      const copy = { text, at: now(), sharedAt: isShared ? before.sharedAt : now() };
      remove(path);
      copies.set(path, copy);
      characters += text.length;
      for (const oldest of copies.keys()) {
        if (copies.size <= COPIES_MAX && characters <= ALL_MAX_CHARACTERS) break;
        remove(oldest);
      }
      if (!isShared) await Promise.resolve(share(path, copy)).catch(() => undefined);
    },
    async get(path: string): Promise<Copy | undefined> {
      const own = copies.get(path);
      const copy = own ?? (await shared(path).catch(() => undefined));
      return copy && isFresh(copy) ? { text: copy.text, at: copy.at } : undefined;
    },
  };
};

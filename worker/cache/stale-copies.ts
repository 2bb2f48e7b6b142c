/**
 * The maximum age of a copy, the same as the `stale-while-revalidate` lifetime of reference data.
 */
export const STALE_MAX_MS = 24 * 60 * 60 * 1000;
/**
 * The maximum number of copies: enough for the states of every country and all other reference
 * data.
 */
export const COPIES_MAX = 300;
const COPY_MAX_CHARACTERS = 512 * 1024;
const AT_HEADER = 'x-copied-at';
const ALL_MAX_CHARACTERS = 8 * 1024 * 1024;

export interface Copy {
  readonly text: string;
  /** When the response was received, in Unix milliseconds. */
  readonly at: number;
}

/**
 * The part of the platform's cache API that we use. All isolates in a data centre share this cache.
 */
export interface SharedCache {
  match(url: string): Promise<Response | undefined>;
  put(url: string, response: Response): Promise<unknown>;
}

/** The platform's cache; undefined in Node.js, where the tests run. */
const platformCache = (globalThis as { caches?: { default?: SharedCache } }).caches?.default;

/**
 * The platform's cache, with keys specific to one site, because the same service may respond
 * differently to different sites.
 */
export const siteCache = (
  siteKey: string | undefined,
  cache: SharedCache | undefined = platformCache,
): SharedCache | undefined => {
  if (!cache || !siteKey) return cache;
  // A key from `formatKey` ends with a parameter name, so the site key becomes that parameter's
  // value.
  const stored = (url: string) => `${url}=${siteKey}`;
  return {
    match: (url) => cache.match(stored(url)),
    put: (url, response) => cache.put(stored(url), response),
  };
};

/** The minimum time before an unchanged copy is written to the shared cache again. */
const SHARE_EVERY_MS = 60 * 60 * 1000;

/**
 * The last good responses, used while their upstream is failing. They are stored in memory, and
 * also in the shared cache for isolates that start while the upstream is down. Failures of the
 * shared cache are ignored.
 */
export const createStaleCopies = (
  base: string,
  { now = () => Date.now(), cache }: { now?: () => number; cache?: SharedCache } = {},
) => {
  // The copies in the order in which they were last written; the oldest is evicted first.
  const copies = new Map<string, Copy & { sharedAt: number }>();
  let characters = 0;
  const remove = (path: string) => {
    characters -= copies.get(path)?.text.length ?? 0;
    copies.delete(path);
  };
  // No URL of the upstream ends with `?stale-copy`, so this key cannot collide with another
  // response's.
  const formatKey = (path: string) => `${base}/${path}?stale-copy`;
  const isFresh = (copy: Copy) => now() - copy.at <= STALE_MAX_MS;
  const share = (path: string, { text, at }: Copy) =>
    cache?.put(
      formatKey(path),
      new Response(text, {
        headers: { 'cache-control': `max-age=${STALE_MAX_MS / 1000}`, [AT_HEADER]: String(at) },
      }),
    );
  const shared = async (path: string): Promise<Copy | undefined> => {
    const found = await cache?.match(formatKey(path));
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

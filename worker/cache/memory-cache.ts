import { LRUCache } from 'lru-cache';
import { withTimeLimit } from '../../src/lib/content/with-time-limit.ts';
import { dropBody } from '../http/body/drop-body.ts';
import type { CacheStatus } from '../http/headers/cache-status.ts';

/*
 * Stands in for the platform's cache in front of `Pages` on sites that have no such cache. It
 * follows the same contract (RFC 9111 and 5861, tags), but stores its entries in the memory of one
 * isolate.
 */

/** The platform terminates work that is still running this long after the response. */
const RENDER_MAX_MS = 30_000;
/** After a failed render, the stale entry is served for this long before the next attempt. */
const RETRY_MS = 5_000;
/** The approximate size of an entry's headers, tags and key. */
const ENTRY_OVERHEAD_BYTES = 4_096;

/** A response whose bytes are shared by many requests. */
interface Entry {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Uint8Array<ArrayBuffer>;
  readonly tags: ReadonlySet<string>;
  /**
   * The time of the last render or revalidation. All times in an entry are in Unix milliseconds.
   */
  readonly storedAt: number;
  readonly freshUntil: number;
  readonly staleUntil: number;
  readonly errorUntil: number;
  /** When to try again after a failed render, in Unix milliseconds. */
  retryAt: number;
}

/** Renders a response. `etag` is the ETag of the stored entry, which a 304 may confirm. */
export type Render = (etag: string | undefined) => Promise<Response>;

/**
 * A render's result, both for the request that started the render and for requests that joined it.
 */
type Rendered =
  | { readonly entry: Entry; readonly from: CacheStatus; readonly joined: CacheStatus | undefined }
  /** Private: this response must not be sent to any other request. */
  | { readonly response: Response; readonly from: CacheStatus };

/** A render in flight. */
interface Flight {
  readonly key: string;
  /** In Unix milliseconds. */
  readonly startedAt: number;
  rendered?: Promise<Rendered>;
  readonly purged: Set<string>;
  /**
   * Whether everything has been purged since the render started, or a later render of the page has
   * completed.
   */
  isOutdated: boolean;
}

export interface CachedResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly body: BodyInit | null;
  readonly from: CacheStatus;
  /** Seconds since the response was stored. */
  readonly ageS?: number | undefined;
}

/** The durations in a Cache-Control header by directive, in milliseconds. */
const readDirectives = (cacheControl: string): ReadonlyMap<string, number> =>
  new Map(
    cacheControl.split(',').map((directive) => {
      const [name = '', seconds = ''] = directive.trim().split('=', 2);
      return [name, (Number(seconds) || 0) * 1_000];
    }),
  );

const isPrivate = ({ headers }: Response): boolean =>
  headers.has('set-cookie') || /\bprivate\b/.test(headers.get('cache-control') ?? '');

const readTimes = ({ status, headers }: Response, storedAt: number) => {
  const cacheControl = headers.get('cache-control') ?? '';
  const isStored =
    (status === 200 || status === 304) && !/\b(no-store|no-cache)\b/.test(cacheControl);
  const lifetimes = readDirectives(cacheControl);
  const getLifetime = (name: string) => lifetimes.get(name) ?? 0;
  const freshUntil = storedAt + (isStored ? getLifetime('max-age') : 0);
  return {
    storedAt,
    freshUntil,
    staleUntil: freshUntil + getLifetime('stale-while-revalidate'),
    errorUntil: freshUntil + getLifetime('stale-if-error'),
    retryAt: 0,
  };
};

const readEntry = async (response: Response, storedAt: number): Promise<Entry> => ({
  status: response.status,
  headers: response.headers,
  body: new Uint8Array(await response.arrayBuffer()),
  tags: new Set((response.headers.get('cache-tag') ?? '').split(',').filter(Boolean)),
  ...readTimes(response, storedAt),
});

/** The stored entry, updated with the headers of a 304 response (RFC 9111, 4.3.4). */
const confirmEntry = (entry: Entry, response: Response, storedAt: number): Entry => {
  const headers = new Headers(entry.headers);
  for (const [name, value] of response.headers) headers.set(name, value);
  return { ...entry, headers, ...readTimes(response, storedAt) };
};

export type MemoryCache = ReturnType<typeof createMemoryCache>;

export const createMemoryCache = ({
  maxBytes,
  now = Date.now,
}: {
  readonly maxBytes: number;
  readonly now?: () => number;
}) => {
  const createStore = () =>
    new LRUCache<string, Entry>({
      maxSize: maxBytes / 2,
      sizeCalculation: ({ body }) => body.length + ENTRY_OVERHEAD_BYTES,
    });
  // Separate stores, so that searches evict only other searches, never pages without a query.
  const stores = { pages: createStore(), searches: createStore() };
  const selectStore = (key: string) => (key.includes('?') ? stores.searches : stores.pages);
  const flights = new Set<Flight>();
  /** Renders that new requests can join: those that started after the last purge. */
  const inFlight = new Map<string, Flight>();

  const createResponse = (
    { status, headers, body, storedAt }: Entry,
    from: CacheStatus,
  ): CachedResponse => ({
    status,
    headers,
    body: body.length > 0 ? body : null,
    from,
    ageS: from === 'MISS' || from === 'EXPIRED' ? undefined : (now() - storedAt) / 1_000,
  });

  /**
   * Stores a render's result, or deletes the existing entry if there is nothing to store. Does
   * nothing if the render is outdated.
   */
  const settle = (flight: Flight, entry: Entry | undefined): void => {
    if (flight.isOutdated || (entry && !flight.purged.isDisjointFrom(entry.tags))) return;
    for (const other of flights) {
      if (other === flight) break;
      if (other.key === flight.key) other.isOutdated = true;
    }
    if (entry) selectStore(flight.key).set(flight.key, entry);
    else selectStore(flight.key).delete(flight.key);
  };

  // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: the contract of a cache, case by case.
  const render = async (make: Render, flight: Flight): Promise<Rendered> => {
    const older = selectStore(flight.key).peek(flight.key);
    const from = older ? 'EXPIRED' : 'MISS';
    /** The stale entry, if it may still be sent instead of a failed response. */
    const fallBack = () => (older && now() < older.errorUntil ? older : undefined);
    const fail = () => {
      if (older) older.retryAt = now() + RETRY_MS;
    };
    try {
      const response = await make(older?.headers.get('etag') ?? undefined);
      if (older && response.status === 304) {
        const entry = confirmEntry(older, response, now());
        settle(flight, entry);
        return { entry, from: 'REVALIDATED', joined: 'REVALIDATED' };
      }
      // A 429 concerns the client, not the page, so another request may render immediately.
      const isRefusal = response.status === 429;
      const isFailure = response.status >= 500;
      if (isFailure) fail();
      const stale = isFailure || isRefusal ? fallBack() : undefined;
      if (stale) {
        dropBody(response);
        return { entry: stale, from: 'STALE', joined: isRefusal ? undefined : 'STALE' };
      }
      if (isRefusal) return { response, from };
      const entry = isPrivate(response) ? undefined : await readEntry(response, now());
      const isStored = entry !== undefined && entry.freshUntil > entry.storedAt;
      if (!isFailure) settle(flight, isStored ? entry : undefined);
      return entry ? { entry, from, joined: isStored ? 'HIT' : 'MISS' } : { response, from };
    } catch (error) {
      fail();
      const stale = fallBack();
      if (stale) return { entry: stale, from: 'STALE', joined: 'STALE' };
      throw error;
    }
  };

  const start = (key: string, make: Render): Promise<Rendered> => {
    const flight: Flight = { key, startedAt: now(), purged: new Set(), isOutdated: false };
    flights.add(flight);
    inFlight.set(key, flight);
    flight.rendered = render(make, flight);
    const end = () => {
      flights.delete(flight);
      if (inFlight.get(key) === flight) inFlight.delete(key);
    };
    flight.rendered.then(end, end);
    return flight.rendered;
  };

  /** The time remaining for a render. Once none is left, the render is considered lost. */
  const timeLeft = ({ startedAt }: Flight): number => startedAt + RENDER_MAX_MS - now();

  const findFlight = (key: string): Flight | undefined => {
    const flight = inFlight.get(key);
    return flight && timeLeft(flight) > 0 ? flight : undefined;
  };

  /**
   * The result of a render in flight; undefined if the result is private to the request that
   * started the render, or if the render was lost.
   */
  const join = async (flight: Flight): Promise<CachedResponse | undefined> => {
    if (!flight.rendered) return undefined;
    const rendered = await withTimeLimit<Rendered | undefined>(
      flight.rendered,
      timeLeft(flight),
      () => undefined,
    );
    return rendered && 'entry' in rendered && rendered.joined
      ? createResponse(rendered.entry, rendered.joined)
      : undefined;
  };

  /**
   * Renders in flight began before the change, so they must not store any page that has one of the
   * purged tags.
   */
  const outdateRenders = (tags: readonly string[] | undefined): void => {
    for (const flight of flights) {
      for (const tag of tags ?? []) flight.purged.add(tag);
      if (tags && timeLeft(flight) > 0) continue;
      flight.isOutdated = true;
      flights.delete(flight);
    }
    inFlight.clear();
  };

  return {
    /** Whether an entry is stored, whether fresh or stale. */
    has: (key: string): boolean => selectStore(key).has(key),

    /**
     * The response for a key. `make` renders it, or confirms the stored entry with a 304; the
     * render continues even if the client disconnects.
     * @throws whatever `make` throws, if no stale entry may be sent instead
     */
    async fetch(
      key: string,
      make: Render,
      waitUntil: (work: Promise<unknown>) => void,
    ): Promise<CachedResponse> {
      const entry = selectStore(key).get(key);
      const time = now();
      if (entry && time < entry.freshUntil) return createResponse(entry, 'HIT');
      if (entry && time < entry.retryAt && time < Math.max(entry.staleUntil, entry.errorUntil)) {
        return createResponse(entry, 'STALE');
      }
      if (entry && time < entry.staleUntil) {
        if (!findFlight(key)) {
          const behind = start(key, make).then(
            (made) => 'response' in made && dropBody(made.response),
          );
          waitUntil(behind.catch(() => undefined));
        }
        return createResponse(entry, 'UPDATING');
      }
      const flight = findFlight(key);
      const joined = flight && (await join(flight));
      if (joined) return joined;
      const rendering = start(key, make);
      waitUntil(rendering.catch(() => undefined));
      const rendered = await rendering;
      if ('entry' in rendered) return createResponse(rendered.entry, rendered.from);
      const { status, headers, body } = rendered.response;
      return { status, headers, body, from: rendered.from };
    },

    /**
     * Deletes the entries that have one of these tags, or all entries if no tags are given. Renders
     * in flight count as having started before the purge.
     */
    purge(tags?: readonly string[]): void {
      for (const store of Object.values(stores)) {
        for (const [key, { tags: own }] of [...store.entries()]) {
          if (!tags || tags.some((tag) => own.has(tag))) store.delete(key);
        }
      }
      outdateRenders(tags);
    },
  };
};

const MAX_BYTES = 32 * 1024 * 1024;

/**
 * The pages cached in this isolate. A new build runs in new isolates, so the cache starts empty.
 */
export const pageMemory = createMemoryCache({ maxBytes: MAX_BYTES });

import type { CacheStatus } from '../visit.ts';

/** How long a visitor waits for somebody else's render before looking again, in milliseconds. */
const LOOK_AGAIN_MS = 4;

/** The platform ends what runs behind an answer after this time: nobody waits for it any longer. */
const RENDER_MAX_MS = 30_000;

/** After a failure the older copy is shown this long before anybody tries again. */
const RETRY_MS = 5_000;

/** Beside its body a copy has headers, tags and a key. */
const COPY_OVERHEAD_BYTES = 4_096;

/** A whole page, kept in memory. */
export interface Copy {
  readonly body: Uint8Array<ArrayBuffer>;
  /** As a browser gets them, made once: nobody changes them. */
  readonly headers: Headers;
}

interface KeptCopy extends Copy {
  readonly tags: ReadonlySet<string>;
  readonly bytes: number;
  /** Unix milliseconds, all of them. */
  readonly freshUntil: number;
  readonly staleUntil: number;
  readonly errorUntil: number;
  /** Set by a failure to make it anew. */
  retryAt: number;
}

/** A render under way. What is purged meanwhile, it may have read before the change. */
interface Begun {
  readonly at: number;
  readonly purged: Set<string>;
  isAllPurged: boolean;
  isOver: boolean;
}

/** What a request gets: a copy, or an answer that nobody else may have. */
export type Found = { readonly from: CacheStatus } & (
  | { readonly copy: Copy }
  | { readonly response: Response }
);

export interface MemoryPageCache {
  /** `make` renders the page; what it goes on with after the answer is told to `waitUntil`. */
  fetch(key: string, steps: Steps): Found | Promise<Found>;
  /** Forgets the pages with one of these tags, without tags every page. */
  purge(tags?: readonly string[]): void;
}

interface Steps {
  readonly make: () => Promise<Response>;
  readonly waitUntil: (work: Promise<unknown>) => void;
  /** What a browser is told of a page that is kept. */
  readonly headersOf: (page: Response) => Headers;
}

interface Options {
  readonly now: () => number;
  readonly sleep: (ms: number) => Promise<unknown>;
  readonly maxBytes: number;
}

const MS = 1_000;

/** RFC 9111 and 5861: how long a shared cache may keep this. Undefined: not at all. */
const lifetimeOf = (headers: Headers) => {
  const cacheControl = headers.get('cache-control') ?? '';
  if (/\b(private|no-store|no-cache)\b/.test(cacheControl)) return undefined;
  const seconds = (name: string) =>
    Number(new RegExp(`(?:^|[\\s,])${name}=(\\d+)`).exec(cacheControl)?.[1] ?? 0);
  const fresh = seconds('max-age');
  if (fresh === 0) return undefined;
  return {
    fresh: fresh * MS,
    stale: seconds('stale-while-revalidate') * MS,
    error: seconds('stale-if-error') * MS,
  };
};

const tagsOf = (headers: Headers): ReadonlySet<string> =>
  new Set((headers.get('cache-tag') ?? '').split(',').filter(Boolean));

/** Neither does it say anything of the page: whoever has an older copy shows that. */
const isFailure = ({ status }: Response) => status >= 500 || status === 429;

/**
 * The stand-in for the platform's cache in front of `Pages`, which this machine has not: the same
 * contract, in the memory of one isolate. Requests of workerd share no promise, so who waits for
 * another's render looks again every few milliseconds; a render goes on when its visitor leaves.
 */
export const createMemoryPageCache = (options: Options): MemoryPageCache => {
  const { now, sleep, maxBytes } = options;
  /** Longest unused first. */
  const copies = new Map<string, KeptCopy>();
  const underWay = new Map<string, Begun>();
  let bytes = 0;

  const forget = (key: string) => {
    bytes -= copies.get(key)?.bytes ?? 0;
    copies.delete(key);
  };

  const keep = (key: string, copy: KeptCopy) => {
    forget(key);
    if (copy.bytes > maxBytes) return;
    copies.set(key, copy);
    bytes += copy.bytes;
    for (const oldest of copies.keys()) {
      if (bytes <= maxBytes) return;
      forget(oldest);
    }
  };

  /** A whole page that may be kept, else undefined and the page unread. */
  const copyOf = async (
    page: Response,
    headersOf: Steps['headersOf'],
  ): Promise<KeptCopy | undefined> => {
    const lifetime = lifetimeOf(page.headers);
    if (page.status !== 200 || !lifetime || page.headers.has('set-cookie')) return undefined;
    const body = new Uint8Array(await page.arrayBuffer());
    const freshUntil = now() + lifetime.fresh;
    return {
      body,
      headers: headersOf(page),
      tags: tagsOf(page.headers),
      bytes: body.length + COPY_OVERHEAD_BYTES,
      freshUntil,
      staleUntil: freshUntil + lifetime.stale,
      errorUntil: freshUntil + lifetime.error,
      retryAt: 0,
    };
  };

  const wasPurged = ({ isAllPurged, purged }: Begun, { tags }: KeptCopy) =>
    isAllPurged || [...purged].some((tag) => tags.has(tag));

  /** Renders a page and keeps it where it may. What fails leaves the older copy as it is. */
  const render = async (key: string, { make, headersOf }: Steps): Promise<Copy | Response> => {
    const begun: Begun = { at: now(), purged: new Set(), isAllPurged: false, isOver: false };
    underWay.set(key, begun);
    const older = copies.get(key);
    try {
      const page = await make();
      const copy = await copyOf(page, headersOf);
      if (copy && !wasPurged(begun, copy)) keep(key, copy);
      else if (older && isFailure(page)) older.retryAt = now() + RETRY_MS;
      else if (!copy) forget(key);
      return copy ?? page;
    } catch (error) {
      if (older) older.retryAt = now() + RETRY_MS;
      throw error;
    } finally {
      begun.isOver = true;
      if (underWay.get(key) === begun) underWay.delete(key);
    }
  };

  const isUnderWay = (key: string) => {
    const begun = underWay.get(key);
    return begun !== undefined && now() - begun.at < RENDER_MAX_MS;
  };

  /** Waits until a render is over, whatever came of it. */
  const over = async (begun: Begun) => {
    while (!begun.isOver && now() - begun.at < RENDER_MAX_MS) await sleep(LOOK_AGAIN_MS);
  };

  /** No copy can be shown as it is. */
  const fetchAnew = async (key: string, steps: Steps): Promise<Found> => {
    const begun = isUnderWay(key) ? underWay.get(key) : undefined;
    if (begun) {
      await over(begun);
      const copy = copies.get(key);
      if (copy && now() < copy.freshUntil) return { copy, from: 'HIT' };
      // It failed: to make it at once again would be to wait twice for what hangs.
      if (copy && now() < Math.min(copy.retryAt, copy.errorUntil)) return { copy, from: 'STALE' };
    }
    const older = copies.get(key);
    const from = older ? 'EXPIRED' : 'MISS';
    const work = render(key, steps);
    steps.waitUntil(work.catch(() => undefined));
    try {
      const made = await work;
      if (!(made instanceof Response)) return { copy: made, from };
      if (!older || !isFailure(made) || now() >= older.errorUntil) return { response: made, from };
    } catch (error) {
      if (!older || now() >= older.errorUntil) throw error;
    }
    return { copy: older, from: 'STALE' };
  };

  return {
    fetch(key, steps) {
      const copy = copies.get(key);
      if (!copy) return fetchAnew(key, steps);
      copies.delete(key);
      copies.set(key, copy);
      const time = now();
      if (time < copy.freshUntil) return { copy, from: 'HIT' };
      const isResting = time < copy.retryAt;
      if (time < copy.staleUntil) {
        if (isResting) return { copy, from: 'STALE' };
        if (!isUnderWay(key)) steps.waitUntil(render(key, steps).catch(() => undefined));
        return { copy, from: 'UPDATING' };
      }
      if (isResting && time < copy.errorUntil) return { copy, from: 'STALE' };
      return fetchAnew(key, steps);
    },

    purge(tags) {
      for (const [key, copy] of copies) {
        if (!tags || tags.some((tag) => copy.tags.has(tag))) forget(key);
      }
      for (const begun of underWay.values()) {
        if (!tags) begun.isAllPurged = true;
        for (const tag of tags ?? []) begun.purged.add(tag);
      }
      // Whoever comes from now on must not wait for what was begun before.
      underWay.clear();
    },
  };
};

import type { CacheStatus } from '../http/cache-status.ts';
import { dropBody } from '../http/drop-body.ts';
import { createCopyShelf } from './copy-shelf.ts';
import { type Copy, copyOf, isSomebodys, type KeptCopy } from './page-copy.ts';

/** How long a visitor waits for somebody else's render before looking again, in milliseconds. */
const LOOK_AGAIN_MS = 4;

/** The platform ends what runs behind an answer after this time: nobody waits for it any longer. */
const RENDER_MAX_MS = 30_000;

/** After a failure the older copy is shown this long before anybody tries again. */
const RETRY_MS = 5_000;

/** A render under way. What is purged meanwhile, it may have read before the change. */
interface Begun {
  readonly key: string;
  readonly at: number;
  readonly purged: Set<string>;
  /** Whatever it says is no longer so: all was purged, or a render begun later knows better. */
  isOutdated: boolean;
  isOver: boolean;
  /** What those get who waited for it. Undefined: what it says is nobody else's. */
  outcome?: Outcome;
}

type Outcome =
  | { readonly copy: Copy; readonly from: CacheStatus }
  | { readonly answer: Answer }
  /** It was thrown. */
  | { readonly error: unknown };

/** What nobody keeps. */
interface Answer extends Omit<Copy, 'madeAt'> {
  readonly status: number;
}

/** What a request gets: a copy, or an answer that nobody keeps. */
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

/** It says nothing of the page: whoever has an older copy shows that. */
const isFailure = ({ status }: Response) => status >= 500;

/** It says nothing of the page either, but of its asker alone: anybody else may try at once. */
const isRefusal = ({ status }: Response) => status === 429;

const answerOf = async (page: Response): Promise<Answer> => ({
  status: page.status,
  headers: page.headers,
  body: new Uint8Array(await page.arrayBuffer()),
});

const responseOf = ({ status, headers, body }: Answer): Response =>
  new Response(body.length > 0 ? body : null, { status, headers });

/**
 * The stand-in for the platform's cache in front of `Pages`, which this machine has not: the same
 * contract, in the memory of one isolate. Requests of workerd share no promise, so who waits for
 * another's render looks again every few milliseconds; a render goes on when its visitor leaves.
 */
export const createMemoryPageCache = (options: Options): MemoryPageCache => {
  const { now, sleep, maxBytes } = options;
  const copies = createCopyShelf(maxBytes);
  /** Every render that may still bring a copy, first begun first. */
  const underWay = new Set<Begun>();
  /** Those that others wait for. */
  const leaders = new Map<string, Begun>();

  const wasPurged = ({ purged }: Begun, { tags }: KeptCopy) =>
    [...purged].some((tag) => tags.has(tag));

  /** What a render says of its page, unless that is no longer so. */
  const settle = (begun: Begun, copy: KeptCopy | undefined) => {
    if (begun.isOutdated) return;
    for (const other of underWay) {
      if (other === begun) break;
      if (other.key === begun.key) other.isOutdated = true;
    }
    if (copy) copies.put(begun.key, copy);
    else copies.forget(begun.key);
  };

  /** Renders a page and keeps it where it may. What fails leaves the older copy, and shows it while it may. */
  const render = async (key: string, { make, headersOf }: Steps): Promise<Found> => {
    const begun: Begun = {
      key,
      at: now(),
      purged: new Set(),
      isOutdated: false,
      isOver: false,
    };
    underWay.add(begun);
    leaders.set(key, begun);
    const older = copies.get(key);
    const from = older ? 'EXPIRED' : 'MISS';
    /** The older copy, where that may be. Whoever waits is shown it too, though it may be purged by then. */
    const instead = () => {
      if (!older || now() >= older.errorUntil) return undefined;
      return { copy: older, from: 'STALE' } as const;
    };
    const failed = () => {
      if (older) older.retryAt = now() + RETRY_MS;
    };
    try {
      const page = await make();
      if (isFailure(page)) failed();
      const shown = isFailure(page) || isRefusal(page) ? instead() : undefined;
      if (shown) {
        if (isFailure(page)) begun.outcome = shown;
        dropBody(page);
        return shown;
      }
      if (isRefusal(page)) return { response: page, from };
      const copy = await copyOf(page, { now, headersOf });
      if (copy) {
        if (!wasPurged(begun, copy)) settle(begun, copy);
        begun.outcome = { copy, from: 'HIT' };
        return { copy, from };
      }
      if (!isFailure(page)) settle(begun, undefined);
      if (isSomebodys(page)) return { response: page, from };
      const answer = await answerOf(page);
      begun.outcome = { answer };
      return { response: responseOf(answer), from };
    } catch (error) {
      failed();
      const shown = instead();
      begun.outcome = shown ?? { error };
      if (shown) return shown;
      throw error;
    } finally {
      begun.isOver = true;
      underWay.delete(begun);
      if (leaders.get(key) === begun) leaders.delete(key);
    }
  };

  /** Renders a page for those who come later. */
  const renderBehind = (key: string, steps: Steps) =>
    steps.waitUntil(
      render(key, steps)
        .then((found) => 'response' in found && dropBody(found.response))
        .catch(() => undefined),
    );

  const leaderOf = (key: string): Begun | undefined => {
    const begun = leaders.get(key);
    return begun && now() - begun.at < RENDER_MAX_MS ? begun : undefined;
  };

  /** Waits until a render is over, whatever came of it. */
  const over = async (begun: Begun) => {
    while (!begun.isOver && now() - begun.at < RENDER_MAX_MS) await sleep(LOOK_AGAIN_MS);
  };

  /** No copy can be shown as it is: one makes it, for all who come meanwhile, whatever comes of it. */
  const fetchAnew = async (key: string, steps: Steps): Promise<Found> => {
    const begun = leaderOf(key);
    if (begun) {
      await over(begun);
      const copy = copies.get(key);
      if (copy && now() < copy.freshUntil) return { copy, from: 'HIT' };
      if (copy && now() < Math.min(copy.retryAt, copy.errorUntil)) return { copy, from: 'STALE' };
      // Before a purge it was begun, as their requests were.
      const { outcome } = begun;
      if (outcome && 'error' in outcome) throw outcome.error;
      if (outcome && 'answer' in outcome) {
        return { response: responseOf(outcome.answer), from: 'MISS' };
      }
      if (outcome) return outcome;
      // It was another's, or got lost: nobody waits twice.
    }
    const work = render(key, steps);
    steps.waitUntil(work.catch(() => undefined));
    return work;
  };

  return {
    fetch(key, steps) {
      const copy = copies.use(key);
      if (!copy) return fetchAnew(key, steps);
      const time = now();
      if (time < copy.freshUntil) return { copy, from: 'HIT' };
      const isResting = time < copy.retryAt;
      if (time < copy.staleUntil) {
        if (isResting) return { copy, from: 'STALE' };
        if (!leaderOf(key)) renderBehind(key, steps);
        return { copy, from: 'UPDATING' };
      }
      if (isResting && time < copy.errorUntil) return { copy, from: 'STALE' };
      return fetchAnew(key, steps);
    },

    purge(tags) {
      for (const key of copies.keys()) {
        if (!tags || tags.some((tag) => copies.get(key)?.tags.has(tag))) copies.forget(key);
      }
      for (const begun of underWay) {
        for (const tag of tags ?? []) begun.purged.add(tag);
        if (tags && now() - begun.at < RENDER_MAX_MS) continue;
        begun.isOutdated = true;
        underWay.delete(begun);
      }
      // Whoever comes from now on must not wait for what was begun before.
      leaders.clear();
    },
  };
};

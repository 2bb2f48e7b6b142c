import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createMemoryCache } from '../../worker/cache/memory-cache.ts';
import { type DirectWorker, type SiteOptions, startBuiltSite } from './direct-worker.ts';

/** The stand-in for the platform's cache. It outlives the workers and lasts as long as the test. */
export interface PlatformCache {
  /**
   * The number of pages that the workers have rendered, and the number that they confirmed as still
   * valid.
   */
  readonly counts: { rendered: number; confirmed: number };
  /** How many milliseconds the cache's clock is ahead of the real one. */
  aheadMs: number;
  /** Resolves when the background work of all responses is done. */
  settled(): Promise<void>;
  /** Runs the cron job, treating all purges as more than a minute old. */
  passMinute(): Promise<void>;
  /** Starts a worker behind this cache, as a deployment does. */
  deploy(options: SiteOptions): Promise<DirectWorker>;
}

const MODULES = ['platform-worker.js', 'lagging-replica.js'];
/** A cache entry that is not a page (`worker/cache/announced-versions.ts`). */
const ANNOUNCED = '/__versions';
const MAX_BYTES = 256 * 1024 * 1024;

export const createPlatformCache = (): PlatformCache => {
  let worker: DirectWorker | undefined;
  const behind = new Set<Promise<unknown>>();
  const platform: PlatformCache = {
    counts: { rendered: 0, confirmed: 0 },
    aheadMs: 0,
    async settled() {
      while (behind.size > 0) await Promise.all(behind);
    },
    async passMinute() {
      const { JOBS } = (await worker?.bindings()) ?? {};
      const resetCallBudget = () => JOBS?.prepare("UPDATE purge_budget SET calls = '[]'").run();
      await resetCallBudget();
      await worker?.runSchedule('* * * * *');
      await resetCallBudget();
    },
    async deploy(options) {
      worker = await startBuiltSite({
        ...options,
        inFront: [
          ...MODULES.map((path) => ({
            path,
            contents: readFileSync(join(import.meta.dirname, path), 'utf8'),
          })),
          ...(options.inFront ?? []),
        ],
        services: { PLATFORM: respond },
      });
      return worker;
    },
  };
  const cache = createMemoryCache({
    maxBytes: MAX_BYTES,
    now: () => Date.now() + platform.aheadMs,
  });

  const render = async (page: string, etag: string | undefined): Promise<Response> => {
    const response = await fetch(`${worker?.url}/__render`, {
      headers: { 'x-page': page, ...(etag && { 'if-none-match': etag }) },
      redirect: 'manual',
    });
    if (new URL(page).pathname === ANNOUNCED) return response;
    if (response.status === 304) platform.counts.confirmed += 1;
    else platform.counts.rendered += 1;
    return response;
  };

  const respond = async (request: Request): Promise<Response> => {
    if (request.method === 'POST') {
      const { tags } = (await request.json()) as { tags?: string[] };
      cache.purge(tags);
      return new Response(null, { status: 204 });
    }
    const page = request.headers.get('x-page') ?? '';
    const { pathname, search } = new URL(page);
    const cachedResponse = await cache.fetch(
      pathname + search,
      (etag) => render(page, etag),
      (work) => {
        behind.add(work);
        work.finally(() => behind.delete(work));
      },
    );
    const headers = new Headers(cachedResponse.headers);
    headers.set('cf-cache-status', cachedResponse.from);
    return new Response(cachedResponse.body, { status: cachedResponse.status, headers });
  };
  return platform;
};

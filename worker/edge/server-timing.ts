import { cacheStatusOf, isMade, type Visit } from '../visit.ts';

export const TIMING_HEADER = 'server-timing';

/**
 * `Server-Timing`: where the visit's time went, for the browser's own tools. A page says whether it was
 * kept, and if not what making it took (`page-runtime.ts`); all else says no more than the total, which
 * whoever waited knows already.
 */
export const setServerTiming = (headers: Headers, { startedAt }: Visit): void => {
  const total = `total;dur=${Date.now() - startedAt}`;
  const cache = cacheStatusOf(headers);
  // What a kept page says is of another's visit.
  const made = cache && isMade(cache) && headers.get(TIMING_HEADER);
  headers.set(
    TIMING_HEADER,
    [...(cache ? [`cache;desc=${cache}`] : []), ...(made ? [made] : []), total].join(', '),
  );
};

import { BOT_METRIC } from '../../src/contracts/bot-metric.ts';
import { cacheStatusOf, isMade, type Visit } from '../visit.ts';
import { isBot } from './is-bot.ts';

export const TIMING_HEADER = 'server-timing';

/**
 * `Server-Timing`: where the visit's time went, for the browser's own tools. A page says whether it was
 * kept, and if not what making it took (`page-runtime.ts`); all else says no more than the total, which
 * whoever waited knows already. A bot is told that it is taken for one: a page's scripts can read it, in
 * a header that is added behind the cache, so that browser and server go by one list (decision 54).
 */
export const setServerTiming = (headers: Headers, { startedAt, request }: Visit): void => {
  const total = `total;dur=${Date.now() - startedAt}`;
  const cache = cacheStatusOf(headers);
  // What a kept page says is of another's visit.
  const made = cache && isMade(cache) && headers.get(TIMING_HEADER);
  headers.set(
    TIMING_HEADER,
    [
      ...(cache ? [`cache;desc=${cache}`] : []),
      ...(made ? [made] : []),
      ...(isBot(request) ? [BOT_METRIC] : []),
      total,
    ].join(', '),
  );
};

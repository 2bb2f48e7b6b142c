import { BOT_METRIC } from '../../../src/contracts/site/bot-metric.ts';
import { isBot } from '../request/is-bot.ts';

/**
 * `Server-Timing` has no times, because a request's duration would reveal to a stranger what it
 * found. Operators can read it in the log. A bot gets the `bot` metric, which scripts on the page
 * can read. The header is added after the cache, so that browser and server use one list of bots
 * (decision 5).
 */
export const setServerTiming = (headers: Headers, request: Request): void => {
  if (isBot(request)) headers.set('server-timing', BOT_METRIC);
  else headers.delete('server-timing');
};

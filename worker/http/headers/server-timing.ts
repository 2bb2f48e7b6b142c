import { BOT_METRIC } from '../../../src/contracts/site/bot-metric.ts';
import { isBot } from '../request/is-bot.ts';

/**
 * Removes `Server-Timing`, because a request's duration could reveal to a stranger what the request
 * found; operators can find the duration in the log. For a bot, the header is replaced with the
 * `bot` metric, which scripts on the page can read. The header is added after a page leaves the
 * cache, so that the browser and the server use the same list of bots (decision 5).
 */
export const setServerTiming = (headers: Headers, request: Request): void => {
  if (isBot(request)) headers.set('server-timing', BOT_METRIC);
  else headers.delete('server-timing');
};

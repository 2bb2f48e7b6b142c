import { BOT_METRIC } from '../../../src/contracts/site/bot-metric.ts';
import { isBot } from '../request/is-bot.ts';

/**
 * `Server-Timing` has no times: how long a request took tells a stranger what it found, and operators
 * read it in the log. A bot is told that it is taken for one: a page's scripts can read it, in a header
 * that is added behind the cache, so that browser and server go by one list (decision 54).
 */
export const setServerTiming = (headers: Headers, request: Request): void => {
  if (isBot(request)) headers.set('server-timing', BOT_METRIC);
  else headers.delete('server-timing');
};

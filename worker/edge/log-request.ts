import type { Bindings } from '../env.ts';
import { readCacheStatus } from '../http/headers/cache-status.ts';
import { isOurFailure } from '../http/http-error.ts';
import { isBot } from '../http/request/is-bot.ts';
import { isPrefetch } from '../http/request/is-prefetch.ts';
import { type RequestContext, UNMATCHED } from '../http/request/request-context.ts';
import { readSiteKey } from '../site-key.ts';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** The client class used in metrics; a prefetch does not count as a visit. */
const classifyClient = ({ bot, prefetch }: { bot: boolean; prefetch: boolean }) => {
  if (bot) return 'bot';
  return prefetch ? 'prefetch' : 'person';
};

/**
 * Logs one line for each request when its response begins, and writes one data point if a dataset
 * is bound (docs/operating.md). If the body fails later, that is logged in a separate line with the
 * same id. No personal data is logged: no client address, user agent, path or query string. The
 * site's key, if it has one, comes last. The line is not built with `JSON.stringify`, because only
 * the key needs escaping and the call would cost as much as the rest of this function.
 */
export const logRequest = (
  { id, request, startedAt, label, bindings }: RequestContext,
  { status, headers }: Response,
): void => {
  const { METRICS }: Partial<Bindings> = bindings;
  const route = label ?? UNMATCHED;
  const method = METHODS.includes(request.method) ? request.method : 'other';
  const ms = Date.now() - startedAt;
  const cache = readCacheStatus(headers) ?? 'NONE';
  const bot = isBot(request);
  const prefetch = isPrefetch(request);
  const siteKey = readSiteKey(bindings);
  // The key is the only configured value in the line, and an invalid key must not make the line
  // invalid.
  const site = siteKey ? `,"site":${JSON.stringify(siteKey)}` : '';
  const line = `{"id":"${id}","method":"${method}","route":"${route}","status":${status},"ms":${ms},"cache":"${cache}","bot":${bot},"prefetch":${prefetch}${site}}`;
  if (isOurFailure(status)) console.error(line);
  else console.log(line);
  try {
    METRICS?.writeDataPoint({
      indexes: [route],
      blobs: [route, method, cache, classifyClient({ bot, prefetch })],
      doubles: [status, ms],
    });
  } catch {
    // A request must not fail because its data point could not be written.
  }
};

import type { Bindings } from '../env.ts';
import { readCacheStatus } from '../http/headers/cache-status.ts';
import { isOurFailure } from '../http/http-error.ts';
import { isBot } from '../http/request/is-bot.ts';
import { isPrefetch } from '../http/request/is-prefetch.ts';
import { type RequestContext, UNMATCHED } from '../http/request/request-context.ts';
import { readSiteKey } from '../site-key.ts';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** The client class in metrics: a prefetch is not yet a visit. */
const classifyClient = ({ bot, prefetch }: { bot: boolean; prefetch: boolean }) => {
  if (bot) return 'bot';
  return prefetch ? 'prefetch' : 'person';
};

/**
 * Logs one line for each request when its response begins, and one data point if a dataset is bound
 * (docs/operating.md). A body that fails later is logged in a separate line with the same id. No
 * personal data is logged: no client address, user-agent, path or query. If the site has a key, it
 * comes at the end. `JSON.stringify` would cost as much as everything else here, and only the key
 * needs escaping.
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
  // The only configured value; an invalid key must not break the line.
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
    // A request must not fail because it cannot be counted.
  }
};

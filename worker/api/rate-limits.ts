import { matchRoute } from '../../src/routes/match-route.ts';
import type { Bindings, Variables } from '../env.ts';
import { clientKey } from '../http/client-key.ts';
import { HttpError } from '../http/http-error.ts';
import { matchPath } from './match-endpoint.ts';
import { noteCounted, rateLimitReached } from './rate-limit-headers.ts';

/** The route that a post goes to: counting paths would give every job, however spelt, its own. */
export const postRoute = (request: Request): string =>
  matchPath(new URL(request.url).pathname)[0]?.endpoint.path ?? 'other';

const quotaOf = ({ method, url }: Request) => {
  if (method !== 'GET' && method !== 'HEAD') return 'posts';
  const route = matchRoute(new URL(url).pathname)?.route;
  // Made of all records at once: one asker of a million jobs could keep the database to itself.
  return route && 'isBulk' in route ? 'bulk' : 'reads';
};

/** DESIGN 4: counted per client and minute, before validation. @throws HttpError 429 */
export const enforceRateLimit = async (
  request: Request,
  bindings: Pick<Bindings, 'LIMIT_POSTS' | 'LIMIT_READS' | 'LIMIT_BULK'>,
  variables: Pick<Variables, 'RATE_LIMITS'>,
): Promise<void> => {
  if (variables.RATE_LIMITS === 'off') return;
  const quota = quotaOf(request);
  noteCounted(request, quota);
  const isPost = quota === 'posts';
  const { success } = isPost
    ? await bindings.LIMIT_POSTS.limit({ key: `${clientKey(request)} ${postRoute(request)}` })
    : await bindings[quota === 'bulk' ? 'LIMIT_BULK' : 'LIMIT_READS'].limit({
        key: clientKey(request),
      });
  if (success) return;
  throw new HttpError(
    429,
    'rate_limited',
    isPost
      ? 'That was sent too often. Please wait a minute, then send it again.'
      : 'Too many requests. Please wait a minute and try again.',
    { headers: rateLimitReached(quota) },
  );
};

import { readVariables } from '../../env.ts';
import { HttpError } from '../http-error.ts';
import { clientKey } from './client-key.ts';
import { type Quota, rateLimitReached } from './rate-limit-headers.ts';
import { isRead, type RequestContext } from './request-context.ts';

type Counted = Pick<RequestContext, 'request' | 'url' | 'match' | 'bindings' | 'quota' | 'calls'>;

/** The binding of the platform's counter for each quota. */
const COUNTERS = {
  posts: 'LIMIT_POSTS',
  reads: 'LIMIT_READS',
  operators: 'LIMIT_OPS',
  bulk: 'LIMIT_BULK',
} as const satisfies Record<Quota, string>;

/**
 * The route that a post is counted under. If posts were counted by path, each job, and each
 * differently escaped path for it, would have its own quota.
 */
const postRoute = async (context: Counted): Promise<string> => {
  // Imported dynamically, because pages are counted too and do not need the API's schemas.
  const { findCalls } = await import('./match-endpoint.ts');
  return findCalls(context)[0]?.endpoint.path ?? 'other';
};

const selectQuota = (context: Counted): Quota => {
  if (!isRead(context)) return 'posts';
  const route = context.match?.route;
  // Bulk responses are built from all records, so without a lower limit, one client could keep a
  // database with a million jobs busy.
  return route && 'isBulk' in route ? 'bulk' : 'reads';
};

/**
 * Counts a request against the client's quota, separately for each value of `of` if it is given.
 * @throws HttpError 429 with `message`
 */
const count = async (
  { bindings, request }: Pick<Counted, 'bindings' | 'request'>,
  quota: Quota,
  message: string,
  of = '',
): Promise<void> => {
  if (readVariables(bindings).RATE_LIMITS === 'off') return;
  const client = clientKey(request);
  const { success } = await bindings[COUNTERS[quota]].limit({
    key: of ? `${client} ${of}` : client,
  });
  if (success) return;
  throw new HttpError(429, 'rate_limited', message, { headers: rateLimitReached(quota) });
};

/** Counts a post to a route. @throws HttpError 429 */
export const limitPosts = (
  context: Pick<Counted, 'bindings' | 'request'>,
  route: string,
): Promise<void> =>
  count(
    context,
    'posts',
    'You’ve sent this too often. Please wait a minute, then send it again.',
    route,
  );

/** Records the quota in the context; does nothing if rate limits are off. */
const noteQuota = (context: Counted, quota: Quota): void => {
  if (readVariables(context.bindings).RATE_LIMITS === 'on') context.quota = quota;
};

/**
 * Counts a request against the client's quota for the minute, before validation (decision 5).
 * @throws HttpError 429
 */
export const enforceRateLimit = async (context: Counted): Promise<void> => {
  const quota = selectQuota(context);
  noteQuota(context, quota);
  return quota === 'posts'
    ? limitPosts(context, await postRoute(context))
    : count(context, quota, 'Too many requests. Please wait a minute and try again.');
};

/**
 * Counts an operator's call, separately from visitors' requests and before it is parsed.
 * @throws HttpError 429
 */
export const limitOperators = async (context: Counted): Promise<void> => {
  noteQuota(context, 'operators');
  return count(context, 'operators', 'Too many calls. Please wait a minute and try again.');
};

/**
 * Counts an operator's call with a wrong token. The quota is much lower than that for valid calls.
 * @throws HttpError 429
 */
export const limitGuesses = (context: Counted): Promise<void> =>
  count(
    context,
    'posts',
    'Too many wrong tokens. Please wait a minute and try again.',
    'ops token',
  );

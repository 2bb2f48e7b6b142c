import { variablesOf } from '../../env.ts';
import { HttpError } from '../http-error.ts';
import { clientKey } from './client-key.ts';
import { callsOf } from './match-endpoint.ts';
import { type Quota, rateLimitReached } from './rate-limit-headers.ts';
import { isRead, type RequestContext } from './request-context.ts';

type Counted = Pick<RequestContext, 'request' | 'url' | 'match' | 'bindings' | 'quota' | 'calls'>;

/** The route that a post goes to: counting paths would give every job, however spelt, its own. */
const postRoute = (context: Counted): string => callsOf(context)[0]?.endpoint.path ?? 'other';

const quotaOf = (context: Counted): Quota => {
  if (!isRead(context)) return 'posts';
  const route = context.match?.route;
  // Made of all records at once: one client could keep the database of a million jobs to itself.
  return route && 'isBulk' in route ? 'bulk' : 'reads';
};

const tooMany = (quota: Quota, message: string) =>
  new HttpError(429, 'rate_limited', message, { headers: rateLimitReached(quota) });

/** Counts a post to a route. @throws HttpError 429 */
export const limitPosts = async (
  { bindings, request }: Pick<Counted, 'bindings' | 'request'>,
  route: string,
): Promise<void> => {
  if (variablesOf(bindings).RATE_LIMITS === 'off') return;
  const { success } = await bindings.LIMIT_POSTS.limit({ key: `${clientKey(request)} ${route}` });
  if (success) return;
  throw tooMany('posts', 'That was sent too often. Please wait a minute, then send it again.');
};

/** DESIGN 4: counted per client and minute, before validation. @throws HttpError 429 */
export const enforceRateLimit = async (context: Counted): Promise<void> => {
  const { bindings, request } = context;
  if (variablesOf(bindings).RATE_LIMITS === 'off') return;
  const quota = quotaOf(context);
  context.quota = quota;
  if (quota === 'posts') return limitPosts(context, postRoute(context));
  const limit = bindings[quota === 'bulk' ? 'LIMIT_BULK' : 'LIMIT_READS'];
  const { success } = await limit.limit({ key: clientKey(request) });
  if (!success) throw tooMany(quota, 'Too many requests. Please wait a minute and try again.');
};

/** Counts an operator's call, apart from visitors' and before anything of it is read. @throws HttpError 429 */
export const limitOperators = async (context: Counted): Promise<void> => {
  const { bindings, request } = context;
  if (variablesOf(bindings).RATE_LIMITS === 'off') return;
  context.quota = 'operators';
  const { success } = await bindings.LIMIT_OPS.limit({ key: clientKey(request) });
  if (!success) throw tooMany('operators', 'Too many calls. Please wait a minute and try again.');
};

/** Counts a wrong token: guessing ends long before an operator's own calls are too many. @throws HttpError 429 */
export const limitGuesses = async ({ bindings, request }: Counted): Promise<void> => {
  if (variablesOf(bindings).RATE_LIMITS === 'off') return;
  const { success } = await bindings.LIMIT_POSTS.limit({ key: `${clientKey(request)} ops token` });
  if (!success)
    throw tooMany('posts', 'Too many wrong tokens. Please wait a minute and try again.');
};

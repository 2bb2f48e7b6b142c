import type { Bindings, Variables } from '../env';
import { HttpError } from './http-error';

/** DESIGN 4: counted per client and minute, before validation. The numbers are in wrangler.toml. */
const PERIOD_S = 60;

/** An IPv6 client owns a whole /64: counting single addresses would let it through for ever. */
export const clientKey = (request: Request): string => {
  const ip = request.headers.get('cf-connecting-ip') ?? 'local';
  return ip.includes(':') ? ip.split(':').slice(0, 4).join(':') : ip;
};

/** @throws HttpError 429 that says when to come back. */
export const enforceRateLimit = async (
  request: Request,
  bindings: Pick<Bindings, 'LIMIT_POSTS' | 'LIMIT_READS'>,
  variables: Pick<Variables, 'RATE_LIMITS'>,
): Promise<void> => {
  if (variables.RATE_LIMITS === 'off') return;
  const isPost = request.method !== 'GET' && request.method !== 'HEAD';
  const { success } = isPost
    ? await bindings.LIMIT_POSTS.limit({
        key: `${clientKey(request)} ${new URL(request.url).pathname}`,
      })
    : await bindings.LIMIT_READS.limit({ key: clientKey(request) });
  if (success) return;
  throw new HttpError(
    429,
    'rate_limited',
    isPost
      ? 'That was sent too often. Please wait a minute and send it again: nothing you typed is lost.'
      : 'Too many requests. Please wait a minute and try again.',
    { headers: { 'retry-after': String(PERIOD_S) } },
  );
};

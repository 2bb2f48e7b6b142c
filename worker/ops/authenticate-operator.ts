import { noteCounted, rateLimitReached } from '../api/rate-limit-headers.ts';
import type { Authenticate } from '../backend/call.ts';
import { type Bindings, isLocal, variablesOf } from '../env.ts';
import { clientKey } from '../http/client-key.ts';
import { HttpError } from '../http/http-error.ts';

const digest = async (text: string) =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));

/** Whether two secrets are one, in a time that tells nothing of either. */
export const isSameSecret = async (given: string, known: string): Promise<boolean> => {
  const [a, b] = await Promise.all([digest(given), digest(known)]);
  let difference = 0;
  for (const [i, byte] of a.entries()) difference |= byte ^ (b[i] ?? 0);
  return difference === 0;
};

/**
 * Whether a request comes from a program on this machine. A page in a browser could ask as well: another
 * site's is told by what browsers send along, and one whose name was made to lead here (DNS rebinding) by the
 * host it asks for. `wrangler dev` believes a header of any client about that host, and browsers leave the
 * origin out where a page only reads from its own: so a read has to say where it comes from, which no page
 * can do for itself.
 */
export const isFromThisMachine = (request: Request): boolean => {
  const { origin } = new URL(request.url);
  const from = request.headers.get('origin');
  const site = request.headers.get('sec-fetch-site');
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  return (
    isLocal(request.url) &&
    (from === null ? !isRead || site !== null : from === origin) &&
    ['none', 'same-origin'].includes(site ?? 'none')
  );
};

const tooMany = (quota: 'operators' | 'posts', what: string) =>
  new HttpError(429, 'rate_limited', `Too many ${what}. Please wait a minute and try again.`, {
    headers: rateLimitReached(quota),
  });

const unauthorized = (message: string) =>
  new HttpError(401, 'unauthorized', message, { headers: { 'www-authenticate': 'Bearer' } });

type Limits = Pick<Bindings, 'LIMIT_OPS' | 'LIMIT_POSTS'>;

/** Counts a call before anything of it is looked at. @throws HttpError 429 */
export const limitOperators = async (request: Request, bindings: Bindings): Promise<void> => {
  if (variablesOf(bindings).RATE_LIMITS === 'off') return;
  noteCounted(request, 'operators');
  const { success } = await bindings.LIMIT_OPS.limit({ key: clientKey(request) });
  if (!success) throw tooMany('operators', 'calls');
};

/** Who guesses is shut out long before an operator's own calls are too many. */
const limitGuesses = async (request: Request, { LIMIT_POSTS }: Limits) => {
  const { success } = await LIMIT_POSTS.limit({ key: `${clientKey(request)} ops token` });
  if (!success) throw tooMany('posts', 'wrong tokens');
};

/**
 * Lets operators in by `OPS_TOKEN`. Without one the calls are off, but for programs on the machine
 * that a local site runs on.
 * @throws HttpError 401, 403, 429
 */
export const authenticateOperator: Authenticate<'operator'> = async ({ request, bindings }) => {
  const { OPS_TOKEN, SITE_URL, RATE_LIMITS } = variablesOf(bindings);
  const authorization = request.headers.get('authorization');
  if (!OPS_TOKEN) {
    if (isLocal(SITE_URL) && isFromThisMachine(request)) {
      // Who sends one believes that this site is guarded, or means another.
      if (authorization !== null) throw unauthorized('This site has no OPS_TOKEN. Send none.');
      return 'operator';
    }
    throw new HttpError(
      403,
      'ops_off',
      isLocal(SITE_URL)
        ? 'Without OPS_TOKEN operators are let in from this machine only, not from a page of another site, and a GET has to name this site as its Origin. Set OPS_TOKEN to let them in from elsewhere.'
        : 'The operators’ calls are off: no OPS_TOKEN is set. Set one with: npx wrangler secret put OPS_TOKEN',
    );
  }
  const given = authorization?.match(/^Bearer +(\S+)$/i)?.[1];
  if (!given) throw unauthorized('Send the site’s OPS_TOKEN as Authorization: Bearer …');
  if (await isSameSecret(given, OPS_TOKEN)) return 'operator';
  if (RATE_LIMITS === 'on') await limitGuesses(request, bindings);
  throw unauthorized('The token is not the site’s OPS_TOKEN.');
};

import { auditStatement } from '../backend/audit-log.ts';
import { type Bindings, isLocal, readVariables } from '../env.ts';
import { HttpError } from '../http/http-error.ts';
import { logError } from '../http/log-error.ts';
import { limitGuesses } from '../http/request/rate-limits.ts';
import type { RequestContext } from '../http/request/request-context.ts';
import { findRequestLabel } from '../http/request/request-label.ts';
import { isSameSecret } from '../http/secrets.ts';

/**
 * Whether a request comes from a program on this machine rather than from a page in a browser. A
 * page on another site is detected by its fetch metadata, and a page on a rebound host name (DNS
 * rebinding) by the requested host. However, `wrangler dev` takes that host from a header that a
 * page can set, and browsers omit the Origin header when a page reads from its own host. A read
 * must therefore have an Origin header or fetch metadata, which a page cannot set itself.
 */
const isFromThisMachine = (request: Request, { origin }: URL): boolean => {
  const from = request.headers.get('origin');
  const site = request.headers.get('sec-fetch-site');
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  return (
    isLocal(origin) &&
    (from === null ? !isRead || site !== null : from === origin) &&
    ['none', 'same-origin'].includes(site ?? 'none')
  );
};

const unauthorized = (message: string) =>
  new HttpError(401, 'unauthorized', message, { headers: { 'www-authenticate': 'Bearer' } });

/** The subject of the audit entries about uses of the previous token. */
export const PREVIOUS_TOKEN = 'OPS_TOKEN_PREVIOUS';
const NOTED_EVERY_MS = 60_000;
const notedAt = new WeakMap<Bindings, number>();

/**
 * Records in the audit log, at most once a minute in each isolate, that a call used the previous
 * token. A database that does not respond must not keep operators out.
 */
const notePreviousToken = async (
  bindings: Bindings,
  context: RequestContext,
  now: number,
): Promise<void> => {
  if (now < (notedAt.get(bindings) ?? Number.NEGATIVE_INFINITY) + NOTED_EVERY_MS) return;
  notedAt.set(bindings, now);
  const entry = {
    actor: 'operator',
    action: 'previous_token.used',
    subject: PREVIOUS_TOKEN,
  } as const;
  const detail = { call: findRequestLabel(context) };
  try {
    await auditStatement(bindings.PEOPLE, { ...entry, detail }, now).run();
  } catch (error) {
    logError('A use of OPS_TOKEN_PREVIOUS was not recorded.', error);
  }
};

/**
 * Authenticates operators by `OPS_TOKEN`, or by `OPS_TOKEN_PREVIOUS` while the token is being
 * replaced; a use of that one is in the audit log. Without a token, operator calls are disabled, except for
 * programs on the machine that a local site runs on.
 * @throws HttpError 401, 403, 429
 */
export const authenticateOperator = async ({
  request,
  url,
  context,
  bindings,
  now,
}: {
  readonly request: Request;
  readonly url: URL;
  readonly context: RequestContext;
  readonly bindings: Bindings;
  readonly now: number;
}): Promise<'operator'> => {
  const { OPS_TOKEN, OPS_TOKEN_PREVIOUS, SITE_URL } = readVariables(bindings);
  const authorization = request.headers.get('authorization');
  if (!OPS_TOKEN) {
    if (isLocal(SITE_URL) && isFromThisMachine(request, url)) {
      // A client that sends a token either expects this site to be protected or meant to call a
      // different site.
      if (authorization !== null) throw unauthorized('This site has no OPS_TOKEN. Send no token.');
      return 'operator';
    }
    throw new HttpError(
      403,
      'ops_off',
      isLocal(SITE_URL)
        ? 'Without OPS_TOKEN, operators have access from this machine only, not from a page of another site, and a GET must send this site as its Origin. Set OPS_TOKEN to allow access from elsewhere.'
        : 'The operators’ API is off because OPS_TOKEN is not set. Set it with: npx wrangler secret put OPS_TOKEN',
    );
  }
  const givenToken = authorization?.match(/^Bearer +(\S+)$/i)?.[1];
  if (!givenToken) throw unauthorized('Send the site’s OPS_TOKEN as Authorization: Bearer …');
  // Both are always compared, so that the time does not tell which one is set.
  const [isCurrent, isPrevious] = await Promise.all([
    isSameSecret(givenToken, OPS_TOKEN),
    isSameSecret(givenToken, OPS_TOKEN_PREVIOUS ?? OPS_TOKEN),
  ]);
  if (isCurrent) return 'operator';
  if (isPrevious) {
    await notePreviousToken(bindings, context, now);
    return 'operator';
  }
  await limitGuesses(context);
  throw unauthorized('The token is not the site’s OPS_TOKEN.');
};

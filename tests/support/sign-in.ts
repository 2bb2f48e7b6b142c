import type { Session } from '../../worker/backend/sessions/sessions.ts';
import { openSignInLink, writeSignInLink } from '../../worker/backend/signed-links/sign-in-link.ts';
import type { Bindings } from '../../worker/env.ts';

/** The secret stored in the browser, which both requests and opens the link. */
const BROWSER_SECRET = 'secret-of-the-browser_';
export const BROWSER_COOKIE = `__Host-sign-in=${BROWSER_SECRET}`;

/** The token in an emailed sign-in link. Each request comes from a different network. */
export const mailedToken = async (
  bindings: Pick<Bindings, 'PEOPLE' | 'FILES'>,
  email: string,
  now = Date.now(),
): Promise<string> => {
  const requester = { browserSecret: BROWSER_SECRET, network: crypto.randomUUID() };
  const event = await writeSignInLink(bindings, email, requester, now);
  const row = await bindings.PEOPLE.prepare(
    `SELECT payload ->> 'token' AS token FROM event WHERE id = ?`,
  )
    .bind(event && event !== 'limited' ? event.id : '')
    .first<{ token: string }>();
  if (!row) throw new Error(`No link was written for ${email}.`);
  return row.token;
};

/** Signs a candidate in with an emailed link. */
export const signIn = async (
  bindings: Pick<Bindings, 'PEOPLE' | 'FILES'>,
  email: string,
  now = Date.now(),
): Promise<Session> =>
  openSignInLink(
    bindings.PEOPLE,
    await mailedToken(bindings, email, now),
    { browserSecret: BROWSER_SECRET, code: undefined },
    { browser: 'Firefox on Linux', now },
  );

import { LIFETIMES } from '../../../src/contracts/lifetimes.ts';
import { hostCookie } from '../../http/headers/host-cookie.ts';
import { randomId } from '../../http/secrets.ts';

const COOKIE = /(?:^|;\s*)__Host-sign-in=([\w-]{22})(?:;|$)/;

/** The secret of a browser that asked for a sign-in link lately. */
export const browserSecretOf = ({ headers }: Request): string | undefined =>
  COOKIE.exec(headers.get('cookie') ?? '')?.[1];

/** The same, or a new one, and the cookie that keeps it for as long as a link works. */
export const keepBrowserSecret = (request: Request) => {
  const secret = browserSecretOf(request) ?? randomId();
  const seconds = LIFETIMES.signInLink / 1000;
  return { secret, cookie: hostCookie('__Host-sign-in', secret, seconds) };
};

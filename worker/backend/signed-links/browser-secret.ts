import { LIFETIMES } from '../../../src/contracts/lifetimes.ts';
import { hostCookie } from '../../http/headers/host-cookie.ts';
import { randomId } from '../../http/secrets.ts';

const COOKIE = /(?:^|;\s*)__Host-sign-in=([\w-]{22})(?:;|$)/;

/** The secret stored in a browser that recently requested a sign-in link. */
export const readBrowserSecret = ({ headers }: Request): string | undefined =>
  COOKIE.exec(headers.get('cookie') ?? '')?.[1];

/**
 * Returns the existing secret or a new one, and a cookie that stores it for the lifetime of a link.
 */
export const ensureBrowserSecret = (request: Request) => {
  const secret = readBrowserSecret(request) ?? randomId();
  const seconds = LIFETIMES.signInLink / 1000;
  return { secret, cookie: hostCookie('__Host-sign-in', secret, seconds) };
};

import { decodePath } from './malformed-url.ts';

/** Escapes of letters, digits and `-._~`, which need none. */
const NEEDLESS_ESCAPE = /%(2[DE]|3\d|4[1-9A-F]|5[\dAF]|6[1-9A-F]|7[\dAE])/gi;

/**
 * A request under the one spelling of its path: `/%6fps/` is `/ops/` (RFC 3986, 6.2.2.2), and some
 * steps decode what they match while others do not. Limits, headers and logs must see what routes see.
 */
export const withPlainPath = (request: Request): Request => {
  const url = new URL(request.url);
  if (!url.pathname.includes('%')) return request;
  // What is malformed is refused as it came: decoded in part, it might read as another path.
  if (decodePath(url.pathname) === undefined) return request;
  const plain = url.pathname.replace(NEEDLESS_ESCAPE, decodeURIComponent);
  if (plain === url.pathname) return request;
  url.pathname = plain;
  return new Request(url, request);
};

/**
 * Decodes a path; undefined if it is not valid UTF-8. Overlong encodings of dots and slashes are
 * invalid too.
 */
export const decodePath = (pathname: string): string | undefined => {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
};

/** Percent-encoded letters, digits and `-._~`, which never need encoding. */
const NEEDLESS_ESCAPE = /%(2[DE]|3\d|4[1-9A-F]|5[\dAF]|6[1-9A-F]|7[\dAE])/gi;

/**
 * Normalises a path: `/%6fps/` becomes `/ops/` (RFC 3986, 6.2.2.2). Some steps decode the path and
 * others do not, but rate limits, headers and logs must all see the path that the router sees.
 */
export const normalizePath = (pathname: string): string => {
  if (!pathname.includes('%')) return pathname;
  // A malformed path is left unchanged and refused later, because decoding only part of it could
  // turn it into a different path.
  if (decodePath(pathname) === undefined) return pathname;
  return pathname.replace(NEEDLESS_ESCAPE, decodeURIComponent);
};

/** Undefined if the path is not UTF-8, which includes overlong forms of dots and slashes. */
export const decodePath = (pathname: string): string | undefined => {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
};

/** Escaped letters, digits and `-._~`, which need no escaping. */
const NEEDLESS_ESCAPE = /%(2[DE]|3\d|4[1-9A-F]|5[\dAF]|6[1-9A-F]|7[\dAE])/gi;

/**
 * Normalises a path: `/%6fps/` becomes `/ops/` (RFC 3986, 6.2.2.2). Some steps decode what they
 * match and others do not, but limits, headers and logs must see the path that the router sees.
 */
export const normalizePath = (pathname: string): string => {
  if (!pathname.includes('%')) return pathname;
  // A malformed path is left unchanged and refused later; partly decoded, it could become another
  // path.
  if (decodePath(pathname) === undefined) return pathname;
  return pathname.replace(NEEDLESS_ESCAPE, decodeURIComponent);
};

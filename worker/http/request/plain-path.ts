/** undefined where it is no UTF-8: overlong forms of dots and slashes among it. */
export const decodePath = (pathname: string): string | undefined => {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
};

/** Escapes of letters, digits and `-._~`, which need none. */
const NEEDLESS_ESCAPE = /%(2[DE]|3\d|4[1-9A-F]|5[\dAF]|6[1-9A-F]|7[\dAE])/gi;

/**
 * The one spelling of a path: `/%6fps/` is `/ops/` (RFC 3986, 6.2.2.2), and some steps decode what they
 * match while others do not. Limits, headers and logs must see what routes see.
 */
export const plainPath = (pathname: string): string => {
  if (!pathname.includes('%')) return pathname;
  // A malformed path is refused as it came: decoded in part, it might read as another path.
  if (decodePath(pathname) === undefined) return pathname;
  return pathname.replace(NEEDLESS_ESCAPE, decodeURIComponent);
};

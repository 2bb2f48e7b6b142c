/**
 * A path on this site with its query and hash, safe for use in a header; undefined for any value
 * that a browser would resolve to another site.
 */
export const parseSitePath = (path: string): string | undefined => {
  const placeholderOrigin = 'http://here.invalid';
  if (!path.startsWith('/') || !URL.canParse(path, placeholderOrigin)) return undefined;
  const { origin, pathname, search, hash } = new URL(path, placeholderOrigin);
  // `/.//host` is a path on this site, but it serialises as `//host`, which refers to another host.
  if (origin !== placeholderOrigin || pathname.startsWith('//')) return undefined;
  return `${pathname}${search}${hash}`;
};

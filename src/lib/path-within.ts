/**
 * A path of this site with its query and hash, as it may stand in a header; undefined for whatever a
 * browser would take for another site's address.
 */
export const pathWithin = (path: string): string | undefined => {
  const here = 'http://here.invalid';
  if (!path.startsWith('/') || !URL.canParse(path, here)) return undefined;
  const { origin, pathname, search, hash } = new URL(path, here);
  // `/.//host` is a path of ours that becomes another host once it is written down.
  if (origin !== here || pathname.startsWith('//')) return undefined;
  return `${pathname}${search}${hash}`;
};

import type { SiteRoute } from './site-routes.ts';

/**
 * Builds the pattern that matches a route's paths, with a named group for each segment in braces.
 */
export const createPathPattern = ({
  path,
  where = {},
}: Pick<SiteRoute, 'path' | 'where'>): RegExp => {
  const isFolder = path.endsWith('/*');
  const source = (isFolder ? path.slice(0, -2) : path)
    .replaceAll('.', '\\.')
    .replace(/\{(\w+)\}/g, (_, name: string) => `(?<${name}>${where[name] ?? '[^/]+'})`);
  return new RegExp(`^${source}${isFolder ? '(?:/|$)' : '$'}`);
};

/** True if a path has a file extension. Page paths never do. */
export const isFileName = (pathname: string): boolean => /\.\w{2,5}$/.test(pathname);

import type { SiteRoute } from './site-routes.ts';

/** The addresses of a route: its parts in braces are groups of their name. */
export const patternOf = ({ path, where = {} }: Pick<SiteRoute, 'path' | 'where'>): RegExp => {
  const isFolder = path.endsWith('/*');
  const source = (isFolder ? path.slice(0, -2) : path)
    .replaceAll('.', '\\.')
    .replace(/\{(\w+)\}/g, (_, name: string) => `(?<${name}>${where[name] ?? '[^/]+'})`);
  return new RegExp(`^${source}${isFolder ? '(?:/|$)' : '$'}`);
};

/** Files have names with an ending; no page has. */
export const isFileName = (pathname: string): boolean => /\.\w{2,5}$/.test(pathname);

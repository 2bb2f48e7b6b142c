import { existsSync, globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { PublishedValues } from './published-values.ts';

/** What of the site's addresses a link or a page of the space may lead to. */
export interface SitePaths {
  /** A route of its own, such as `/about`. */
  hasRoute(path: string): boolean;
  /** Answered by a route with parameters, such as a company's. */
  matchesRoute(path: string): boolean;
  /** A file that is served as it is. */
  hasFile(path: string): boolean;
}

/** Answered by the gateway and by no page. */
const GATEWAY_PATHS = ['/blog/feed.xml', '/jobs/feed.xml', '/misc/openapi.json'];

/** `(default)/blog/[slug].tsx` -> `/blog/[slug]`. */
const routeOf = (file: string): string => {
  const parts = file
    .replace(/\.tsx?$/, '')
    .split('/')
    .filter((part) => !/^\(.*\)$/.test(part) && part !== 'index');
  return `/${parts.join('/')}`;
};

// Pages and posts of the space, which who asks knows, and the catch-all of jobs, which come and go:
// a text had better lead to a search.
const NO_PATTERN = ['/[slug]', '/blog/[slug]', '/[company]/[fid]/[title]'];

/** The routes of `src/pages` and the files of `public`, below the project's root. */
export const readSitePaths = (root: string): SitePaths => {
  const routes = globSync('**/*.{ts,tsx}', { cwd: join(root, 'src/pages') })
    .map((file) => routeOf(file.replaceAll('\\', '/')))
    .filter((route) => !/\/(_|404$|500$)/.test(route));
  const fixed = new Set([...routes.filter((route) => !route.includes('[')), ...GATEWAY_PATHS]);
  const patterns = routes
    .filter((route) => route.includes('[') && !NO_PATTERN.includes(route))
    .map((route) => new RegExp(`^${route.replace(/\[[^[\]]+\]/g, '[^/]+')}$`));
  return {
    hasRoute: (path) => fixed.has(path),
    matchesRoute: (path) => patterns.some((pattern) => pattern.test(path)),
    hasFile: (path) => {
      const file = join(root, 'public', path);
      return path !== '/' && existsSync(file) && statSync(file).isFile();
    },
  };
};

/** Whether a path leads to something: a route, a file, or a page or post of the space. */
export const pathsOf = (values: PublishedValues, site: SitePaths): ((path: string) => boolean) => {
  const pages = new Set(values('page', 'path'));
  const posts = new Set(values('blogPost', 'slug'));
  return (path) =>
    site.hasRoute(path) ||
    site.matchesRoute(path) ||
    site.hasFile(path) ||
    pages.has(path) ||
    posts.has(/^\/blog\/([^/]+)$/.exec(path)?.[1]);
};

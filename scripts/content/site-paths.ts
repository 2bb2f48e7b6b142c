import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createPathPattern } from '../../src/routes/path-pattern.ts';
import { JOB, SITE_ROUTES } from '../../src/routes/site-routes.ts';
import type { PublishedValues } from './published-values.ts';

/** The site's paths that a link or a page in the space may use. */
export interface SitePaths {
  /** A fixed route, such as `/about`. */
  hasRoute(path: string): boolean;
  /** A route with parameters, such as a company's. */
  matchesRoute(path: string): boolean;
  /** A static file. */
  hasFile(path: string): boolean;
}

// Pages and posts in the space, which the caller checks itself, and the catch-all route for jobs.
// Jobs come and go, so content should link to a search instead.
const LEFT_OUT: readonly string[] = ['/{page}', '/blog/{slug}', JOB.path];

/** Other paths that editors may link to. */
const OTHERS = ['/blog/feed.xml', '/jobs/feed.xml', '/misc/openapi.json'];

/** The site's pages, and the files in `public`, below the project's root. */
export const readSitePaths = (root: string): SitePaths => {
  const pages = SITE_ROUTES.filter((route) => 'layout' in route && !LEFT_OUT.includes(route.path));
  const fixed = new Set([
    ...pages.map(({ path }) => path).filter((path) => !path.includes('{')),
    ...OTHERS,
  ]);
  const patterns = pages.filter(({ path }) => path.includes('{')).map(createPathPattern);
  return {
    hasRoute: (path) => fixed.has(path),
    matchesRoute: (path) => patterns.some((pattern) => pattern.test(path)),
    hasFile: (path) => {
      const file = join(root, 'public', path);
      return path !== '/' && existsSync(file) && statSync(file).isFile();
    },
  };
};

/** Creates a check of whether a path exists, as a route, a file, or a page or post in the space. */
export const createPathMatcher = (
  values: PublishedValues,
  site: SitePaths,
): ((path: string) => boolean) => {
  const pages = new Set(values('page', 'path'));
  const posts = new Set(values('blogPost', 'slug'));
  return (path) =>
    site.hasRoute(path) ||
    site.matchesRoute(path) ||
    site.hasFile(path) ||
    pages.has(path) ||
    posts.has(/^\/blog\/([^/]+)$/.exec(path)?.[1]);
};

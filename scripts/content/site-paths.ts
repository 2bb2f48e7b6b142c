import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createPathPattern } from '../../src/routes/path-pattern.ts';
import { JOB, SITE_ROUTES } from '../../src/routes/site-routes.ts';
import type { PublishedValues } from './published-values.ts';

/** Determines which paths on the site are valid for links and pages in the space. */
export interface SitePaths {
  /** Whether a path is a fixed route, such as `/about`. */
  hasRoute(path: string): boolean;
  /** Whether a path matches a route with parameters, such as the page of a company. */
  matchesRoute(path: string): boolean;
  /** Whether a static file has this path. */
  hasFile(path: string): boolean;
}

// Pages and posts in the space are left out, because the caller checks them itself.
// Jobs come and go, so content should link to a search rather than to a job.
const LEFT_OUT: readonly string[] = ['/{page}', '/blog/{slug}', JOB.path];

/** Paths that editors may link to, in addition to pages and files. */
const OTHERS = ['/blog/feed.xml', '/jobs/feed.xml', '/misc/openapi.json'];

/** Reads the site's pages and the files in `public` under the project root. */
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

/**
 * Creates a function that checks whether a path exists as a route, as a file, or as a page or post
 * in the space.
 */
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

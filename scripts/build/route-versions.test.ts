import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SITE_ROUTES, type SiteRoute } from '../../src/routes/site-routes.ts';
import { findRouteFiles, routeVersions } from './route-versions.ts';

const PAGES = globSync('src/pages/**/*.tsx');
const CREDITS = 'src/pages/(default)/credits.tsx';
const ABOUT = 'src/pages/(default)/about.tsx';

/**
 * A small site with the real routes. A change to a file is simulated by a different content hash.
 */
const GRAPH = {
  'worker/pages/entrypoint.ts': ['src/documents.ts', 'src/payloads.ts', 'worker/backend.ts'],
  'worker/backend.ts': ['worker/pages/render/render-card.ts'],
  'worker/pages/render/render-card.ts': ['worker/cards/draw-card.ts'],
  'src/documents.ts': ['src/page-files.ts', 'src/site-root.tsx'],
  'src/page-files.ts': PAGES,
  'src/payloads.ts': ['src/load-jobs.ts'],
  'src/pages/(default)/_layout.tsx': ['src/header.tsx'],
  [CREDITS]: ['src/head.tsx'],
  [ABOUT]: ['src/head.tsx', 'src/sections.tsx'],
  'src/sections.tsx': ['src/island.tsx'],
  // This import is cyclic.
  'src/island.tsx': ['src/sections.tsx'],
};

/** The routes whose versions change when a file changes. */
const changedBy = async (changed: string): Promise<string[]> => {
  const routes = await findRouteFiles(PAGES);
  const versions = (content: string) =>
    routeVersions({
      graph: GRAPH,
      routes,
      common: ['package-lock.json'],
      hashOf: (file) => (file === changed ? content : file),
    });
  const after = versions('after');
  return Object.entries(versions('before'))
    .filter(([path, version]) => after[path] !== version)
    .map(([path]) => path);
};

const isStored = (route: SiteRoute) =>
  (route.kind === 'page' || route.kind === 'card') && route.lifetime;
const ALL = SITE_ROUTES.filter(isStored).map(({ path }) => path);
const CARDS = ALL.filter((path) => path.startsWith('/og/'));

test('a change to a page’s file changes only the version of its route', async () => {
  expect(await changedBy(CREDITS)).toEqual(['/credits']);
  expect(await changedBy('src/pages/(default)/[company]/[fid]/[title].tsx')).toEqual([
    '/{company_name}/{id}/{title}',
  ]);
});

test('a change to a component changes all routes that use it, directly or indirectly', async () => {
  expect(await changedBy('src/head.tsx')).toEqual(['/about', '/credits']);
  expect(await changedBy('src/island.tsx')).toEqual(['/about']);
  const withHeader = await changedBy('src/header.tsx');
  expect(withHeader).toContain('/jobs');
  expect(withHeader).not.toContain('/talents');
});

test('a change to the renderer or to a common file changes all routes', async () => {
  expect(await changedBy('worker/backend.ts')).toEqual(ALL);
  expect(await changedBy('package-lock.json')).toEqual(ALL);
});

test('a change to a file used only by pages or only by cards does not change other routes', async () => {
  expect(await changedBy('worker/cards/draw-card.ts')).toEqual(CARDS);
  expect(await changedBy('src/site-root.tsx')).toEqual(ALL.filter((path) => !CARDS.includes(path)));
});

test('a change to a file that is imported only by the payload table changes no route', async () => {
  expect(await changedBy('src/load-jobs.ts')).toEqual([]);
});

test('a change to an unused file changes no route', async () => {
  expect(await changedBy('src/unused.ts')).toEqual([]);
});

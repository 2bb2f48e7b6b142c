import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SITE_ROUTES } from '../src/routes/site-routes.ts';
import { listShots } from './screenshots/shots.ts';
import { createFeedsSite } from './support/feeds-site.ts';
import { LANDING_PAGES, PAGES as LOOKED_AT } from './support/pages.ts';
import type { People } from './support/prepare-people.ts';

// docs/specification.md: 2.12, 3.11

/** The routes in docs/specification.md, rows 2.3 to 2.12, verbatim. */
const TABLE = `
| / (index), /home, /about, /contact, /cv, /talents, /employer, /referral, /jobs, /all-jobs | plain pages |
| /blog | blog list |
| /blog/{slug} | blog post |
| /companies | company list |
| /companies/{id} | company detail |
| /outsourcing, /promote-brand, /talent-placement, /employer-branding, /embedded-recruiter, /talent-marketplace, /linkedin-ghostwriting, /social-media-outsourcing | service pages |
| /hire/support, /hire/sales-and-marketing, /hire/finance-and-accounting, /hire/engineering-data-technology | hiring category pages |
| /vendor-review | vendor review landing |
| /vendor-review/{appId} | no layout |
| /vendor-review/details/{id} | no layout |
| /{company_name}/{id}/{title} | catch-all job detail route |
`;

/**
 * The specification leaves the layout of the other routes to us (docs/specification.md, row 2.1).
 */
const findLayout = (route: string, note: string) => {
  if (note === 'no layout') return '(bare)';
  return [...LANDING_PAGES, '/home'].includes(route) ? '(landing)' : '(default)';
};

const ROUTES = TABLE.trim()
  .split('\n')
  .flatMap((line) => {
    const [, routes = '', note = ''] = line.split('|').map((cell) => cell.trim());
    return routes
      .split(', ')
      .map((route) => route.replace(' (index)', ''))
      .map((route) => [route, findLayout(route, note)] as const);
  });

/** Maps `(default)/blog/[slug].tsx` to `/blog/{}` in `(default)`. */
const PAGES = globSync('*/**/*.tsx', { cwd: join(import.meta.dirname, '../src/pages') }).map(
  (file) => {
    const [layout, ...parts] = file.replace(/(\/index)?\.tsx$/, '').split('/');
    return { layout, route: `/${parts.join('/').replace(/\[\w+\]/g, '{}')}` };
  },
);

test('there are two layouts, and some pages have no layout', () => {
  const layouts = PAGES.filter(({ route }) => route === '/_layout').map(({ layout }) => layout);
  expect(layouts.toSorted()).toEqual(['(default)', '(landing)']);
  expect(PAGES.some(({ layout }) => layout === '(bare)')).toBe(true);
});

// docs/specification.md: 2.1
test.each(ROUTES)('%s has its own page in the layout %s', (route, layout) => {
  const pattern = route.replace(/\{\w+\}/g, '{}');
  expect(PAGES.filter((page) => page.route === pattern)).toEqual([{ layout, route: pattern }]);
  // The parameters have the names used in the specification.
  expect(SITE_ROUTES.map(({ path }) => path as string)).toContain(route);
});

test('the route table lists exactly the files in src/pages, each with its layout', () => {
  const files = PAGES.filter(({ route }) => !route.endsWith('_layout'));
  const table = SITE_ROUTES.filter((route) => 'layout' in route).map(({ path, layout }) => ({
    layout: `(${layout})`,
    route: path.replace(/\{\w+\}/g, '{}'),
  }));
  const inOrder = (pages: typeof table) => pages.toSorted((a, b) => (a.route < b.route ? -1 : 1));
  expect(inOrder(table)).toEqual(inOrder(files as typeof table));
});

test('the tests that run on all pages include every page without parameters', () => {
  // Pages that are rendered as `/`, written by a build, or listed among the states.
  const elsewhere = ['/home', '/404', '/500', '/offline', '/contact/sent'];
  const paths = SITE_ROUTES.filter(({ kind, path }) => kind === 'page' && !path.includes('{'));
  expect(
    paths
      .map(({ path }) => path as string)
      .filter((path) => ![...LOOKED_AT, ...elsewhere].includes(path)),
  ).toEqual([]);
});

test('the tests that run on all pages, and the screenshots, include every page in the sitemap', async () => {
  const site = await createFeedsSite();
  const sitemap = await (await site.ask('/sitemaps/pages/1-45000.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>(.+?)<\/loc>/g)].map(
    ([, url = '']) => new URL(url).pathname,
  );
  expect(paths).toContain('/services');
  const shot = listShots({} as People).map(({ path }) => path);
  for (const known of [LOOKED_AT, shot]) {
    expect(paths.filter((path) => !known.includes(path))).toEqual([]);
  }
});

test('src/pages.gen.ts lists every page (after adding one, run npx waku router typegen)', () => {
  const root = join(import.meta.dirname, '..');
  const generated = readFileSync(join(root, 'src/pages.gen.ts'), 'utf8');
  const listed = [...generated.matchAll(/from '\.\/pages\/([^']+)';/g)].map(([, path]) => path);
  const files = globSync('*/**/*.tsx', { cwd: join(root, 'src/pages') })
    .filter((file) => !file.endsWith('_layout.tsx'))
    .map((file) => file.replace(/\.tsx$/, ''));
  expect(files.filter((file) => !listed.includes(file))).toEqual([]);
});

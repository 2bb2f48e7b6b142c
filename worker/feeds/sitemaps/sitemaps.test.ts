import { readFileSync } from 'node:fs';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { createFeedsSite } from '../../../tests/support/feeds-site.ts';
import { json, startServer } from '../../../tests/support/local-server.ts';
import { TEST_SITE } from '../../../tests/support/site-bindings.ts';
import { moveJobs } from '../../backend/jobs/move-jobs.ts';
import { parseRange, sitemapPath } from './ranges.ts';

const SCHEMA = readFileSync(new URL('../../../tests/support/sitemap.xsd', import.meta.url), 'utf8');

let site: Awaited<ReturnType<typeof createFeedsSite>>;
beforeAll(async () => {
  site = await createFeedsSite({ hasDemo: true });
}, 60_000);

const validateSitemap = async (xml: string) =>
  (await validateXML({ xml: { fileName: 'sitemap.xml', contents: xml }, schema: SCHEMA })).errors;

const read = async (path: string) => {
  const response = await site.ask(path);
  expect([path, response.status]).toEqual([path, 200]);
  expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  const text = await response.text();
  expect(await validateSitemap(text)).toEqual([]);
  const entries = [...text.matchAll(/<loc>([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?/g)];
  return entries.map(([, loc = '', lastmod]) => ({ path: loc.slice(TEST_SITE.length), lastmod }));
};
const readPaths = async (path: string) => (await read(path)).map((entry) => entry.path);

test('the index lists all sitemaps, and the sitemaps list open records and indexable pages', async () => {
  const index = await read('/sitemap.xml');
  expect(index.map(({ path }) => path)).toEqual([
    ...['jobs', 'companies', 'posts', 'pages'].map((kind) => `/sitemaps/${kind}/1-45000.xml`),
  ]);
  const rows = await site.db
    .prepare(
      `SELECT fid, updated_at, employer_visibility = 'named' AS isNamed FROM job WHERE status = 'open' AND coalesce(valid_through, 9e15) > ?`,
    )
    .bind(Date.now())
    .all<{ fid: string; updated_at: number; isNamed: 0 | 1 }>();
  const jobs = await read('/sitemaps/jobs/1-45000.xml');
  const found = jobs.map(({ path, lastmod }) => [path.split('/')[2], lastmod]);
  expect(Object.fromEntries(found)).toEqual(
    Object.fromEntries(
      rows.results.map(({ fid, updated_at, isNamed }) => {
        const time = new Date(updated_at).toISOString().replace('.000', '');
        return [fid, isNamed ? time : time.slice(0, 10)];
      }),
    ),
  );
  expect(jobs).toHaveLength(rows.results.length);
  const pages = await readPaths('/sitemaps/pages/1-45000.xml');
  expect(pages).toEqual(expect.arrayContaining(['/', '/jobs', '/about', '/hire/support']));
  expect(pages.filter((path) => /vendor-review|home$/.test(path))).toEqual([]);
  expect(new Set(pages).size).toBe(pages.length);
  expect(await readPaths('/sitemaps/posts/1-45000.xml')).toContain('/blog/back-after-a-break');
  expect((await readPaths('/sitemaps/companies/1-45000.xml')).length).toBeGreaterThan(20);
});

test('closing a job removes it from its sitemap and changes the sitemap’s date and ETag', async () => {
  const path = '/sitemaps/jobs/1-45000.xml';
  const readLastmod = async () => (await read('/sitemap.xml'))[0]?.lastmod ?? '';
  const before = { tag: (await site.ask(path)).headers.get('etag') ?? '', at: await readLastmod() };
  expect((await site.ask(path, { 'if-none-match': before.tag })).status).toBe(304);
  const elsewhere = { SITE_URL: 'https://elsewhere.example' };
  expect((await site.ask(path, { 'if-none-match': before.tag }, elsewhere)).status).toBe(200);
  const [first = ''] = await readPaths(path);
  const now = Date.now();
  await moveJobs(site.db, [first.split('/')[2] ?? ''], 'closed', now);
  expect((await site.ask(path, { 'if-none-match': before.tag })).status).toBe(200);
  expect(await readPaths(path)).not.toContain(first);
  expect(Date.parse(await readLastmod())).toBe(Math.floor(now / 1000) * 1000);
});

test('an expired job is not in any sitemap, even if it has not been closed yet', async () => {
  const path = '/sitemaps/jobs/1-45000.xml';
  const [first = ''] = await readPaths(path);
  await site.db
    .prepare('UPDATE job SET published_at = 1, valid_through = ? WHERE fid = ?')
    .bind(Date.now() - 1, first.split('/')[2])
    .run();
  expect(await readPaths(path)).not.toContain(first);
});

test('returns 404 for a range that has no sitemap', async () => {
  for (const name of ['1-2', '2-45001', '45001-90000', '01-45000', '0-44999']) {
    await expect(site.ask(`/sitemaps/jobs/${name}.xml`), name).rejects.toMatchObject({
      status: 404,
    });
  }
  await expect(site.ask('/sitemaps/people/1-45000.xml')).rejects.toMatchObject({ status: 404 });
  expect(parseRange('45001-90000')).toEqual({ from: 45_001, to: 90_000 });
  expect(sitemapPath('jobs', { from: 45_001, to: 90_000 })).toBe('/sitemaps/jobs/45001-90000.xml');
});

test('if content is unavailable, record sitemaps still respond and content sitemaps return 503', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const refusing = await startServer(json({}, 401));
  const down = {
    CONTENTFUL_SPACE_ID: 'acme',
    CONTENTFUL_ACCESS_TOKEN: 'token',
    CONTENTFUL_HOST: refusing.url.slice('http://'.length),
  };
  const index = await (await site.ask('/sitemap.xml', {}, down)).text();
  expect(index.split('<loc>')).toHaveLength(5);
  for (const kind of ['posts', 'pages']) {
    await expect(site.ask(`/sitemaps/${kind}/1-45000.xml`, {}, down)).rejects.toMatchObject({
      status: 503,
      options: { headers: { 'retry-after': '60' } },
    });
  }
  await refusing.close();
});

test('splits jobs across several streamed sitemaps if there are too many for one', async () => {
  onTestFinished(async () => {
    await site.db.prepare(`DELETE FROM job WHERE fid LIKE 'many%'`).run();
  });
  await site.db
    .prepare(
      `WITH RECURSIVE n (i) AS (SELECT 100001 UNION ALL SELECT i + 1 FROM n WHERE i < 150000)
       INSERT INTO job (id, fid, slug, title, company_id, employer_visibility, status,
         description_html, description_plain, employment_type, workplace, seniority, category,
         published_at, updated_at)
       SELECT i, 'many' || i, 'a-job', 'A job', 1, 'named', 'open', '', '', 'full_time', 'remote',
         'senior', 'operations', 1, 1 FROM n`,
    )
    .run();
  const ranges = (await readPaths('/sitemap.xml')).filter((path) => path.includes('/jobs/'));
  expect(ranges.slice(1)).toEqual([
    '/sitemaps/jobs/90001-135000.xml',
    '/sitemaps/jobs/135001-180000.xml',
  ]);
  const tags = await Promise.all(
    ranges.map(async (path) => (await site.ask(path)).headers.get('etag') ?? ''),
  );
  await moveJobs(site.db, ['many110000'], 'closed', Date.now());
  const statuses = await Promise.all(
    ranges.map(
      async (path, i) => (await site.ask(path, { 'if-none-match': tags[i] ?? '' })).status,
    ),
  );
  // A sitemap's ETag depends only on the jobs it lists.
  expect(statuses).toEqual([304, 200, 304]);
  const { body } = await site.ask(ranges[1] ?? '');
  const sizes: number[] = [];
  let count = 0;
  const decoder = new TextDecoder();
  for await (const chunk of body ?? []) {
    sizes.push(chunk.byteLength);
    count += decoder.decode(chunk, { stream: true }).split('<loc>').length - 1;
  }
  expect(count).toBeGreaterThan(34_000);
  expect(sizes.length).toBeGreaterThan(30);
  expect(Math.max(...sizes)).toBeLessThan(70_000);
}, 30_000);

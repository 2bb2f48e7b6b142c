import { beforeAll, expect, test } from 'vitest';
import { THIN_COMPANY_LENGTH } from '../src/contracts/company.ts';
import { runWithRuntime } from '../src/lib/runtime.ts';
import { loadHead, PAYLOADS } from '../src/payloads.ts';
import { getDataPath, matchRoute } from '../src/routes/match-route.ts';
import { saveCompanies } from '../worker/backend/companies/save-companies.ts';
import { createPageRuntime } from '../worker/pages/render/page-runtime.ts';
import { createFeedsSite } from './support/feeds-site.ts';
import { companyRecord } from './support/records.ts';
import { createContext } from './support/request-context.ts';
import { TEST_SITE } from './support/site-bindings.ts';

/* Checks with all demo data that the sitemaps list exactly the indexable pages (decision 3). */

/**
 * HTML with `characters` characters. An emoji counts as one character, although its JavaScript
 * length is two.
 */
const createHtml = (characters: number) => `<p>${'🚀'.repeat(characters - 7)}</p>`;

let site: Awaited<ReturnType<typeof createFeedsSite>>;
beforeAll(async () => {
  site = await createFeedsSite({ hasDemo: true });
  await saveCompanies(site.db, [
    companyRecord({ slug: 'says-enough', descriptionHtml: createHtml(THIN_COMPANY_LENGTH) }),
    companyRecord({ slug: 'says-little', descriptionHtml: createHtml(THIN_COMPANY_LENGTH - 1) }),
  ]);
}, 60_000);

/** The head of the page at a path. */
const loadHeadAt = async (path: string) => {
  const { route, params } = matchRoute(path) ?? {};
  const name = route?.kind === 'page' ? getDataPath(route) : undefined;
  const request = new Request(TEST_SITE + path);
  return runWithRuntime(createPageRuntime(createContext(request, site.bindings)), async () => {
    const loaded = name && (await PAYLOADS[name]({ ...params, path, query: '' }));
    const { canonical } = loaded ? await loadHead(loaded.head) : {};
    return { isFound: loaded !== undefined && loaded.head.index !== false, canonical };
  });
};

const sitemap = async (kind: string) => {
  const text = await (await site.ask(`/sitemaps/${kind}/1-45000.xml`)).text();
  return [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url);
};

test.each(['companies', 'posts', 'pages', 'jobs'])(
  'every URL among the %s in the sitemaps is an indexable page and is its own canonical URL',
  async (kind) => {
    const urls = await sitemap(kind);
    expect(urls.length).toBeGreaterThan(10);
    // There are a thousand similar jobs, so only every tenth is checked. `/referral` has no loader
    // and is indexable.
    const checked = kind === 'jobs' ? urls.filter((_, i) => i % 10 === 0) : urls;
    for (const url of checked.filter((one) => !one.endsWith('/referral'))) {
      const head = await loadHeadAt(url.slice(TEST_SITE.length) || '/');
      expect([url, head.isFound, head.canonical]).toEqual([url, true, url]);
    }
  },
);

test('an employer that is not in any sitemap is not indexable', async () => {
  const found = new Set(await sitemap('companies'));
  const { results } = await site.db.prepare('SELECT slug FROM company').all<{ slug: string }>();
  const others = results
    .map(({ slug }) => `/companies/${slug}`)
    .filter((path) => !found.has(TEST_SITE + path));
  expect(others).toContain('/companies/says-little');
  expect(found).toContain(`${TEST_SITE}/companies/says-enough`);
  for (const path of others) {
    expect([path, (await loadHeadAt(path)).isFound]).toEqual([path, false]);
  }
});

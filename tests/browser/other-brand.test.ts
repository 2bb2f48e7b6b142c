import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDelivery } from '../../worker/content/delivery/delivery.ts';
import { linkTo } from '../../worker/content/delivery/wire.ts';
import { type ExportedRecord, loadSpace, type Space } from '../../worker/content/space.ts';
import { hydratePage, testBrowser } from '../support/browser.ts';
import { serveOverHttp } from '../support/content-space.ts';
import { startTestSite, type TestSite } from '../support/test-site.ts';

// docs/specification.md: 2.1

/*
 * The site of another agency: the same code with a different content space, read as if from
 * Contentful. Two of its redirects form a loop, and its menu still contains a redirected path.
 */
const open = testBrowser();
const TOKENS = { delivery: 'delivery-token', preview: 'preview-token' };
let site: TestSite;
let content: Awaited<ReturnType<typeof serveOverHttp>>;

const entry = (id: string, contentType: string, fields: object): ExportedRecord => ({
  sys: {
    id,
    type: 'Entry',
    contentType: linkTo('ContentType', contentType),
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
    publishedVersion: 1,
  },
  fields: Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, { 'en-US': value }]),
  ),
});

const otherSpace = async (): Promise<Space> => {
  const space = await loadSpace();
  const isOurs = ({ sys }: ExportedRecord) =>
    !['siteSettings', 'redirect'].includes(sys.contentType?.sys.id ?? '');
  return {
    ...space,
    entries: [
      ...space.entries.filter(isOurs),
      entry('settings', 'siteSettings', {
        name: 'Ashdown & Daughters <Recruiting> of the Lower Valley',
        nameHighlight: 'Daughters',
        tagline: 'People we know.',
        email: 'post@ashdown.example',
        inkColor: '#0b3d2e',
        markerColor: '#ffc2d1',
        mainMenu: linkTo('Entry', 'menu'),
      }),
      entry('menu', 'menu', {
        title: 'Ways',
        links: ['jobs', 'old'].map((id) => linkTo('Entry', id)),
      }),
      entry('jobs', 'link', { label: 'Open jobs', url: '/jobs' }),
      entry('old', 'link', { label: 'Who we are', url: '/who-we-are?from=menu' }),
      entry('r1', 'redirect', { from: '/who-we-are', to: '/about', permanent: true }),
      entry('r2', 'redirect', { from: '/here', to: '/there', permanent: true }),
      entry('r3', 'redirect', { from: '/there', to: '/here', permanent: true }),
    ],
  };
};

beforeAll(async () => {
  const space = await otherSpace();
  let delivery: ReturnType<typeof createDelivery> | undefined;
  content = await serveOverHttp({
    fetch: async (request) => {
      delivery ??= createDelivery({ space, assetHost: new URL(site.url).host, tokens: TOKENS });
      return delivery.fetch(request);
    },
  });
  site = await startTestSite({
    variables: {
      CONTENTFUL_SPACE_ID: 'rolecall',
      CONTENTFUL_ACCESS_TOKEN: TOKENS.delivery,
      CONTENTFUL_HOST: content.host,
    },
  });
});
afterAll(async () => {
  await site?.stop();
  await content?.close();
});

const NAME = 'Ashdown & Daughters <Recruiting> of the Lower Valley';
const INK = 'rgb(11, 61, 46)';

test('every page has the brand’s own name, colours and address', async () => {
  const page = await open('/jobs', { baseURL: site.url, viewport: { width: 320, height: 700 } });
  expect(await page.title()).toBe(`Open jobs · ${NAME}`);
  const wordmark = page.locator('header .wordmark').first();
  expect(await wordmark.innerText()).toBe(NAME);
  expect(await wordmark.locator('b').innerText()).toBe('Daughters');
  expect(await wordmark.locator('b').evaluate((b) => getComputedStyle(b).backgroundColor)).toBe(
    'rgb(255, 194, 209)',
  );
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).color)).toBe(INK);
  expect(await page.getByRole('contentinfo').innerText()).toContain('post@ashdown.example');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect((await page.locator('header, footer').allInnerTexts()).join()).not.toMatch(/rolecall/i);
});

test('an error screen has the brand’s name, before and after a navigation', async () => {
  const page = await open('/no/such', { baseURL: site.url, expectErrors: /404/ });
  expect(await page.locator('.wordmark').innerText()).toBe(NAME);
  expect(await page.title()).toBe(`Page not found: /no/such · ${NAME}`);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).color)).toBe(INK);
  const opened = await open('/404', { baseURL: site.url, expectErrors: /404/ });
  expect(await opened.locator('.wordmark').innerText()).toBe(NAME);
});

test('the offline page has the brand’s name', async () => {
  const page = await open('/offline', { baseURL: site.url });
  expect(await page.locator('.site-header a.wordmark').innerText()).toBe(NAME);
});

test('a redirected path in the menu leads to its target, even in client-side navigations', async () => {
  const page = await hydratePage(await open('/jobs', { baseURL: site.url, expectErrors: /404/ }));
  await page.getByRole('link', { name: 'Who we are' }).click();
  await page.waitForURL(`${site.url}/about?from=menu`);
});

test('paths in a redirect loop return 404', async () => {
  const response = await fetch(`${site.url}/here`, { headers: { 'user-agent': 'Googlebot/2.1' } });
  expect(response.status).toBe(404);
});

test('the API and its OpenAPI document have the brand’s name', async () => {
  const settings = await (await fetch(`${site.url}/misc/app-settings`)).json();
  expect(settings).toMatchObject({ data: { siteName: NAME } });
  const document = await (await fetch(`${site.url}/misc/openapi.json`)).json();
  expect(document).toMatchObject({ info: { title: `${NAME} API` } });
});

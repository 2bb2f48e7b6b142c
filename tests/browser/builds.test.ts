import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydrated, testBrowser } from '../support/browser.ts';
import { siteUrl } from '../support/site.ts';

// docs/specification.md: 4.3

const open = testBrowser(siteUrl);
const JOB = '/quillfeather/zylo1001/zylograph-cutter-2';
const LATEST = '**/builds/latest.json?*';
/** What only job pages need. */
const JOB_PART = /\/assets\/_title_-.*\.js$/;
const OF_ANOTHER_BUILD = { headers: { 'x-build-id': 'another' }, body: 'not to be read' };
const lost = { expectErrors: /404|Failed to fetch dynamically|preload|rror/ };

/** What the page asks for from now on: documents, and payloads by the page they are of. */
const watch = (page: Page) => {
  const documents: string[] = [];
  const payloads: string[] = [];
  page.on('request', (request) => {
    const { pathname, search, searchParams } = new URL(request.url());
    if (request.isNavigationRequest()) documents.push(pathname + search);
    if (!pathname.startsWith('/RSC/')) return;
    const query = searchParams.get('query');
    payloads.push(pathname.slice('/RSC/R'.length, -'.txt'.length) + (query ? `?${query}` : ''));
  });
  return { documents, payloads };
};

/** Opens a page that has read which pages there are, on a clock that the test moves. */
const openStarted = async (path: string, options: Parameters<typeof open>[1] = {}) => {
  const page = await open('about:blank', options);
  await page.clock.install();
  await page.goto(path);
  await hydrated(page);
  const manifest = page.waitForResponse('**/builds/meta/*.json');
  await page.clock.fastForward(4_000);
  await (await manifest).finished();
  return page;
};

/** The same, and a minute later another build is deployed. */
const openOutdated = async (path: string) => {
  const page = await openStarted(path);
  await page.route(LATEST, (route) => route.fulfill({ json: { id: 'another', timestamp: 1 } }));
  const asked = page.waitForResponse(LATEST);
  await page.clock.fastForward(60_000);
  await (await asked).finished();
  return page;
};

/** Without a pointer that comes near, so that nothing is preloaded. */
const follow = (page: Page, href: string) =>
  page
    .locator(`a[href="${href}"]`)
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click());

/** What came before the call has been acted on. */
const settled = (page: Page) =>
  page.evaluate(() => new Promise((done) => setTimeout(done))).catch(() => undefined);

// docs/specification.md: 7.11
test('another build changes nothing until somebody goes on, and then loads that page whole', async () => {
  const page = await openOutdated(JOB);
  const { documents, payloads } = watch(page);
  await page.getByLabel('First name').fill('Zoë');
  await page.getByLabel('Cover letter').fill('I cut.');
  expect(documents).toEqual([]);
  await page.locator('.site-header a[href="/companies"]').first().hover();
  await follow(page, '/companies');
  await page.waitForURL('**/companies');
  await hydrated(page);
  expect(documents).toEqual(['/companies']);
  expect(payloads).toEqual([]);

  await page.goBack();
  await hydrated(page);
  expect(await page.getByLabel('First name').inputValue()).toBe('Zoë');
  expect(await page.getByLabel('Cover letter').inputValue()).toBe('I cut.');
});

test('a search under another build is loaded whole, with all that its form says', async () => {
  const page = await openOutdated('/jobs');
  const { documents, payloads } = watch(page);
  await page.getByLabel('Job title, skill or employer').fill('zylo');
  await page.getByRole('checkbox', { name: /^Hybrid/ }).check();
  await page.waitForURL((url) => url.searchParams.get('workplace') === 'hybrid');
  await hydrated(page);
  expect(documents).toEqual([expect.stringMatching(/^\/jobs\?.*q=zylo/)]);
  expect(payloads).toEqual([]);
  expect(await page.getByLabel('Job title, skill or employer').inputValue()).toBe('zylo');
});

test('back under another build loads the page of that entry, and forward is still there', async () => {
  const page = await openStarted('/jobs');
  await follow(page, '/companies');
  await page.waitForURL('**/companies');
  await follow(page, '/contact');
  await page.waitForURL('**/contact');
  await page.route('**/RSC/**', (route) => route.fulfill(OF_ANOTHER_BUILD));
  const { documents } = watch(page);
  const loaded = page.waitForRequest((request) => request.isNavigationRequest());
  await page.goBack();
  await loaded;
  await page.waitForURL('**/companies');
  await hydrated(page);
  expect(documents).toEqual(['/companies']);
  await page.goForward();
  await page.waitForURL('**/contact');
  await page.getByRole('heading', { level: 1 }).waitFor();
});

test('a link whose payload another build made leads to the document', async () => {
  const page = await openStarted('/jobs');
  await page.route('**/RSC/**', (route) => route.fulfill(OF_ANOTHER_BUILD));
  const { documents } = watch(page);
  await follow(page, '/companies');
  await page.waitForURL('**/companies');
  await hydrated(page);
  expect(documents).toEqual(['/companies']);
});

test.each(['a click', 'the keyboard'])(
  'a link that was loaded ahead and is followed by %s before another build answers leads to the document',
  async (way) => {
    const page = await openStarted('/jobs?q=zylograph');
    const followed = Promise.withResolvers<void>();
    await page.route(/\/RSC\/R\/quillfeather\//, async (route) => {
      await followed.promise;
      await route.fulfill(OF_ANOTHER_BUILD);
    });
    const { documents } = watch(page);
    const ahead = page.waitForRequest(/\/RSC\/R\/quillfeather\//);
    const link = page.locator(`a[href="${JOB}"]`).first();
    if (way === 'a click') await link.hover();
    else await link.focus();
    await ahead;
    if (way === 'a click') await link.click();
    else await link.press('Enter');
    followed.resolve();
    await page.getByLabel('First name').waitFor();
    expect(documents).toEqual([JOB]);
  },
);

test('back to a page that another build was loading ahead loads its document', async () => {
  const page = await openStarted('/jobs?q=zylograph');
  await follow(page, JOB);
  await page.getByLabel('First name').waitFor();
  const { documents } = watch(page);
  const asked = Promise.withResolvers<void>();
  await page.route('**/RSC/**', async (route) => {
    await asked.promise;
    await route.fulfill(OF_ANOTHER_BUILD);
  });
  await page.goBack();
  asked.resolve();
  await hydrated(page);
  await page.waitForURL('**/jobs?q=zylograph');
  await page.locator(`a[href="${JOB}"]`).first().waitFor();
  expect(documents).toEqual(['/jobs?q=zylograph']);
});

// docs/specification.md: 4.2
test('a part that a page lacks once loads that page whole, once', async () => {
  const page = await openStarted('/jobs?q=zylograph', lost);
  const { documents } = watch(page);
  await page.route(JOB_PART, (route) => route.fulfill({ status: 404 }), { times: 1 });
  await follow(page, JOB);
  await page.waitForURL(`**${JOB}`);
  await hydrated(page);
  expect(documents).toEqual([JOB]);
  expect(await page.locator('.error-screen').count()).toBe(0);
  await page.getByLabel('First name').fill('Zoë');
});

test('a part that a page lacks for good ends in the error screen, from which one can try again', async () => {
  const page = await openStarted('/jobs?q=zylograph', lost);
  const { documents } = watch(page);
  await page.route(JOB_PART, (route) => route.fulfill({ status: 404 }));
  await follow(page, JOB);
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  expect(documents).toEqual([JOB]);
  expect(page.url()).toContain(JOB);

  await page.unroute(JOB_PART);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByLabel('First name').waitFor();
  await hydrated(page);
  expect(documents).toEqual([JOB, JOB]);
});

test('a part that a preload lacks is nobody’s concern, until somebody goes on', async () => {
  const page = await openStarted('/jobs?q=zylograph', lost);
  const { documents } = watch(page);
  await page.route(JOB_PART, (route) => route.fulfill({ status: 404 }), { times: 1 });
  const failed = page.evaluate(
    () =>
      new Promise<void>((done) => {
        window.addEventListener('vite:preloadError', () => done());
      }),
  );
  await page.locator(`a[href="${JOB}"]`).first().hover();
  await failed;
  await settled(page);
  expect(documents).toEqual([]);
  await follow(page, JOB);
  await page.waitForURL(`**${JOB}`);
  await hydrated(page);
  expect(documents).toEqual([JOB]);
});

test('a link is preloaded when somebody turns to it, once, and the click finds it', async () => {
  const page = await openStarted('/jobs?q=zylograph');
  const { documents, payloads } = watch(page);
  const arrived = page.waitForResponse(`**/RSC/R${JOB}.txt*`);
  await page.locator(`a[href="${JOB}"]`).first().hover();
  await (await arrived).finished();
  await page.locator(`a[href="${JOB}"]`).first().focus();
  await page.locator(`a[href="${JOB}"]`).first().click();
  await page.waitForURL(`**${JOB}`);
  await page.getByLabel('First name').waitFor();
  expect(payloads.filter((path) => path === JOB)).toEqual([JOB]);
  expect(documents).toEqual([]);
});

// docs/specification.md: 7.14
test('four are preloaded at once, and the fifth waits', async () => {
  const page = await openStarted('/jobs');
  const { payloads } = watch(page);
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/RSC/**', async (route) => {
    await held;
    await route.continue();
  });
  const fourth = page.waitForRequest(() => payloads.length === 4);
  const links = page.locator('main h3 a, main h2 a');
  for (const i of [0, 1, 2, 3, 4]) await links.nth(i).focus();
  await fourth;
  await settled(page);
  expect(payloads).toHaveLength(4);
  const fifth = page.waitForRequest(() => payloads.length === 5);
  release();
  await fifth;
});

test('the next page of a list is preloaded once its link is in view', async () => {
  const page = await openStarted('/jobs');
  const { payloads } = watch(page);
  const next = page.locator('a[data-preload]');
  const asked = page.waitForRequest(/\/RSC\/R\/jobs\.txt\?/);
  await next.scrollIntoViewIfNeeded();
  await asked;
  expect(payloads).toEqual(['/jobs?page=2']);
});

// docs/specification.md: 7.13
test.each([
  ['saves data', { saveData: true }],
  ['is on slow-2g', { effectiveType: 'slow-2g' }],
])('nothing is preloaded for who %s', async (_, connection) => {
  const page = await open('about:blank');
  await page.clock.install();
  await page.addInitScript((said) => {
    Object.defineProperty(navigator, 'connection', { value: said });
  }, connection);
  const manifests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/builds/meta/')) manifests.push(request.url());
  });
  await page.goto('/jobs?q=zylograph');
  await hydrated(page);
  const { payloads } = watch(page);
  await page.clock.fastForward(4_000);
  await page.locator(`a[href="${JOB}"]`).first().hover();
  await page.locator('.site-header a[href="/companies"]').first().focus();
  await settled(page);
  expect(payloads).toEqual([]);
  if ('effectiveType' in connection) expect(manifests).toEqual([]);
});

test('a part that is lost while its page is loaded ahead, and somebody goes there, loads that page whole', async () => {
  const page = await openStarted('/jobs?q=zylograph', lost);
  const { documents } = watch(page);
  const clicked = Promise.withResolvers<void>();
  await page.route(/\/RSC\/R\/quillfeather\//, async (route) => {
    await clicked.promise;
    await route.continue();
  });
  await page.route(JOB_PART, (route) => route.fulfill({ status: 404 }), { times: 1 });
  const ahead = page.waitForRequest(/\/RSC\/R\/quillfeather\//);
  await page.locator(`a[href="${JOB}"]`).first().hover();
  await ahead;
  await page.locator(`a[href="${JOB}"]`).first().click();
  clicked.resolve();
  await page.getByLabel('First name').waitFor();
  await hydrated(page);
  expect(documents).toEqual([JOB]);
});

test('where the page was loaded again just now, a lost part loads nothing by itself', async () => {
  const page = await openStarted('/jobs?q=zylograph', lost);
  const { documents } = watch(page);
  await page.evaluate(() => sessionStorage.setItem('reloaded_at', String(Date.now())));
  await page.route(JOB_PART, (route) => route.fulfill({ status: 404 }));
  await follow(page, JOB);
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  await settled(page);
  expect(documents).toEqual([]);
  await page.unroute(JOB_PART);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByLabel('First name').waitFor();
  expect(documents).toEqual([JOB]);
});

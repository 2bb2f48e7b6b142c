import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydratePage, testBrowser } from '../support/browser.ts';
import { startCuttableProxy } from '../support/cuttable-proxy.ts';
import { waitForReload } from '../support/page-actions.ts';
import { siteUrl } from '../support/site.ts';

// docs/specification.md: 4.3

const open = testBrowser(siteUrl);
const JOB = '/quillfeather/zylo1001/zylograph-cutter-2';
const LATEST = '**/builds/latest.json?*';
const missingFiles = { expectErrors: /404|Failed to fetch dynamically|rror/ };

/** Records the documents requested from now on, with prefetched ones listed separately. */
const watch = (page: Page) => {
  const documents: string[] = [];
  const ahead: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (/prefetch/.test(request.headers()['sec-purpose'] ?? '')) ahead.push(pathname + search);
    else if (request.isNavigationRequest()) documents.push(pathname + search);
  });
  return { documents, ahead };
};

/** Simulates a browser without speculation rules, where our script prefetches links. */
const withoutRules = (page: Page) =>
  page.addInitScript(() => {
    HTMLScriptElement.supports = () => false;
  });

/** Opens a page, controls its clock, and waits until the page has loaded the build manifest. */
const openWithoutRules = async (path: string) => {
  const page = await open('about:blank');
  await page.clock.install();
  await withoutRules(page);
  await page.goto(path);
  await hydratePage(page);
  const manifest = page.waitForResponse('**/builds/meta/*.json');
  await page.clock.fastForward(4_000);
  await (await manifest).finished();
  return page;
};

/** Opens a page, then deploys another build. */
const openOutdated = async (path: string) => {
  const page = await open('about:blank');
  await page.clock.install();
  const first = page.waitForResponse(LATEST);
  await page.goto(path);
  await hydratePage(page);
  await page.clock.fastForward(4_000);
  await page.locator('.offline-note').waitFor({ state: 'attached' });
  await (await first).finished();
  await page.route(LATEST, (route) => route.fulfill({ json: { id: 'another', timestamp: 1 } }));
  const requested = page.waitForResponse(LATEST);
  await page.clock.fastForward(60_000);
  await (await requested).finished();
  return page;
};

const link = (page: Page, href: string) => page.locator(`a[href="${href}"]`).first();

const pressAndLeave = async (page: Page, href: string): Promise<void> => {
  await link(page, href).hover();
  await page.mouse.down();
  await page.mouse.move(600, 500);
  await page.mouse.up();
};

/**
 * Waits until the speculation rules take effect. The browser reads them only when idle, and then
 * applies them to all links at once.
 */
const rulesRead = (page: Page, href: string, ahead: readonly string[]): Promise<void> =>
  expect
    .poll(async () => {
      await pressAndLeave(page, href);
      return ahead;
    })
    .toEqual([href]);

/** Waits until all events fired before this call have been handled. */
const settled = (page: Page) => page.evaluate(() => new Promise((done) => setTimeout(done)));

// docs/specification.md: 7.11
test('a new build does not affect an open page, and typed values are still there after going back', async () => {
  const page = await openOutdated(JOB);
  const { documents } = watch(page);
  await page.getByLabel('First name').fill('Zoë');
  await page.getByLabel('Cover letter').fill('I cut.');
  await page.clock.fastForward(1_000);
  expect(documents).toEqual([]);
  await link(page, '/companies').click();
  await page.waitForURL('**/companies');
  await page.goBack();
  await hydratePage(page);
  expect(await page.getByLabel('First name').inputValue()).toBe('Zoë');
  expect(await page.getByLabel('Cover letter').inputValue()).toBe('I cut.');
});

test('after a new build is deployed, a search loads a document and keeps all the form’s values', async () => {
  const page = await openOutdated('/jobs');
  const { documents } = watch(page);
  await page.getByLabel('Job title, skill or employer').fill('zylo');
  await page.getByRole('checkbox', { name: /^Hybrid/ }).check();
  await page.waitForURL((url) => url.searchParams.get('workplace') === 'hybrid');
  await hydratePage(page);
  expect(documents).toEqual([expect.stringMatching(/^\/jobs\?.*q=zylo/)]);
  expect(await page.getByLabel('Job title, skill or employer').inputValue()).toBe('zylo');
});

test.each([
  ['script', /(?<=assets\/index-)[\w-]{8}/, 'ANOTHER_'],
  ['style', /(?<=data-href="every-page[^>]*>)/, 'a{}'],
])(
  'a search whose result page has a different %s loads the whole document',
  async (_, own, other) => {
    // The current page's policy blocks a style from another build, and the violation is reported
    // while the response is parsed.
    const page = await hydratePage(await open('/jobs', { expectErrors: /inline style/ }));
    await page.route('**/jobs?*', async (route) => {
      if (route.request().isNavigationRequest()) return route.continue();
      const response = await route.fetch();
      return route.fulfill({ response, body: (await response.text()).replace(own, other) });
    });
    const { documents } = watch(page);
    await page.getByRole('checkbox', { name: /^Hybrid/ }).check();
    await page.waitForURL((url) => url.searchParams.get('workplace') === 'hybrid');
    await hydratePage(page);
    expect(documents).toEqual([expect.stringMatching(/^\/jobs\?.*workplace=hybrid/)]);
  },
);

// docs/specification.md: 7.11
test('if the latest build cannot be fetched, the page still works and tries again later', async () => {
  const page = await open('about:blank', { expectErrors: /503/ });
  await page.clock.install();
  await page.route(LATEST, (route) => route.fulfill({ status: 503 }), { times: 1 });
  const failed = page.waitForResponse(LATEST);
  await page.goto(JOB);
  await hydratePage(page);
  await page.clock.fastForward(4_000);
  expect((await failed).status()).toBe(503);
  await page.getByLabel('First name').fill('Zoë');
  const manifest = page.waitForResponse('**/builds/meta/*.json');
  await page.clock.fastForward(120_000);
  expect((await manifest).status()).toBe(200);
  expect(await page.getByLabel('First name').inputValue()).toBe('Zoë');
});

// docs/specification.md: 4.2
test('if a module fails to load, the page reloads once', async () => {
  const page = await open('about:blank', missingFiles);
  const part = '**/assets/apply-form-*.js';
  await page.route(part, (route) => route.fulfill({ status: 404 }), { times: 1 });
  await page.goto(JOB);
  const { documents } = watch(page);
  await page.locator('html[data-started]').waitFor({ state: 'attached' });
  const reloaded = waitForReload(page);
  await page.getByLabel('First name').focus();
  await reloaded;
  expect(documents).toEqual([JOB]);
  await hydratePage(page);
  expect(documents).toEqual([JOB]);
});

test('a missing module does not cause another reload within the reload window', async () => {
  const page = await open('about:blank', missingFiles);
  await page.route('**/assets/apply-form-*.js', (route) => route.fulfill({ status: 404 }));
  await page.goto(JOB);
  await page.locator('html[data-started]').waitFor({ state: 'attached' });
  await page.evaluate(() => sessionStorage.setItem('reloaded_at', String(Date.now())));
  const { documents } = watch(page);
  const failed = page.waitForEvent('console', (message) => message.type() === 'error');
  await page.getByLabel('First name').focus();
  await failed;
  await settled(page);
  expect(documents).toEqual([]);
  expect(await page.getByLabel('First name').isEditable()).toBe(true);
});

test('speculation rules prefetch a link once when it is pressed, and the click uses that response', async () => {
  const page = await open('/jobs?q=zylograph');
  const { documents, ahead } = watch(page);
  await rulesRead(page, '/companies', ahead);
  await link(page, JOB).hover();
  const requested = page.waitForRequest((request) =>
    /prefetch/.test(request.headers()['sec-purpose'] ?? ''),
  );
  await page.mouse.down();
  await requested;
  await page.mouse.up();
  await page.waitForURL(`**${JOB}`);
  expect(ahead).toEqual(['/companies', JOB]);
  expect(
    await page.evaluate(
      () =>
        (performance.getEntriesByType('navigation')[0] as unknown as { deliveryType: string })
          .deliveryType,
    ),
  ).toBe('navigational-prefetch');
  expect(documents).toEqual([JOB]);
});

test('links to private pages, the API and excluded targets are not prefetched', async () => {
  const page = await open('/about');
  const { ahead } = watch(page);
  const links: Record<string, string>[] = [
    ...['/cv', '/cv/sign-in', '/vendor-review?reviewer=x', '/vendor-review/details/7', '/referral'],
    ...['/preview?path=/blog', '/misc/jobs', '/candidate/account', '/jobs/feed.xml', '/?ref=ada-1'],
  ].map((href) => ({ href }));
  links.push(
    { href: '/jobs?q=followed', rel: 'nofollow' },
    { href: '/jobs?q=saved', download: '' },
  );
  const shared = ['/jobs?q=first', '/jobs?q=last'];
  await page.evaluate(
    (all) => {
      const list = document.createElement('div');
      list.style.cssText = 'position:fixed;inset:0 auto auto 0;z-index:99;display:grid';
      for (const attributes of all) {
        const link = document.createElement('a');
        for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
        link.textContent = attributes.href ?? '';
        list.append(link);
      }
      document.body.append(list);
    },
    [...links, ...shared.map((href) => ({ href }))],
  );
  await rulesRead(page, '/jobs?q=first', ahead);
  for (const { href = '' } of links) await pressAndLeave(page, href);
  const requested = page.waitForRequest(/q=last$/);
  await pressAndLeave(page, '/jobs?q=last');
  await requested;
  expect(ahead).toEqual(shared);
});

test('without speculation rules, a link is prefetched once on hover or focus', async () => {
  const page = await openWithoutRules('/jobs?q=zylograph');
  const { ahead } = watch(page);
  const requested = page.waitForRequest(`**${JOB}`);
  await link(page, JOB).focus();
  await requested;
  await link(page, '/cv').focus();
  await link(page, JOB).focus();
  await settled(page);
  expect(ahead).toEqual([JOB]);
});

// docs/specification.md: 7.14
test('at most four links are prefetched at a time, and the fifth waits', async () => {
  const line = await startCuttableProxy(siteUrl);
  const page = await openWithoutRules(`${line.url}/jobs`);
  const held = Promise.withResolvers<void>();
  const isJob = (path: string) => /^\/[\w-]+\/\w+\/[\w-]+$/.test(path);
  line.leadTo(siteUrl, async (response, path) => {
    if (isJob(path)) await held.promise;
    return response;
  });
  const jobs = () => line.seen.filter((requested) => isJob(requested.replace('GET ', '')));
  const links = page.locator('main h3 a, main h2 a');
  for (const i of [0, 1, 2, 3, 4]) await links.nth(i).focus();
  await expect.poll(() => jobs().length).toBe(4);
  await settled(page);
  expect(jobs()).toHaveLength(4);
  held.resolve();
  await expect.poll(() => jobs().length).toBe(5);
  await line.close();
});

test('the next page of a list is prefetched once its link is in view', async () => {
  const page = await openWithoutRules('/jobs');
  const { ahead } = watch(page);
  const requested = page.waitForRequest('**/jobs?page=2');
  await page.locator('a[data-preload]').scrollIntoViewIfNeeded();
  await requested;
  expect(ahead).toEqual(['/jobs?page=2']);
});

// docs/specification.md: 7.13
test('a browser with speculation rules also loads the manifest, but our script prefetches no links', async () => {
  const page = await open('about:blank');
  await page.clock.install();
  await page.goto('/jobs?q=zylograph');
  await hydratePage(page);
  const manifest = page.waitForResponse('**/builds/meta/*.json');
  await page.clock.fastForward(4_000);
  await (await manifest).finished();
  await link(page, JOB).focus();
  await page.clock.fastForward(1_000);
  await settled(page);
  expect(await page.locator('link[rel=prefetch]').count()).toBe(0);
});

// docs/specification.md: 7.13
test.each([
  ['saves data', { saveData: true }],
  ['is on slow-2g', { effectiveType: 'slow-2g' }],
])('nothing is prefetched if the browser %s', async (_, connection) => {
  const page = await open('about:blank');
  await page.clock.install();
  await withoutRules(page);
  await page.addInitScript((said) => {
    Object.defineProperty(navigator, 'connection', { value: said });
  }, connection);
  const manifests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/builds/meta/')) manifests.push(request.url());
  });
  await page.goto('/jobs?q=zylograph');
  await hydratePage(page);
  const { ahead } = watch(page);
  await page.clock.fastForward(4_000);
  await page.locator('.offline-note').waitFor({ state: 'attached' });
  await link(page, JOB).hover();
  await link(page, '/companies').focus();
  await page.clock.fastForward(1_000);
  await settled(page);
  expect(ahead).toEqual([]);
  if ('effectiveType' in connection) expect(manifests).toEqual([]);
});

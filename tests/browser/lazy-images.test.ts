import type { Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydratePage, testBrowser } from '../support/browser.ts';
import { siteUrl } from '../support/site.ts';

// docs/specification.md: 4.4

const open = testBrowser(siteUrl);

/** A page with an image at the top and others far below. */
const PAGE = '/talents';

/** Opens a blank page that has not requested anything yet. */
const blank = (options: Parameters<typeof open>[1] = {}) =>
  open('about:blank', { viewport: { width: 1280, height: 800 }, ...options });

const lazyImages = (page: Page) => page.locator('img[data-src]');
/**
 * The URL of an image that the demo does not use, because a demo image would change shape if a
 * square image replaced it.
 */
const SOURCE = '/images/logos/brindlewood.svg?wide';

const untilStateIs = (page: Page, state: string) =>
  page.locator(`#wide[data-state=${state}]`).waitFor();

/** Adds an image at the end of a page and holds back its requests until they are released. */
const pageWithPicture = async (
  page: Page,
  response: (route: Route, asked: number) => Promise<void>,
) => {
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  let requestCount = 0;
  await page.route(`**${SOURCE}`, async (route) => {
    requestCount += 1;
    const time = requestCount;
    await released;
    await response(route, time);
  });
  await page.goto(PAGE);
  await hydratePage(page);
  await page.evaluate((source) => {
    const image = document.createElement('img');
    Object.assign(image, { id: 'wide', className: 'features-picture', alt: 'A bramble' });
    Object.assign(image, { width: 1200, height: 400 });
    image.dataset.src = source;
    document.querySelector('main')?.append(image);
  }, SOURCE);
  const picture = page.locator('#wide');
  const before = await picture.boundingBox();
  expect(before?.height).toBeGreaterThan(100);
  const isAsBefore = async () => {
    const after = await picture.boundingBox();
    expect([after?.width, after?.height]).toEqual([before?.width, before?.height]);
  };
  return { picture, release, asked: () => requestCount, isAsBefore };
};

/** Waits for two frames, after which observers have reported all earlier changes. */
const frames = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    await frame();
    await frame();
  });

// docs/specification.md: 9.7
test('an image loads once it is within 1.3 viewport heights, and not before', async () => {
  const page = await blank();
  await page.goto('/all-jobs');
  await hydratePage(page);
  await page.evaluate(() => {
    for (const [id, top] of [
      ['inside', 1039],
      ['outside', 1041],
    ] as const) {
      const image = document.createElement('img');
      Object.assign(image, { id, width: 40, height: 40 });
      image.dataset.src = `/favicon.svg?${id}`;
      Object.assign(image.style, { position: 'absolute', top: `${top}px` });
      document.body.append(image);
    }
  });
  await page.locator('#inside[data-state=loaded]').waitFor();
  await frames(page);
  expect(await page.getAttribute('#outside', 'src')).toBeNull();
  await page.evaluate(() => window.scrollTo(0, 2));
  await page.locator('#outside[data-state=loaded]').waitFor();
});

test.each([
  [1280, 800],
  [375, 667],
])('images on the first screen load with the page (%i by %i)', async (width, height) => {
  for (const path of ['/', '/employer', '/jobs', '/companies', '/blog']) {
    const page = await open(path, { viewport: { width, height } });
    const laterImages = await lazyImages(page).evaluateAll((images) =>
      images
        .filter((image) => image.getBoundingClientRect().top < window.innerHeight)
        .map((image) => image.outerHTML),
    );
    expect(laterImages, path).toEqual([]);
    const urgent = page.locator('img[fetchpriority=high]');
    expect(await urgent.count()).toBe(path === '/jobs' || path === '/companies' ? 0 : 1);
  }
});

// docs/specification.md: 9.7
test('an image that is still loading has a placeholder and its space reserved', async () => {
  const page = await blank();
  const { picture, release, isAsBefore } = await pageWithPicture(page, (route) =>
    route.fulfill({ path: 'docs/images/home.png' }),
  );
  const background = () => picture.evaluate((image) => getComputedStyle(image).backgroundImage);
  const [announced] = await Promise.all([
    page.waitForResponse('**/images/loading.gif'),
    picture.scrollIntoViewIfNeeded(),
  ]);
  expect(announced.status()).toBe(200);
  await untilStateIs(page, 'loading');
  expect(await background()).toContain('/images/loading.gif');
  await isAsBefore();
  release();
  await untilStateIs(page, 'loaded');
  expect(await background()).toBe('none');
});

// docs/specification.md: 8.8
test('a broken image is requested once more, then replaced by an image of the same size', async () => {
  const page = await blank({ expectErrors: /Failed to load resource|failed to load/ });
  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('failed to load')) logged.push(message.text());
  });
  const { picture, release, asked, isAsBefore } = await pageWithPicture(page, (route) =>
    route.fulfill({ status: 404 }),
  );
  await picture.scrollIntoViewIfNeeded();
  release();
  await untilStateIs(page, 'error');
  await page.waitForFunction(
    () => document.querySelector<HTMLImageElement>('img[src="/images/error.png"]')?.naturalWidth,
  );
  await isAsBefore();
  expect(await picture.getAttribute('alt')).toBe('A bramble');
  expect(asked()).toBe(2);
  expect(logged).toEqual([`The image ${SOURCE} failed to load.`]);
});

test('an image that failed once loads on retry', async () => {
  const page = await blank({ expectErrors: /Failed to load resource/ });
  const { picture, release, asked } = await pageWithPicture(page, (route, time) =>
    time === 1 ? route.abort() : route.continue(),
  );
  release();
  await picture.scrollIntoViewIfNeeded();
  await untilStateIs(page, 'loaded');
  expect(asked()).toBe(2);
});

test('without JavaScript, all images load in the same positions as with it', async () => {
  const places = async (page: Page) =>
    page.locator('main img:visible').evaluateAll((images) =>
      images.map((image) => {
        const { left, top, width, height } = image.getBoundingClientRect();
        return [left, top, width, height].map(Math.round);
      }),
    );
  // A font that arrives late is not used (`font-display: optional`), so the pages are compared
  // without the font.
  const withoutFont = async (path: string, options: Parameters<typeof open>[1]) => {
    const page = await blank({ ...options, expectErrors: /ERR_FAILED/ });
    await page.route('**/*.woff2', (route) => route.abort());
    await page.goto(path);
    return page;
  };
  for (const path of [PAGE, '/companies']) {
    const page = await hydratePage(await withoutFont(path, {}));
    const withoutScripts = await withoutFont(path, { javaScriptEnabled: false });
    expect(await lazyImages(withoutScripts).count()).toBeGreaterThan(3);
    expect(await withoutScripts.locator('img[data-src]:visible').count()).toBe(0);
    expect(await places(withoutScripts)).toEqual(await places(page));
    const missing = () =>
      withoutScripts
        .locator('img:visible')
        .evaluateAll((images) =>
          images.flatMap((image) =>
            (image as HTMLImageElement).naturalWidth ? [] : [image.outerHTML],
          ),
        );
    // The page's `load` event does not wait for lazy images.
    await expect.poll(missing).toEqual([]);
  }
});

/** The state of each image, and whether it shows its own file rather than a placeholder. */
const pictures = (page: Page) =>
  lazyImages(page).evaluateAll((images) =>
    images.map((image) => [
      (image as HTMLElement).dataset.state,
      image.getAttribute('src') === (image as HTMLElement).dataset.src,
    ]),
  );

test('the next page of a list loads its images', async () => {
  const page = await hydratePage(
    await open('/companies', { viewport: { width: 1280, height: 6000 } }),
  );
  const loaded = page.locator('img[data-state=loaded]');
  await loaded.nth((await lazyImages(page).count()) - 1).waitFor();

  const onPage = (number: number) =>
    page.locator('.pager [aria-current=page]', { hasText: `Page ${number}` }).waitFor();
  const allLoaded = () =>
    expect
      .poll(async () => new Set((await pictures(page)).map(String)))
      .toEqual(new Set(['loaded,true']));

  await page.getByRole('link', { name: 'Next' }).click();
  await onPage(2);
  await allLoaded();
  expect((await pictures(page)).length).toBeGreaterThan(3);
});

test('images that load while a visitor scrolls down cause no layout shift', async () => {
  for (const path of ['/', PAGE, '/blog']) {
    const page = await blank({ viewport: { width: 375, height: 667 } });
    await page.addInitScript(() => {
      const moved = { by: 0 };
      Object.assign(window, { moved });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) moved.by += Number(Reflect.get(entry, 'value'));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(path);
    await hydratePage(page);
    for (let i = 0, end = false; !end; i++) {
      end = await page.evaluate((top) => {
        window.scrollTo({ top, behavior: 'instant' });
        return window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;
      }, i * 500);
      await frames(page);
    }
    await page.waitForFunction(
      () => !document.querySelector('img[data-src]:not([data-state=loaded])'),
    );
    await frames(page);
    expect(
      await page.evaluate(() => (window as unknown as { moved: { by: number } }).moved.by),
    ).toBeLessThan(0.01);
  }
});

test('all images load before the page is printed', async () => {
  const page = await open(PAGE, { viewport: { width: 1280, height: 500 } });
  expect(await page.locator('img[data-src]:not([data-state])').count()).toBeGreaterThan(0);
  await page.pdf();
  await page.waitForFunction(
    () => !document.querySelector('img[data-src]:not([data-state=loaded])'),
  );
});

test('a failed image on the first screen is also replaced, and the replacement has the same shape', async () => {
  const page = await blank({ expectErrors: /failed to load|ERR_FAILED/ });
  await page.goto(PAGE);
  const picture = page.locator('main img:not([data-src])').first();
  const shape = async () => {
    const box = await picture.boundingBox();
    return box && [Math.round(box.width), Math.round(box.height)];
  };
  const loadedShape = await shape();
  await page.route('**/space-assets/**', (route) => route.abort());
  await page.reload();
  await expect.poll(() => picture.getAttribute('src')).toBe('/images/error.png');
  await hydratePage(page);
  expect(await picture.getAttribute('src')).toBe('/images/error.png');
  expect(await shape()).toEqual(loadedShape);
});

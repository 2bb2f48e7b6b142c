import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { computeContrast } from '../../src/lib/content/brand/brand-colors.ts';
import { hydratePage, testBrowser } from '../support/browser.ts';
import { waitForCandidateData } from '../support/page-actions.ts';
import { type People, preparePeople } from '../support/prepare-people.ts';
import { siteState, siteUrl } from '../support/site.ts';

/* Tests the site with visitors' system preferences, and in print. */

const open = testBrowser(siteUrl);
let people: People;
beforeAll(async () => {
  people = await preparePeople(siteUrl, siteState, `zoe-${crypto.randomUUID()}@example.com`);
});
const asCandidate = () => ({
  storageState: {
    cookies: [],
    origins: [{ origin: siteUrl, localStorage: [{ name: 'token', value: people.token }] }],
  },
});

const COLORS = [
  'color',
  'backgroundColor',
  'borderTopColor',
  'borderTopStyle',
  'borderInlineStartStyle',
] as const;
const readColors = (page: Page, selector: string, part?: string) =>
  page
    .locator(selector)
    .first()
    .evaluate(
      (element, [names, pseudo]) => {
        const style = getComputedStyle(element, pseudo);
        return names.map((name) => style[name]);
      },
      [COLORS, part] as const,
    );

/**
 * The contrast between the lightest and the darkest pixel in the middle of a piece of text. The
 * backplate that the system draws behind letters is not in any computed style, so axe does not see
 * it.
 */
const measureContrast = async (words: Locator): Promise<number> => {
  const { x, y, width, height } = (await words.boundingBox()) ?? expect.fail();
  const clip = { x: x + width / 4, y: y + height / 4, width: width / 2, height: height / 2 };
  const png = (await words.page().screenshot({ clip })).toString('base64');
  const pixels = await words.page().evaluate(async (encoded) => {
    const bytes = Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes]));
    const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
    context?.drawImage(picture, 0, 0);
    return [...(context?.getImageData(0, 0, picture.width, picture.height).data ?? [])];
  }, png);
  const withWhite: number[] = [];
  for (let i = 0; i < pixels.length; i += 4) {
    const color = Buffer.from(pixels.slice(i, i + 3)).toString('hex');
    withWhite.push(computeContrast(`#${color}`, '#ffffff'));
  }
  return Math.max(...withWhite) / Math.min(...withWhite);
};

test.each(['light', 'dark'] as const)(
  'with forced colours (%s), current, selected, marked and disabled elements look different',
  async (colorScheme) => {
    const look = { colorScheme, forcedColors: 'active' } as const;
    const differ = async (page: Page, one: string, other: string) =>
      expect(await readColors(page, one), one).not.toEqual(await readColors(page, other));

    const jobs = await open('/jobs?page=2&workplace=remote', look);
    await differ(jobs, '.site-menu a[aria-current]', '.site-menu a:not([aria-current])');
    await differ(jobs, '.pager [aria-current]', '.pager a');
    expect(
      await jobs
        .getByLabel(/^Remote/)
        .first()
        .isChecked(),
    ).toBe(true);
    for (const control of ['.button', '.input', '.active-filters .chip']) {
      expect((await readColors(jobs, `main ${control}`))[3], control).toBe('solid');
    }

    const found = await open('/jobs?q=zylograph', look);
    await differ(found, '.row mark', '.row-text');
    const mark = found.locator('.row mark').first();
    expect(await measureContrast(mark)).toBeGreaterThanOrEqual(4.5);

    const blog = await open('/blog', look);
    await differ(blog, '.blog-categories [aria-current]', '.blog-categories a:not([aria-current])');

    const contact = await open('/contact?for=employer', look);
    await differ(
      contact,
      '.contact-choice [aria-current]',
      '.contact-choice a:not([aria-current])',
    );
    const send = 'main button[type=submit]';
    const usual = await readColors(contact, send);
    await contact.locator(send).evaluate((button) => button.setAttribute('aria-disabled', 'true'));
    expect(await readColors(contact, send)).not.toEqual(usual);

    const card = await hydratePage(await open(people.card, look));
    await card.getByLabel('Strong yes').check();
    await differ(card, '.choice:has(:checked)', '.choice:not(:has(:checked))');

    const cv = await open('/cv', { ...look, ...asCandidate() });
    await waitForCandidateData(cv);
    await differ(cv, '.status', '.application-meaning');
  },
);

test('with forced colours, placeholders and list bullets are drawn', async () => {
  const page = await open(people.job, { forcedColors: 'active' });
  const [, canvas] = await readColors(page, 'body');
  await page
    .locator('.prose')
    .first()
    .evaluate((prose) => {
      prose.insertAdjacentHTML('beforeend', '<ul><li>One</li></ul><p class="skeleton-line"></p>');
    });
  for (const [selector, part] of [
    ['.prose ul > li', '::before'],
    ['.skeleton-line', undefined],
  ] as const) {
    const [, background] = await readColors(page, selector, part);
    expect([selector, background]).not.toEqual([selector, canvas]);
    expect([selector, background]).not.toEqual([selector, 'rgba(0, 0, 0, 0)']);
  }
});

test('with increased contrast, all text and lines use the text colour', async () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await open('/jobs', { colorScheme, contrast: 'more' });
    const [ink] = await readColors(page, 'body');
    expect((await readColors(page, '.row-text'))[0]).toBe(ink);
    expect((await readColors(page, '.filter-group'))[2]).toBe(ink);
  }
});

/** The area of an A4 page inside browsers' default margins, in CSS pixels. */
const A4 = { width: 718, height: 1046 };

/** Elements that are printed but should not be, and content that is missing in print. */
const printProblems = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.getBoundingClientRect().height > 1;
    const problems = [
      ...document.querySelectorAll(
        'nav, button, .button, search, select, .site-footer, form:not(.job-search, .score-card)',
      ),
    ]
      .filter(isSeen)
      .map((element) => `Printed: ${element.outerHTML.slice(0, 120)}`);
    const hidden = ['h1', '.site-header .wordmark, .review-page', 'main']
      .filter((selector) => ![...document.querySelectorAll(selector)].some(isSeen))
      .map((selector) => `Not printed: ${selector}`);
    const broken = [...document.querySelectorAll('.roll > li, .facts > div, figure, tr')]
      .filter((element) => isSeen(element) && getComputedStyle(element).breakInside !== 'avoid')
      .map((element) => `May break: ${element.outerHTML.slice(0, 120)}`);
    const folded = [...document.querySelectorAll('main details:not([open]) > summary + *')]
      .filter((element) => element.closest('nav, .filters, .decline') === null && !isSeen(element))
      .map((element) => `Folded: ${element.outerHTML.slice(0, 120)}`);
    const { scrollWidth } = document.documentElement;
    const wide = scrollWidth > window.innerWidth ? [`It is ${scrollWidth} wide.`] : [];
    const { backgroundColor } = getComputedStyle(document.documentElement);
    const dark = backgroundColor === 'rgb(255, 255, 255)' ? [] : [`On ${backgroundColor}`];
    return [...problems, ...hidden, ...broken, ...folded, ...wide, ...dark];
  });

test.each([
  ['a job', () => people.job],
  ['jobs', () => '/jobs?q=zylograph'],
  ['a post', () => '/blog/first-ninety-days'],
  ['an employer', () => '/companies/quillfeather'],
  ['a landing page', () => '/employer'],
  ['an application to review', () => people.application],
  ['a score card', () => people.card],
  ['a candidate’s applications', () => '/cv'],
])('%s prints completely on A4, black on white and without controls', async (_, path) => {
  const page = await open(path(), { ...asCandidate(), colorScheme: 'dark', viewport: A4 });
  if (path() === '/cv') await waitForCandidateData(page);
  await page.emulateMedia({ media: 'print' });
  expect(await printProblems(page)).toEqual([]);
});

test('printed pages show the URLs of links in running text', async () => {
  const page = await open(people.job);
  await page
    .locator('.prose')
    .first()
    .evaluate((prose) => {
      prose.insertAdjacentHTML('beforeend', '<p><a href="https://example.com/x">There</a></p>');
    });
  await page.emulateMedia({ media: 'print' });
  const after = await page
    .getByRole('link', { name: 'There' })
    .evaluate((link) => getComputedStyle(link, '::after').content);
  expect(after).toContain('https://example.com/x');
});

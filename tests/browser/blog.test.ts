import { parseRssFeed } from 'feedsmith';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeViolations } from '../support/axe.ts';
import { hydratePage, testBrowser } from '../support/browser.ts';
import { siteUrl } from '../support/site.ts';

// docs/specification.md: 1.3, 2.9

/** Tests the posts in this repository's content space by structure, not by wording. */

const open = testBrowser(siteUrl);

const titles = (page: Page) => page.locator('.post-card :is(h2, h3)').allInnerTexts();
const count = (page: Page) => page.locator('.blog-count').innerText();
const shows = (page: Page, text: RegExp) =>
  page.locator('.blog-count').filter({ hasText: text }).waitFor();

/** Opens the newest post. */
const openPost = async (options = {}) => {
  const page = await open('/blog', options);
  const href = await page.locator('.post-card a').first().getAttribute('href');
  await page.goto(href ?? '');
  return page;
};

test('paging through the list of posts shows each post exactly once', async () => {
  const page = await hydratePage(await open('/blog'));
  const first = await titles(page);
  expect(first).toHaveLength(10);
  const total = Number.parseInt(await count(page), 10);
  expect(total).toBeGreaterThanOrEqual(12);
  const dates = await page
    .locator('.post-card time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''));
  expect(dates).toEqual(dates.toSorted().toReversed());

  await page.getByRole('link', { name: 'Next' }).click();
  await page.waitForURL('**/blog?page=2');
  await shows(page, /, page 2$/);
  const second = await titles(page);
  expect(new Set([...first, ...second]).size).toBe(Math.min(total, 20));
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/blog\?page=2$/);
});

test('a category shows only its own posts, and searching there stays in the category', async () => {
  const page = await hydratePage(await open('/blog'));
  await page.getByRole('navigation', { name: 'Categories' }).getByText('Hiring').click();
  await page.getByRole('heading', { level: 1, name: 'Hiring' }).waitFor();
  await shows(page, /posts in Hiring$/);
  expect(await page.locator('.blog-categories [aria-current]').innerText()).toBe('Hiring');
  expect(
    new Set(await page.locator('.post-card .post-meta span:first-child').allInnerTexts()),
  ).toEqual(new Set(['Hiring']));
  await page.getByLabel('Search the blog').fill('zzyzx');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/blog?q=zzyzx&category=hiring');
  await page.getByRole('heading', { name: 'No posts match “zzyzx”' }).waitFor();
  await page.getByRole('link', { name: 'Search all categories' }).click();
  await page.waitForURL('**/blog?q=zzyzx');
  await page.getByRole('link', { name: 'See all posts' }).click();
  await shows(page, /^\d+ posts$/);
  expect(await page.getByLabel('Search the blog').inputValue()).toBe('');
});

test('the search field shows the current search, even after going back and forward in history', async () => {
  const page = await hydratePage(await open('/blog'));
  const field = page.getByLabel('Search the blog');
  await field.fill('resume');
  await page.keyboard.press('Enter');
  await shows(page, /matching “resume”$/);
  const lead = page.locator('.post-card-lead');
  expect(await lead.count()).toBe(0);
  await page.goBack();
  await shows(page, /^\d+ posts$/);
  expect(await lead.count()).toBe(1);
  expect(await field.inputValue()).toBe('');
  await page.goForward();
  await shows(page, /matching “resume”$/);
  expect(await field.inputValue()).toBe('resume');
});

test.each([
  ['/blog', 'The blog'],
  ['/blog?page=2', 'The blog, page 2'],
  ['/blog?category=Hiring', 'Hiring: The blog'],
  ['/blog?q=interview&category=hiring', '“interview” in Hiring: The blog'],
])('%s has the title %s', async (path, title) => {
  const page = await open(path);
  expect((await page.title()).split(' · ')[0]).toBe(title);
});

test('search, categories and pages work without JavaScript', async () => {
  const page = await open('/blog', { javaScriptEnabled: false });
  const all = Number.parseInt(await count(page), 10);
  await page.getByLabel('Search the blog').fill('interview');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.waitForURL('**/blog?q=interview');
  expect(await count(page)).toMatch(/^\d+ posts? matching “interview”$/);
  const found = Number.parseInt(await count(page), 10);
  expect(found).toBeGreaterThan(0);
  expect(found).toBeLessThan(all);
  expect(await page.getByLabel('Search the blog').inputValue()).toBe('interview');
  await page.getByRole('navigation', { name: 'Categories' }).getByText('Interviews').click();
  await shows(page, /in Interviews matching “interview”$/);
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
});

test.each([
  ['/blog?category=no-such', '', 'We couldn’t find this category', 'see all posts'],
  ['/blog?page=99', 'posts', 'There are no more posts', 'Back to the first page'],
])(
  '%s explains why there are no results and offers a link',
  async (path, counted, heading, link) => {
    const page = await open(path);
    expect((await count(page)).replace(/^\d+ /, '')).toBe(counted);
    expect(await page.locator('main h2').first().innerText()).toBe(heading);
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    await page.locator('main').getByRole('link', { name: link }).click();
    await page.waitForURL('**/blog');
    await shows(page, /^\d+ posts$/);
  },
);

test('a post has an author, a date and a table of contents, and links to other posts', async () => {
  const page = await openPost();
  const title = await page.locator('h1').innerText();
  const facts = page.locator('.post-head .post-meta');
  expect(await facts.innerText()).toMatch(/^By [\w ]+\n.+\n.*\d+ min read$/s);
  // A relative time, with the date in its tooltip.
  expect(await facts.locator('time').first().getAttribute('title')).toMatch(/^\d+ \w+ 20\d\d$/);
  const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  const last = contents.last();
  const excerpt = await last.innerText();
  await last.click();
  const heading = page.locator(':target');
  await heading.filter({ hasText: excerpt }).waitFor();
  await page.waitForFunction(() => {
    const top = document.querySelector(':target')?.getBoundingClientRect().top ?? -1;
    return top >= 0 && top < window.innerHeight;
  });
  expect(await page.locator('.post-author').count()).toBe(1);

  const related = page.locator('section', { hasText: 'Read next' }).locator('.post-card');
  expect(await related.count()).toBe(3);
  expect(await related.allInnerTexts()).not.toContain(title);
  const next = await related.first().getByRole('link').innerText();
  await related.first().getByRole('link').click();
  await page.getByRole('heading', { level: 1, name: next }).waitFor();
});

test('a post has structured data and links to the feeds', async () => {
  const page = await openPost();
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(texts).toHaveLength(1);
  const [post, trail] = JSON.parse(texts[0] ?? '')['@graph'];
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
  expect(post).toMatchObject({
    '@type': 'BlogPosting',
    headline: await page.locator('h1').innerText(),
    url: canonical,
  });
  expect(trail.itemListElement.at(-1).name).toBe(post.headline);
  const feed = page.locator('link[rel=alternate][type="application/rss+xml"]');
  expect(await feed.getAttribute('href')).toBe('/blog/feed.xml');
});

test('a post is complete without JavaScript, even on a phone', async () => {
  const page = await openPost({
    javaScriptEnabled: false,
    viewport: { width: 320, height: 640 },
  });
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByText('On this page').first().click();
  await contents.getByRole('link').first().click();
  expect(new URL(page.url()).hash).not.toBe('');
  await page.getByRole('link', { name: 'Send this post by email' }).waitFor();
  expect(await page.getByRole('button', { name: 'Share this post' }).isVisible()).toBe(false);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(320);
});

test('on a phone, a table with three columns is laid out row by row and is still a table', async () => {
  const page = await open('/blog/notice-periods-in-europe', {
    viewport: { width: 375, height: 740 },
  });
  const table = page.getByRole('table').first();
  const row = table.getByRole('row').nth(1);
  const boxes = await row
    .getByRole('cell')
    .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().toJSON()));
  expect(boxes.length).toBeGreaterThanOrEqual(3);
  for (const [i, box] of boxes.entries()) {
    expect(box.width).toBeGreaterThan(300);
    expect(box.top).toBeGreaterThanOrEqual(boxes[i - 1]?.bottom ?? 0);
  }
  const head = await table.getByRole('columnheader').allTextContents();
  expect(head).toHaveLength(boxes.length);
  const label = await row
    .getByRole('cell')
    .last()
    .evaluate((cell) => getComputedStyle(cell, '::before').content);
  expect(label).toBe(`"${head.at(-1)}"`);
});

test('an unknown post returns 404', async () => {
  const page = await open('/blog/no-such-post', { expectErrors: /404/ });
  expect(await page.locator('h1').innerText()).toBe('Page Not Found: /blog/no-such-post');
});

test('feed readers can parse the feed, and an unchanged feed returns 304', async () => {
  const url = `${siteUrl}/blog/feed.xml`;
  const response = await fetch(url);
  expect(response.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
  const feed = parseRssFeed(await response.text());
  expect(feed.items?.length).toBeGreaterThanOrEqual(12);
  const etag = response.headers.get('etag') ?? '';
  expect((await fetch(url, { headers: { 'if-none-match': etag } })).status).toBe(304);
  const link = new URL(feed.items?.[0]?.link ?? '');
  const page = await open(link.pathname);
  expect(await page.locator('h1').innerText()).toBe(feed.items?.[0]?.title);
});

test.each(['light', 'dark'] as const)(
  'the post list and a post pass axe in %s mode',
  async (colorScheme) => {
    const page = await openPost({ colorScheme });
    expect(await axeViolations(page)).toEqual([]);
    await page.goto('/blog?q=interview');
    expect(await axeViolations(page)).toEqual([]);
  },
);

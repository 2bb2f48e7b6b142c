import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFeedsSite } from '../../tests/support/feeds-site.ts';
import { TEST_SITE } from '../../tests/support/site-bindings.ts';
import { walkWholeJobs } from '../backend/jobs/walk-jobs.ts';
import { writeJob } from './markdown/write-pages.ts';

/* Whatever the demo has, in every form. */

let site: Awaited<ReturnType<typeof createFeedsSite>>;
beforeAll(async () => {
  site = await createFeedsSite({ hasDemo: true });
}, 60_000);
afterAll(() => site.dispose());

const read = async (path: string) => (await site.ask(path)).text();

test('the feeds of every category are whole, and all formats say the same', async () => {
  const { results } = await site.db
    .prepare("SELECT DISTINCT category FROM job WHERE status = 'open'")
    .all<{ category: string }>();
  expect(results.length).toBeGreaterThan(10);
  for (const { category } of results) {
    const rss = parseRssFeed(await read(`/jobs/feed.xml?category=${category}`));
    const atom = parseAtomFeed(await read(`/jobs/atom.xml?category=${category}`));
    const json = parseJsonFeed(JSON.parse(await read(`/jobs/feed.json?category=${category}`)));
    const items = rss.items ?? [];
    expect(items.length, category).toBeGreaterThan(0);
    const ids = items.map(({ guid }) => guid?.value);
    expect(new Set(ids).size).toBe(ids.length);
    expect(atom.entries?.map(({ id }) => id)).toEqual(ids);
    expect(json.items?.map(({ id }) => id)).toEqual(ids);
    for (const item of items) {
      expect(item.link).toMatch(/^https:\/\/jobs\.example\/[^/]+\/\w+\/[a-z\d-]+$/);
      expect(Number.isNaN(Date.parse(item.pubDate ?? ''))).toBe(false);
      expect(item.title && item.description).toBeTruthy();
    }
    expect(atom.entries?.every(({ title, updated }) => title?.value && updated)).toBe(true);
    expect(json.items?.every((item) => item.content_text && item.url)).toBe(true);
  }
});

test('every job is Markdown without any HTML, and says no hidden name', async () => {
  let count = 0;
  for await (const job of walkWholeJobs(site.db, Date.now())) {
    const text = writeJob(
      { job, employer: job.company?.name ?? 'Confidential employer' },
      TEST_SITE,
    );
    expect(text, job.fid).toMatch(/^# \S.*\n\n- \*\*Employer:\*\* \S/);
    expect(text, job.fid).not.toMatch(/undefined|\[object|\\n|(?<!\\)<\/?\w/);
    count += 1;
  }
  expect(count).toBeGreaterThan(400);
});

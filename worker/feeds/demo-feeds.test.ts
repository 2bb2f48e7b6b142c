import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith';
import { beforeAll, expect, test } from 'vitest';
import { listKeys } from '../../src/contracts/enums.ts';
import { formatEmployer } from '../../src/lib/words/format-employer.ts';
import { FEED_TYPES, type FeedName } from '../../src/routes/hrefs.ts';
import { feedProblems } from '../../tests/support/feed-problems.ts';
import { createFeedsSite } from '../../tests/support/feeds-site.ts';
import { TEST_SITE } from '../../tests/support/site-bindings.ts';
import { readFullJobs } from '../backend/jobs/walk-jobs.ts';
import { writeJob } from './markdown/write-pages.ts';

/* Tests all demo records, in every format. */

let site: Awaited<ReturnType<typeof createFeedsSite>>;
beforeAll(async () => {
  site = await createFeedsSite({ hasDemo: true });
}, 60_000);

const read = async (path: string) => (await site.ask(path)).text();

test('the feed of every category is complete, and lists the same items in all formats', async () => {
  const { results } = await site.db
    .prepare("SELECT DISTINCT category FROM job WHERE status = 'open'")
    .all<{ category: string }>();
  expect(results.length).toBeGreaterThan(10);
  const texts: Record<FeedName, string[]> = { 'feed.xml': [], 'atom.xml': [], 'feed.json': [] };
  for (const { category } of results) {
    const text = async (name: FeedName) => {
      const written = await read(`/jobs/${name}?category=${category}`);
      texts[name].push(written);
      return written;
    };
    const rss = parseRssFeed(await text('feed.xml'));
    const atom = parseAtomFeed(await text('atom.xml'));
    const json = parseJsonFeed(JSON.parse(await text('feed.json')));
    const items = rss.items ?? [];
    expect(items.length, category).toBeGreaterThan(0);
    const ids = items.map(({ guid }) => guid?.value);
    expect(new Set(ids).size).toBe(ids.length);
    expect(atom.entries?.map(({ id }) => id)).toEqual(ids);
    expect(json.items?.map(({ id }) => id)).toEqual(ids);
    for (const item of items) {
      expect(item.link).toMatch(/^https:\/\/jobs\.example\/[^/]+\/\w+\/[a-z\d-]+$/);
    }
  }
  for (const name of listKeys(FEED_TYPES)) {
    expect([name, await feedProblems(name, texts[name])]).toEqual([name, []]);
  }
});

test('converts every job to Markdown that contains no HTML and reveals no hidden employer', async () => {
  const { results } = await site.db
    .prepare(
      `SELECT fid, company.name, company.slug FROM job JOIN company ON company.id = company_id
       WHERE employer_visibility <> 'named'`,
    )
    .all<{ fid: string; name: string; slug: string }>();
  const hidden = new Map(results.map(({ fid, name, slug }) => [fid, [name, `/${slug}`]]));
  const checked = { named: 0, anonymous: 0, agency: 0 };
  let count = 0;
  for await (const job of await readFullJobs(site.db, Date.now())) {
    const text = writeJob({ job, employer: formatEmployer(job, 'Rolecall') }, TEST_SITE);
    checked[job.employerVisibility] += 1;
    const named = (hidden.get(job.fid) ?? []).filter((name) => text.includes(name));
    expect([job.fid, named]).toEqual([job.fid, []]);
    expect(text, job.fid).toMatch(/^# \S.*\n\n- \*\*Employer:\*\* \S/);
    expect(text, job.fid).not.toMatch(/undefined|\[object|\\n|(?<!\\)<\/?\w/);
    count += 1;
  }
  expect(count).toBeGreaterThan(400);
  expect(Math.min(...Object.values(checked))).toBeGreaterThan(2);
});

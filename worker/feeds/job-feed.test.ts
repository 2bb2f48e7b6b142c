import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith';
import { beforeAll, expect, test } from 'vitest';
import { listKeys } from '../../src/contracts/enums.ts';
import { FEED_TYPES } from '../../src/routes/hrefs.ts';
import { feedProblems } from '../../tests/support/feed-problems.ts';
import { createFeedsSite } from '../../tests/support/feeds-site.ts';
import { companyRecord, jobRecord } from '../../tests/support/records.ts';
import { TEST_SITE } from '../../tests/support/site-bindings.ts';
import { saveCompanies } from '../backend/companies/save-companies.ts';
import { moveJobs } from '../backend/jobs/move-jobs.ts';
import { saveJobs } from '../backend/jobs/save-jobs.ts';

// docs/specification.md: 2.9

const HOSTILE = 'Cook & <b>chef</b> ]]> \u0000\u000b 👩‍🍳 \u202etsrif';
/** The hostile title, without the characters that XML forbids. */
const SHOWN = 'Cook & <b>chef</b> ]]>  👩‍🍳 \u202etsrif';
const PUBLISHED = Date.now() - 60_000;

let site: Awaited<ReturnType<typeof createFeedsSite>>;
beforeAll(async () => {
  site = await createFeedsSite();
  await saveCompanies(site.db, [companyRecord()]);
  const at = (minutes: number) => ({ publishedAt: PUBLISHED - minutes * 60_000 });
  await saveJobs(site.db, [
    jobRecord('hostile', { title: HOSTILE, ...at(0) }),
    jobRecord('secret', { employerVisibility: 'anonymous', category: 'design', ...at(1) }),
    jobRecord('agency', { employerVisibility: 'agency', ...at(2) }),
    jobRecord('over', { validThrough: Date.now() - 1, publishedAt: 1 }),
    jobRecord('draft', { status: 'draft' }),
  ]);
});

const read = async (path: string) => {
  const response = await site.ask(path);
  expect([path, response.status]).toEqual([path, 200]);
  return response;
};

test('the RSS feed lists every open job, newest first, whatever characters the jobs’ text contains', async () => {
  const response = await read('/jobs/feed.xml');
  expect(response.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
  const text = await response.text();
  const feed = parseRssFeed(text);
  expect(feed).toMatchObject({
    link: `${TEST_SITE}/jobs`,
    atom: { links: [{ rel: 'self', href: `${TEST_SITE}/jobs/feed.xml` }] },
  });
  expect(
    feed.items?.map(({ guid, title, link }) => [guid?.value, guid?.isPermaLink, title, link]),
  ).toEqual([
    [
      'tag:jobs.example,2026:job:hostile',
      false,
      `${SHOWN} at Acme Rockets`,
      `${TEST_SITE}/acme/hostile/gardener`,
    ],
    [
      'tag:jobs.example,2026:job:secret',
      false,
      'Gardener at Confidential employer',
      `${TEST_SITE}/confidential/secret/gardener`,
    ],
    [
      'tag:jobs.example,2026:job:agency',
      false,
      'Gardener at Rolecall',
      `${TEST_SITE}/agency/agency/gardener`,
    ],
  ]);
  expect(feed.items?.[1]?.description).toContain('Berlin · On site · Full time. We are looking');
  expect(text.match(/Acme/g)).toHaveLength(3);
});

test('Atom and JSON Feed have the same items', async () => {
  const atom = parseAtomFeed(await (await read('/jobs/atom.xml')).text());
  expect(atom).toMatchObject({
    id: `${TEST_SITE}/jobs/atom.xml`,
    authors: [{ name: 'Rolecall' }],
  });
  expect(atom.entries?.map(({ id }) => id)).toHaveLength(3);
  expect(atom.entries?.every(({ updated, summary, links }) => updated && summary && links)).toBe(
    true,
  );
  const json = parseJsonFeed(await (await read('/jobs/feed.json')).json());
  expect(json).toMatchObject({
    feed_url: `${TEST_SITE}/jobs/feed.json`,
    items: [{ id: 'tag:jobs.example,2026:job:hostile' }, {}, { authors: [{ name: 'Rolecall' }] }],
  });
});

test('each search has its own feed, which takes the same parameters as the search page', async () => {
  const feed = parseRssFeed(
    await (await read('/jobs/feed.xml?utm=x&page=3&category=design&q=gardener')).text(),
  );
  expect(feed.items?.map(({ link }) => link)).toEqual([
    `${TEST_SITE}/confidential/secret/gardener`,
  ]);
  expect(feed.link).toBe(`${TEST_SITE}/jobs?q=gardener&category=design`);
  expect(feed.atom?.links?.[0]?.href).toBe(`${TEST_SITE}/jobs/feed.xml?q=gardener&category=design`);
});

test('a feed names all conditions of its search, and has only jobs that meet them', async () => {
  const search =
    'q=gardener&location=Berlin&radius=25&salaryMin=50000&salaryCurrency=EUR&employmentType=full_time&seniority=senior&workplace=on_site';
  const feed = await (await read(`/jobs/feed.json?${search}`)).json();
  expect(feed).toMatchObject({
    title:
      'On-site full-time senior gardener jobs paying €50,000 or more within 25\u00a0km of Berlin',
    description: 'The newest open jobs of this search at Rolecall.',
    items: [],
  });
  // The page of this search suggests jobs that lack a word.
  const words = await (await read('/jobs/feed.json?q=gardener+falconry')).json();
  expect(words).toMatchObject({ items: [] });
});

test('URLs in elements have no white space around them, whatever characters they contain', async () => {
  const search = '?q=gardener&category=design';
  const rss = await (await read(`/jobs/feed.xml${search}`)).text();
  expect(rss).toContain(`<link><![CDATA[${TEST_SITE}/jobs${search}]]></link>`);
  const atom = await (await read(`/jobs/atom.xml${search}`)).text();
  expect(atom).toContain(`<id><![CDATA[${TEST_SITE}/jobs/atom.xml${search}]]></id>`);
});

test.each(listKeys(FEED_TYPES))(
  '%s is valid, both with hostile jobs and with no jobs',
  async (name) => {
    const texts = await Promise.all(
      ['', '?q=zzzz'].map(async (search) => (await read(`/jobs/${name}${search}`)).text()),
    );
    expect(await feedProblems(name, texts)).toEqual([]);
    expect(texts.map((text) => text.includes('job:hostile'))).toEqual([true, false]);
  },
);

test('a matching ETag returns 304 until a job closes', async () => {
  await saveJobs(site.db, [jobRecord('brief')]);
  const tag = (await read('/jobs/feed.json')).headers.get('etag') ?? '';
  expect((await site.ask('/jobs/feed.json', { 'if-none-match': tag })).status).toBe(304);
  await moveJobs(site.db, ['brief'], 'closed', Date.now());
  expect((await site.ask('/jobs/feed.json', { 'if-none-match': tag })).status).toBe(200);
});

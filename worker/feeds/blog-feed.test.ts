import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listKeys } from '../../src/contracts/enums.ts';
import { ContentError } from '../../src/lib/content/content-error.ts';
import { DEFAULT_FRAME } from '../../src/lib/content/site-frame.ts';
import { FEED_TYPES, type FeedName } from '../../src/routes/hrefs.ts';
import { blogSource, entryLink, post } from '../../tests/support/blog-space.ts';
import { feedProblems } from '../../tests/support/feed-problems.ts';
import { createContext } from '../../tests/support/request-context.ts';
import { sendBlogFeed } from './blog-feed.ts';

// docs/specification.md: 2.9

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-06-15T12:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const POSTS = [
  post('first', {
    title: 'Pay & <b>offers</b> ]]> \u0000\u000b\ufffe \ud800',
    publishedOn: '2026-02-03',
  }),
  post('second', { category: entryLink('hiring'), publishedOn: '2026-02-04T09:30:00+01:00' }),
  post('tomorrow', { publishedOn: '2026-06-16' }),
];

const sendRequest = async (
  search = '',
  headers = {},
  source = blogSource(POSTS),
  name: FeedName = 'feed.xml',
) =>
  sendBlogFeed(
    createContext(new Request(`https://jobs.example/blog/${name}${search}`, { headers })),
    name,
    {
      url: 'https://jobs.example',
      frame: async () => ({ ...DEFAULT_FRAME, name: 'Acme' }),
      content: await source,
    },
  );

test('the feed lists the URL, date, author and text of every post', async () => {
  const response = await sendRequest();
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-cache');
  const text = await response.text();
  expect(text).toMatch(/^<\?xml version="1.0" encoding="utf-8"\?>\n<rss version="2.0"/);
  expect(parseRssFeed(text)).toMatchObject({
    title: 'The blog · Acme',
    link: 'https://jobs.example/blog',
    lastBuildDate: 'Wed, 04 Feb 2026 08:30:00 GMT',
    atom: { links: [{ rel: 'self', href: 'https://jobs.example/blog/feed.xml' }] },
    items: [
      { title: 'Title of second', categories: [{ name: 'Hiring' }] },
      {
        title: 'Pay & <b>offers</b> ]]>  \ufffd',
        link: 'https://jobs.example/blog/first',
        guid: { value: 'https://jobs.example/blog/first', isPermaLink: true },
        description: 'Excerpt of first.',
        pubDate: 'Tue, 03 Feb 2026 00:00:00 GMT',
        dc: { creators: ['Ada Lind'] },
        categories: [{ name: 'Careers' }],
      },
    ],
  });
});

test('the placeholder in an excerpt is replaced by the number of days from the settings', async () => {
  const promise = post('promise', {
    excerpt: 'Within {answerDays} days.',
    publishedOn: '2026-02-03',
  });
  const text = await (await sendRequest('', {}, blogSource([promise]))).text();
  expect(text).toContain('Within 10 days.');
});

test('Atom and JSON Feed have the same items', async () => {
  const atom = await sendRequest('', {}, undefined, 'atom.xml');
  expect(atom.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
  expect(parseAtomFeed(await atom.text())).toMatchObject({
    id: 'https://jobs.example/blog/atom.xml',
    title: { value: 'The blog · Acme' },
    updated: '2026-02-04T08:30:00.000Z',
    entries: [
      { id: 'https://jobs.example/blog/second' },
      {
        title: { value: 'Pay & <b>offers</b> ]]>  \ufffd' },
        published: '2026-02-03T00:00:00.000Z',
        authors: [{ name: 'Ada Lind' }],
      },
    ],
  });
  const json = await sendRequest('', {}, undefined, 'feed.json');
  expect(json.headers.get('content-type')).toBe('application/feed+json; charset=utf-8');
  expect(parseJsonFeed(await json.json())).toMatchObject({
    title: 'The blog · Acme',
    feed_url: 'https://jobs.example/blog/feed.json',
    home_page_url: 'https://jobs.example/blog',
    items: [{ title: 'Title of second', tags: ['Hiring'] }, { content_text: 'Excerpt of first.' }],
  });
});

test('a revised post shows its revision date on its page and in its feed', async () => {
  const source = blogSource([
    post('revised', { publishedOn: '2026-02-01', updatedOn: '2026-02-05' }),
    post('newer', { publishedOn: '2026-02-03' }),
  ]);
  const atom = parseAtomFeed(await (await sendRequest('', {}, source, 'atom.xml')).text());
  expect(atom.updated).toBe('2026-02-05T00:00:00.000Z');
  expect(atom.entries?.map(({ published, updated }) => [published, updated])).toEqual([
    ['2026-02-03T00:00:00.000Z', '2026-02-03T00:00:00.000Z'],
    ['2026-02-01T00:00:00.000Z', '2026-02-05T00:00:00.000Z'],
  ]);
});

test('a category has its own feed, and an unknown category returns 404', async () => {
  const feed = parseRssFeed(await (await sendRequest('?category=hiring-people')).text());
  expect(feed).toMatchObject({
    title: 'Hiring: The blog · Acme',
    link: 'https://jobs.example/blog?category=hiring-people',
    atom: { links: [{ href: 'https://jobs.example/blog/feed.xml?category=hiring-people' }] },
    items: [{ title: 'Title of second' }],
  });
  expect(feed.items).toHaveLength(1);
  expect((await sendRequest('?category=Hiring-People')).status).toBe(200);
  await expect(sendRequest('?category=no-such')).rejects.toMatchObject({ status: 404 });
});

test('a matching ETag returns 304 until another post is published', async () => {
  const etag = (await sendRequest()).headers.get('etag') ?? '';
  for (const known of [etag, etag.slice(2), `"other", ${etag}`, '*']) {
    const response = await sendRequest('', { 'if-none-match': known });
    expect([response.status, await response.text(), response.headers.get('etag')]).toEqual([
      304,
      '',
      etag,
    ]);
  }
  const more = blogSource([...POSTS, post('third', {})]);
  expect((await sendRequest('', { 'if-none-match': etag }, more)).status).toBe(200);
});

test.each(listKeys(FEED_TYPES))(
  '%s is valid, both with hostile posts and with no posts',
  async (name) => {
    const texts = await Promise.all(
      [POSTS, []].map(async (posts) => (await sendRequest('', {}, blogSource(posts), name)).text()),
    );
    expect(await feedProblems(name, texts)).toEqual([]);
    expect(texts[0]).toContain('Title of second');
    expect(texts[1]).toMatch(/The blog · Acme/);
  },
);

test('responds with an error, not an empty feed, if the content service fails', async () => {
  await expect(
    sendRequest(
      '',
      {},
      blogSource([], () => Response.json({}, { status: 400 })),
    ),
  ).rejects.toBeInstanceOf(ContentError);
});

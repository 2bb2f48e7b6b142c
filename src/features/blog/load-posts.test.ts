import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  assetLink,
  blogSource,
  entryLink,
  post,
  runOnPage,
} from '../../../tests/support/blog-space.ts';
import { ContentError } from '../../lib/content/content-error.ts';
import { loadLatestPosts } from './load-latest-posts.ts';
import { loadPosts, POSTS_PER_PAGE } from './load-posts.ts';

// docs/specification.md: 1.3

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-06-15T12:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const SPACE = blogSource([
  ...Array.from({ length: 11 }, (_, i) =>
    post(`old-${i}`, { publishedOn: `2026-01-${String(i + 10)}` }),
  ),
  post(
    'first-of-day',
    { publishedOn: '2026-05-05' },
    { createdAt: '2026-05-01T00:00:00.000Z', updatedAt: '2026-05-03T00:00:00.000Z' },
  ),
  post(
    'newest',
    { publishedOn: '2026-06-15', category: entryLink('hiring'), cover: assetLink('cover') },
    { tags: ['pay'] },
  ),
  post('tomorrow', { publishedOn: '2026-06-16' }),
  post('written', { publishedOn: '2026-06-01' }, { isDraft: true }),
  post(
    'second-of-day',
    {
      publishedOn: '2026-05-05',
      body: { nodeType: 'document', data: {}, content: [] },
      title: 'Rhubarb',
    },
    { createdAt: '2026-05-02T00:00:00.000Z' },
  ),
]);

const load = async (search: string) => {
  const { loaded, error, runtime } = await runOnPage(await SPACE, () => loadPosts(search));
  if (!loaded) throw error;
  const { cacheTags: tags, holdsUntil } = runtime;
  return { ...loaded, slugs: loaded.posts.map(({ slug }) => slug), tags, holdsUntil };
};

test('the cached list expires when the next scheduled post is published', async () => {
  expect((await load('')).holdsUntil).toBe(Date.parse('2026-06-16'));
});

test('leaves an invalid post out of the list and logs it', async () => {
  const lines = vi.spyOn(console, 'warn').mockReturnValue();
  const source = await blogSource([post('good', {}), post('bad', { slug: 7 })]);
  const { loaded } = await runOnPage(source, () => loadPosts(''));
  expect(loaded?.posts.map(({ slug }) => slug)).toEqual(['good']);
  // The total is the number that the content service reports.
  expect(loaded?.meta.total).toBe(2);
  expect(lines.mock.calls.flat()).toEqual([
    expect.stringMatching(/^Content: blogPost \S+ has invalid fields: slug/),
  ]);
  lines.mockRestore();
});

test('lists the newest posts first, without drafts or future posts', async () => {
  const { slugs, posts, meta, categories, tags } = await load('');
  expect(slugs.slice(0, 4)).toEqual(['newest', 'second-of-day', 'first-of-day', 'old-10']);
  expect(meta).toEqual({ currentPage: 1, lastPage: 2, perPage: POSTS_PER_PAGE, total: 14 });
  expect(posts).toHaveLength(POSTS_PER_PAGE);
  expect(posts[0]).toEqual({
    id: 'newest',
    title: 'Title of newest',
    slug: 'newest',
    excerpt: 'Excerpt of newest.',
    publishedOn: '2026-06-15',
    author: { id: 'ada', name: 'Ada Lind' },
    category: { id: 'hiring', name: 'Hiring', slug: 'hiring-people' },
    cover: { url: '//jobs.example/space-assets/cover.svg', alt: 'A cover', width: 16, height: 10 },
    tags: ['pay'],
  });
  expect(categories.map(({ name }) => name)).toEqual(['Careers', 'Hiring']);
  expect([...tags]).toEqual(
    expect.arrayContaining(['content-type:blogPost', 'content-type:blogCategory']),
  );
});

test.each([
  ['page=2', ['old-3', 'old-2', 'old-1', 'old-0'], 14],
  ['category=hiring-people', ['newest'], 1],
  ['category=Hiring-People', ['newest'], 1],
  ['category=careers,hiring-people', [], 0],
  ['q=rhubarb', ['second-of-day'], 1],
  ['q=rhubarb&category=hiring-people', [], 0],
  ['category=no-such', [], 0],
  ['page=7', [], 14],
  ['page=999999999999', [], 14],
])('the query ?%s selects the expected posts and total', async (search, slugs, total) => {
  expect(await load(search)).toMatchObject({ slugs, meta: { total } });
});

test('ignores an unknown category, and includes the description of a known one', async () => {
  expect(await load('category=no-such')).toMatchObject({ category: undefined });
  expect(await load('category=Careers')).toMatchObject({
    query: { category: 'careers' },
    category: { description: 'For you.' },
  });
});

test.each(['page=0', 'page=-1', 'page=x', 'page=1.5', 'page=', 'q=&category='])(
  'the query ?%s selects the first page',
  async (search) => {
    expect(await load(search)).toMatchObject({
      query: { page: 1, q: '', category: '' },
      meta: { total: 14 },
    });
  },
);

test.each(['"', "' OR 1=1", '*', '🙂', '%', 'a'.repeat(5000), '(', '\\', 'fields.title[ne]=x'])(
  'searches for %s as literal text',
  async (q) => {
    expect((await load(new URLSearchParams({ q }).toString())).query.q).toBe(q.slice(0, 200));
  },
);

test('treats control characters in a search as spaces, because no content can contain them', async () => {
  expect(await load('q=rhu%00barb%0A')).toMatchObject({ query: { q: 'rhu barb' }, slugs: [] });
});

test('limits the latest posts in a category to the requested number', async () => {
  const { loaded } = await runOnPage(await SPACE, () => loadLatestPosts({ limit: 2 }));
  expect(loaded?.map(({ slug }) => slug)).toEqual(['newest', 'second-of-day']);
  const some = await runOnPage(await SPACE, () =>
    loadLatestPosts({ category: 'hiring', limit: 2 }),
  );
  expect(some.loaded?.map(({ slug }) => slug)).toEqual(['newest']);
});

test('throws a ContentError if the content service does not respond', async () => {
  const down = await blogSource([], () => Response.json({}, { status: 400 }));
  const { error } = await runOnPage(down, () => loadPosts(''));
  expect(error).toBeInstanceOf(ContentError);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  blogSource,
  entryLink,
  post,
  runOnPage,
  textDocument,
} from '../../../tests/support/blog-space.ts';
import { ContentError } from '../../lib/content/content-error.ts';
import type { ContentSource } from '../../lib/content/content-source.ts';
import { loadLatestPosts } from './load-latest-posts.ts';
import { loadPost } from './load-post.ts';
import { loadPosts } from './load-posts.ts';

// docs/specification.md: 1.3

let lines: string[];
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-06-15T12:00:00Z') });
  lines = [];
  vi.spyOn(console, 'warn').mockImplementation((line: string) => void lines.push(line));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const POSTS = [
  post(
    'main',
    {
      publishedOn: '2026-03-01',
      updatedOn: '2026-04-01',
      related: [entryLink('chosen'), entryLink('main'), entryLink('draft'), entryLink('tomorrow')],
    },
    { tags: ['pay', 'offers'] },
  ),
  post('chosen', { category: entryLink('hiring') }),
  post('same-category', {}),
  post(
    'same-tags',
    { category: entryLink('hiring'), publishedOn: '2026-01-02' },
    { tags: ['offers', 'pay', 'other'] },
  ),
  post('same-both', {}, { tags: ['pay'] }),
  post('neither', { category: entryLink('hiring'), publishedOn: '2026-06-01' }),
  post('draft', {}, { isDraft: true }),
  post('tomorrow', { publishedOn: '2026-06-16' }),
];

const load = async (slug: string, source = blogSource(POSTS)) =>
  runOnPage(await source, () => loadPost(slug, `/blog/${slug}`));

test('loads a post with its author, and with editor-chosen or similar posts as further reading', async () => {
  const { loaded, runtime } = await load('main');
  expect(loaded?.post).toMatchObject({
    title: 'Title of main',
    updatedOn: '2026-04-01',
    author: {
      name: 'Ada Lind',
      role: 'Recruiter',
      bio: 'Reads every ad twice.',
      photo: { alt: 'Portrait of Ada Lind' },
    },
    category: { slug: 'careers' },
    tags: ['pay', 'offers'],
  });
  expect(loaded?.related.map(({ slug }) => slug)).toEqual(['chosen', 'same-both', 'same-tags']);
  expect([...runtime.cacheTags]).toEqual(expect.arrayContaining(['entry:main', 'entry:ada']));
  expect(lines).toEqual([]);
});

test.each(['unknown', 'draft', 'tomorrow', 'main,chosen', '', "'"])(
  'reports the slug “%s” as not found',
  async (slug) => {
    const { loaded, runtime } = await load(slug);
    expect(loaded).toBeUndefined();
    expect(runtime.failure).toEqual({ status: 404, message: `Page Not Found: /blog/${slug}` });
  },
);

test('loads a post without its author and picture if these are invalid', async () => {
  const broken = post('main', {
    author: 'Ada',
    category: entryLink('gone'),
    cover: { sys: {} },
    updatedOn: 'May',
  });
  const { loaded } = await load('main', blogSource([broken]));
  expect(loaded?.post.title).toBe('Title of main');
  expect(loaded?.related).toEqual([]);
  expect(loaded?.post.author).toBeUndefined();
  expect(loaded?.post.updatedOn).toBeUndefined();
  expect(lines.length).toBeGreaterThan(0);
});

test('derives a missing title from the slug and a missing excerpt from the text', async () => {
  const words = 'One two three four five '.repeat(20);
  const broken = post('what-we-pay', { title: 7, excerpt: '', body: textDocument(words) });
  const { loaded } = await load('what-we-pay', blogSource([broken]));
  expect(loaded?.post.title).toBe('What we pay');
  expect(loaded?.post.excerpt).toMatch(/^One two .* (one|two|three|four|five)…$/i);
  expect(loaded?.post.excerpt.length).toBeLessThan(170);
});

test('loads the post even if the request for related posts fails', async () => {
  const source = blogSource(POSTS, (request) =>
    request.url.includes('slug=main') ? undefined : Response.json({}, { status: 400 }),
  );
  const { loaded } = await load('main', source);
  expect(loaded?.post.title).toBe('Title of main');
  expect(loaded?.related).toEqual([]);
  expect(lines.toSorted()).toEqual([
    expect.stringContaining('the next scheduled post could not be read'),
    expect.stringMatching(/^a-request The page is incomplete: /),
  ]);
});

/** Holds back all responses until `count` requests are in flight. */
const expectParallelRequests = async (
  count: number,
  load: (source: ContentSource) => Promise<unknown>,
) => {
  const source = await blogSource(POSTS);
  const open = Promise.withResolvers<void>();
  let requestCount = 0;
  const done = load({
    ...source,
    fetch: async (input, init) => {
      requestCount++;
      await open.promise;
      return source.fetch(input, init);
    },
  });
  await vi.waitFor(() => expect(requestCount).toBe(count));
  open.resolve();
  await done;
};

test('sends all requests for a post in parallel', async () => {
  await expectParallelRequests(4, (source) => load('main', Promise.resolve(source)));
  await expectParallelRequests(3, (source) =>
    runOnPage(source, () => loadPosts('category=careers')),
  );
});

test('finds editor-chosen posts even if they are not among the newest, and loads them without their bodies', async () => {
  const newer = Array.from({ length: 45 }, (_, i) =>
    post(`newer-${i}`, { publishedOn: '2026-05-05', category: entryLink('hiring') }),
  );
  const answers: string[] = [];
  const source = await blogSource([...POSTS, ...newer]);
  const { loaded } = await runOnPage(
    {
      ...source,
      fetch: async (input, init) => {
        const response = await source.fetch(input, init);
        answers.push(await response.clone().text());
        return response;
      },
    },
    () => loadPost('main', '/blog/main'),
  );
  expect(loaded?.related[0]?.slug).toBe('chosen');
  expect(answers.join()).toContain('Body of main.');
  expect(answers.join()).not.toContain('Body of chosen.');
});

test('a preview includes draft, future and undated posts, even as related posts', async () => {
  const source = blogSource([
    ...POSTS,
    post(
      'undated',
      { publishedOn: undefined, related: [entryLink('tomorrow')] },
      { isDraft: true },
    ),
  ]);
  const preview = { ...(await source), accessToken: 'preview' };
  for (const slug of ['tomorrow', 'undated', 'draft']) {
    const { loaded } = await runOnPage(preview, () => loadPost(slug, `/blog/${slug}`), {
      isPreview: true,
    });
    expect(loaded?.post.title).toBe(`Title of ${slug}`);
    if (slug === 'undated') expect(loaded?.related[0]?.slug).toBe('tomorrow');
  }
  const lists = await runOnPage(
    preview,
    () => Promise.all([loadPosts(''), loadLatestPosts({ limit: 20 })]),
    { isPreview: true },
  );
  for (const posts of [lists.loaded?.[0].posts, lists.loaded?.[1]]) {
    expect(posts?.map(({ slug }) => slug)).toEqual(
      expect.arrayContaining(['tomorrow', 'undated', 'draft']),
    );
  }
  const { runtime } = await load('undated', source);
  expect(runtime.failure?.status).toBe(404);
});

test('throws a ContentError if the content service does not respond', async () => {
  const { error } = await load(
    'main',
    blogSource([], () => Response.json({}, { status: 400 })),
  );
  expect(error).toBeInstanceOf(ContentError);
});

test('treats rich text nested ten thousand levels deep as missing content', async () => {
  const quote = '{"nodeType":"blockquote","data":{},"content":[';
  const body = `{"nodeType":"document","data":{},"content":[${quote.repeat(10_000)}${']}'.repeat(10_000)}]}`;
  const responseText = `{"total":1,"items":[{"sys":{"id":"main","contentType":{"sys":{"id":"blogPost"}}},
    "fields":{"title":"T","slug":"main","excerpt":"E","publishedOn":"2026-01-01","body":${body}}}]}`;
  const source = {
    space: 'space',
    accessToken: 'token',
    fetch: async () =>
      new Response(responseText, { headers: { 'content-type': 'application/json' } }),
  };
  const { loaded, error } = await load('main', Promise.resolve(source));
  expect(loaded).toBeUndefined();
  expect(error).toBeInstanceOf(ContentError);
});

test('cached related posts expire when the next scheduled post is published', async () => {
  const { runtime } = await runOnPage(await blogSource(POSTS), () =>
    loadPost('main', '/blog/main'),
  );
  expect(runtime.holdsUntil).toBe(Date.parse('2026-06-16'));
});

import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { loadLatestPosts } from '../src/features/blog/load-latest-posts.ts';
import { loadPost } from '../src/features/blog/load-post.ts';
import { loadPosts } from '../src/features/blog/load-posts.ts';
import { DEFAULT_FRAME } from '../src/lib/content/site-frame.ts';
import { contentfulSource } from '../worker/content/contentful-source.ts';
import { sendBlogFeed } from '../worker/feeds/blog-feed.ts';
import { runOnPage } from './support/blog-space.ts';
import { type Contentful, startContentful } from './support/contentful.ts';
import { json } from './support/local-server.ts';
import { createContext } from './support/request-context.ts';

let contentful: Contentful;
beforeAll(async () => {
  contentful = await startContentful();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
afterAll(() => contentful.server.close());

test('the blog still renders after Contentful has been down for hours', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.useFakeTimers({ toFake: ['Date'] });
  const { variables } = contentful;
  const behind: Promise<unknown>[] = [];
  const source = {
    ...contentfulSource(
      {
        CONTENTFUL_SPACE_ID: variables.CONTENTFUL_SPACE_ID ?? '',
        CONTENTFUL_ENVIRONMENT: 'master',
        CONTENTFUL_HOST: variables.CONTENTFUL_HOST,
      },
      { accessToken: variables.CONTENTFUL_ACCESS_TOKEN ?? '' },
    ),
    waitUntil: (work: Promise<unknown>) => void behind.push(work),
  };
  const readAll = async () => {
    const { loaded, error } = await runOnPage(source, () =>
      Promise.all([
        loadPosts(''),
        loadPosts('category=hiring'),
        loadPost('back-after-a-break', '/blog/back-after-a-break'),
        loadLatestPosts({ limit: 3 }),
      ]),
    );
    if (!loaded) throw error;
    const feed = await sendBlogFeed(
      createContext(new Request('https://jobs.example/blog/feed.xml')),
      'feed.xml',
      {
        url: 'https://jobs.example',
        frame: async () => ({ ...DEFAULT_FRAME, name: 'Acme' }),
        content: source,
      },
    );
    return { loaded, feed: [feed.status, await feed.text()] };
  };
  contentful.server.answer(contentful.works());
  const before = await readAll();
  expect(before.loaded[0].posts.length).toBeGreaterThan(0);
  contentful.server.answer(json({}, 500));
  vi.setSystemTime(Date.now() + 3 * 60 * 60 * 1000 + 61_000);
  expect(await readAll()).toEqual(before);
  await Promise.all(behind);
});

import {
  BLOG,
  type BlogCategory,
  inCategory,
  newestSummaries,
  type PostSummary,
  reshapeCategory,
  reshapePostSummary,
} from '../../src/lib/content/blog-posts.ts';
import { ContentError } from '../../src/lib/content/content-error.ts';
import type { ContentSource } from '../../src/lib/content/content-source.ts';
import { findEntriesIn } from '../../src/lib/content/find-entries.ts';
import { blogFeedPath, blogPath, blogPostPath } from '../../src/lib/routes.ts';
import { isKnownTag, weakTag } from '../entity-tag.ts';
import { HttpError } from '../http-error.ts';

/** As many of the newest posts as a reader that looks in now and then can miss. */
const FEED_POSTS = 30;
/** Seconds that a reader keeps the feed for. */
const FEED_MAX_AGE_S = 300;
const RETRY_AFTER_S = 60;

// XML 1.0, 2.2: what no document may hold, not even as a reference.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it is about.
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const xmlText = (text: string) => text.toWellFormed().replace(NOT_XML, '');

interface FeedContent {
  readonly category?: BlogCategory;
  /** Newest first. */
  readonly posts: readonly PostSummary[];
}

/** The feed as RSS 2.0. It says the same for as long as the posts do, so that its tag holds. */
export const writeBlogFeed = async (
  { category, posts }: FeedContent,
  site: { readonly url: string; readonly name: string },
): Promise<string> => {
  const { generateRssFeed } = await import('feedsmith');
  const urlOf = (path: string) => new URL(path, site.url).href;
  const newest = posts[0];
  return generateRssFeed({
    title: xmlText(`${category ? `${category.name}: ${BLOG.title}` : BLOG.title} · ${site.name}`),
    link: urlOf(blogPath({ category: category?.slug })),
    description: xmlText(category?.description ?? BLOG.description),
    language: 'en',
    ...(newest?.publishedOn && { lastBuildDate: new Date(newest.publishedOn) }),
    atom: {
      links: [
        { href: urlOf(blogFeedPath(category?.slug)), rel: 'self', type: 'application/rss+xml' },
      ],
    },
    items: posts.map((post) => {
      const url = urlOf(blogPostPath(post.slug));
      return {
        title: xmlText(post.title),
        link: url,
        guid: { value: url, isPermaLink: true },
        description: xmlText(post.excerpt),
        ...(post.publishedOn && { pubDate: new Date(post.publishedOn) }),
        // RSS itself knows authors by their mail address only.
        ...(post.author && { dc: { creators: [xmlText(post.author.name)] } }),
        ...(post.category && { categories: [{ name: xmlText(post.category.name) }] }),
      };
    }),
  });
};

/** @throws HttpError where there is no such category */
const loadCategory = async (source: ContentSource, slug: string): Promise<BlogCategory> => {
  const { items } = await findEntriesIn(source, {
    content_type: 'blogCategory',
    'fields.slug': slug,
    limit: 1,
  });
  const category = reshapeCategory(items[0]);
  if (!category) throw new HttpError(404, 'not_found', 'The blog has no such category.');
  return category;
};

const loadFeed = async (source: ContentSource, slug: string, now: number): Promise<FeedContent> => {
  const [category, { items }] = await Promise.all([
    slug ? loadCategory(source, slug) : undefined,
    findEntriesIn(source, {
      ...newestSummaries({ now }),
      ...(slug && inCategory(slug)),
      limit: FEED_POSTS,
    }),
  ]);
  return { category, posts: items.map(reshapePostSummary).filter((post) => post !== undefined) };
};

/** `/blog/feed.xml`: the newest posts, of one category with `?category={slug}`. */
export const answerBlogFeed = async (
  request: Request,
  site: {
    readonly url: string;
    /** Asked for when the posts are there. */
    readonly name: () => Promise<string>;
    readonly content: ContentSource;
  },
): Promise<Response> => {
  const slug = new URL(request.url).searchParams.get('category')?.toLowerCase() ?? '';
  let feed: FeedContent;
  try {
    feed = await loadFeed(site.content, slug, Date.now());
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.warn(`Content: the feed was not read. ${error.message}`);
    return new Response('The feed is not here for the moment. Please try again in a minute.\n', {
      status: 503,
      headers: {
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'no-store',
        'retry-after': String(RETRY_AFTER_S),
      },
    });
  }
  const text = await writeBlogFeed(feed, { url: site.url, name: await site.name() });
  const etag = await weakTag(text);
  const headers = { etag, 'cache-control': `public, max-age=${FEED_MAX_AGE_S}` };
  if (isKnownTag(request, etag)) return new Response(null, { status: 304, headers });
  return new Response(text, {
    headers: { ...headers, 'content-type': 'application/rss+xml; charset=utf-8' },
  });
};

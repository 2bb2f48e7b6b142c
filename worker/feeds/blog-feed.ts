import { fillAnswerDays } from '../../src/lib/content/answer-days.ts';
import {
  BLOG,
  type BlogCategory,
  inCategoryQuery,
  newestSummariesQuery,
  type PostSummary,
  reshapeCategory,
  reshapePostSummary,
} from '../../src/lib/content/blog-posts.ts';
import type { ContentSource } from '../../src/lib/content/content-source.ts';
import { findEntriesIn } from '../../src/lib/content/find-entries.ts';
import type { SiteFrame } from '../../src/lib/content/site-frame.ts';
import { blogFeedPath, blogPath, blogPostPath, type FeedName } from '../../src/routes/hrefs.ts';
import { HttpError } from '../http/http-error.ts';
import type { RequestContext } from '../http/request/request-context.ts';
import { type Feed, respondWithFeed } from './feed-document.ts';

/** The number of posts in a feed: enough for an occasional reader to catch up. */
const FEED_POSTS = 30;

interface FeedContent {
  readonly category?: BlogCategory;
  /** Newest first. */
  readonly posts: readonly PostSummary[];
}

const createFeed = (
  { category, posts }: FeedContent,
  feedName: FeedName,
  site: { readonly url: string; readonly name: string },
): Feed => {
  const toUrl = (path: string) => new URL(path, site.url).href;
  return {
    title: `${category ? `${category.name}: ${BLOG.title}` : BLOG.title} · ${site.name}`,
    description: category?.description ?? BLOG.description,
    author: site.name,
    pageUrl: toUrl(blogPath({ category: category?.slug })),
    feedUrl: toUrl(blogFeedPath(category?.slug, feedName)),
    items: posts.map((post) => {
      const url = toUrl(blogPostPath(post.slug));
      return {
        id: url,
        url,
        title: post.title,
        summary: post.excerpt,
        author: post.author?.name,
        categories: post.category ? [post.category.name] : [],
        publishedAt: post.publishedOn,
        updatedAt: post.updatedOn,
      };
    }),
  };
};

/** @throws HttpError 404 if there is no such category */
const loadCategory = async (source: ContentSource, slug: string): Promise<BlogCategory> => {
  const { items } = await findEntriesIn(source, {
    content_type: 'blogCategory',
    'fields.slug': slug,
    limit: 1,
  });
  const category = reshapeCategory(items[0]);
  if (!category) throw new HttpError(404, 'not_found', 'This blog category does not exist.');
  return category;
};

const loadFeed = async (source: ContentSource, slug: string, now: number): Promise<FeedContent> => {
  const [category, { items }] = await Promise.all([
    slug ? loadCategory(source, slug) : undefined,
    findEntriesIn(source, {
      ...newestSummariesQuery({ now }),
      ...(slug && inCategoryQuery(slug)),
      limit: FEED_POSTS,
    }),
  ]);
  return { category, posts: items.map(reshapePostSummary).filter((post) => post !== undefined) };
};

/**
 * `/blog/feed.xml`, `atom.xml`, `feed.json`: the newest posts, optionally only those in one
 * category (`?category={slug}`).
 * @throws ContentError if the content service fails
 */
export const sendBlogFeed = async (
  { request, url }: Pick<RequestContext, 'request' | 'url'>,
  feedName: FeedName,
  site: {
    readonly url: string;
    /** Loads the site's settings; called after the posts are loaded. */
    readonly frame: () => Promise<SiteFrame>;
    readonly content: ContentSource;
  },
): Promise<Response> => {
  const slug = url.searchParams.get('category')?.toLowerCase() ?? '';
  const content = await loadFeed(site.content, slug, Date.now());
  await fillAnswerDays([content], site.frame);
  const feed = createFeed(content, feedName, { url: site.url, name: (await site.frame()).name });
  return respondWithFeed(request, feedName, feed);
};

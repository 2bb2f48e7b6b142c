import { postCard } from '../../lib/cards.ts';
import {
  BLOG,
  type BlogPost,
  completePostQuery,
  newestSummariesQuery,
  type PostSummary,
  type PostsContext,
  parseRelatedIds,
  relatedPostsQuery,
  reshapePost,
  reshapePostSummary,
} from '../../lib/content/blog-posts.ts';
import { orMissingContent } from '../../lib/content/degrade-page.ts';
import type { ContentQuery } from '../../lib/content/find-entries.ts';
import { findPageEntries } from '../../lib/content/find-page-entries.ts';
import { limitValidityToNextPost } from '../../lib/content/next-post.ts';
import { formatPlainText } from '../../lib/content/rich-text/rich-text.ts';
import { loadFrame } from '../../lib/content/site-frame.ts';
import type { PageRequest } from '../../lib/loaded-page.ts';
import { feedAlternates, markdownAlternate } from '../../lib/page-alternates.ts';
import { failPage } from '../../lib/page-error.ts';
import { getRuntime } from '../../lib/runtime.ts';
import { describePage, fittingTitle } from '../../lib/words/page-texts.ts';
import { blogFeedPath, blogPostPath } from '../../routes/hrefs.ts';
import { relatedPosts } from './related-posts.ts';

/** The number of newest posts to consider as related posts. */
const CANDIDATES = 40;

const findSummaries = async (query: ContentQuery): Promise<readonly PostSummary[]> =>
  (await findPageEntries(query)).items.map(reshapePostSummary).filter((post) => post !== undefined);

/** Loads the candidates for related posts: the posts that an editor chose, and the newest ones. */
const loadOthers = async (slug: string, requested: PostsContext) => {
  const [found, newest] = await Promise.all([
    findPageEntries(relatedPostsQuery(slug, requested)),
    findSummaries({ ...newestSummariesQuery(requested), limit: CANDIDATES }),
  ]);
  const ids = parseRelatedIds(found.items[0]);
  const older = ids.filter((id) => !newest.some((post) => post.id === id));
  const known =
    older.length === 0
      ? newest
      : [
          ...newest,
          ...(await findSummaries({ ...newestSummariesQuery(requested), 'sys.id[in]': older })),
        ];
  const chosen = ids.flatMap((id) => known.find((post) => post.id === id) ?? []);
  return { chosen, newest };
};

/**
 * Loads a post and its related posts. Responds with 404 if the slug is unknown.
 * @throws ContentError if the content service does not respond
 */
export const loadPost = async (
  slug: string,
  path: string,
): Promise<{ post: BlogPost; related: readonly PostSummary[] }> => {
  const requested = { now: Date.now(), isPreview: getRuntime().isPreview };
  const [{ items }, others] = await Promise.all([
    findPageEntries(completePostQuery(slug, requested)),
    // Related posts are optional: if they cannot be loaded, the page is rendered without them.
    orMissingContent(loadOthers(slug, requested), 'incomplete'),
    // The newest posts may be shown as related, so the page changes when a post is published.
    limitValidityToNextPost(),
  ]);
  const post = reshapePost(items[0]);
  if (!post) return failPage(path);
  return { post, related: relatedPosts(post, others?.chosen ?? [], others?.newest ?? []) };
};

/**
 * Loads a post's page. Returns undefined if the content service does not respond; the page is then
 * marked as degraded.
 */
export const loadPostPage = async ({ slug, path }: PageRequest & { readonly slug: string }) => {
  const data = await orMissingContent(loadPost(slug, path));
  if (!data) return undefined;
  const { post } = data;
  const canonical = blogPostPath(post.slug);
  return {
    head: {
      title: fittingTitle(post.title),
      description: describePage(post.excerpt, formatPlainText(post.body)),
      path: canonical,
      card: postCard(post, await loadFrame()),
      article: {
        publishedOn: post.publishedOn,
        updatedOn: post.updatedOn,
        section: post.category?.name,
      },
      alternates: [
        ...feedAlternates(BLOG.title, (name) => blogFeedPath(undefined, name)),
        markdownAlternate(canonical),
      ],
    },
    data,
  };
};

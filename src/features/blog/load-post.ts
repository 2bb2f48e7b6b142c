import {
  appearedPosts,
  type BlogPost,
  newestSummaries,
  type PostSummary,
  reshapePost,
  reshapePostSummary,
} from '../../lib/content/blog-posts.ts';
import { ContentError } from '../../lib/content/content-error.ts';
import { findEntries } from '../../lib/content/find-entries.ts';
import { failPage } from '../../lib/page-error.ts';
import { relatedPosts } from './related-posts.ts';

/** Among so many of the newest posts those are looked for that go on from one. */
const CANDIDATES = 40;

/** Nothing is worse than no post below a post: where this fails, the page goes without. */
const loadCandidates = async (now: number): Promise<readonly PostSummary[]> => {
  try {
    const { items } = await findEntries({ ...newestSummaries(now), limit: CANDIDATES });
    return items.map(reshapePostSummary).filter((post) => post !== undefined);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.warn(`Content: posts to go on with were not read. ${error.message}`);
    return [];
  }
};

/**
 * A post and what to read next. An unknown one ends the page with 404.
 * @throws ContentError where the content service does not answer
 */
export const loadPost = async (
  slug: string,
  path: string,
): Promise<{ post: BlogPost; related: readonly PostSummary[] }> => {
  const now = Date.now();
  const { items } = await findEntries({
    ...appearedPosts(now),
    'fields.slug': slug,
    // To the author's photo, and to what the embedded entries link to.
    include: 2,
    limit: 1,
  });
  const post = reshapePost(items[0]);
  if (!post) return failPage(path);
  return { post, related: relatedPosts(post, await loadCandidates(now), now) };
};

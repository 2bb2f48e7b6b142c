import type { BlogPost, PostSummary } from '../../lib/content/blog-posts.ts';

const RELATED_POSTS = 3;

const computeSimilarity = (post: PostSummary, other: PostSummary): number =>
  (post.category && post.category.id === other.category?.id ? 2 : 0) +
  other.tags.filter((tag) => post.tags.includes(tag)).length;

/**
 * Selects related posts: first those that the editor chose, then the most similar ones (by category
 * and tags), then the newest. `others` must be sorted newest first.
 */
export const relatedPosts = (
  post: BlogPost,
  chosen: readonly PostSummary[],
  others: readonly PostSummary[],
): readonly PostSummary[] => {
  const byLikeness = others.toSorted(
    (a, b) => computeSimilarity(post, b) - computeSimilarity(post, a),
  );
  const unique = new Map([...chosen, ...byLikeness].map((one) => [one.id, one]));
  unique.delete(post.id);
  return [...unique.values()].slice(0, RELATED_POSTS);
};

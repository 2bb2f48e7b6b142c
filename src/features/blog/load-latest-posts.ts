import {
  newestSummaries,
  type PostSummary,
  reshapePostSummary,
} from '../../lib/content/blog-posts.ts';
import { findEntries } from '../../lib/content/find-entries.ts';
import { holdPageUntilNextPost } from '../../lib/content/next-post.ts';
import { getRuntime } from '../../lib/runtime.ts';

/**
 * The newest posts, of one category where its id is given.
 * @throws ContentError where the content service does not answer
 */
export const loadLatestPosts = async (options: {
  /** Id of a category's entry. */
  category?: string;
  limit: number;
}): Promise<readonly PostSummary[]> => {
  const [{ items }] = await Promise.all([
    findEntries({
      ...newestSummaries({ now: Date.now(), isPreview: getRuntime().isPreview }),
      ...(options.category && { 'fields.category.sys.id': options.category }),
      limit: options.limit,
    }),
    holdPageUntilNextPost(),
  ]);
  return items.map(reshapePostSummary).filter((post) => post !== undefined);
};

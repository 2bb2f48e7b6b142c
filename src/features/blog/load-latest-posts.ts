import {
  newestSummariesQuery,
  type PostSummary,
  reshapePostSummary,
} from '../../lib/content/blog-posts.ts';
import { findPageEntries } from '../../lib/content/find-page-entries.ts';
import { limitValidityToNextPost } from '../../lib/content/next-post.ts';
import { getRuntime } from '../../lib/runtime.ts';

/**
 * Loads the newest posts, or only those in one category if its id is given.
 * @throws ContentError if the content service does not respond
 */
export const loadLatestPosts = async (options: {
  /** The entry id of a category. */
  category?: string;
  limit: number;
}): Promise<readonly PostSummary[]> => {
  const [{ items }] = await Promise.all([
    findPageEntries({
      ...newestSummariesQuery({ now: Date.now(), isPreview: getRuntime().isPreview }),
      ...(options.category && { 'fields.category.sys.id': options.category }),
      limit: options.limit,
    }),
    limitValidityToNextPost(),
  ]);
  return items.map(reshapePostSummary).filter((post) => post !== undefined);
};

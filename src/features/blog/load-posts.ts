import * as v from 'valibot';
import { QueryTextSchema } from '../../contracts/company.ts';
import { type PageMeta, PagingQuerySchema } from '../../contracts/wire.ts';
import {
  BLOG,
  type BlogCategory,
  inCategoryQuery,
  newestSummariesQuery,
  type PostSummary,
  reshapeCategory,
  reshapePostSummary,
} from '../../lib/content/blog-posts.ts';
import { orMissingContent } from '../../lib/content/degrade-page.ts';
import { findPageEntries } from '../../lib/content/find-page-entries.ts';
import { limitValidityToNextPost } from '../../lib/content/next-post.ts';
import type { PageRequest } from '../../lib/loaded-page.ts';
import { feedAlternates } from '../../lib/page-alternates.ts';
import { queryRecord } from '../../lib/query.ts';
import { getRuntime } from '../../lib/runtime.ts';
import { describePage } from '../../lib/words/page-texts.ts';
import { blogFeedPath, blogPath } from '../../routes/hrefs.ts';

/** Posts per page: a large one at the top, and three rows of three below it. */
export const POSTS_PER_PAGE = 10;
const MAX_PAGE = 1000;

const BlogQuerySchema = v.object({
  page: v.pipe(
    PagingQuerySchema.entries.page,
    v.transform((page) => Math.min(page, MAX_PAGE)),
  ),
  q: v.optional(QueryTextSchema, ''),
  /** A category's slug. Slugs are in lower case. */
  category: v.optional(v.pipe(QueryTextSchema, v.toLowerCase()), ''),
});
type BlogQuery = v.InferOutput<typeof BlogQuerySchema>;

export interface BlogList {
  readonly query: BlogQuery;
  readonly categories: readonly BlogCategory[];
  /** The selected category; undefined if none is selected or the slug is unknown. */
  readonly category?: BlogCategory;
  readonly posts: readonly PostSummary[];
  readonly meta: PageMeta;
}

const loadCategories = async (): Promise<readonly BlogCategory[]> => {
  const { items } = await findPageEntries({
    content_type: 'blogCategory',
    order: 'fields.name',
    limit: 100,
  });
  return items.map(reshapeCategory).filter((category) => category !== undefined);
};

/**
 * Parses the search from the URL and loads the matching posts.
 * @throws ContentError if the content service does not respond
 */
export const loadPosts = async (search = ''): Promise<BlogList> => {
  const query = v.parse(BlogQuerySchema, queryRecord(search));
  const { page, q } = query;
  const [categories, { items, total }] = await Promise.all([
    loadCategories(),
    findPageEntries({
      ...newestSummariesQuery({ now: Date.now(), isPreview: getRuntime().isPreview }),
      ...(q && { query: q }),
      ...(query.category && inCategoryQuery(query.category)),
      skip: (page - 1) * POSTS_PER_PAGE,
      limit: POSTS_PER_PAGE,
    }),
    limitValidityToNextPost(),
  ]);
  return {
    query,
    categories,
    category: categories.find(({ slug }) => slug === query.category),
    posts: items.map(reshapePostSummary).filter((post) => post !== undefined),
    meta: {
      currentPage: page,
      lastPage: Math.max(1, Math.ceil(total / POSTS_PER_PAGE)),
      perPage: POSTS_PER_PAGE,
      total,
    },
  };
};

/** Formats the title, which is different on every page of the list. */
const formatTitle = ({ query: { q, page }, category, posts }: BlogList): string => {
  const title = category ? `${category.name}: ${BLOG.title}` : BLOG.title;
  return [q && `“${q}” in `, title, page > 1 && posts.length > 0 && `, page ${page}`]
    .filter(Boolean)
    .join('');
};

/**
 * Loads a page of the blog's list. Returns undefined if the content service does not respond; the
 * page is then marked as degraded.
 */
export const loadBlogPage = async (requested: PageRequest) => {
  const list = await orMissingContent(loadPosts(requested.query));
  if (!list) return undefined;
  const { query, category, posts } = list;
  return {
    head: {
      title: formatTitle(list),
      description: describePage(category?.description, BLOG.description),
      path: blogPath({ category: query.category, page: query.page }),
      index: !query.q && posts.length > 0,
      alternates: feedAlternates(
        category ? `${category.name}: ${BLOG.title}` : BLOG.title,
        (name) => blogFeedPath(category?.slug, name),
      ),
    },
    data: list,
  };
};

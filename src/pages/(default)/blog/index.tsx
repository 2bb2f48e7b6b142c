import type { PageProps } from 'waku/router';
import { PageHead } from '../../../components/page-head.tsx';
import { BlogView } from '../../../features/blog/blog-view.tsx';
import { FeedHead } from '../../../features/blog/feed-link.tsx';
import { type BlogList, loadPosts } from '../../../features/blog/load-posts.ts';
import { PostsMissing } from '../../../features/blog/posts-missing.tsx';
import { BLOG } from '../../../lib/content/blog-posts.ts';
import { orMissingContent } from '../../../lib/content/degrade-page.ts';
import { blogPath } from '../../../lib/routes.ts';

/** Every page of the list has a title of its own. */
const titleOf = ({ query: { q, page }, category, posts }: BlogList): string => {
  const title = category ? `${category.name}: ${BLOG.title}` : BLOG.title;
  return [q && `“${q}” in `, title, page > 1 && posts.length > 0 && `, page ${page}`]
    .filter(Boolean)
    .join('');
};

export default async function BlogPage({ path, query: search }: PageProps<'/blog'>) {
  const list = await orMissingContent(loadPosts(search));
  if (!list) return <PostsMissing path={path} />;
  const { query, category, posts } = list;
  return (
    <>
      <PageHead
        title={titleOf(list)}
        description={category?.description ?? BLOG.description}
        path={blogPath({ category: query.category, page: query.page })}
        index={!query.q && posts.length > 0}
      />
      <FeedHead category={category} />
      <BlogView list={list} />
    </>
  );
}

export const getConfig = () => ({ render: 'dynamic' }) as const;

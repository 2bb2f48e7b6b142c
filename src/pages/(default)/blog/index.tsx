import type { PageProps } from 'waku/router';
import { PageHead } from '../../../components/page-head.tsx';
import { BlogView } from '../../../features/blog/blog-view.tsx';
import { FeedHead } from '../../../features/blog/feed-link.tsx';
import { loadPosts } from '../../../features/blog/load-posts.ts';
import { PostsMissing } from '../../../features/blog/posts-missing.tsx';
import { BLOG } from '../../../lib/content/blog-posts.ts';
import { orMissingContent } from '../../../lib/content/degrade-page.ts';
import { blogPath } from '../../../lib/routes.ts';

export default async function BlogPage({ path, query: search }: PageProps<'/blog'>) {
  const list = await orMissingContent(loadPosts(search));
  if (!list) return <PostsMissing path={path} />;
  const { query, category, posts } = list;
  return (
    <>
      <PageHead
        title={category ? `${category.name}: ${BLOG.title}` : BLOG.title}
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

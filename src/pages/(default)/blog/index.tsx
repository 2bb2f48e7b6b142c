import type { PageProps } from 'waku/router';
import { PageHead } from '../../../components/page-head.tsx';
import { BlogView } from '../../../features/blog/blog-view.tsx';
import { loadBlogPage } from '../../../features/blog/load-posts.ts';
import { PostsMissing } from '../../../features/blog/posts-missing.tsx';

export default async function BlogPage(requested: PageProps<'/blog'>) {
  const page = await loadBlogPage(requested);
  if (!page) return <PostsMissing path={requested.path} />;
  return (
    <>
      <PageHead {...page.head} />
      <BlogView list={page.data} now={Date.now()} />
    </>
  );
}

export const getConfig = () => ({ render: 'dynamic' }) as const;

import type { PageProps } from 'waku/router';
import { JsonLd } from '../../../components/json-ld.tsx';
import { PageHead } from '../../../components/page-head.tsx';
import { FeedHead } from '../../../features/blog/feed-link.tsx';
import { loadPostPage } from '../../../features/blog/load-post.ts';
import { postData } from '../../../features/blog/post-data.ts';
import { PostView } from '../../../features/blog/post-view.tsx';
import { PostsMissing } from '../../../features/blog/posts-missing.tsx';
import { loadFrame } from '../../../lib/content/site-frame.ts';
import { getRuntime } from '../../../lib/runtime.ts';

export default async function BlogPostPage(asked: PageProps<'/blog/[slug]'>) {
  const page = await loadPostPage(asked);
  if (!page) return <PostsMissing path={asked.path} />;
  const { head, data } = page;
  const { siteUrl } = getRuntime().config;
  const { name } = await loadFrame();
  return (
    <>
      <PageHead {...head} />
      <FeedHead />
      <JsonLd data={postData(data.post, { url: siteUrl, name })} />
      <PostView {...data} url={`${siteUrl}${head.path}`} />
    </>
  );
}

export const getConfig = () => ({ render: 'dynamic' }) as const;

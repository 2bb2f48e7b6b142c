import type { PageProps } from 'waku/router';
import { JsonLd } from '../../../components/json-ld.tsx';
import { PageHead } from '../../../components/page-head.tsx';
import { FeedHead } from '../../../features/blog/feed-link.tsx';
import { loadPost } from '../../../features/blog/load-post.ts';
import { postData } from '../../../features/blog/post-data.ts';
import { PostView } from '../../../features/blog/post-view.tsx';
import { PostsMissing } from '../../../features/blog/posts-missing.tsx';
import { orMissingContent } from '../../../lib/content/degrade-page.ts';
import { loadFrame } from '../../../lib/content/site-frame.ts';
import { blogPostPath } from '../../../lib/routes.ts';
import { getRuntime } from '../../../lib/runtime.ts';

export default async function BlogPostPage({ path, slug }: PageProps<'/blog/[slug]'>) {
  const loaded = await orMissingContent(loadPost(slug, path));
  if (!loaded) return <PostsMissing path={path} />;
  const { post, related } = loaded;
  const { siteUrl } = getRuntime().config;
  const { name } = await loadFrame();
  return (
    <>
      <PageHead
        title={post.title}
        description={post.excerpt}
        path={blogPostPath(post.slug)}
        image={post.cover}
        type="article"
      />
      <FeedHead />
      <JsonLd data={postData(post, { url: siteUrl, name })} />
      <PostView post={post} related={related} url={`${siteUrl}${blogPostPath(post.slug)}`} />
    </>
  );
}

export const getConfig = () => ({ render: 'dynamic' }) as const;

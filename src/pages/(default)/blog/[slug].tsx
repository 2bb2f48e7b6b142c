import type { PageProps } from 'waku/router';
import { JsonLd } from '../../../components/json-ld.tsx';
import { PageHead } from '../../../components/page-head.tsx';
import { loadPostPage } from '../../../features/blog/load-post.ts';
import { PostView } from '../../../features/blog/post-view.tsx';
import { PostsMissing } from '../../../features/blog/posts-missing.tsx';
import { loadFrame } from '../../../lib/content/site-frame.ts';
import { socialCard } from '../../../lib/social-card.ts';
import { blogPosting } from '../../../lib/structured-data/blog-posting.ts';
import { loadSiteNamed } from '../../../lib/structured-data/site-named.ts';

export default async function BlogPostPage(requested: PageProps<'/blog/[slug]'>) {
  const page = await loadPostPage(requested);
  if (!page) return <PostsMissing path={requested.path} />;
  const { head, data } = page;
  const [site, frame] = await Promise.all([loadSiteNamed(), loadFrame()]);
  const card = socialCard(head.card, head.title, frame);
  return (
    <>
      <PageHead {...head} />
      <JsonLd data={blogPosting(data.post, card.url, site)} />
      <PostView {...data} url={`${site.url}${head.path}`} now={Date.now()} />
    </>
  );
}

export const getConfig = () => ({ render: 'dynamic' }) as const;

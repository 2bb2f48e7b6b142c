import type { PageProps } from 'waku/router';
import { DeskView } from '../../../features/reviews/desk-view.tsx';
import { loadDesk, reviewerLinkOf } from '../../../features/reviews/load-review.ts';
import { SITE } from '../../../lib/site.ts';

export default async function VendorReviewPage({ path, query }: PageProps<'/vendor-review'>) {
  const link = reviewerLinkOf(query);
  const desk = await loadDesk(link, path);
  return (
    <>
      <title>{`Applications to review · ${SITE.name}`}</title>
      <meta name="robots" content="noindex" />
      <DeskView desk={desk} link={link} now={Date.now()} />
    </>
  );
}

export const getConfig = () => ({ render: 'dynamic' }) as const;

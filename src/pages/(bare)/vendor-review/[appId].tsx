import type { PageProps } from 'waku/router';
import { ApplicationView } from '../../../features/reviews/application-view.tsx';
import { loadReviewedApplication, reviewerLinkOf } from '../../../features/reviews/load-review.ts';
import { ReviewPage } from '../../../features/reviews/review-page.tsx';
import { vendorReviewPath } from '../../../lib/routes.ts';

export default async function ReviewedApplicationPage({
  path,
  query,
  appId,
}: PageProps<'/vendor-review/[appId]'>) {
  const link = reviewerLinkOf(query);
  const reviewed = await loadReviewedApplication(link, appId, path);
  return (
    <ReviewPage
      title={`${reviewed.applicant}, ${reviewed.job.title}`}
      back={{ href: vendorReviewPath(link), label: 'All applications' }}
      expiresAt={reviewed.expiresAt}
      now={Date.now()}
    >
      <ApplicationView reviewed={reviewed} link={link} />
    </ReviewPage>
  );
}

export const getConfig = () => ({ render: 'dynamic' }) as const;

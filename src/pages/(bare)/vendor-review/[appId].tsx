import type { PageProps } from 'waku/router';
import { ApplicationView } from '../../../features/reviews/application-view.tsx';
import { formatConfirmation } from '../../../features/reviews/done.tsx';
import {
  loadReviewedApplication,
  parseReviewerLink,
} from '../../../features/reviews/load-review.ts';
import { ReviewPage } from '../../../features/reviews/review-page.tsx';
import { queryRecord } from '../../../lib/query.ts';
import { vendorReviewPath } from '../../../routes/hrefs.ts';

export default async function ReviewedApplicationPage({
  path,
  query,
  appId,
}: PageProps<'/vendor-review/[appId]'>) {
  const link = parseReviewerLink(query);
  const reviewed = await loadReviewedApplication(link, appId, path);
  const { done } = queryRecord(query);
  const confirmation = formatConfirmation(reviewed, done);
  return (
    <ReviewPage
      title={`${confirmation ? `${confirmation} ` : ''}${reviewed.applicant}, ${reviewed.job.title}`}
      back={{ href: vendorReviewPath(link), label: 'All applications' }}
      expiresAt={reviewed.expiresAt}
      now={Date.now()}
    >
      <ApplicationView reviewed={reviewed} link={link} done={done} />
    </ReviewPage>
  );
}

export const getConfig = () => ({ render: 'dynamic' }) as const;

import type { PageProps } from 'waku/router';
import { loadScoreCard, parseReviewerLink } from '../../../../features/reviews/load-review.ts';
import { ReviewPage } from '../../../../features/reviews/review-page.tsx';
import { ScoreCardView } from '../../../../features/reviews/score-card/score-card-view.tsx';
import { reviewedApplicationPath } from '../../../../routes/hrefs.ts';

export default async function ScoreCardPage({
  path,
  query,
  id,
}: PageProps<'/vendor-review/details/[id]'>) {
  const link = parseReviewerLink(query);
  const reviewed = await loadScoreCard(link, id, path);
  const { own, applicant, expiresAt } = reviewed;
  return (
    <ReviewPage
      title={`Review of ${applicant}`}
      back={{ href: reviewedApplicationPath(link, own.applicationId), label: 'The application' }}
      expiresAt={expiresAt}
      now={Date.now()}
    >
      <ScoreCardView reviewed={reviewed} link={link} />
    </ReviewPage>
  );
}

export const getConfig = () => ({ render: 'dynamic' }) as const;

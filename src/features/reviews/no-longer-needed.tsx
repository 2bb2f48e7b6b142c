import type { ReviewedApplication } from '../../contracts/review.ts';

/** Tells a reviewer that an application has ended before they reviewed it. */
export const NoLongerNeeded = ({
  reviewed: { own, needed },
}: {
  reviewed: Pick<ReviewedApplication, 'own' | 'needed'>;
}) =>
  own.status === 'requested' &&
  !needed && (
    <p className="notice">
      Your review is no longer needed: a decision about this application has been made. There’s
      nothing more for you to do. Thank you!
    </p>
  );

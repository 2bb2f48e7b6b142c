import type { ReactNode } from 'react';
import type { Review, Scores } from '../../../contracts/review.ts';
import { formatMoment } from '../time-left.ts';
import { compareScores } from './compare-scores.ts';

/**
 * Returns a review's current scores: those in the draft or, if there is no draft, the submitted
 * ones.
 */
export const currentScores = (review: Review): Scores => review.draft ?? review;

/** Compares two conflicting versions of a review that are based on the same earlier version. */
export const VersionConflict = (props: { here: Scores; rival: Review; children: ReactNode }) => {
  const { here, rival } = props;
  const at = rival.draft?.at ?? rival.submittedAt;
  const differences = compareScores(here, currentScores(rival));
  return (
    <section className="notice version-conflict" aria-labelledby="conflict-heading">
      <h2 id="conflict-heading">This review was changed in another tab or on another device</h2>
      <p>
        The other version was{' '}
        {rival.draft ? 'saved' : rival.status === 'declined' ? 'declined' : 'submitted'}
        {at && ` on ${formatMoment(at)}`}.{' '}
        {differences.length > 0 ? 'The two versions differ:' : 'The two versions are the same.'}
      </p>
      {differences.length > 0 && (
        <dl>
          {differences.map(({ label, here: ours, there }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd dir="auto">
                <strong>This version:</strong> {ours || 'empty'}
              </dd>
              <dd dir="auto">
                <strong>Other version:</strong> {there || 'empty'}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {props.children}
    </section>
  );
};

import type { ReviewedApplication } from '../../contracts/review.ts';
import { jobLine } from './job-line.ts';

/**
 * Shown instead of an application that has been withdrawn. Includes what the reviewer had typed, so
 * that it is not lost.
 */
export const Withdrawn = ({
  job,
  typed,
}: Pick<ReviewedApplication, 'job'> & { typed?: string }) => (
  <div className="stack">
    <h1>This application was withdrawn</h1>
    <p className="lead" dir="auto">
      The candidate has withdrawn their application for {jobLine(job)}. It’s no longer available, so
      there’s nothing more for you to do.
    </p>
    {typed && (
      <div className="notice">
        <p>What you typed wasn’t saved. Here it is in case you need it:</p>
        <p className="written" dir="auto">
          {typed}
        </p>
      </div>
    )}
  </div>
);

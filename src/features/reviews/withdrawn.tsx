import type { ReviewedApplication } from '../../contracts/review.ts';
import { jobLine } from './job-line.ts';

/**
 * Replaces a withdrawn application. Shows the text that the reviewer typed, so that it is not lost.
 */
export const Withdrawn = ({
  job,
  typed,
}: Pick<ReviewedApplication, 'job'> & { typed?: string }) => (
  <div className="stack">
    <h1>This application was withdrawn</h1>
    <p className="lead" dir="auto">
      The candidate no longer applies for {jobLine(job)}. Nothing more is to be done, and nothing of
      the application is shown any more.
    </p>
    {typed && (
      <div className="notice">
        <p>What you typed was not saved. It is here in case you need it:</p>
        <p className="written" dir="auto">
          {typed}
        </p>
      </div>
    )}
  </div>
);

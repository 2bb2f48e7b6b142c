'use client';

import type { ListedJob } from '../../browser/own-jobs/job-store.ts';
import { RelativeDay } from '../../components/relative-day.tsx';

/** A saved job, with its state once the site has said it. */
export const SavedRow = (props: {
  job: ListedJob;
  isClosed: boolean;
  validThrough: string | null | undefined;
  onRemove: () => void;
}) => {
  const { job, isClosed, validThrough, onRemove } = props;
  const toIso = (at: number) => new Date(at).toISOString();
  return (
    <article className="row" aria-label={job.title}>
      <div className="row-body">
        <h2>
          <a href={job.path} dir="auto">
            {job.title}
          </a>
        </h2>
        <p className="row-meta">
          {job.employer && <span dir="auto">{job.employer}</span>}
          <span>
            Saved <RelativeDay at={toIso(job.at)} />
          </span>
          {job.appliedAt && (
            <span>
              Applied <RelativeDay at={toIso(job.appliedAt)} />
            </span>
          )}
        </p>
      </div>
      <p className="row-side">
        {isClosed && <mark>Closed</mark>}
        {validThrough && (
          <span>
            Closes <RelativeDay at={validThrough} />
          </span>
        )}
        <button className="link-button" type="button" onClick={onRemove}>
          Remove<span className="visually-hidden"> {job.title}</span>
        </button>
      </p>
    </article>
  );
};

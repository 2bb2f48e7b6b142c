import { RECOMMENDATIONS } from '../../contracts/enums.ts';
import { isWaiting, type ReviewerDesk } from '../../contracts/review.ts';
import { formatDay, formatRelativeDay } from '../../lib/words/format.ts';
import { type ReviewerLink, reviewedApplicationPath, scoreCardPath } from '../../routes/hrefs.ts';
import { jobLine } from './job-line.ts';

type Item = ReviewerDesk['reviews'][number];

const formatState = (item: Item, now: number): string => {
  const { status, withdrawn, needed, recommendation, submittedAt, hasDraft } = item;
  if (withdrawn) return 'Withdrawn by the candidate';
  if (status === 'requested' && !needed) return 'No longer needed';
  const on = submittedAt ? ` ${formatRelativeDay(submittedAt, now)}` : '';
  if (status === 'declined') return `Declined${on}`;
  if (status === 'requested') return hasDraft ? 'Draft started' : 'Not started';
  const verdict = recommendation
    ? `${RECOMMENDATIONS[recommendation]}, submitted${on}`
    : `Submitted${on}`;
  return hasDraft ? `${verdict}; changes not submitted yet` : verdict;
};

const isDone = ({ status, withdrawn }: Item) => status !== 'requested' && !withdrawn;

/** One application in the reviewer console. */
export const ConsoleRow = ({
  item,
  link,
  now,
}: {
  item: Item;
  link: ReviewerLink;
  now: number;
}) => (
  <li className="row desk-row">
    <div className="row-body">
      <h3>
        <a href={reviewedApplicationPath(link, item.applicationId)} dir="auto">
          {item.applicant}
        </a>
      </h3>
      <p className="row-meta">
        <span>{jobLine(item.job)}</span>
      </p>
    </div>
    <p className="row-side">
      <span title={item.submittedAt ? formatDay(item.submittedAt) : undefined}>
        {formatState(item, now)}
      </span>
      {(isWaiting(item) || isDone(item)) && (
        <a className="row-action" href={scoreCardPath(link, item.id)}>
          {item.status === 'received' ? 'Edit review' : 'Write review'}
          <span className="visually-hidden"> of {item.applicant}</span>
        </a>
      )}
    </p>
  </li>
);

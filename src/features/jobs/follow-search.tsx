import type { ReactNode } from 'react';
import { Link } from '../../components/link.tsx';
import { listKeys } from '../../contracts/enums.ts';
import type { JobSearchQuery } from '../../contracts/job.ts';
import { getRuntime } from '../../lib/runtime.ts';
import {
  FEED_LABELS,
  FEED_TYPES,
  type FeedName,
  jobFeedPath,
  newJobAlertPath,
} from '../../routes/hrefs.ts';

/** Whether the site has job alerts: it has none if its jobs are in an external product API. */
export const hasJobAlerts = (): boolean => getRuntime().config.hasOwnJobs === true;

/** Links to the form that asks for new jobs of a search by email. */
export const AlertLink = ({
  query: { page: _, perPage: __, sort: ___, fid: ____, ...query },
  children,
}: {
  query: Partial<JobSearchQuery>;
  children: ReactNode;
}) => <Link to={newJobAlertPath(query)}>{children}</Link>;

/** The path of a search's feed, which is not paginated. */
export const searchFeedPath = (query: JobSearchQuery, name: FeedName) =>
  jobFeedPath({ ...query, page: 1, perPage: null }, name);

/** The ways to hear of new jobs of a search: by email, where the site has alerts, and by feed. */
export const FollowSearch = ({ query, children }: { query: JobSearchQuery; children: string }) => (
  <p className="row-meta">
    <span>Follow this search</span>
    {hasJobAlerts() && (
      <span>
        <AlertLink query={query}>{children}</AlertLink>
      </span>
    )}
    {listKeys(FEED_LABELS).map((name) => (
      <span key={name}>
        <a href={searchFeedPath(query, name)} type={FEED_TYPES[name]}>
          {FEED_LABELS[name]}
        </a>
      </span>
    ))}
  </p>
);

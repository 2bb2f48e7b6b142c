import type { ReactNode } from 'react';
import { Link } from '../../components/link.tsx';
import type { JobSearchQuery } from '../../contracts/job.ts';
import { getRuntime } from '../../lib/runtime.ts';
import { newJobAlertPath } from '../../routes/hrefs.ts';

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

import type { PageProps } from 'waku/router';
import { PageHead } from '../../../components/page-head.tsx';
import { JobSearchView } from '../../../features/jobs/job-search-view.tsx';
import { loadJobsPage } from '../../../features/jobs/load-job-search.ts';

export default async function JobsPage(requested: PageProps<'/jobs'>) {
  const { head, data } = await loadJobsPage(requested);
  return (
    <>
      <PageHead {...head} />
      <JobSearchView {...data} now={Date.now()} />
    </>
  );
}

export const getConfig = () => ({ render: 'dynamic' }) as const;

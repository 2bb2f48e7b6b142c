import type { PageProps } from 'waku/router';
import { PageHead } from '../../components/page-head.tsx';
import { AllJobsGroup, AllJobsIndex } from '../../features/jobs/all-jobs-view.tsx';
import { loadAllJobsPage } from '../../features/jobs/load-all-jobs.ts';

export default async function AllJobsPage(requested: PageProps<'/all-jobs'>) {
  const { head, data } = await loadAllJobsPage(requested);
  const { group, facets, total } = data;
  return (
    <>
      <PageHead {...head} />
      {group ? <AllJobsGroup {...group} /> : <AllJobsIndex facets={facets} total={total} />}
    </>
  );
}

export const getConfig = () => ({ render: 'dynamic' }) as const;

import type { PageProps } from 'waku/router';
import { PageHead } from '../../../../components/page-head.tsx';
import { JobView } from '../../../../features/jobs/job-view.tsx';
import { loadJobPage } from '../../../../features/jobs/load-job.ts';
import { getRuntime } from '../../../../lib/runtime.ts';

export default async function JobPage(asked: PageProps<'/[company]/[fid]/[title]'>) {
  const { head, data } = await loadJobPage(asked);
  const { siteUrl } = getRuntime().config;
  return (
    <>
      <PageHead {...head} />
      <JobView {...data} url={`${siteUrl}${head.path}`} now={Date.now()} />
    </>
  );
}

export const getConfig = () => ({ render: 'dynamic' }) as const;

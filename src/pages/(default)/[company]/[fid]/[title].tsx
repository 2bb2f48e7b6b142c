import type { PageProps } from 'waku/router';
import { JsonLd } from '../../../../components/json-ld.tsx';
import { PageHead } from '../../../../components/page-head.tsx';
import { JobView } from '../../../../features/jobs/job-view.tsx';
import { loadJobPage } from '../../../../features/jobs/load-job.ts';
import { jobPosting } from '../../../../lib/structured-data/job-posting.ts';
import { loadSiteNamed } from '../../../../lib/structured-data/site-named.ts';

export default async function JobPage(asked: PageProps<'/[company]/[fid]/[title]'>) {
  const { head, data } = await loadJobPage(asked);
  const { job, employer } = data;
  const site = await loadSiteNamed();
  return (
    <>
      <PageHead {...head} />
      {job.status === 'open' && <JsonLd data={jobPosting(job, employer, site)} />}
      <JobView {...data} url={`${site.url}${head.path}`} now={Date.now()} />
    </>
  );
}

export const getConfig = () => ({ render: 'dynamic' }) as const;

import type { PageProps } from 'waku/router';
import { JsonLd } from '../../../../components/json-ld.tsx';
import { PageHead } from '../../../../components/page-head.tsx';
import { JobView } from '../../../../features/jobs/job-view.tsx';
import { loadJobPage } from '../../../../features/jobs/load-job.ts';
import { getRuntime } from '../../../../lib/runtime.ts';
import { jobPosting } from '../../../../lib/structured-data/job-posting.ts';
import { loadSiteNamed } from '../../../../lib/structured-data/site-named.ts';

export default async function JobPage(requested: PageProps<'/[company]/[fid]/[title]'>) {
  const { head, data } = await loadJobPage(requested);
  const { job, employer } = data;
  const isDraft = getRuntime().draft !== undefined;
  const site = await loadSiteNamed();
  const now = Date.now();
  const posting = isDraft ? null : jobPosting(job, employer, site, now);
  return (
    <>
      <PageHead {...head} />
      {posting && <JsonLd data={posting} />}
      <JobView {...data} isDraft={isDraft} url={`${site.url}${head.path}`} now={now} />
    </>
  );
}

export const getConfig = () => ({ render: 'dynamic' }) as const;

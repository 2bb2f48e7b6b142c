import type { PageProps } from 'waku/router';
import { unstable_redirect as redirect } from 'waku/router/server';
import { PageHead } from '../../../../components/page-head.tsx';
import { employerName } from '../../../../features/jobs/employer-name.ts';
import { JobView } from '../../../../features/jobs/job-view.tsx';
import { loadJob } from '../../../../features/jobs/load-job.ts';
import { getRuntime } from '../../../../lib/runtime.ts';

export default async function JobPage({ path, fid, query }: PageProps<'/[company]/[fid]/[title]'>) {
  const job = await loadJob(fid, path);
  // The fid decides; company and title are for people, and stand in one form only.
  if (path !== job.path) redirect(query ? `${job.path}?${query}` : job.path, 308);
  const { config, returnedForm } = getRuntime();
  const employer = await employerName(job);
  return (
    <>
      <PageHead
        title={`${returnedForm ? 'Error: ' : ''}${job.title} at ${employer}`}
        description={job.excerpt}
        path={job.path}
        index={job.status === 'open'}
      />
      <JobView
        job={job}
        employer={employer}
        url={`${config.siteUrl}${job.path}`}
        now={Date.now()}
      />
    </>
  );
}

export const getConfig = () => ({ render: 'dynamic' }) as const;

import type { PageProps } from 'waku/router';
import { PageHead } from '../../../components/page-head.tsx';
import { JobSearchView } from '../../../features/jobs/job-search-view.tsx';
import { loadJobSearch } from '../../../features/jobs/load-job-search.ts';
import { jobsPath } from '../../../lib/routes.ts';

export default async function JobsPage({ query: search }: PageProps<'/jobs'>) {
  const { query, answer } = await loadJobSearch(search);
  const hasFilters = jobsPath({ ...query, page: 1, perPage: null }) !== '/jobs';
  return (
    <>
      <PageHead
        title={query.q ? `Jobs for “${query.q}”` : 'Open jobs'}
        description={`${answer.meta.total} open jobs with place, employer and salary. Search, narrow down and apply without an account.`}
        path={jobsPath({ page: query.page })}
        index={!hasFilters}
      />
      <JobSearchView query={query} answer={answer} now={Date.now()} />
    </>
  );
}

export const getConfig = () => ({ render: 'dynamic' }) as const;

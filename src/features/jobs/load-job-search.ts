import * as v from 'valibot';
import { searchJobs } from '../../contracts/endpoints.ts';
import { JobSearchQuerySchema } from '../../contracts/job.ts';
import { serverApi } from '../../lib/api/server.ts';
import type { PageAsked } from '../../lib/loaded-page.ts';
import { queryRecord } from '../../lib/query.ts';
import { jobsPath } from '../../lib/routes.ts';

/** The state that the URL tells, and the answer to it. */
export const loadJobSearch = async (search = '') => {
  const query = v.parse(JobSearchQuerySchema, queryRecord(search));
  const answer = await serverApi().call(searchJobs, { query });
  return { query, answer };
};

export const loadJobsPage = async (asked: PageAsked) => {
  const { query, answer } = await loadJobSearch(asked.query);
  const hasFilters = jobsPath({ ...query, page: 1, perPage: null }) !== '/jobs';
  return {
    head: {
      title: query.q ? `Jobs for “${query.q}”` : 'Open jobs',
      description: `${answer.meta.total} open jobs with place, employer and salary. Search, narrow down and apply without an account.`,
      path: jobsPath({ page: query.page }),
      index: !hasFilters,
    },
    data: { query, answer },
  };
};

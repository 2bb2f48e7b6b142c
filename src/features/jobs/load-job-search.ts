import * as v from 'valibot';
import { searchJobs } from '../../contracts/endpoints.ts';
import { JobSearchQuerySchema } from '../../contracts/job.ts';
import { serverApi } from '../../lib/api/server.ts';
import { queryRecord } from '../../lib/query.ts';

/** The state that the URL tells, and the answer to it. */
export const loadJobSearch = async (search: string) => {
  const query = v.parse(JobSearchQuerySchema, queryRecord(search));
  const answer = await serverApi().call(searchJobs, { query });
  return { query, answer };
};

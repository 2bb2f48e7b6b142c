import * as v from 'valibot';
import { getEmployer, listEmployerJobs } from '../../contracts/endpoints.ts';
import { PagingQuerySchema } from '../../contracts/wire.ts';
import { orMissing, serverApi } from '../../lib/api/server.ts';
import { failPage } from '../../lib/page-error.ts';
import { queryRecord } from '../../lib/query.ts';

/** The employer of a page and one page of its jobs. An unknown one ends the page with 404. */
export const loadCompany = async (id: string, search: string, path: string) => {
  const { page } = v.parse(PagingQuerySchema, queryRecord(search));
  const api = serverApi();
  const [company, jobs] = await Promise.all([
    orMissing(api.call(getEmployer, { params: { id } })),
    orMissing(api.call(listEmployerJobs, { params: { id }, query: { page } })),
  ]);
  if (!company || !jobs) return failPage(path);
  return { company: company.data, jobs };
};

import * as v from 'valibot';
import { getEmployer, listEmployerJobs } from '../../contracts/endpoints.ts';
import { PagingQuerySchema } from '../../contracts/wire.ts';
import { orMissing, serverApi } from '../../lib/api/server.ts';
import type { PageAsked } from '../../lib/loaded-page.ts';
import { failPage } from '../../lib/page-error.ts';
import { queryRecord } from '../../lib/query.ts';
import { companyPath } from '../../lib/routes.ts';

/** An employer and one page of its jobs. An unknown one ends the page with 404. */
export const loadCompanyPage = async ({ id, query, path }: PageAsked & { readonly id: string }) => {
  const { page } = v.parse(v.pick(PagingQuerySchema, ['page']), queryRecord(query ?? ''));
  const api = serverApi();
  const [company, jobs] = await Promise.all([
    orMissing(api.call(getEmployer, { params: { id } })),
    orMissing(api.call(listEmployerJobs, { params: { id }, query: { page } })),
  ]);
  if (!company || !jobs) return failPage(path);
  const { name, summary, slug } = company.data;
  const { currentPage } = jobs.meta;
  return {
    head: {
      title: `${name}: jobs and profile`,
      description: summary,
      path: currentPage > 1 ? `${companyPath(slug)}?page=${currentPage}` : companyPath(slug),
    },
    data: { company: company.data, jobs },
  };
};

import * as v from 'valibot';
import type { PageProps } from 'waku/router';
import { PageHead } from '../../../components/page-head.tsx';
import { getEmployer, listEmployerJobs } from '../../../contracts/endpoints.ts';
import { PagingQuerySchema } from '../../../contracts/wire.ts';
import { CompanyView } from '../../../features/companies/company-view.tsx';
import { orMissing, serverApi } from '../../../lib/api/server.ts';
import { failPage } from '../../../lib/page-error.ts';
import { queryRecord } from '../../../lib/query.ts';
import { companyPath } from '../../../lib/routes.ts';

export default async function CompanyPage({ path, id, query }: PageProps<'/companies/[id]'>) {
  const api = serverApi();
  const { page } = v.parse(PagingQuerySchema, queryRecord(query));
  const [company, jobs] = await Promise.all([
    orMissing(api.call(getEmployer, { params: { id } })),
    orMissing(api.call(listEmployerJobs, { params: { id }, query: { page } })),
  ]);
  if (!company || !jobs) return failPage(path);
  const { name, slug, summary } = company.data;
  return (
    <>
      <PageHead
        title={`${name}: jobs and profile`}
        description={summary}
        path={page > 1 ? `${companyPath(slug)}?page=${page}` : companyPath(slug)}
      />
      <CompanyView company={company.data} jobs={jobs} now={Date.now()} />
    </>
  );
}

export const getConfig = () => ({ render: 'dynamic' }) as const;

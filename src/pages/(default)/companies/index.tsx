import * as v from 'valibot';
import type { PageProps } from 'waku/router';
import { PageHead } from '../../../components/page-head.tsx';
import { CompanySearchQuerySchema } from '../../../contracts/company.ts';
import { listCompanyCategories, listEmployers } from '../../../contracts/endpoints.ts';
import { CompaniesView } from '../../../features/companies/companies-view.tsx';
import { serverApi } from '../../../lib/api/server.ts';
import { queryRecord } from '../../../lib/query.ts';
import { companiesPath } from '../../../lib/routes.ts';

export default async function CompaniesPage({ query: search }: PageProps<'/companies'>) {
  const api = serverApi();
  const query = v.parse(CompanySearchQuerySchema, queryRecord(search));
  const [answer, categories] = await Promise.all([
    api.call(listEmployers, { query }),
    api.call(listCompanyCategories),
  ]);
  return (
    <>
      <PageHead
        title="Employers"
        description={`${answer.meta.total} employers, what they do and the jobs they have open.`}
        path={companiesPath({ page: query.page })}
        index={!query.q && !query.category}
      />
      <CompaniesView query={query} answer={answer} categories={categories.data} />
    </>
  );
}

export const getConfig = () => ({ render: 'dynamic' }) as const;

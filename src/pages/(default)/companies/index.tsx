import type { PageProps } from 'waku/router';
import { PageHead } from '../../../components/page-head.tsx';
import { CompaniesView } from '../../../features/companies/companies-view.tsx';
import { loadCompanies } from '../../../features/companies/load-companies.ts';
import { companiesPath } from '../../../lib/routes.ts';

export default async function CompaniesPage({ query: search }: PageProps<'/companies'>) {
  const companies = await loadCompanies(search);
  const { query, answer } = companies;
  return (
    <>
      <PageHead
        title="Employers"
        description={`${answer.meta.total} employers, what they do and the jobs they have open.`}
        path={companiesPath({ page: query.page })}
        index={!query.q && !query.category}
      />
      <CompaniesView {...companies} />
    </>
  );
}

export const getConfig = () => ({ render: 'dynamic' }) as const;

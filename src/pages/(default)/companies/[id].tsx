import type { PageProps } from 'waku/router';
import { PageHead } from '../../../components/page-head.tsx';
import { CompanyView } from '../../../features/companies/company-view.tsx';
import { loadCompany } from '../../../features/companies/load-company.ts';
import { companyPath } from '../../../lib/routes.ts';

export default async function CompanyPage({ path, id, query }: PageProps<'/companies/[id]'>) {
  const { company, jobs } = await loadCompany(id, query, path);
  const { currentPage } = jobs.meta;
  return (
    <>
      <PageHead
        title={`${company.name}: jobs and profile`}
        description={company.summary}
        path={
          currentPage > 1
            ? `${companyPath(company.slug)}?page=${currentPage}`
            : companyPath(company.slug)
        }
      />
      <CompanyView company={company} jobs={jobs} now={Date.now()} />
    </>
  );
}

export const getConfig = () => ({ render: 'dynamic' }) as const;

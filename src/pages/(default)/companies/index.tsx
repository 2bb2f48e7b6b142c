import type { PageProps } from 'waku/router';
import { PageHead } from '../../../components/page-head.tsx';
import { CompaniesView } from '../../../features/companies/companies-view.tsx';
import { loadCompaniesPage } from '../../../features/companies/load-companies.ts';

export default async function CompaniesPage(requested: PageProps<'/companies'>) {
  const { head, data } = await loadCompaniesPage(requested);
  return (
    <>
      <PageHead {...head} />
      <CompaniesView {...data} />
    </>
  );
}

export const getConfig = () => ({ render: 'dynamic' }) as const;

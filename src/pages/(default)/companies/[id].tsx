import type { PageProps } from 'waku/router';
import { PageHead } from '../../../components/page-head.tsx';
import { CompanyView } from '../../../features/companies/company-view.tsx';
import { loadCompanyPage } from '../../../features/companies/load-company.ts';

export default async function CompanyPage(asked: PageProps<'/companies/[id]'>) {
  const { head, data } = await loadCompanyPage(asked);
  return (
    <>
      <PageHead {...head} />
      <CompanyView {...data} now={Date.now()} />
    </>
  );
}

export const getConfig = () => ({ render: 'dynamic' }) as const;

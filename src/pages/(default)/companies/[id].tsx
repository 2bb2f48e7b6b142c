import type { PageProps } from 'waku/router';
import { JsonLd } from '../../../components/json-ld.tsx';
import { PageHead } from '../../../components/page-head.tsx';
import { CompanyView } from '../../../features/companies/company-view.tsx';
import { loadCompanyPage } from '../../../features/companies/load-company.ts';
import { getRuntime } from '../../../lib/runtime.ts';
import { employerOrganization } from '../../../lib/structured-data/organization.ts';

export default async function CompanyPage(requested: PageProps<'/companies/[id]'>) {
  const { head, data } = await loadCompanyPage(requested);
  return (
    <>
      <PageHead {...head} />
      <JsonLd data={employerOrganization(data.company, getRuntime().config.siteUrl)} />
      <CompanyView {...data} now={Date.now()} />
    </>
  );
}

export const getConfig = () => ({ render: 'dynamic' }) as const;

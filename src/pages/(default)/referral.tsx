import type { PageProps } from 'waku/router';
import { PageHead } from '../../components/page-head.tsx';
import { REFERRAL_ID } from '../../contracts/contact.ts';
import { ReferralView } from '../../features/referral/referral-view.tsx';
import { PageSections } from '../../features/sections/content-page.tsx';
import { getRuntime } from '../../lib/runtime.ts';

export default async function ReferralPage({ path, query }: PageProps<'/referral'>) {
  const id = new URLSearchParams(query).get('id') ?? '';
  const isMade = REFERRAL_ID.test(id);
  const title = `${getRuntime().returnedForm ? 'Error: ' : ''}Refer somebody`;
  return (
    <>
      <PageHead
        title={isMade ? 'Your referral link' : title}
        description="Pass on jobs with a link of your own, and hear from us when somebody is hired."
        path={path}
        index={!isMade}
      />
      <div className="stack">
        <ReferralView id={isMade ? id : undefined} />
      </div>
      {!isMade && <PageSections path="/referral" />}
    </>
  );
}

export const getConfig = () => ({ render: 'dynamic' }) as const;

import type { PageProps } from 'waku/router';
import { PageHead } from '../../components/page-head.tsx';
import { REFERRAL_ID } from '../../contracts/contact.ts';
import { ReferralView } from '../../features/referral/referral-view.tsx';
import { getRuntime } from '../../lib/runtime.ts';

export default async function ReferralPage({ path, query }: PageProps<'/referral'>) {
  const id = new URLSearchParams(query).get('id') ?? '';
  const isMade = REFERRAL_ID.test(id);
  return (
    <div className="stack">
      <PageHead
        title={
          isMade
            ? 'Your referral link'
            : `${getRuntime().returnedForm ? 'Error: ' : ''}Refer somebody`
        }
        description="Pass on jobs with a link of your own, and hear from us when somebody is hired."
        path={path}
        index={!isMade}
      />
      <ReferralView id={isMade ? id : undefined} />
    </div>
  );
}

export const getConfig = () => ({ render: 'dynamic' }) as const;

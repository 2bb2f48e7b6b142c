import type { PageProps } from 'waku/router';
import { PageTitle } from '../../components/page-title.tsx';
import { Styles } from '../../components/styles.tsx';
import { REFERRAL_ID } from '../../contracts/contact.ts';
import { REFERRAL_MADE, ReferralView } from '../../features/referral/referral-view.tsx';
import { PageSections } from '../../features/sections/content-page.tsx';
import { loadPageSections } from '../../features/sections/load-sections-page.ts';

const WORDS = {
  title: 'Refer a friend',
  description: 'Pass on jobs with a link of your own, and hear from us when somebody is hired.',
};

export default async function ReferralPage({ query }: PageProps<'/referral'>) {
  const id = new URLSearchParams(query).get('id') ?? '';
  const isMade = REFERRAL_ID.test(id);
  return (
    <>
      <Styles of={['contact']} />
      <ReferralView id={isMade ? id : undefined} />
      {isMade ? (
        <PageTitle title={REFERRAL_MADE} />
      ) : (
        <PageSections page={await loadPageSections({ path: '/referral', words: WORDS })} />
      )}
    </>
  );
}

export const getConfig = () => ({ render: 'dynamic' }) as const;

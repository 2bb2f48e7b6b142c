import type { PageProps } from 'waku/router';
import { PageTitle } from '../../components/page-title.tsx';
import { Styles } from '../../components/styles.tsx';
import { REFERRAL_ID } from '../../contracts/contact.ts';
import { REFERRAL_CREATED, ReferralView } from '../../features/referral/referral-view.tsx';
import { PageSections } from '../../features/sections/content-page.tsx';
import { loadPageSections } from '../../features/sections/load-sections-page.ts';

const METADATA = {
  title: 'Refer a friend',
  description: 'Share jobs with your own link, and hear from us when someone is hired.',
};

export default async function ReferralPage({ query }: PageProps<'/referral'>) {
  const id = new URLSearchParams(query).get('id') ?? '';
  const isCreated = REFERRAL_ID.test(id);
  return (
    <>
      <Styles of={['contact']} />
      <ReferralView id={isCreated ? id : undefined} />
      {isCreated ? (
        <PageTitle title={REFERRAL_CREATED} />
      ) : (
        <PageSections page={await loadPageSections({ path: '/referral', words: METADATA })} />
      )}
    </>
  );
}

export const getConfig = () => ({ render: 'dynamic' }) as const;

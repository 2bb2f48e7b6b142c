import type { PageProps } from 'waku/router';
import { contactKindOf } from '../../../features/contact/contact-kind.ts';
import { CONTACT_TEXTS } from '../../../features/contact/contact-texts.ts';
import { ContactView } from '../../../features/contact/contact-view.tsx';
import { PageSections } from '../../../features/sections/content-page.tsx';
import { queryRecord } from '../../../lib/query.ts';

const HEAD = {
  title: 'Talk to us',
  description:
    'Ask to be called back about a position, a job you want, a service, or ghostwriting for LinkedIn.',
};

export default async function ContactPage({ query }: PageProps<'/contact'>) {
  const kind = contactKindOf(query);
  return (
    <>
      <ContactView kind={kind} plan={queryRecord(query).plan} />
      <PageSections
        path="/contact"
        head={HEAD}
        // Four forms, one page to find: each has a title of its own, all have one canonical address.
        title={kind && CONTACT_TEXTS[kind].title}
        without={['contactForm']}
      />
    </>
  );
}

export const getConfig = () => ({ render: 'dynamic' }) as const;

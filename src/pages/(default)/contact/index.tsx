import type { PageProps } from 'waku/router';
import { PageHead } from '../../../components/page-head.tsx';
import { contactKindOf } from '../../../features/contact/contact-kind.ts';
import { ContactView } from '../../../features/contact/contact-view.tsx';
import { PageSections } from '../../../features/sections/content-page.tsx';
import { getRuntime } from '../../../lib/runtime.ts';

export default async function ContactPage({ query }: PageProps<'/contact'>) {
  return (
    <>
      <PageHead
        title={`${getRuntime().returnedForm ? 'Error: ' : ''}Talk to us`}
        description="Ask to be called back about a position, a job you want, a service, or ghostwriting for LinkedIn."
        path="/contact"
      />
      <ContactView kind={contactKindOf(query)} />
      <PageSections path="/contact" without={['contactForm']} />
    </>
  );
}

export const getConfig = () => ({ render: 'dynamic' }) as const;

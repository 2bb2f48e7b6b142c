import type { PageProps } from 'waku/router';
import { ContactView } from '../../../features/contact/contact-view.tsx';
import { loadContactPage } from '../../../features/contact/load-contact.ts';
import { PageSections } from '../../../features/sections/content-page.tsx';

export default async function ContactPage(requested: PageProps<'/contact'>) {
  const page = await loadContactPage(requested);
  const { kind, plan } = page.data;
  return (
    <>
      <ContactView kind={kind} plan={plan} />
      <PageSections page={page} />
    </>
  );
}

export const getConfig = () => ({ render: 'dynamic' }) as const;

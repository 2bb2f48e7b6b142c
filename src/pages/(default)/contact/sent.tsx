import { Link } from 'waku';
import type { PageProps } from 'waku/router';
import { PageHead } from '../../../components/page-head.tsx';
import { contactKindOf } from '../../../features/contact/contact-kind.ts';
import { ContactSent } from '../../../features/contact/contact-sent.tsx';
import { loadFrame } from '../../../lib/content/site-frame.ts';

export default async function ContactSentPage({ path, query }: PageProps<'/contact/sent'>) {
  const { email } = await loadFrame();
  return (
    <div className="stack">
      <PageHead title="Message sent" description="" path={path} index={false} />
      <ContactSent kind={contactKindOf(query) ?? 'employer'} email={email} heading="h1" />
      <p>
        <Link to="/jobs">Look at the open jobs</Link>
      </p>
    </div>
  );
}

export const getConfig = () => ({ render: 'dynamic' }) as const;

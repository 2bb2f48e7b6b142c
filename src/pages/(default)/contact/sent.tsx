import type { PageProps } from 'waku/router';
import { Link } from '../../../components/link.tsx';
import { PageHead } from '../../../components/page-head.tsx';
import { parseContactKind } from '../../../features/contact/contact-kind.ts';
import { ContactSent } from '../../../features/contact/contact-sent.tsx';
import { CONTACT_TEXTS } from '../../../features/contact/contact-texts.ts';
import { loadFrame } from '../../../lib/content/site-frame.ts';

export default async function ContactSentPage({ path, query }: PageProps<'/contact/sent'>) {
  const { email } = await loadFrame();
  const kind = parseContactKind(query) ?? 'employer';
  const [moreHref, more] = CONTACT_TEXTS[kind].more;
  return (
    <div className="stack">
      <PageHead title="Message sent" description="" path={path} index={false} />
      <ContactSent kind={kind} email={email} heading="h1" />
      <p>
        <Link to={moreHref}>{more}</Link>
      </p>
    </div>
  );
}

export const getConfig = () => ({ render: 'dynamic' }) as const;

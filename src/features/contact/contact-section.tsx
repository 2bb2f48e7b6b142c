import type { ContactKind } from '../../contracts/contact.ts';
import { CONTACT_CALLS } from '../../contracts/contact-calls.ts';
import { loadFrame } from '../../lib/content/site-frame.ts';
import { getRuntime, returnedForm } from '../../lib/runtime.ts';
import { ContactForm } from './contact-form.tsx';
import { CONTACT_TEXTS } from './contact-texts.ts';

/** A contact form with its heading, for any page: nothing in it belongs to one visitor. */
export const ContactSection = async (props: {
  kind: ContactKind;
  /** In place of the form's own words. */
  heading?: string;
  lead?: string;
  /** Chosen already, as on the page of a service. */
  service?: string;
  /** The page that it stands on, where that is not the contact page. */
  page?: string;
  anchor?: string;
  /** `h1` where the page begins with it. */
  level?: 'h1' | 'h2';
}) => {
  const {
    kind,
    heading = CONTACT_TEXTS[kind].title,
    lead,
    service,
    page,
    anchor = 'contact',
    level: Heading = 'h2',
  } = props;
  const { email } = await loadFrame();
  return (
    <section className="contact" id={anchor} aria-labelledby={`${anchor}-heading`}>
      <Heading id={`${anchor}-heading`}>{heading}</Heading>
      <p className="lead">{lead ?? CONTACT_TEXTS[kind].lead}</p>
      <ContactForm
        key={kind}
        kind={kind}
        service={service}
        page={page}
        anchor={anchor}
        email={email}
        turnstileSiteKey={getRuntime().config.turnstileSiteKey}
        returned={returnedForm(`/${CONTACT_CALLS[kind].path}`)}
      />
    </section>
  );
};

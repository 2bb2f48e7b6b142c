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
}) => {
  const { kind, heading = CONTACT_TEXTS[kind].title, lead, service } = props;
  const { email } = await loadFrame();
  return (
    <section className="contact" id="contact" aria-labelledby="contact-heading">
      <h2 id="contact-heading">{heading}</h2>
      <p className="lead">{lead ?? CONTACT_TEXTS[kind].lead}</p>
      <ContactForm
        key={kind}
        kind={kind}
        service={service}
        email={email}
        turnstileSiteKey={getRuntime().config.turnstileSiteKey}
        returned={returnedForm(`/${CONTACT_CALLS[kind].path}`)}
      />
    </section>
  );
};

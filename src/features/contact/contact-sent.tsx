import type { ContactKind } from '../../contracts/contact.ts';
import { CONTACT_TEXTS } from './contact-texts.ts';

/**
 * The confirmation shown after the form has been submitted. It replaces the form or, without
 * JavaScript, is a separate page.
 */
export const ContactSent = ({
  kind,
  email,
  heading: H,
}: {
  kind: ContactKind;
  /** The site's email address. */
  email: string;
  heading: 'h1' | 'h2';
}) => (
  <div className="stack sent">
    <H>
      Thank you, we’ve received <mark>your message</mark>
    </H>
    <p>{CONTACT_TEXTS[kind].next}</p>
    <p>
      A copy is on its way to the address you gave. If it doesn’t arrive, check your spam folder or
      write to <a href={`mailto:${email}`}>{email}</a>.
    </p>
  </div>
);

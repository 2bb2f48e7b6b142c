'use client';

import { useRef, useState } from 'react';
import { showToast } from '../../browser/toasts/toasts.ts';
import { Challenge } from '../../components/form/challenge.tsx';
import { Confirmation } from '../../components/form/confirmation.tsx';
import { ConsentField } from '../../components/form/consent-field.tsx';
import { ErrorSummary } from '../../components/form/error-summary.tsx';
import { SelectField, TextAreaField, TextField } from '../../components/form/field.tsx';
import { HoneypotField } from '../../components/form/honeypot-field.tsx';
import { EmailField, PhoneField } from '../../components/form/person-fields.tsx';
import { SendButton } from '../../components/form/send-button.tsx';
import { useGuardedForm } from '../../components/form/use-guarded-form.ts';
import { island } from '../../components/island.tsx';
import { HONEYPOT_FIELD, sortFormErrors } from '../../contracts/application-rules.ts';
import { type ContactKind, MESSAGE_MAX_LENGTH } from '../../contracts/contact.ts';
import { CONTACT_CALLS } from '../../contracts/contact-calls.ts';
import type { ReturnedForm } from '../../lib/runtime.ts';
import { contactPath } from '../../routes/hrefs.ts';
import { ContactSent } from './contact-sent.tsx';
import { CONTACT_TEXTS } from './contact-texts.ts';

/**
 * The four forms on the contact page share one draft, so that the name and address are preserved
 * when the visitor switches to another form.
 */
const formatDraftKey = ({ kind, page }: { kind: ContactKind; page?: string }) =>
  page ? (`draft:contact:${kind}:${page}` as const) : 'draft:contact';

/**
 * The form for all four kinds of contact. Without JavaScript, it is a plain POST to the same
 * endpoint.
 */
const ContactFormRoot = (props: {
  kind: ContactKind;
  /** The service to preselect, for instance when the form is on that service's page. */
  service?: string;
  /** The names of the plans, which are listed after the services. */
  plans: readonly string[];
  /** The path of the page that contains the form, unless it is the contact page. */
  page?: string;
  /** The id of the surrounding section. */
  anchor: string;
  /** The site's email address, for visitors who cannot submit the form. */
  email: string;
  policyUrl?: string;
  turnstileSiteKey: string | undefined;
  returned: ReturnedForm | null;
}) => {
  const { kind, returned, turnstileSiteKey, page, anchor } = props;
  const call = CONTACT_CALLS[kind];
  // An editor may place several forms on one page, so their field ids need a prefix.
  const idPrefix = page && anchor;
  const texts = CONTACT_TEXTS[kind];
  const formRef = useRef<HTMLFormElement>(null);
  const summaryRef = useRef<HTMLDivElement>(null);
  const [isSent, setSent] = useState(false);
  const { errors, summary, progress, field, challenge, ...form } = useGuardedForm(
    {
      call,
      turnstileSiteKey,
      email: props.email,
      returned,
      pagePath: `${page ?? contactPath(kind)}#${anchor}`,
      idPrefix,
      // The choices for `service` differ between kinds of contact, so its value is stored per kind.
      draftNames: { service: `${kind}.service` },
      draftKey: formatDraftKey(props),
      onSent: () => {
        setSent(true);
        showToast('success', 'We’ve received your message.');
      },
    },
    { form: formRef, summary: summaryRef },
  );
  if (isSent) {
    return (
      <Confirmation>
        <ContactSent kind={kind} email={props.email} heading="h2" />
      </Confirmation>
    );
  }
  const service = field('service');
  // Tells the server which page to render again if a post without JavaScript is invalid.
  const back = page ? `?page=${page}` : '';
  return (
    <form {...form.props} className="plain-form" action={`/${call.path}${back}#${anchor}`}>
      <ErrorSummary idPrefix={idPrefix} errors={sortFormErrors(summary)} ref={summaryRef} />
      <TextField {...field('name')} label="Name" autoComplete="name" maxLength={200} />
      <div className="field-pair">
        <EmailField {...field('email')} />
        <PhoneField {...field('phone')} optional />
      </div>
      {texts.hasCompany && (
        <TextField
          {...field('company')}
          label="Company"
          autoComplete="organization"
          maxLength={200}
          optional
        />
      )}
      {texts.service && (
        <SelectField
          {...service}
          label={texts.service[0]}
          options={[...texts.service[1], ...props.plans]}
          defaultValue={service.defaultValue ?? props.service}
          optional
        />
      )}
      <TextAreaField
        {...field('message')}
        label={texts.message[0]}
        hint={texts.message[1]}
        maxLength={MESSAGE_MAX_LENGTH}
      />
      <HoneypotField idPrefix={idPrefix} errors={errors[HONEYPOT_FIELD]} />
      <ConsentField
        idPrefix={idPrefix}
        errors={errors.consent}
        defaultChecked={returned?.values.consent?.[0] === 'true'}
        policyUrl={props.policyUrl}
      >
        You may store my message and details and use them to reply to me.
      </ConsentField>
      <Challenge {...challenge} />
      <div className="form-actions">
        <SendButton progress={progress}>{texts.send}</SendButton>
      </div>
    </form>
  );
};

export const ContactForm = island('contact-form', ContactFormRoot, (props) =>
  props.returned ? ['at-once'] : [formatDraftKey(props)],
);

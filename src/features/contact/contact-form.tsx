'use client';

import { useRef, useState } from 'react';
import { publicApi } from '../../browser/public-api.ts';
import { showToast } from '../../browser/toasts.ts';
import { Challenge, checkChallenge, takeChallenge } from '../../components/form/challenge.tsx';
import { bodyOf, checkFields } from '../../components/form/check-fields.ts';
import { Confirmation } from '../../components/form/confirmation.tsx';
import { ConsentField } from '../../components/form/consent-field.tsx';
import { ErrorSummary } from '../../components/form/error-summary.tsx';
import { SelectField, TextAreaField, TextField } from '../../components/form/field.tsx';
import { HoneypotField } from '../../components/form/honeypot-field.tsx';
import { SendButton } from '../../components/form/send-button.tsx';
import { sendResult } from '../../components/form/send-result.ts';
import { useForm } from '../../components/form/use-form.ts';
import { HONEYPOT_FIELD, inFormOrder } from '../../contracts/application-rules.ts';
import { challengeAction } from '../../contracts/challenge.ts';
import {
  ContactFormSchema,
  type ContactKind,
  MESSAGE_MAX_LENGTH,
} from '../../contracts/contact.ts';
import { CONTACT_CALLS } from '../../contracts/contact-calls.ts';
import { contactPath } from '../../lib/routes.ts';
import type { ReturnedForm } from '../../lib/runtime.ts';
import { ContactSent } from './contact-sent.tsx';
import { CONTACT_TEXTS } from './contact-texts.ts';

/** One form for all four kinds. Without JavaScript it is a plain post to the same call. */
export const ContactForm = (props: {
  kind: ContactKind;
  /** Chosen already, as on the page of a service. */
  service?: string;
  /** The page that holds the form, where that is not the contact page. */
  page?: string;
  /** Id of the section around it. */
  anchor: string;
  /** Ours, for whoever cannot send the form. */
  email: string;
  policyUrl?: string;
  turnstileSiteKey: string | undefined;
  returned: ReturnedForm | null;
}) => {
  const { kind, returned, turnstileSiteKey, page, anchor } = props;
  const call = CONTACT_CALLS[kind];
  // On the page of an editor other forms may stand beside it.
  const idPrefix = page && anchor;
  const texts = CONTACT_TEXTS[kind];
  const formRef = useRef<HTMLFormElement>(null);
  const summaryRef = useRef<HTMLDivElement>(null);
  const [isSent, setSent] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const { errors, summary, progress, field, ...form } = useForm(
    {
      returned,
      pagePath: `${page ?? contactPath(kind)}#${anchor}`,
      idPrefix,
      // The contact page's forms share one: who asks stays the same when the kind changes.
      // Only the lists to choose from differ.
      draftNames: { service: `${kind}.service` },
      draftKey: page ? `draft:contact:${kind}:${page}` : 'draft:contact',
      check: (data) => ({
        ...checkChallenge(data, turnstileSiteKey),
        ...checkFields(ContactFormSchema, data),
      }),
      send: (data, { signal }) => {
        const api = publicApi(takeChallenge(data));
        return sendResult(api.call(call, { body: bodyOf(data), signal }));
      },
      onSent: () => {
        setSent(true);
        showToast('success', 'Your message is sent.');
      },
      onRefused: () => setRefusals((count) => count + 1),
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
  // Without JavaScript the page that is shown again, if something is wrong, is this one.
  const back = page ? `?page=${page}` : '';
  return (
    <form {...form.props} className="plain-form" action={`/${call.path}${back}#${anchor}`}>
      <ErrorSummary idPrefix={idPrefix} errors={inFormOrder(summary)} ref={summaryRef} />
      <TextField {...field('name')} label="Name" autoComplete="name" maxLength={200} />
      <div className="field-pair">
        <TextField
          {...field('email')}
          label="Email"
          type="email"
          autoComplete="email"
          maxLength={254}
          dir="ltr"
        />
        <TextField
          {...field('phone')}
          label="Phone"
          type="tel"
          autoComplete="tel"
          maxLength={40}
          dir="ltr"
          optional
        />
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
          options={texts.service[1]}
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
        You may store what I wrote here and use it to answer me.
      </ConsentField>
      <Challenge
        siteKey={turnstileSiteKey}
        email={props.email}
        action={challengeAction(call)}
        refusals={refusals}
      />
      <div className="form-actions">
        <SendButton progress={progress}>{texts.send}</SendButton>
      </div>
    </form>
  );
};

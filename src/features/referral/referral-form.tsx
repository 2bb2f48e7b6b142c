'use client';

import { useRef, useState } from 'react';
import { publicApi } from '../../browser/public-api.ts';
import { showToast } from '../../browser/toasts.ts';
import { Challenge, checkChallenge, takeChallenge } from '../../components/form/challenge.tsx';
import { bodyOf, checkFields } from '../../components/form/check-fields.ts';
import { Confirmation } from '../../components/form/confirmation.tsx';
import { ConsentField } from '../../components/form/consent-field.tsx';
import { ErrorSummary } from '../../components/form/error-summary.tsx';
import { TextField } from '../../components/form/field.tsx';
import { HoneypotField } from '../../components/form/honeypot-field.tsx';
import { SendButton } from '../../components/form/send-button.tsx';
import { sendResult } from '../../components/form/send-result.ts';
import { useForm } from '../../components/form/use-form.ts';
import { HONEYPOT_FIELD, inFormOrder } from '../../contracts/application-rules.ts';
import { challengeAction } from '../../contracts/challenge.ts';
import { ReferralFormSchema } from '../../contracts/contact.ts';
import { createReferral } from '../../contracts/endpoints/product.ts';
import { referralPath } from '../../lib/routes.ts';
import type { ReturnedForm } from '../../lib/runtime.ts';
import { ReferralLinks } from './referral-links.tsx';

/** Who refers gets links to pass on: in place of the form, or on a page of their own. */
export const ReferralForm = (props: {
  siteUrl: string;
  turnstileSiteKey: string | undefined;
  /** Ours, for whoever cannot send the form. */
  email: string;
  policyUrl?: string;
  /** Of the page that shows a link once it is made. */
  madeTitle: string;
  returned: ReturnedForm | null;
}) => {
  const { returned, turnstileSiteKey } = props;
  const formRef = useRef<HTMLFormElement>(null);
  const summaryRef = useRef<HTMLDivElement>(null);
  const [id, setId] = useState<string>();
  const [refusals, setRefusals] = useState(0);
  const { errors, summary, progress, field, ...form } = useForm(
    {
      returned,
      pagePath: '/referral#refer',
      draftKey: 'draft:referral',
      check: (data) => ({
        ...checkChallenge(data, turnstileSiteKey),
        ...checkFields(ReferralFormSchema, data),
      }),
      send: (data, { signal }) => {
        const api = publicApi(takeChallenge(data));
        return sendResult(api.call(createReferral, { body: bodyOf(data), signal }));
      },
      onSent: (referral) => {
        setId(referral.id);
        // Where the post without JavaScript leads: a reload shows the link again.
        window.history.replaceState(window.history.state, '', referralPath(referral.id));
        document.title = props.madeTitle;
        showToast('success', 'Your link was made.');
      },
      onRefused: () => setRefusals((count) => count + 1),
    },
    { form: formRef, summary: summaryRef },
  );
  if (id) {
    return (
      <Confirmation>
        <ReferralLinks id={id} siteUrl={props.siteUrl} heading="h2" />
      </Confirmation>
    );
  }
  return (
    <form {...form.props} className="plain-form" action={`/${createReferral.path}#refer`}>
      <ErrorSummary errors={inFormOrder(summary)} ref={summaryRef} />
      <TextField {...field('name')} label="Your name" autoComplete="name" maxLength={200} />
      <TextField
        {...field('email')}
        label="Your email"
        hint="Where we say thank you when somebody is hired."
        type="email"
        autoComplete="email"
        maxLength={254}
        dir="ltr"
      />
      <HoneypotField errors={errors[HONEYPOT_FIELD]} />
      <ConsentField
        errors={errors.consent}
        defaultChecked={returned?.values.consent?.[0] === 'true'}
        policyUrl={props.policyUrl}
      >
        You may store my name and address, and write to me when somebody I referred is hired.
      </ConsentField>
      <Challenge
        siteKey={turnstileSiteKey}
        email={props.email}
        action={challengeAction(createReferral)}
        refusals={refusals}
      />
      <div className="form-actions">
        <SendButton progress={progress}>Make my link</SendButton>
      </div>
    </form>
  );
};

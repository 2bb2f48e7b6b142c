'use client';

import { useRef, useState } from 'react';
import { showToast } from '../../browser/toasts/toasts.ts';
import { Challenge } from '../../components/form/challenge.tsx';
import { Confirmation } from '../../components/form/confirmation.tsx';
import { ConsentField } from '../../components/form/consent-field.tsx';
import { ErrorSummary } from '../../components/form/error-summary.tsx';
import { TextField } from '../../components/form/field.tsx';
import { HoneypotField } from '../../components/form/honeypot-field.tsx';
import { EmailField } from '../../components/form/person-fields.tsx';
import { SendButton } from '../../components/form/send-button.tsx';
import { useGuardedForm } from '../../components/form/use-guarded-form.ts';
import { island } from '../../components/island.tsx';
import { HONEYPOT_FIELD, sortFormErrors } from '../../contracts/application-rules.ts';
import { createReferral } from '../../contracts/endpoints/product.ts';
import type { ReturnedForm } from '../../lib/runtime.ts';
import { referralPath } from '../../routes/hrefs.ts';
import { ReferralLinks } from './referral-links.tsx';

const DRAFT_KEY = 'draft:referral';

/**
 * The form that creates a referral. Once it is submitted, the referral's links replace the form or,
 * without JavaScript, appear on a separate page.
 */
const ReferralFormRoot = (props: {
  siteUrl: string;
  turnstileSiteKey: string | undefined;
  /** The site's email address, in case a visitor cannot submit the form. */
  email: string;
  policyUrl?: string;
  /** The page title to use once a new referral's links are shown. */
  madeTitle: string;
  returned: ReturnedForm | null;
}) => {
  const { returned, turnstileSiteKey } = props;
  const formRef = useRef<HTMLFormElement>(null);
  const summaryRef = useRef<HTMLDivElement>(null);
  const [id, setId] = useState<string>();
  const { errors, summary, progress, field, challenge, ...form } = useGuardedForm(
    {
      call: createReferral,
      turnstileSiteKey,
      email: props.email,
      returned,
      pagePath: '/referral#refer',
      draftKey: DRAFT_KEY,
      onSent: (referral) => {
        setId(referral.id);
        // Switches to the URL of the no-JavaScript result page, so that a reload shows the links
        // again.
        window.history.replaceState(window.history.state, '', referralPath(referral.id));
        document.title = props.madeTitle;
        showToast('success', 'Your link is ready.');
      },
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
      <ErrorSummary errors={sortFormErrors(summary)} ref={summaryRef} />
      <TextField {...field('name')} label="Your name" autoComplete="name" maxLength={200} />
      <EmailField
        {...field('email')}
        label="Your email"
        hint="We’ll email you here when someone you referred is hired."
      />
      <HoneypotField errors={errors[HONEYPOT_FIELD]} />
      <ConsentField
        errors={errors.consent}
        defaultChecked={returned?.values.consent?.[0] === 'true'}
        policyUrl={props.policyUrl}
      >
        You may store my name and email address and write to me when someone I referred is hired.
      </ConsentField>
      <Challenge {...challenge} />
      <div className="form-actions">
        <SendButton progress={progress}>Get my link</SendButton>
      </div>
    </form>
  );
};

export const ReferralForm = island('referral-form', ReferralFormRoot, ({ returned }) =>
  returned ? ['at-once'] : [DRAFT_KEY],
);

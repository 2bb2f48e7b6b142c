'use client';

import { useRef, useState } from 'react';
import { showToast } from '../../browser/toasts/toasts.ts';
import { Challenge } from '../../components/form/challenge.tsx';
import { Confirmation } from '../../components/form/confirmation.tsx';
import { ConsentField } from '../../components/form/consent-field.tsx';
import { ErrorSummary } from '../../components/form/error-summary.tsx';
import { HoneypotField } from '../../components/form/honeypot-field.tsx';
import { EmailField } from '../../components/form/person-fields.tsx';
import { SendButton } from '../../components/form/send-button.tsx';
import { useGuardedForm } from '../../components/form/use-guarded-form.ts';
import { HONEYPOT_FIELD, sortFormErrors } from '../../contracts/application-rules.ts';
import { mailSavedJobs } from '../../contracts/endpoints/product.ts';

export interface MailFormProps {
  /** The site's email address, for visitors who cannot send the form. */
  readonly email: string;
  readonly policyUrl?: string;
  readonly turnstileSiteKey: string | undefined;
}

/** Mails the saved jobs to the visitor, once. */
export const MailSavedJobs = (props: MailFormProps & { readonly fids: readonly string[] }) => {
  const formRef = useRef<HTMLFormElement>(null);
  const summaryRef = useRef<HTMLDivElement>(null);
  const [isSent, setSent] = useState(false);
  const { errors, summary, progress, field, challenge, ...form } = useGuardedForm(
    {
      call: mailSavedJobs,
      turnstileSiteKey: props.turnstileSiteKey,
      email: props.email,
      returned: null,
      pagePath: '/saved#mail',
      onSent: () => {
        setSent(true);
        showToast('success', 'We’re sending your saved jobs.');
      },
    },
    { form: formRef, summary: summaryRef },
  );
  if (isSent) {
    return (
      <Confirmation>
        <h2>We’re sending your saved jobs</h2>
        <p>If the email isn’t there in a few minutes, check your spam folder.</p>
      </Confirmation>
    );
  }
  return (
    <form {...form.props} className="plain-form" action={`/${mailSavedJobs.path}#mail`}>
      <ErrorSummary errors={sortFormErrors(summary)} ref={summaryRef} />
      <EmailField {...field('email')} label="Your email" />
      <input type="hidden" name="fids" value={props.fids.join(',')} />
      <HoneypotField errors={errors[HONEYPOT_FIELD]} />
      <ConsentField errors={errors.consent} defaultChecked={false} policyUrl={props.policyUrl}>
        You may use my address to send me this list once.
      </ConsentField>
      <Challenge {...challenge} />
      <div className="form-actions">
        <SendButton progress={progress}>Email me the list</SendButton>
      </div>
    </form>
  );
};

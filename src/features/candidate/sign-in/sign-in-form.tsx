'use client';

import { useRef, useState } from 'react';
import { showToast } from '../../../browser/toasts/toasts.ts';
import { Challenge } from '../../../components/form/challenge.tsx';
import { ErrorSummary } from '../../../components/form/error-summary.tsx';
import { HoneypotField } from '../../../components/form/honeypot-field.tsx';
import { EmailField } from '../../../components/form/person-fields.tsx';
import { SendButton } from '../../../components/form/send-button.tsx';
import { useGuardedForm } from '../../../components/form/use-guarded-form.ts';
import { HONEYPOT_FIELD, sortFormErrors } from '../../../contracts/application-rules.ts';
import { sendMagicLink } from '../../../contracts/endpoints/candidates.ts';
import type { ReturnedForm } from '../../../lib/runtime.ts';
import { LinkSent } from './link-sent.tsx';

/**
 * Requests a sign-in link. The request works without scripts, but signing in with the link does
 * not.
 */
export const SignInForm = ({
  returned,
  turnstileSiteKey,
  email,
}: {
  returned: ReturnedForm | null;
  turnstileSiteKey: string | undefined;
  /** The site's email address, for visitors who cannot submit the form. */
  email: string;
}) => {
  const formRef = useRef<HTMLFormElement>(null);
  const summaryRef = useRef<HTMLDivElement>(null);
  const [sent, setSent] = useState<{ email: string; code: string | undefined }>();
  const { errors, summary, progress, field, challenge, ...form } = useGuardedForm(
    {
      call: sendMagicLink,
      turnstileSiteKey,
      email,
      returned,
      pagePath: '/cv',
      draftKey: 'draft:sign-in',
      onSent: ({ code }, form) => {
        setSent({ email: String(new FormData(form).get('email')).trim(), code });
        showToast('success', 'Your link is on its way.');
      },
    },
    { form: formRef, summary: summaryRef },
  );
  if (sent) return <LinkSent {...sent} onAgain={() => setSent(undefined)} />;
  return (
    <form {...form.props} className="stack panel sign-in" action={`/${sendMagicLink.path}`}>
      <ErrorSummary errors={sortFormErrors(summary)} ref={summaryRef} />
      <h2>Sign in with email</h2>
      <EmailField
        {...field('email')}
        hint="The address you used to apply. We’ll email you a link; there’s no password."
      />
      <HoneypotField errors={errors[HONEYPOT_FIELD]} />
      <Challenge {...challenge} />
      <noscript>
        <p className="notice">
          You can request the link without JavaScript, but you need JavaScript to sign in, because
          your session is stored only in your browser.
        </p>
      </noscript>
      <div className="form-actions">
        <SendButton progress={progress}>Send me a link</SendButton>
      </div>
    </form>
  );
};

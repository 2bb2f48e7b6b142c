'use client';

import { useRef, useState } from 'react';
import { publicApi } from '../../browser/public-api.ts';
import { showToast } from '../../browser/toasts.ts';
import { Challenge, checkChallenge, takeChallenge } from '../../components/form/challenge.tsx';
import { bodyOf, checkFields } from '../../components/form/check-fields.ts';
import { ErrorSummary } from '../../components/form/error-summary.tsx';
import { TextField } from '../../components/form/field.tsx';
import { HoneypotField } from '../../components/form/honeypot-field.tsx';
import { SendButton } from '../../components/form/send-button.tsx';
import { sendResult } from '../../components/form/send-result.ts';
import { useForm } from '../../components/form/use-form.ts';
import { HONEYPOT_FIELD, inFormOrder } from '../../contracts/application-rules.ts';
import { MagicLinkFormSchema } from '../../contracts/candidate.ts';
import { challengeAction } from '../../contracts/challenge.ts';
import { sendMagicLink } from '../../contracts/endpoints/candidates.ts';
import type { ReturnedForm } from '../../lib/runtime.ts';
import { LinkSent } from './link-sent.tsx';

/** Asks for a sign-in link. Works without scripts; signing in by the link does not. */
export const SignInForm = ({
  returned,
  turnstileSiteKey,
  email,
}: {
  returned: ReturnedForm | null;
  turnstileSiteKey: string | undefined;
  /** Ours, for whoever cannot send the form. */
  email: string;
}) => {
  const formRef = useRef<HTMLFormElement>(null);
  const summaryRef = useRef<HTMLDivElement>(null);
  const [sentTo, setSentTo] = useState('');
  const [refusals, setRefusals] = useState(0);
  const { errors, summary, progress, field, ...form } = useForm(
    {
      returned,
      pagePath: '/cv',
      draftKey: 'draft:sign-in',
      check: (data) => ({
        ...checkChallenge(data, turnstileSiteKey),
        ...checkFields(MagicLinkFormSchema, data),
      }),
      send: (data, { signal }) => {
        const api = publicApi(takeChallenge(data));
        return sendResult(api.call(sendMagicLink, { body: bodyOf(data), signal }));
      },
      onRefused: () => setRefusals((count) => count + 1),
      onSent: (_, sent) => {
        setSentTo(String(new FormData(sent).get('email')).trim());
        showToast('success', 'Your link is on its way.');
      },
    },
    { form: formRef, summary: summaryRef },
  );
  if (sentTo) return <LinkSent email={sentTo} onAgain={() => setSentTo('')} />;
  return (
    <form {...form.props} className="stack panel sign-in" action={`/${sendMagicLink.path}`}>
      <ErrorSummary errors={inFormOrder(summary)} ref={summaryRef} />
      <h2>Sign in by mail</h2>
      <TextField
        {...field('email')}
        label="Email"
        hint="The address that you apply with. We send a link to it; there is no password."
        type="email"
        autoComplete="email"
        maxLength={254}
        dir="ltr"
      />
      <HoneypotField errors={errors[HONEYPOT_FIELD]} />
      <Challenge
        siteKey={turnstileSiteKey}
        email={email}
        action={challengeAction(sendMagicLink)}
        refusals={refusals}
      />
      <noscript>
        <p className="notice">
          You can ask for the link as you are. Signing in by it needs JavaScript, as what proves who
          you are stays in your browser alone.
        </p>
      </noscript>
      <div className="form-actions">
        <SendButton progress={progress}>Send me a link</SendButton>
      </div>
    </form>
  );
};

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
import { island } from '../../components/island.tsx';
import { HONEYPOT_FIELD, sortFormErrors } from '../../contracts/application-rules.ts';
import { createJobAlert } from '../../contracts/endpoints/job-alerts.ts';
import { ALERT_FREQUENCIES, type AlertFrequency } from '../../contracts/enums.ts';
import type { ReturnedForm } from '../../lib/runtime.ts';
import { AlertRequested } from './alert-requested.tsx';
import { FrequencyField } from './frequency-field.tsx';

const DRAFT_KEY = 'draft:job-alert';

/** The frequency in a returned form, otherwise the default. */
const readFrequency = (returned: ReturnedForm | null): AlertFrequency => {
  const value = returned?.values.frequency?.[0] ?? '';
  return Object.hasOwn(ALERT_FREQUENCIES, value) ? (value as AlertFrequency) : 'day';
};

/** Asks for new jobs of a search by email. Without JavaScript, it is a plain POST. */
const JobAlertFormRoot = (props: {
  /** The parameters of the search, as in the URL of `/jobs`. */
  search: string;
  /** When the form was shown, signed. */
  shown: string;
  turnstileSiteKey: string | undefined;
  /** The site's email address, in case a visitor cannot submit the form. */
  email: string;
  policyUrl?: string;
  returned: ReturnedForm | null;
}) => {
  const { search, shown, returned, turnstileSiteKey } = props;
  const formRef = useRef<HTMLFormElement>(null);
  const summaryRef = useRef<HTMLDivElement>(null);
  const [isSent, setSent] = useState(false);
  const query = search && `?${search}`;
  const { errors, summary, progress, field, challenge, ...form } = useGuardedForm(
    {
      call: createJobAlert,
      turnstileSiteKey,
      email: props.email,
      returned,
      pagePath: `/alerts/new${query}#alert`,
      draftKey: DRAFT_KEY,
      onSent: () => {
        setSent(true);
        showToast('success', 'Check your inbox.');
      },
    },
    { form: formRef, summary: summaryRef },
  );
  if (isSent) {
    return (
      <Confirmation>
        <AlertRequested heading="h2" />
      </Confirmation>
    );
  }
  return (
    <form {...form.props} className="plain-form" action={`/${createJobAlert.path}${query}#alert`}>
      <ErrorSummary errors={sortFormErrors(summary)} ref={summaryRef} />
      <EmailField {...field('email')} label="Your email" />
      <FrequencyField id="frequency" value={readFrequency(returned)} />
      <input type="hidden" name="search" value={search} />
      <input type="hidden" name="shown" value={shown} />
      <HoneypotField errors={errors[HONEYPOT_FIELD]} />
      <ConsentField
        errors={errors.consent}
        defaultChecked={returned?.values.consent?.[0] === 'true'}
        policyUrl={props.policyUrl}
      >
        You may store my email address and this search, and email me new jobs until I stop it.
      </ConsentField>
      <Challenge {...challenge} />
      <div className="form-actions">
        <SendButton progress={progress}>Email me jobs like these</SendButton>
      </div>
    </form>
  );
};

export const JobAlertForm = island('job-alert-form', JobAlertFormRoot, ({ returned }) =>
  returned ? ['at-once'] : [DRAFT_KEY],
);

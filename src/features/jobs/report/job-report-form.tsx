'use client';

import { useRef, useState } from 'react';
import { showToast } from '../../../browser/toasts/toasts.ts';
import { Challenge } from '../../../components/form/challenge.tsx';
import { ChoiceGroup } from '../../../components/form/choice-group.tsx';
import { Confirmation } from '../../../components/form/confirmation.tsx';
import { ErrorSummary } from '../../../components/form/error-summary.tsx';
import { TextAreaField } from '../../../components/form/field.tsx';
import { HoneypotField } from '../../../components/form/honeypot-field.tsx';
import { EmailField } from '../../../components/form/person-fields.tsx';
import { SendButton } from '../../../components/form/send-button.tsx';
import { useGuardedForm } from '../../../components/form/use-guarded-form.ts';
import { island } from '../../../components/island.tsx';
import { HONEYPOT_FIELD, sortFormErrors } from '../../../contracts/application-rules.ts';
import { reportJob } from '../../../contracts/endpoints/job-reports.ts';
import { REPORT_DETAILS_MAX_LENGTH, REPORT_REASONS } from '../../../contracts/site/job-report.ts';
import { endpointUrl } from '../../../lib/api/client.ts';
import type { ReturnedForm } from '../../../lib/runtime.ts';
import { reportJobPath } from '../../../routes/hrefs.ts';
import { ReportSent } from './report-sent.tsx';

const formatDraftKey = ({ fid }: { fid: string }) => `draft:job-report:${fid}` as const;

/** Reports a job to the operators. Without JavaScript, it is a plain POST. */
const JobReportFormRoot = (props: {
  fid: string;
  turnstileSiteKey: string | undefined;
  /** The site's email address, in case a visitor cannot submit the form. */
  email: string;
  policyUrl?: string;
  returned: ReturnedForm | null;
}) => {
  const { fid, returned, turnstileSiteKey, policyUrl } = props;
  const formRef = useRef<HTMLFormElement>(null);
  const summaryRef = useRef<HTMLDivElement>(null);
  const [isSent, setSent] = useState(false);
  const { errors, summary, progress, field, challenge, ...form } = useGuardedForm(
    {
      call: reportJob,
      params: { id: fid },
      turnstileSiteKey,
      email: props.email,
      returned,
      pagePath: `${reportJobPath(fid)}#report`,
      draftKey: formatDraftKey(props),
      onSent: () => {
        setSent(true);
        showToast('success', 'We’ve received your report.');
      },
    },
    { form: formRef, summary: summaryRef },
  );
  if (isSent) {
    return (
      <Confirmation>
        <ReportSent heading="h2" />
      </Confirmation>
    );
  }
  const action = endpointUrl(reportJob, { params: { id: fid } });
  return (
    <form {...form.props} className="plain-form" action={`/${action}#report`}>
      <ErrorSummary errors={sortFormErrors(summary)} ref={summaryRef} />
      <ChoiceGroup
        name="reason"
        legend="What’s wrong with it?"
        type="radio"
        options={Object.entries(REPORT_REASONS)}
        values={returned?.values.reason ?? []}
        errors={errors.reason}
      />
      <TextAreaField
        {...field('details')}
        label="Details"
        hint="What did you see, and where? If you choose “Something else”, we need this."
        maxLength={REPORT_DETAILS_MAX_LENGTH}
      />
      <EmailField
        {...field('email')}
        label="Your email"
        hint={
          <>
            Only if we may contact you about this report.{' '}
            {policyUrl && (
              <a href={policyUrl} target="_blank" rel="noopener">
                Our privacy policy (opens in a new tab)
              </a>
            )}
          </>
        }
        optional
      />
      <HoneypotField errors={errors[HONEYPOT_FIELD]} />
      <Challenge {...challenge} />
      <div className="form-actions">
        <SendButton progress={progress}>Send report</SendButton>
      </div>
    </form>
  );
};

export const JobReportForm = island('job-report-form', JobReportFormRoot, (props) =>
  props.returned ? ['at-once'] : [formatDraftKey(props)],
);

'use client';

import { useRef, useState } from 'react';
import { optionalModule } from '../../browser/optional-module.ts';
import { Challenge, checkChallenge } from '../../components/form/challenge.tsx';
import { ConsentField } from '../../components/form/consent-field.tsx';
import { ErrorSummary } from '../../components/form/error-summary.tsx';
import { TextAreaField, TextField } from '../../components/form/field.tsx';
import { goTo } from '../../components/form/go-to.ts';
import { HoneypotField } from '../../components/form/honeypot-field.tsx';
import {
  EmailField,
  LinkFields,
  NamePair,
  PhoneField,
} from '../../components/form/person-fields.tsx';
import { SendButton } from '../../components/form/send-button.tsx';
import { OFFLINE } from '../../components/form/send-result.ts';
import { UploadProgress } from '../../components/form/upload/upload-progress.tsx';
import { useForm } from '../../components/form/use-form.ts';
import { island } from '../../components/island.tsx';
import {
  COVER_LETTER_MAX_LENGTH,
  HONEYPOT_FIELD,
  sortFormErrors,
} from '../../contracts/application-rules.ts';
import type { Job } from '../../contracts/job.ts';
import { challengeAction } from '../../contracts/site/challenge.ts';
import type { ReturnedForm } from '../../lib/runtime.ts';
import { appliedPath, receiptPath } from '../../routes/hrefs.ts';
import { AccountNote } from './account-note.tsx';
import { QuestionField } from './question-field.tsx';
import { ResumeField } from './resume-field.tsx';
import { useAccount } from './use-account.ts';

/**
 * Loads the module that validates and sends the form, when the form receives focus. If loading
 * fails, the page is not reloaded, because that would discard the chosen file and the consent.
 */
const loadCalls = optionalModule(() => import('./application-calls.ts'));

export type AppliedJob = Pick<Job, 'fid' | 'path' | 'questions' | 'requireResume'>;

const formatDraftKey = ({ fid }: Pick<Job, 'fid'>) => `draft:${fid}` as const;

/**
 * Prefixes each question's errors in the summary with the question's label. Otherwise, the visitor
 * could not tell which question an error is about.
 */
const nameQuestions = (
  errors: ReturnType<typeof sortFormErrors>,
  { questions }: Pick<AppliedJob, 'questions'>,
): typeof errors => {
  const labels = new Map(questions.map(({ id, label }) => [`answers.${id}`, `“${label}”`]));
  return errors.map(([name, messages]) => {
    const label = labels.get(name);
    return [name, label ? [label, ...messages] : messages];
  });
};

/**
 * The application form. Without JavaScript, it is submitted as a plain multipart POST, and the
 * server responds with this page again. With JavaScript, the same request is sent in the
 * background, with a progress indicator, drafts and validation before sending.
 */
const ApplyFormRoot = ({
  job,
  policyUrl,
  turnstileSiteKey,
  email,
  returned,
}: {
  job: AppliedJob;
  policyUrl?: string;
  turnstileSiteKey: string | undefined;
  /** The site's email address, for visitors who cannot complete the challenge. */
  email: string;
  returned: ReturnedForm | null;
}) => {
  const formRef = useRef<HTMLFormElement>(null);
  const summaryRef = useRef<HTMLDivElement>(null);
  const action = `/misc/jobs/${job.fid}/apply`;
  const { account, leaveAccount } = useAccount(formRef);
  // A signed-in candidate needs no challenge.
  const siteKey = account ? undefined : turnstileSiteKey;
  const [refusals, setRefusals] = useState(0);
  /**
   * Requests a new Turnstile token, because each token works only once and an aborted request may
   * have used it.
   */
  const renewChallenge = () => setRefusals((count) => count + 1);
  const { errors, summary, progress, field, ...form } = useForm(
    {
      returned,
      pagePath: `${job.path}#apply`,
      draftKey: formatDraftKey(job),
      check: (data) =>
        loadCalls().then(
          (calls) => ({
            ...checkChallenge(data, siteKey),
            ...calls.checkForm(data, job, Boolean(returned?.keptFile) || data.has('useKeptResume')),
          }),
          () => ({ form: [OFFLINE] }),
        ),
      send: async (data, steps) => {
        const { sendApplication } = await loadCalls();
        return sendApplication({ form: data, job, isSignedIn: account !== undefined, ...steps });
      },
      // Uses a full page load, because a separate module for the confirmation could fail to load.
      onSent: ({ id, link }) => goTo(link ? receiptPath(id, link) : appliedPath(job.fid)),
      onRefused: renewChallenge,
    },
    { form: formRef, summary: summaryRef },
  );
  return (
    <form
      {...form.props}
      onFocus={() => {
        form.props.onFocus();
        loadCalls().catch(() => undefined);
      }}
      // After a submission without JavaScript, the URL fragment scrolls to the form and its errors.
      action={`${action}#apply`}
      encType="multipart/form-data"
    >
      <ErrorSummary errors={nameQuestions(sortFormErrors(summary), job)} ref={summaryRef} />
      {account && <AccountNote account={account} onLeave={leaveAccount} />}
      <NamePair field={field} />
      <div className="field-pair">
        <EmailField
          {...field('email')}
          // A signed-in candidate always applies with the account's email address.
          readOnly={account !== undefined}
          key={account?.email}
          defaultValue={account?.email ?? field('email').defaultValue}
        />
        <PhoneField {...field('phone')} optional />
      </div>
      <TextField
        {...field('location')}
        label="Where you live"
        hint="Town and country are enough."
        autoComplete="address-level2"
        maxLength={200}
        optional
      />
      <ResumeField
        job={job}
        errors={errors.resume}
        keptFile={returned?.keptFile}
        accountResume={account?.resume}
      />
      <fieldset className="field">
        <legend>
          Links<span className="hint"> (optional)</span>
        </legend>
        <div className="stack">
          <LinkFields field={field} />
        </div>
      </fieldset>
      <TextAreaField
        {...field('coverLetter')}
        label="Cover letter"
        hint="A few sentences on why you’d like this job. Up to 10,000 characters."
        maxLength={COVER_LETTER_MAX_LENGTH}
        optional
      />
      {job.questions.map((question) => (
        <QuestionField
          key={question.id}
          question={question}
          values={returned?.values[`answers.${question.id}`] ?? []}
          errors={errors[`answers.${question.id}`]}
        />
      ))}
      <HoneypotField errors={errors[HONEYPOT_FIELD]} />
      <input type="hidden" name="keepResume" value="true" />
      <ConsentField
        errors={errors.consent}
        defaultChecked={returned?.values.consent?.[0] === 'true'}
        policyUrl={policyUrl}
      >
        You may store my application and share it with the employer of this job. I can withdraw it
        at any time.
      </ConsentField>
      <Challenge
        siteKey={siteKey}
        email={email}
        action={challengeAction({ path: action })}
        refusals={refusals}
      />
      <div className="form-actions">
        <SendButton progress={progress}>Send application</SendButton>
        {progress !== undefined && (
          <button
            className="button button-quiet"
            type="button"
            onClick={() => {
              form.cancel();
              renewChallenge();
            }}
          >
            Cancel
          </button>
        )}
        <span role="status">{form.notice}</span>
      </div>
      {progress !== undefined && <UploadProgress part={progress} />}
    </form>
  );
};

export const ApplyForm = island('apply-form', ApplyFormRoot, ({ job, returned }) =>
  returned ? ['at-once'] : ['signed-in', formatDraftKey(job)],
);

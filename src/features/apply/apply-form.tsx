'use client';

import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useRouter } from 'waku';
import {
  COVER_LETTER_MAX_LENGTH,
  type FieldErrors as Errors,
  LINK_KINDS,
  RESUME_ACCEPT,
  RESUME_SENTENCE,
} from '../../contracts/application-rules.ts';
import type { Job } from '../../contracts/job.ts';
import type { ReturnedForm } from '../../lib/runtime.ts';
import { createDraft, fillForm } from './draft.ts';
import { ErrorSummary } from './error-summary.tsx';
import {
  describedBy,
  FieldErrors,
  FieldLabel,
  fieldId,
  TextAreaField,
  TextField,
} from './field.tsx';
import { QuestionField } from './question-field.tsx';
import { sendApplication } from './send-application.ts';

type AppliedJob = Pick<Job, 'fid' | 'questions' | 'requireResume'>;

/**
 * The application form. Without JavaScript it is a plain multipart post whose answer is this page
 * again; with it the same post goes out in the background, with progress, drafts and early checks.
 */
export const ApplyForm = ({
  job,
  returned,
}: {
  job: AppliedJob;
  returned: ReturnedForm | null;
}) => {
  const router = useRouter();
  const formRef = useRef<HTMLFormElement>(null);
  const summaryRef = useRef<HTMLDivElement>(null);
  const idempotencyKey = useRef('');
  const sending = useRef<AbortController>(null);
  const [errors, setErrors] = useState<Errors>(returned?.errors ?? {});
  // What the last try to send ran into; errors found while typing show at their fields only.
  const [summary, setSummary] = useState<Errors>(errors);
  const [progress, setProgress] = useState<number>();

  const url = `/misc/jobs/${job.fid}/apply`;
  const [draft] = useState(() => createDraft(() => sessionStorage, `draft:${job.fid}`));
  const hasKeptFile = Boolean(returned?.keptFile);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is there.
  useEffect(() => {
    const values = draft.load();
    if (values && formRef.current && !returned) fillForm(formRef.current, values);
    summaryRef.current?.focus();
  }, []);

  // The rules are heavy enough to wait until somebody fills the form in.
  const check = async (form: HTMLFormElement) =>
    (await import('./check-form.ts')).checkForm(new FormData(form), job, hasKeptFile);

  const checkField = async (name: string) => {
    const form = formRef.current;
    if (!form || !name) return;
    const found = await check(form);
    setErrors(({ [name]: _, ...rest }) => {
      const messages = found[name];
      return messages ? { ...rest, [name]: messages } : rest;
    });
  };

  const showErrors = (found: Errors) => {
    setErrors(found);
    setSummary(found);
    // The summary is there after the next paint.
    requestAnimationFrame(() => summaryRef.current?.focus());
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.current) return;
    const form = event.currentTarget;
    const controller = new AbortController();
    sending.current = controller;
    try {
      const found = await check(form);
      if (Object.keys(found).length > 0) return showErrors(found);
      const data = new FormData(form);
      data.delete('keepResume');
      idempotencyKey.current ||= crypto.randomUUID();
      setProgress(0);
      const result = await sendApplication({
        url,
        form: data,
        idempotencyKey: idempotencyKey.current,
        onProgress: setProgress,
        signal: controller.signal,
      });
      if (!result.ok) return showErrors(result.errors);
      draft.clear();
      await router.push(`/jobs/${job.fid}/applied`);
    } finally {
      sending.current = null;
      setProgress(undefined);
    }
  };

  const value = (name: string) => returned?.values[name]?.[0];
  const field = (name: string) => ({ name, errors: errors[name], defaultValue: value(name) });
  return (
    <form
      ref={formRef}
      action={url}
      method="post"
      encType="multipart/form-data"
      noValidate
      onSubmit={submit}
      onInput={(event) => {
        idempotencyKey.current = '';
        draft.save(new FormData(event.currentTarget));
      }}
      onBlur={(event) => {
        const { name, value, type } = event.target as unknown as HTMLInputElement;
        // An empty field that somebody only passes through is not wrong yet.
        if ((value && type !== 'file') || errors[name]) checkField(name);
      }}
      onChange={(event) => {
        const { name, type } = event.target as unknown as HTMLInputElement;
        if (type === 'file' || type === 'checkbox' || errors[name]) checkField(name);
      }}
    >
      <ErrorSummary errors={summary} ref={summaryRef} />
      <div className="field-pair">
        <TextField
          {...field('firstName')}
          label="First name"
          autoComplete="given-name"
          maxLength={100}
        />
        <TextField
          {...field('lastName')}
          label="Last name"
          autoComplete="family-name"
          maxLength={100}
        />
      </div>
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
      <TextField
        {...field('location')}
        label="Where you live"
        hint="Town and country are enough."
        autoComplete="address-level2"
        maxLength={200}
        optional
      />
      <ResumeField job={job} errors={errors.resume} keptFile={returned?.keptFile} />
      <fieldset className="field">
        <legend>
          Links<span className="hint"> (optional)</span>
        </legend>
        <div className="stack">
          {Object.entries(LINK_KINDS).map(([kind, label]) => (
            <TextField
              key={kind}
              {...field(`links.${kind}`)}
              label={label}
              type="text"
              inputMode="url"
              maxLength={500}
              dir="ltr"
            />
          ))}
        </div>
      </fieldset>
      <TextAreaField
        {...field('coverLetter')}
        label="Cover letter"
        hint="A few sentences on why this job. At most 10,000 characters."
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
      <div className="honeypot" aria-hidden={errors['fax-number'] ? undefined : true}>
        <TextField
          {...field('fax-number')}
          label="Leave this empty"
          tabIndex={errors['fax-number'] ? 0 : -1}
          autoComplete="off"
        />
      </div>
      <input type="hidden" name="keepResume" value="true" />
      <div className="field">
        <FieldErrors name="consent" errors={errors.consent} />
        <label className="choice">
          <input
            type="checkbox"
            id={fieldId('consent')}
            name="consent"
            value="true"
            defaultChecked={value('consent') === 'true'}
            aria-invalid={errors.consent ? true : undefined}
            aria-describedby={describedBy({ name: 'consent', errors: errors.consent })}
          />
          <span>
            You may store my application and pass it on to the employer of this job. I can take it
            back at any time.
          </span>
        </label>
      </div>
      <div className="form-actions">
        <button className="button" type="submit" disabled={progress !== undefined}>
          {progress === undefined ? 'Send application' : 'Sending…'}
        </button>
        {progress !== undefined && (
          <button
            className="button button-quiet"
            type="button"
            onClick={() => sending.current?.abort()}
          >
            Cancel
          </button>
        )}
      </div>
      {progress !== undefined && (
        <progress className="upload-progress" value={progress} aria-label="Upload" />
      )}
    </form>
  );
};

const ResumeField = (props: {
  job: AppliedJob;
  errors?: string[];
  keptFile: ReturnedForm['keptFile'];
}) => {
  const { job, errors, keptFile } = props;
  const hint = keptFile
    ? `We still have “${keptFile.name}”. Choose another file only to replace it.`
    : RESUME_SENTENCE;
  const field = { name: 'resume', errors, hint };
  return (
    <div className="field">
      <FieldLabel {...field} label="Resume" optional={!job.requireResume} />
      <FieldErrors {...field} />
      <input
        className="input"
        id={fieldId('resume')}
        name="resume"
        type="file"
        accept={RESUME_ACCEPT.join(',')}
        aria-invalid={errors ? true : undefined}
        aria-describedby={describedBy(field)}
      />
      {keptFile && <input type="hidden" name="resumeToken" value={keptFile.token} />}
    </div>
  );
};

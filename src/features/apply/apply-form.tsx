'use client';

import { useRef } from 'react';
import {
  COVER_LETTER_MAX_LENGTH,
  HONEYPOT_FIELD,
  LINK_KINDS,
} from '../../contracts/application-rules.ts';
import type { ReturnedForm } from '../../lib/runtime.ts';
import { ErrorSummary } from './error-summary.tsx';
import { describedBy, FieldErrors, fieldId, TextAreaField, TextField } from './field.tsx';
import { QuestionField } from './question-field.tsx';
import { ResumeField } from './resume-field.tsx';
import { type AppliedJob, useApplication } from './use-application.ts';

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
  const formRef = useRef<HTMLFormElement>(null);
  const summaryRef = useRef<HTMLDivElement>(null);
  const { errors, summary, progress, ...application } = useApplication(job, returned, {
    form: formRef,
    summary: summaryRef,
  });

  const value = (name: string) => returned?.values[name]?.[0];
  const field = (name: string) => ({ name, errors: errors[name], defaultValue: value(name) });
  return (
    <form
      ref={formRef}
      // The fragment brings whoever has no JavaScript back to the form and its errors.
      action={`/misc/jobs/${job.fid}/apply#apply`}
      method="post"
      encType="multipart/form-data"
      noValidate
      onSubmit={application.submit}
      onInput={(event) => application.noteInput(event.currentTarget)}
      onBlur={(event) => {
        const { name, value, type } = event.target as unknown as HTMLInputElement;
        // An empty field that somebody only passes through is not wrong yet.
        if ((value && type !== 'file') || errors[name]) application.checkField(name);
      }}
      onChange={(event) => {
        const { name, type } = event.target as unknown as HTMLInputElement;
        if (type === 'file' || type === 'checkbox' || errors[name]) application.checkField(name);
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
      <div className="honeypot" aria-hidden={errors[HONEYPOT_FIELD] ? undefined : true}>
        <TextField
          {...field(HONEYPOT_FIELD)}
          label="Leave this empty"
          tabIndex={errors[HONEYPOT_FIELD] ? 0 : -1}
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
          <button className="button button-quiet" type="button" onClick={application.cancel}>
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

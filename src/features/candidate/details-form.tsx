'use client';

import { useRef } from 'react';
import { candidateApi } from '../../browser/candidate-api.ts';
import { showToast } from '../../browser/toasts.ts';
import { bodyOf, checkFields } from '../../components/form/check-fields.ts';
import { ErrorSummary } from '../../components/form/error-summary.tsx';
import { TextField } from '../../components/form/field.tsx';
import { sendResult } from '../../components/form/send-result.ts';
import { useForm } from '../../components/form/use-form.ts';
import { inFormOrder, LINK_KINDS } from '../../contracts/application-rules.ts';
import {
  type Candidate,
  type CandidateProfile,
  CandidateProfileSchema,
} from '../../contracts/candidate.ts';
import { saveCandidate } from '../../contracts/endpoints/candidates.ts';

/** What the next application is filled in with. */
export const DetailsForm = ({
  profile,
  onChanged,
}: {
  profile: CandidateProfile;
  onChanged: (candidate: Candidate) => void;
}) => {
  const formRef = useRef<HTMLFormElement>(null);
  const summaryRef = useRef<HTMLDivElement>(null);
  const { summary, progress, field, ...form } = useForm<Candidate>(
    {
      returned: null,
      pagePath: '/cv',
      check: (data) => checkFields(CandidateProfileSchema, data),
      send: (data, { signal }) =>
        sendResult(candidateApi().call(saveCandidate, { body: bodyOf(data), signal })),
      onSent: (candidate) => {
        onChanged(candidate);
        showToast('success', 'Your details are saved.');
      },
    },
    { form: formRef, summary: summaryRef },
  );
  return (
    <form {...form.props} className="stack">
      <ErrorSummary errors={inFormOrder(summary)} ref={summaryRef} />
      <div className="field-pair">
        <TextField
          {...field('firstName')}
          defaultValue={profile.firstName}
          label="First name"
          autoComplete="given-name"
          maxLength={100}
        />
        <TextField
          {...field('lastName')}
          defaultValue={profile.lastName}
          label="Last name"
          autoComplete="family-name"
          maxLength={100}
        />
      </div>
      <div className="field-pair">
        <TextField
          {...field('phone')}
          defaultValue={profile.phone}
          label="Phone"
          type="tel"
          autoComplete="tel"
          maxLength={40}
          dir="ltr"
        />
        <TextField
          {...field('location')}
          defaultValue={profile.location}
          label="Where you live"
          autoComplete="address-level2"
          maxLength={200}
        />
      </div>
      {Object.entries(LINK_KINDS).map(([kind, label]) => (
        <TextField
          key={kind}
          {...field(`links.${kind}`)}
          defaultValue={profile.links[kind as keyof typeof LINK_KINDS]}
          label={label}
          inputMode="url"
          maxLength={500}
          dir="ltr"
        />
      ))}
      <div className="form-actions">
        <button className="button" type="submit" disabled={progress !== undefined}>
          {progress === undefined ? 'Save details' : 'Saving…'}
        </button>
      </div>
    </form>
  );
};

'use client';

import { useRef } from 'react';
import { candidateApi } from '../../browser/candidate-api.ts';
import { showToast } from '../../browser/toasts.ts';
import { bodyOf, checkFields } from '../../components/form/check-fields.ts';
import { ErrorSummary } from '../../components/form/error-summary.tsx';
import { TextField } from '../../components/form/field.tsx';
import { SendButton } from '../../components/form/send-button.tsx';
import { sendResult } from '../../components/form/send-result.ts';
import { useForm } from '../../components/form/use-form.ts';
import { inFormOrder, LINK_KINDS } from '../../contracts/application-rules.ts';
import {
  type Candidate,
  type CandidateProfile,
  CandidateProfileSchema,
} from '../../contracts/candidate.ts';
import { saveCandidate } from '../../contracts/endpoints/candidates.ts';

/** By the names of the form's fields. */
const defaultsOf = ({ links, ...fields }: CandidateProfile): Record<string, string> => ({
  ...fields,
  ...Object.fromEntries(Object.entries(links).map(([kind, url]) => [`links.${kind}`, url])),
});

/** What the next application is filled in with. */
export const DetailsForm = ({
  candidate: { email, profile },
  onChanged,
}: {
  candidate: Candidate;
  onChanged: (candidate: Candidate) => void;
}) => {
  const formRef = useRef<HTMLFormElement>(null);
  const summaryRef = useRef<HTMLDivElement>(null);
  const { summary, progress, field, ...form } = useForm<Candidate>(
    {
      returned: null,
      pagePath: '/cv',
      // A tab may see several people signed in, one after the other.
      draftKey: `draft:details:${email}`,
      defaults: defaultsOf(profile),
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
          {...field('phone')}
          label="Phone"
          type="tel"
          autoComplete="tel"
          maxLength={40}
          dir="ltr"
        />
        <TextField
          {...field('location')}
          label="Where you live"
          autoComplete="address-level2"
          maxLength={200}
        />
      </div>
      {Object.entries(LINK_KINDS).map(([kind, label]) => (
        <TextField
          key={kind}
          {...field(`links.${kind}`)}
          label={label}
          inputMode="url"
          maxLength={500}
          dir="ltr"
        />
      ))}
      <div className="form-actions">
        <SendButton progress={progress} sending="Saving…">
          Save details
        </SendButton>
      </div>
    </form>
  );
};

'use client';

import { useRef } from 'react';
import { candidateApi } from '../../browser/session/candidate-api.ts';
import { showToast } from '../../browser/toasts/toasts.ts';
import { checkFields, createJsonBody } from '../../components/form/check-fields.ts';
import { ErrorSummary } from '../../components/form/error-summary.tsx';
import { TextField } from '../../components/form/field.tsx';
import { LinkFields, NamePair, PhoneField } from '../../components/form/person-fields.tsx';
import { SendButton } from '../../components/form/send-button.tsx';
import { sendResult } from '../../components/form/send-result.ts';
import { useForm } from '../../components/form/use-form.ts';
import { sortFormErrors } from '../../contracts/application-rules.ts';
import {
  type Candidate,
  type CandidateProfile,
  CandidateProfileSchema,
} from '../../contracts/candidate.ts';
import { saveCandidate } from '../../contracts/endpoints/candidates.ts';

/** Returns the initial values, keyed by form field name. */
const toDefaultValues = ({ links, ...fields }: CandidateProfile): Record<string, string> => ({
  ...fields,
  ...Object.fromEntries(Object.entries(links).map(([kind, url]) => [`links.${kind}`, url])),
});

/** The candidate's details, which prefill the next application. */
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
      // The draft's key includes the email address, as several candidates may use the same tab.
      draftKey: `draft:details:${email}`,
      defaults: toDefaultValues(profile),
      check: (data) => checkFields(CandidateProfileSchema, data),
      send: (data, { signal }) =>
        sendResult(candidateApi().call(saveCandidate, { body: createJsonBody(data), signal })),
      onSent: (candidate) => {
        onChanged(candidate);
        showToast('success', 'We’ve saved your details.');
      },
    },
    { form: formRef, summary: summaryRef },
  );
  return (
    <form {...form.props} className="stack">
      <ErrorSummary errors={sortFormErrors(summary)} ref={summaryRef} />
      <NamePair field={field} />
      <div className="field-pair">
        <PhoneField {...field('phone')} />
        <TextField
          {...field('location')}
          label="Where you live"
          autoComplete="address-level2"
          maxLength={200}
        />
      </div>
      <LinkFields field={field} />
      <div className="form-actions">
        <SendButton progress={progress} sending="Saving…">
          Save details
        </SendButton>
      </div>
    </form>
  );
};

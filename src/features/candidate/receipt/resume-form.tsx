import { ErrorSummary } from '../../../components/form/error-summary.tsx';
import { FileField } from '../../../components/form/upload/file-field.tsx';
import { RESUME_ACCEPT, RESUME_SENTENCE } from '../../../contracts/application-rules.ts';
import type { Receipt } from '../../../contracts/site/receipt.ts';
import { returnedForm } from '../../../lib/runtime.ts';
import type { ReceiptAccess } from './sent-facts.tsx';

/** Adds or replaces the resume. A plain form, so that it needs no script. */
export const ResumeForm = ({
  receipt: { mayReplaceResume, resumeName },
  access: { id, link },
}: {
  receipt: Receipt;
  access: ReceiptAccess;
}) => {
  const action = `/misc/receipts/${id}/resume`;
  const errors = returnedForm(action)?.errors ?? {};
  if (!mayReplaceResume) {
    return (
      <p>
        {resumeName
          ? 'Somebody has opened your resume, so it can’t be replaced any more. To send another one, apply again.'
          : 'To send a resume, apply again.'}
      </p>
    );
  }
  return (
    <form
      className="stack"
      method="post"
      encType="multipart/form-data"
      action={`${action}?${new URLSearchParams({ link })}`}
    >
      <ErrorSummary errors={Object.entries(errors)} takesFocus />
      <p>You can {resumeName ? 'replace your resume' : 'add a resume'} until somebody reads it.</p>
      <div className="field">
        <FileField
          name="resume"
          label={resumeName ? 'Another resume' : 'Your resume'}
          hint={RESUME_SENTENCE}
          errors={errors.resume}
          accept={RESUME_ACCEPT}
        />
      </div>
      <p>
        <button className="button button-quiet" type="submit">
          {resumeName ? 'Replace my resume' : 'Add my resume'}
        </button>
      </p>
    </form>
  );
};

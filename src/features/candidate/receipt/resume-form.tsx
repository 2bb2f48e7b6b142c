import { ErrorSummary } from '../../../components/form/error-summary.tsx';
import { FileField } from '../../../components/form/upload/file-field.tsx';
import { RESUME_ACCEPT, RESUME_SENTENCE } from '../../../contracts/application-rules.ts';
import type { Receipt } from '../../../contracts/site/receipt.ts';
import { returnedForm } from '../../../lib/runtime.ts';
import type { ReceiptAccess } from './sent-facts.tsx';

const REPLACED_BY_MAIL =
  'The resume was replaced with the link in our email. To see it or replace it, open that link.';
const OPENED =
  'Somebody has opened your resume, so it can’t be replaced any more. To send another one, apply again.';
const NONE = 'To send a resume, apply again.';

/** Adds or replaces the resume. A plain form, so that it needs no script. */
export const ResumeForm = ({
  receipt: { mayReplaceResume, resumeName, isResumeHidden },
  access: { id, link },
}: {
  receipt: Receipt;
  access: ReceiptAccess;
}) => {
  const action = `/misc/receipts/${id}/resume`;
  const errors = returnedForm(action)?.errors ?? {};
  const summary = <ErrorSummary errors={Object.entries(errors)} takesFocus />;
  if (!mayReplaceResume) {
    return (
      <>
        {summary}
        <p>{isResumeHidden ? REPLACED_BY_MAIL : resumeName ? OPENED : NONE}</p>
      </>
    );
  }
  return (
    <form
      className="stack"
      method="post"
      encType="multipart/form-data"
      action={`${action}?${new URLSearchParams({ link })}`}
    >
      {summary}
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

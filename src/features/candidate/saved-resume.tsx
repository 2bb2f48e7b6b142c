'use client';

import { useRef } from 'react';
import { candidateApi } from '../../browser/session/candidate-api.ts';
import { resumeSettings } from '../../browser/session/resume-settings.ts';
import { session } from '../../browser/session/session.ts';
import { showToast } from '../../browser/toasts/toasts.ts';
import { ErrorSummary } from '../../components/form/error-summary.tsx';
import { SendButton } from '../../components/form/send-button.tsx';
import { chosenFile, resumeProblem } from '../../components/form/upload/check-resume.ts';
import { FileField } from '../../components/form/upload/file-field.tsx';
import { uploadForm } from '../../components/form/upload/upload-form.ts';
import { UploadProgress } from '../../components/form/upload/upload-progress.tsx';
import { useForm } from '../../components/form/use-form.ts';
import { RESUME_ACCEPT, RESUME_SENTENCE } from '../../contracts/application-rules.ts';
import { type Candidate, CandidateSchema } from '../../contracts/candidate.ts';
import { keepResume, removeResume } from '../../contracts/endpoints/candidates.ts';
import { formatAuthorization } from '../../lib/api/authenticated.ts';
import { formatDay } from '../../lib/words/format.ts';
import { ConfirmButton } from './confirm-button.tsx';
import { FileButton } from './file-button.tsx';

const findProblem = (form: FormData) => {
  const file = chosenFile(form, 'resume');
  return file ? resumeProblem(file, resumeSettings()) : `Choose a file. ${RESUME_SENTENCE}`;
};

/** The resume that is stored for the next application. */
export const SavedResume = ({
  resume,
  onChanged,
}: {
  resume: Candidate['resume'];
  onChanged: (candidate: Candidate) => void;
}) => {
  const formRef = useRef<HTMLFormElement>(null);
  const summaryRef = useRef<HTMLDivElement>(null);
  const { errors, summary, progress, ...form } = useForm<Candidate>(
    {
      returned: null,
      pagePath: '/cv',
      check: (data): Record<string, string[]> => {
        const problem = findProblem(data);
        return problem ? { resume: [problem] } : {};
      },
      send: (data, steps) =>
        uploadForm({
          ...steps,
          url: `/${keepResume.path}`,
          form: data,
          data: CandidateSchema,
          authorization: formatAuthorization(session.token()),
          onUnauthorized: session.expire,
        }),
      onSent: (candidate, sent) => {
        sent.reset();
        onChanged(candidate);
        showToast('success', 'We’ve saved your resume for next time.');
      },
    },
    { form: formRef, summary: summaryRef },
  );
  const remove = async () => {
    onChanged((await candidateApi().call(removeResume)).data);
    showToast('success', 'We’ve deleted your resume.');
  };
  return (
    <>
      <div role="status">
        {resume ? (
          <p className="kept-file">
            <FileButton url={resume.url} name={resume.name} />
            <span className="hint">saved on {formatDay(resume.at)}</span>
          </p>
        ) : (
          <p>You haven’t saved a resume yet.</p>
        )}
      </div>
      <form {...form.props} className="stack">
        <ErrorSummary errors={Object.entries(summary)} ref={summaryRef} />
        <div className="field">
          <FileField
            name="resume"
            label={resume ? 'Replace your resume' : 'Save a resume'}
            hint={RESUME_SENTENCE}
            errors={errors.resume}
            accept={RESUME_ACCEPT}
          />
        </div>
        {progress !== undefined && <UploadProgress part={progress} />}
        <div className="form-actions">
          <SendButton progress={progress} sending="Uploading…">
            Save this file
          </SendButton>
          {progress !== undefined && (
            <button className="button button-quiet" type="button" onClick={form.cancel}>
              Cancel
            </button>
          )}
          <span role="status">{form.notice}</span>
          {resume && (
            <ConfirmButton
              label="Delete"
              about="the saved resume"
              question="Delete your saved resume? Applications you’ve already sent keep their own copy."
              confirm="Delete it"
              cancel="Keep it"
              onConfirm={remove}
            />
          )}
        </div>
      </form>
    </>
  );
};

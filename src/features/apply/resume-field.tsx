import { FileField } from '../../components/form/upload/file-field.tsx';
import { RESUME_ACCEPT, RESUME_SENTENCE } from '../../contracts/application-rules.ts';
import type { Candidate } from '../../contracts/candidate.ts';
import type { ReturnedForm } from '../../lib/runtime.ts';
import type { AppliedJob } from './apply-form.tsx';

/**
 * The resume field. The applicant need not choose a file if the form's previous submission or the
 * candidate's account already has one.
 */
export const ResumeField = (props: {
  job: AppliedJob;
  errors?: string[];
  keptFile: ReturnedForm['keptFile'];
  accountResume: Candidate['resume'] | undefined;
}) => {
  const { job, errors, keptFile, accountResume } = props;
  return (
    <div className="field">
      <FileField
        name="resume"
        label="Resume"
        hint={
          keptFile
            ? `We still have “${keptFile.name}”. To replace it, choose another file.`
            : accountResume
              ? `To send a different resume for this job, choose a file. ${RESUME_SENTENCE}`
              : RESUME_SENTENCE
        }
        errors={errors}
        optional={!job.requireResume}
        accept={RESUME_ACCEPT}
      />
      {keptFile && (
        <>
          <input type="hidden" name="resumeToken" value={keptFile.token} />
          <input type="hidden" name="resumeName" value={keptFile.name} />
        </>
      )}
      {accountResume && (
        <label className="choice">
          <input type="checkbox" name="useKeptResume" value="true" defaultChecked />
          <span>
            Send my saved resume: <strong dir="auto">{accountResume.name}</strong>
          </span>
        </label>
      )}
    </div>
  );
};

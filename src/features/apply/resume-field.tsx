import { describedBy, FieldErrors, FieldLabel, fieldId } from '../../components/form/field.tsx';
import { RESUME_ACCEPT, RESUME_SENTENCE } from '../../contracts/application-rules.ts';
import type { ReturnedForm } from '../../lib/runtime.ts';
import type { AppliedJob } from './apply-form.tsx';

/** The file; one that was kept from the form's last round need not be chosen again. */
export const ResumeField = (props: {
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

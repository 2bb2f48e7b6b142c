import { chosenFile, resumeProblem } from '../../components/form/upload/check-resume.ts';
import { checkApplication } from '../../contracts/application.ts';
import { RESUME_SENTENCE } from '../../contracts/application-rules.ts';
import type { Job } from '../../contracts/job.ts';
import type { AppSettings } from '../../contracts/reference.ts';
import type { FieldErrors } from '../../contracts/wire.ts';
import { formValues } from '../../lib/form-values.ts';

/**
 * Validates the form in the browser with the server's rules, except that the file's content is not
 * checked.
 */
export const checkForm = (
  form: FormData,
  job: Pick<Job, 'questions' | 'requireResume'>,
  hasKeptFile: boolean,
  settings?: AppSettings['resume'],
): FieldErrors => {
  const { errors } = checkApplication(formValues(form), job.questions);
  const resume = chosenFile(form, 'resume');
  const problem = resume
    ? resumeProblem(resume, settings)
    : job.requireResume && !hasKeptFile
      ? `Add your resume. ${RESUME_SENTENCE}`
      : undefined;
  return problem ? { ...errors, resume: [problem] } : errors;
};

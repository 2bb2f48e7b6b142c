import { checkApplication } from '../../contracts/application.ts';
import {
  RESUME_ACCEPT,
  RESUME_MAX_BYTES,
  RESUME_SENTENCE,
} from '../../contracts/application-rules.ts';
import type { Job } from '../../contracts/job.ts';
import type { FieldErrors } from '../../contracts/wire.ts';
import { formValues } from '../../lib/form-values.ts';

const resumeProblem = (resume: File): string | undefined => {
  const name = resume.name.trim().toLowerCase();
  const extension = name.slice(name.lastIndexOf('.'));
  if (!RESUME_ACCEPT.includes(extension)) return 'This type of file does not work here.';
  if (resume.size === 0) return 'This file is empty.';
  return resume.size > RESUME_MAX_BYTES ? 'This file is too large.' : undefined;
};

/** What can be told in the browser: the same rules as on the server, but for the file's content. */
export const checkForm = (
  form: FormData,
  job: Pick<Job, 'questions' | 'requireResume'>,
  hasKeptFile: boolean,
): FieldErrors => {
  const { errors } = checkApplication(formValues(form), job.questions);
  const resume = form.get('resume');
  const isChosen = resume instanceof File && resume.name !== '';
  const problem = isChosen
    ? resumeProblem(resume)
    : job.requireResume && !hasKeptFile
      ? 'Add your resume.'
      : undefined;
  return problem ? { ...errors, resume: [`${problem} ${RESUME_SENTENCE}`] } : errors;
};

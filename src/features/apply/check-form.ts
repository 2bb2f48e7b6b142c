import * as v from 'valibot';
import { ApplicationFormSchema, answersSchema } from '../../contracts/application.ts';
import {
  type FieldErrors,
  RESUME_ACCEPT,
  RESUME_MAX_BYTES,
  RESUME_SENTENCE,
} from '../../contracts/application-rules.ts';
import type { Job } from '../../contracts/job.ts';

/** What can be told in the browser: the same rules as on the server, but for the file's content. */
export const checkForm = (
  form: FormData,
  job: Pick<Job, 'questions' | 'requireResume'>,
  hasKeptFile: boolean,
): FieldErrors => {
  const errors: FieldErrors = {};
  const add = (name: string, message: string) => {
    errors[name] ??= [message];
  };
  const fields = v.safeParse(
    ApplicationFormSchema,
    Object.fromEntries(
      Object.keys(ApplicationFormSchema.entries).map((name) => [
        name,
        String(form.get(name) ?? ''),
      ]),
    ),
  );
  for (const issue of fields.issues ?? []) add(String(issue.path?.[0]?.key), issue.message);

  const resume = form.get('resume');
  if (resume instanceof File && resume.name !== '') {
    const name = resume.name.trim().toLowerCase();
    const extension = name.slice(name.lastIndexOf('.'));
    if (!RESUME_ACCEPT.includes(extension))
      add('resume', `This type of file does not work here. ${RESUME_SENTENCE}`);
    else if (resume.size === 0) add('resume', `This file is empty. ${RESUME_SENTENCE}`);
    else if (resume.size > RESUME_MAX_BYTES)
      add('resume', `This file is too large. ${RESUME_SENTENCE}`);
  } else if (job.requireResume && !hasKeptFile) {
    add('resume', `Add your resume. ${RESUME_SENTENCE}`);
  }

  const schema = answersSchema(job.questions);
  const answers = v.safeParse(
    schema,
    Object.fromEntries(Object.keys(schema.entries).map((name) => [name, form.getAll(name)])),
  );
  for (const issue of answers.issues ?? []) add(String(issue.path?.[0]?.key), issue.message);
  return errors;
};

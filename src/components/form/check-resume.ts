import {
  RESUME_ACCEPT,
  RESUME_MAX_BYTES,
  RESUME_SENTENCE,
} from '../../contracts/application-rules.ts';

/** What can be told of a chosen file in the browser: all but its content. */
export const resumeProblem = (resume: File): string | undefined => {
  const name = resume.name.trim().toLowerCase();
  const extension = name.slice(name.lastIndexOf('.'));
  const problem = !RESUME_ACCEPT.includes(extension)
    ? 'This type of file does not work here.'
    : resume.size === 0
      ? 'This file is empty.'
      : resume.size > RESUME_MAX_BYTES
        ? 'This file is too large.'
        : undefined;
  return problem && `${problem} ${RESUME_SENTENCE}`;
};

/** The file that a form's field holds; undefined where none was chosen. */
export const chosenFile = (form: FormData, name: string): File | undefined => {
  const file = form.get(name);
  return file instanceof File && file.name !== '' ? file : undefined;
};

import { pdfResume } from '../../tests/support/resumes.ts';

/** An application with a resume, as the form of a job without questions of its own sends it. */
export const createApplicationForm = (email: string, resumeText?: string): FormData => {
  const data = new FormData();
  const fields = { firstName: 'Ada', lastName: 'Byron', email, consent: 'true' };
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  data.set('resume', new File([new Uint8Array(pdfResume(resumeText))], 'cv.pdf'));
  return data;
};

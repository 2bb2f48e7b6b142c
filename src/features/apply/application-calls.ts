'use client';

import { caches } from '../../browser/cache/caches.ts';
import { resumeSettings } from '../../browser/session/resume-settings.ts';
import { session } from '../../browser/session/session.ts';
import { takeChallenge } from '../../components/form/challenge.tsx';
import type { SendResult } from '../../components/form/send-result.ts';
import { uploadForm } from '../../components/form/upload/upload-form.ts';
import { type ApplicationReceipt, ApplicationReceiptSchema } from '../../contracts/application.ts';
import type { Job } from '../../contracts/job.ts';
import type { FieldErrors } from '../../contracts/wire.ts';
import { authorizationOf } from '../../lib/api/authenticated.ts';
import type { AppliedJob } from './apply-form.tsx';
import { checkForm as checkBySettings } from './check-form.ts';

// With the rules: by the time a file is chosen they are mostly here.
resumeSettings();

/** All that is wrong with the form, by the site's settings where they are known. */
export const checkForm = (
  form: FormData,
  job: Pick<Job, 'questions' | 'requireResume'>,
  hasKeptFile: boolean,
): FieldErrors => checkBySettings(form, job, hasKeptFile, resumeSettings());

/**
 * Sends an application, as the account's where somebody is signed in. Where its resume is, is kept either way:
 * the confirmation says that it arrived, and whoever signs in with the same address can open it there.
 */
export const sendApplication = async ({
  form,
  job,
  isSignedIn,
  ...steps
}: {
  form: FormData;
  job: Pick<AppliedJob, 'fid'>;
  isSignedIn: boolean;
  idempotencyKey: string;
  onProgress: (part: number) => void;
  signal: AbortSignal;
}): Promise<SendResult<ApplicationReceipt>> => {
  form.delete('keepResume');
  form.delete('resumeName');
  // Who is signed in is asked for none.
  const headers = takeChallenge(form);
  const upload = { form, data: ApplicationReceiptSchema, ...steps };
  const result = await (isSignedIn
    ? uploadForm({
        ...upload,
        url: `/candidate/jobs/${job.fid}/apply`,
        authorization: authorizationOf(session.token()),
        onUnauthorized: session.expire,
      })
    : uploadForm({ ...upload, headers, url: `/misc/jobs/${job.fid}/apply` }));
  if (result.ok) {
    const { jobFid, resume } = result.data;
    if (resume) caches.keep('resume_urls', resume);
    // Applied again without one: the confirmation is not to speak of the file before.
    else caches.drop('resume_urls', jobFid);
  }
  return result;
};

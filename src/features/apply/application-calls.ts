'use client';

import { caches } from '../../browser/cache/caches.ts';
import { noteApplied } from '../../browser/own-jobs/note-applied.ts';
import { resumeSettings } from '../../browser/session/resume-settings.ts';
import { session } from '../../browser/session/session.ts';
import { takeChallenge } from '../../components/form/challenge.tsx';
import type { SendResult } from '../../components/form/send-result.ts';
import { uploadForm } from '../../components/form/upload/upload-form.ts';
import { type ApplicationReceipt, ApplicationReceiptSchema } from '../../contracts/application.ts';
import type { Job } from '../../contracts/job.ts';
import type { FieldErrors } from '../../contracts/wire.ts';
import { formatAuthorization } from '../../lib/api/authenticated.ts';
import type { AppliedJob } from './apply-form.tsx';
import { checkForm as checkBySettings } from './check-form.ts';

// Requests the settings early, so that they usually arrive before the visitor chooses a file.
resumeSettings();

/** Lists all errors in the form. Uses the site's settings if they have loaded. */
export const checkForm = (
  form: FormData,
  job: Pick<Job, 'questions' | 'requireResume'>,
  hasKeptFile: boolean,
): FieldErrors => checkBySettings(form, job, hasKeptFile, resumeSettings());

/**
 * Sends an application, through the candidate API if the visitor is signed in. The resume URL is
 * cached either way. The confirmation page then shows that the resume has arrived, and lets the
 * candidate open it after signing in with the same email address.
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
  // Always removes the token from the form, although only the public route needs it.
  const headers = takeChallenge(form);
  const upload = { form, data: ApplicationReceiptSchema, ...steps };
  const result = await (isSignedIn
    ? uploadForm({
        ...upload,
        url: `/candidate/jobs/${job.fid}/apply`,
        authorization: formatAuthorization(session.token()),
        onUnauthorized: session.expire,
      })
    : uploadForm({ ...upload, headers, url: `/misc/jobs/${job.fid}/apply` }));
  if (result.ok) {
    const { jobFid, resume } = result.data;
    if (resume) caches.keep('resume_urls', resume);
    // The confirmation must not mention a resume sent with an earlier application.
    else caches.drop('resume_urls', jobFid);
    await noteApplied(jobFid);
  }
  return result;
};

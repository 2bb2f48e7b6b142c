'use client';

import { caches } from '../../browser/caches.ts';
import { session } from '../../browser/session.ts';
import type { SendResult } from '../../components/form/send-result.ts';
import { uploadForm } from '../../components/form/upload-form.ts';
import { type ApplicationReceipt, ApplicationReceiptSchema } from '../../contracts/application.ts';
import { authorizationOf } from '../../lib/api/authenticated.ts';
import type { AppliedJob } from './apply-form.tsx';

export { checkForm } from './check-form.ts';

/** Sends an application, as the account's where somebody is signed in, and keeps where its resume is: only they can read it. */
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
  const upload = { form, data: ApplicationReceiptSchema, ...steps };
  const result = await (isSignedIn
    ? uploadForm({
        ...upload,
        url: `/candidate/jobs/${job.fid}/apply`,
        authorization: authorizationOf(session.token()),
        onUnauthorized: session.expire,
      })
    : uploadForm({ ...upload, url: `/misc/jobs/${job.fid}/apply` }));
  if (isSignedIn && result.ok && result.data.resume) caches.keep('resume_urls', result.data.resume);
  return result;
};

import type { ApplicationReceipt } from '../../../src/contracts/application.ts';
import { HttpError } from '../../http/http-error.ts';
import type { Call } from '../call.ts';
import { findEmployer, findJob, isRetired } from '../jobs/repository.ts';
import { type PostedForm, readPostedForm } from './read-form.ts';
import type { AppliedJob } from './repository.ts';
import { type Applicant, submitApplication } from './submit-application.ts';

const IDEMPOTENCY_KEY_MAX = 200;

/**
 * @throws HttpError 404 for an unknown job; 410 for a closed job; 409 if the employer has its own
 * application page
 */
const findOpenJob = async ({ bindings, params, now }: ApplyCall): Promise<AppliedJob> => {
  const fid = params.id ?? '';
  const [job, employer] = await Promise.all([
    findJob(bindings.JOBS, fid, now),
    findEmployer(bindings.JOBS, fid),
  ]);
  if (job ? job.status === 'closed' : await isRetired(bindings.JOBS, fid)) {
    throw new HttpError(
      410,
      'closed',
      'This job has closed and no longer accepts applications. Your details weren’t saved.',
    );
  }
  if (!job || !employer) throw new HttpError(404, 'not_found', 'There is no such job.');
  if (job.applicationUrl) {
    throw new HttpError(
      409,
      'apply_elsewhere',
      `The employer accepts applications for this job on its own website: ${job.applicationUrl}`,
    );
  }
  return { ...job, employer };
};

type ApplyCall = Pick<Call<never>, 'bindings' | 'params' | 'context' | 'now'>;

/**
 * Receives an application to the job in the URL. `applicant` is the signed-in candidate, if any.
 */
export const receiveApplication = async (
  call: ApplyCall,
  applicant?: Applicant,
): Promise<{ data: ApplicationReceipt }> => {
  const { bindings, context, now } = call;
  const job = await findOpenJob(call);
  const posted = await readPostedForm(context);
  const key = context.request.headers.get('idempotency-key');
  if (key && key.length > IDEMPOTENCY_KEY_MAX) {
    throw new HttpError(422, 'invalid', 'The Idempotency-Key may have at most 200 characters.');
  }
  const { referral } = context;
  const form: PostedForm = {
    ...posted,
    fields: {
      ...(referral && { referralId: [referral] }),
      ...posted.fields,
      ...(applicant && { email: [applicant.email] }),
    },
  };
  return { data: await submitApplication(bindings, job, form, key, now, applicant) };
};

import type { ApplicationForm, ApplicationReceipt } from '../../../src/contracts/application.ts';
import { type FieldErrors, RESUME_SENTENCE } from '../../../src/contracts/application-rules.ts';
import type { Job } from '../../../src/contracts/job.ts';
import { HttpError } from '../../edge/http-error.ts';
import type { Bindings } from '../../env.ts';
import { checkResume } from '../files/resume-file.ts';
import { randomId, sha256 } from '../signing.ts';
import { checkFields, type PostedForm } from './read-form.ts';
import { findApplicationByHash, insertApplication, type StoredApplication } from './repository.ts';
import { keepResume, readKeptResume, type StoredResume, storeResume } from './resume-store.ts';

const invalidApplication = (fields: FieldErrors, keptFile?: { token: string; name: string }) =>
  new HttpError(422, 'invalid', 'Some answers need putting right.', { fields, keptFile });

/** A file that passed its check, uploaded now or kept from the form's last round. */
interface Resume {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly keptToken?: string;
}

const KEPT_GONE = `The file you chose earlier is no longer here. ${RESUME_SENTENCE}`;

type AppliedJob = Pick<Job, 'fid' | 'questions' | 'requireResume'>;

type Storage = Pick<Bindings, 'DB' | 'FILES'>;

const readResume = async (
  bindings: Storage,
  job: AppliedJob,
  posted: PostedForm,
  errors: FieldErrors,
  now: number,
): Promise<Resume | undefined> => {
  if (posted.resume) {
    const bytes = new Uint8Array(await posted.resume.arrayBuffer());
    const check = checkResume(posted.resume.name, bytes);
    if (check.ok) return { name: check.name, type: check.type, bytes };
    errors.resume = [check.message];
    return undefined;
  }
  const keptToken = posted.fields.resumeToken?.[0];
  if (keptToken) {
    const kept = await readKeptResume(bindings, job.fid, keptToken, now);
    if (kept) return { ...kept, keptToken };
    errors.resume = [KEPT_GONE];
  } else if (job.requireResume) {
    errors.resume = [`Add your resume. ${RESUME_SENTENCE}`];
  }
  return undefined;
};

/** Without JavaScript there is no way back to a chosen file, so a good one waits on our side. */
const keep = async (bindings: Storage, fid: string, resume: Resume | undefined, now: number) => {
  if (!resume) return undefined;
  const { name, keptToken } = resume;
  if (keptToken) return { token: keptToken, name };
  const stored = await storeResume(bindings.FILES, resume, now);
  return { token: await keepResume(bindings.DB, fid, stored, now), name };
};

/** Job, address and the sender's own key, or everything that was sent where there is none. */
const hashOf = async (
  fid: string,
  form: ApplicationForm,
  answers: unknown,
  resume: Resume | undefined,
  idempotencyKey: string | null,
) => {
  const content = idempotencyKey
    ? [idempotencyKey]
    : [{ ...form, email: undefined }, answers, resume ? await sha256(resume.bytes) : null];
  return sha256(
    new TextEncoder().encode(JSON.stringify([fid, form.email.toLowerCase(), ...content])),
  );
};

const receipt = (fid: string, application: StoredApplication): ApplicationReceipt => ({
  id: application.id,
  jobFid: fid,
  status: 'submitted',
  resume: application.resumeKey
    ? { key: fid, url: `/misc/resumes/${application.resumeKey.split('/').at(-1)}` }
    : null,
});

/**
 * Takes an application (DESIGN 4, 'Applying'): validate, store the file, one batch in the database.
 * A failure of the batch takes the file away again; whatever a crash leaves, the sweep finds.
 * @throws HttpError 422 naming every field that is wrong, with a token for the file that was right
 *   where the form asked for one (`keepResume`)
 */
export const submitApplication = async (
  bindings: Storage,
  job: AppliedJob,
  posted: PostedForm,
  idempotencyKey: string | null,
  now: number,
): Promise<ApplicationReceipt> => {
  const { form, answers, errors } = checkFields(posted.fields, job.questions);
  const resume = await readResume(bindings, job, posted, errors, now);
  if (!form || Object.keys(errors).length > 0) {
    const wantsKept = posted.fields.keepResume?.[0] === 'true';
    throw invalidApplication(
      errors,
      wantsKept ? await keep(bindings, job.fid, resume, now) : undefined,
    );
  }

  const idempotencyHash = await hashOf(job.fid, form, answers, resume, idempotencyKey);
  const before = await findApplicationByHash(bindings.DB, idempotencyHash);
  if (before) return receipt(job.fid, before);

  const file = resume && (await storeResume(bindings.FILES, resume, now));
  const application = { id: randomId(), jobFid: job.fid, form, answers, idempotencyHash, now };
  let stored: StoredApplication | null;
  try {
    stored = await insertApplication(bindings.DB, { ...application, resume: file });
  } catch (error) {
    // An error may hide a write that went through. Only where the database says that it holds
    // nothing is the file taken away; where it says nothing, the sweep decides later.
    stored = await findApplicationByHash(bindings.DB, idempotencyHash);
    if (!stored) {
      if (file) await deleteResume(bindings.FILES, file);
      throw error;
    }
  }
  // The same post arrived twice at once, and the other one was first.
  if (file && stored.resumeKey !== file.key) await deleteResume(bindings.FILES, file);
  return receipt(job.fid, stored);
};

const deleteResume = (files: Bindings['FILES'], file: StoredResume) =>
  files.delete(file.key).catch((error: unknown) => {
    console.error('A resume without application is left to the sweep.', error);
  });

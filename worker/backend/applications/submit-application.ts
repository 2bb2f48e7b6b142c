import * as v from 'valibot';
import {
  type ApplicationReceipt,
  checkApplication,
  EmailSchema,
} from '../../../src/contracts/application.ts';
import { RESUME_SENTENCE } from '../../../src/contracts/application-rules.ts';
import type { FieldErrors } from '../../../src/contracts/wire.ts';
import type { Bindings } from '../../env.ts';
import { HttpError } from '../../http/http-error.ts';
import { randomId, sha256 } from '../../http/secrets.ts';
import { hashAddress } from '../erasures/address-hash.ts';
import { isErasedSince } from '../erasures/batch-unless-erased.ts';
import { announceEvents, recordEvent } from '../events/record-event.ts';
import { checkResume } from '../files/resume-file.ts';
import { networkHash } from '../network-hash.ts';
import { signReceiptLink } from '../receipts/receipt-link.ts';
import type { PostedForm } from './read-form.ts';
import {
  type AppliedJob,
  findApplicationByHash,
  insertApplication,
  type StoredApplication,
} from './repository.ts';
import {
  createResumeToken,
  deletePendingResume,
  deleteUnreferenced,
  type PendingResume,
  readPendingResume,
  reassignPendingResume,
  resumeUrl,
  storeResume,
} from './resume-store.ts';

const invalidApplication = (fields: FieldErrors, keptFile?: { token: string; name: string }) =>
  new HttpError(422, 'invalid', 'Please correct the highlighted answers.', { fields, keptFile });

/** A file that passed its check, either uploaded with this request or stored earlier. */
interface Resume {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly keptToken?: string;
}

/** A signed-in applicant, whose account address replaces the one in the form. */
export interface Applicant {
  readonly email: string;
  /** Loads the resume stored in the account, if there is one. */
  readonly readKeptResume: () => Promise<Omit<Resume, 'keptToken'> | undefined>;
}

/** Checks a stored file again, since it may have been accepted under earlier, weaker rules. */
const checkAgain = <Kept extends Resume>(stored: Kept, errors: FieldErrors): Kept | undefined => {
  const check = checkResume(stored.name, stored.bytes);
  if (check.ok) return stored;
  errors.resume = [check.message];
  return undefined;
};

const FILE_NOT_STORED =
  'Please choose your file again. We can only keep it once your email address is valid.';
const STORED_FILE_GONE = `The file you chose earlier is no longer available. ${RESUME_SENTENCE}`;

type Storage = Pick<Bindings, 'PEOPLE' | 'FILES' | 'EVENTS'>;

/** The hash of the form's address; undefined for an invalid address. */
const hashFormAddress = async (bindings: Storage, { fields }: PostedForm) => {
  const email = v.safeParse(EmailSchema, fields.email?.[0]);
  return email.success ? hashAddress(bindings, email.output) : undefined;
};

/**
 * Assigns a stored file to the form's current address, since the previous address may have been
 * mistyped.
 */
const reassignResume = async (
  bindings: Storage,
  posted: PostedForm,
  stored: PendingResume,
  now: number,
) => {
  const addressHash = await hashFormAddress(bindings, posted);
  if (!addressHash || addressHash === stored.addressHash) return;
  await reassignPendingResume(bindings.FILES, stored, addressHash, now);
  if (await isErasedSince(bindings.PEOPLE, addressHash, now)) {
    await deleteUnreferenced(bindings.FILES, stored.key);
  }
};

const readResume = async (
  bindings: Storage,
  job: AppliedJob,
  posted: PostedForm,
  errors: FieldErrors,
  now: number,
  applicant: Applicant | undefined,
): Promise<Resume | undefined> => {
  const keptToken = posted.fields.resumeToken?.[0];
  if (posted.resume) {
    if (keptToken) await deletePendingResume(bindings, job.fid, keptToken, now);
    const bytes = new Uint8Array(await posted.resume.arrayBuffer());
    const check = checkResume(posted.resume.name, bytes);
    if (check.ok) return { name: check.name, type: check.type, bytes };
    errors.resume = [check.message];
    return undefined;
  }
  if (applicant && posted.fields.useKeptResume?.[0] === 'true') {
    const stored = await applicant.readKeptResume();
    if (!stored) errors.resume = [STORED_FILE_GONE];
    return stored && checkAgain(stored, errors);
  }
  if (keptToken) {
    const kept = await readPendingResume(bindings, job.fid, keptToken, now);
    if (kept && !checkAgain(kept, errors)) return undefined;
    if (kept) {
      await reassignResume(bindings, posted, kept, now);
      return { ...kept, keptToken };
    }
    errors.resume = [STORED_FILE_GONE];
  } else if (job.requireResume) {
    errors.resume = [`Add your resume. ${RESUME_SENTENCE}`];
  }
  return undefined;
};

/**
 * Stores a valid file while the visitor corrects the form, since the form cannot restore the chosen
 * file without JavaScript. No record references the file yet, so it is stored under the hash of the
 * form's address, which lets an erasure find it. If the address is invalid, the file is not stored,
 * and the response says so.
 */
const storeForRetry = async (
  bindings: Storage,
  fid: string,
  posted: PostedForm,
  resume: Resume | undefined,
  errors: FieldErrors,
  now: number,
) => {
  if (!resume) return undefined;
  const { name, keptToken } = resume;
  if (keptToken) return { token: keptToken, name };
  const addressHash = await hashFormAddress(bindings, posted);
  if (!addressHash) {
    errors.resume = [FILE_NOT_STORED];
    return undefined;
  }
  const stored = await storeResume(bindings, posted.request, resume, addressHash, now);
  if (await isErasedSince(bindings.PEOPLE, addressHash, now)) {
    await deleteUnreferenced(bindings.FILES, stored.key);
    return undefined;
  }
  return { token: await createResumeToken(bindings.PEOPLE, fid, stored, now), name };
};

const hashParts = (...parts: unknown[]) => sha256(new TextEncoder().encode(JSON.stringify(parts)));

/** @throws HttpError 422 if the idempotency key was already used for different content */
const createReceipt = async (
  db: Bindings['PEOPLE'],
  fid: string,
  stored: StoredApplication,
  contentHash: string,
): Promise<ApplicationReceipt> => {
  if (stored.contentHash !== contentHash) {
    throw new HttpError(
      422,
      'idempotency_key_reused',
      'This Idempotency-Key was already used for different content. Send a new key.',
    );
  }
  return {
    id: stored.id,
    jobFid: fid,
    status: 'submitted',
    resume: stored.resumeKey ? { key: fid, url: resumeUrl(stored.resumeKey) } : null,
    // A repeated request gets the same link, which does not last longer.
    link: await signReceiptLink(db, stored.id, 'sent', stored.submittedAt),
  };
};

/**
 * Validates an application, stores its file and writes its record in one database batch. If the
 * database rejects the record, the file is deleted; after a crash or a lost connection, the sweep
 * deletes it unless a record references it. If the address is erased in the meantime, neither the
 * record nor the file remains, and the sender gets a receipt as if the record had been stored and
 * then erased.
 * @throws HttpError 422 listing every invalid field, with a token for a valid file if the form
 * requested one (`createResumeToken`); 429 if the network exceeds its storage limit
 */
export const submitApplication = async (
  bindings: Storage,
  job: AppliedJob,
  posted: PostedForm,
  idempotencyKey: string | null,
  now: number,
  applicant?: Applicant,
): Promise<ApplicationReceipt> => {
  const { form, answers, errors } = checkApplication(posted.fields, job.questions);
  const resume = await readResume(bindings, job, posted, errors, now, applicant);
  if (!form || Object.keys(errors).length > 0) {
    const wantsRetry = posted.fields.keepResume?.[0] === 'true';
    const kept = wantsRetry
      ? await storeForRetry(bindings, job.fid, posted, resume, errors, now)
      : undefined;
    throw invalidApplication(errors, kept);
  }

  const contentHash = await hashParts(form, answers, resume && (await sha256(resume.bytes)));
  // Without an Idempotency-Key, the content serves as the key, but only for one network and day: its
  // receipt is shown to the sender, who may be somebody else who knows what the applicant wrote.
  const { PEOPLE } = bindings;
  const idempotencyHash = await hashParts(
    job.fid,
    form.email.toLowerCase(),
    ...(idempotencyKey === null
      ? [contentHash, await networkHash(PEOPLE, posted.request, now)]
      : [idempotencyKey]),
  );
  const respond = (stored: StoredApplication) =>
    createReceipt(PEOPLE, job.fid, stored, contentHash);
  const before = await findApplicationByHash(PEOPLE, idempotencyHash);
  if (before) return respond(before);

  const file =
    resume &&
    (await storeResume(
      bindings,
      posted.request,
      resume,
      await hashAddress(bindings, form.email),
      now,
    ));
  const id = randomId();
  const received = recordEvent(
    bindings.PEOPLE,
    'application_received',
    { applicationId: id },
    now,
    {
      sql: 'EXISTS (SELECT 1 FROM application WHERE id = ?)',
      values: [id],
    },
  );
  const application = {
    id,
    received,
    job,
    form,
    answers,
    idempotencyHash,
    contentHash,
    now,
  };
  let stored: StoredApplication | null | undefined;
  try {
    stored = await insertApplication(bindings, { ...application, resume: file });
  } catch (error) {
    // The write may have succeeded despite the error, or may still succeed. The file is deleted
    // immediately only if the database rejected the record; otherwise the sweep decides a day later
    // whether to delete it.
    stored = await findApplicationByHash(bindings.PEOPLE, idempotencyHash).catch(() => null);
    if (!stored) {
      if (file && /constraint failed/i.test(String(error))) {
        await deleteUnreferenced(bindings.FILES, file.key);
      }
      throw error;
    }
  }
  // The file is not needed if a concurrent identical request was written first or the address was
  // erased.
  if (file && stored?.resumeKey !== file.key) await deleteUnreferenced(bindings.FILES, file.key);
  if (stored?.id === id) await announceEvents(bindings, [received]);
  return respond(stored ?? { id, resumeKey: file?.key ?? null, contentHash, submittedAt: now });
};

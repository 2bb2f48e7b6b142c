import { RESUME_SENTENCE } from '../../../src/contracts/application-rules.ts';
import type { Bindings } from '../../env.ts';
import { invalid } from '../../http/body/read-json.ts';
import { HttpError } from '../../http/http-error.ts';
import type { PostedForm } from '../applications/read-form.ts';
import { deleteUnreferenced, storeResume } from '../applications/resume-store.ts';
import { hashAddress } from '../erasures/address-hash.ts';
import { checkResume } from '../files/resume-file.ts';
import { findCandidate, setResume } from './repository.ts';

/**
 * An account stores one resume. The old file is always deleted before the account stops referencing
 * it, so no failure leaves an unreferenced old file behind. If a failure leaves a new file
 * unreferenced, the sweep deletes it within days.
 */

type Storage = Pick<Bindings, 'PEOPLE' | 'FILES'>;

/**
 * Stores a resume in place of the previous one.
 * @throws HttpError 422 if the file is not accepted, 429 if the network exceeds its storage limit,
 * 401 if the account was erased in the meantime
 */
export const replaceAccountResume = async (
  bindings: Storage,
  candidateId: string,
  { request, resume: file }: PostedForm,
  now: number,
): Promise<void> => {
  const { PEOPLE, FILES } = bindings;
  if (!file) throw invalid({ resume: [`Choose a file. ${RESUME_SENTENCE}`] });
  const bytes = new Uint8Array(await file.arrayBuffer());
  const check = checkResume(file.name, bytes);
  if (!check.ok) throw invalid({ resume: [check.message] });
  const addressHash = await hashAddress(bindings, (await findCandidate(PEOPLE, candidateId)).email);
  const resume = { name: check.name, type: check.type, bytes };
  const stored = await storeResume(bindings, request, resume, addressHash, now);
  try {
    let isNamed = false;
    // If uploads are concurrent, the last file to be referenced is kept, since each upload deletes
    // the file that it replaces.
    while (!isNamed) {
      const { resume_key } = await findCandidate(PEOPLE, candidateId);
      if (resume_key) await FILES.delete(resume_key);
      isNamed = await setResume(PEOPLE, candidateId, stored, resume_key, now);
    }
  } catch (error) {
    // After any other kind of failure, the database write may still succeed, so the file is not
    // deleted.
    if (error instanceof HttpError && error.status === 401)
      await deleteUnreferenced(FILES, stored.key);
    throw error;
  }
};

export const removeAccountResume = async (
  { PEOPLE, FILES }: Storage,
  candidateId: string,
  now: number,
): Promise<void> => {
  const { resume_key } = await findCandidate(PEOPLE, candidateId);
  if (!resume_key) return;
  await FILES.delete(resume_key);
  // If a new resume was uploaded in the meantime, the account keeps it.
  await setResume(PEOPLE, candidateId, undefined, resume_key, now);
};

/** Reads the account's resume for an application, which stores its own copy. */
export const readCandidateResume = async ({ PEOPLE, FILES }: Storage, candidateId: string) => {
  const { resume_key, resume_name, resume_type } = await findCandidate(PEOPLE, candidateId);
  const object = resume_key && (await FILES.get(resume_key));
  if (!object) return undefined;
  return {
    name: resume_name ?? '',
    type: resume_type ?? '',
    bytes: new Uint8Array(await object.arrayBuffer()),
  };
};

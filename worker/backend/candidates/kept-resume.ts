import { RESUME_SENTENCE } from '../../../src/contracts/application-rules.ts';
import type { Bindings } from '../../env.ts';
import { invalid } from '../../http/body/read-json.ts';
import { HttpError } from '../../http/http-error.ts';
import type { PostedForm } from '../applications/read-form.ts';
import { deleteUnnamed, storeResume } from '../applications/resume-store.ts';
import { hashAddress } from '../erasures/address-hash.ts';
import { checkResume } from '../files/resume-file.ts';
import { findCandidate, nameResume } from './repository.ts';

/**
 * The one resume that an account keeps. The old file always goes before its record stops naming it:
 * so no failure leaves a file behind that nothing finds any more. A new one that was stored in vain
 * is days old at most when the sweep meets it.
 */

type Storage = Pick<Bindings, 'PEOPLE' | 'FILES'>;

/**
 * Keeps a resume in place of the one before.
 * @throws HttpError 422 where it cannot be taken, 429 where the network stores too much, 401 where the account was
 *   erased meanwhile
 */
export const replaceKeptResume = async (
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
    // Of uploads at the same time, the last to be named stays: each deletes the one that it replaces.
    while (!isNamed) {
      const { resume_key } = await findCandidate(PEOPLE, candidateId);
      if (resume_key) await FILES.delete(resume_key);
      isNamed = await nameResume(PEOPLE, candidateId, stored, resume_key, now);
    }
  } catch (error) {
    // After another failure the write may still go through, so the file stays.
    if (error instanceof HttpError && error.status === 401) await deleteUnnamed(FILES, stored.key);
    throw error;
  }
};

export const removeKeptResume = async (
  { PEOPLE, FILES }: Storage,
  candidateId: string,
  now: number,
): Promise<void> => {
  const { resume_key } = await findCandidate(PEOPLE, candidateId);
  if (!resume_key) return;
  await FILES.delete(resume_key);
  // A resume that was uploaded meanwhile stays.
  await nameResume(PEOPLE, candidateId, undefined, resume_key, now);
};

/** The kept resume as an application takes it along, to store it as a file of its own. */
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

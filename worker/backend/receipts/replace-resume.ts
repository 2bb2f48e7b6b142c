import { RESUME_SENTENCE } from '../../../src/contracts/application-rules.ts';
import { ENDED_STATUSES } from '../../../src/contracts/enums.ts';
import type { Bindings } from '../../env.ts';
import { invalid } from '../../http/body/read-json.ts';
import { HttpError } from '../../http/http-error.ts';
import type { PostedForm } from '../applications/read-form.ts';
import {
  deleteUnreferenced,
  type StoredResume,
  storeResume,
} from '../applications/resume-store.ts';
import { auditStatement } from '../audit-log.ts';
import { hashAddress } from '../erasures/address-hash.ts';
import { batchUnlessErased } from '../erasures/batch-unless-erased.ts';
import { checkResume } from '../files/resume-file.ts';
import { findReceiptRows, mayReplaceResume, RESUME_IS_READ } from './find-receipt.ts';
import type { ReceiptCaller } from './receipt-link.ts';

const tooLate = () =>
  new HttpError(
    409,
    'resume_read',
    'The resume can’t be replaced any more, because it has been opened or the application has ended. To send another one, apply again.',
  );

const changedMeanwhile = () =>
  new HttpError(
    409,
    'changed_meanwhile',
    'This application was changed at the same time. Check it and try again.',
  );

/**
 * Stores a resume in place of the application's, or as its first one. The condition is part of the
 * write, so a resume that is opened meanwhile stays. The earlier file is deleted once no record
 * names it. If it cannot be deleted, the application names it again, because the sweep would not
 * find it: it only looks at the files of the last days.
 * @throws HttpError 422 if the file is not accepted, 429 if the network exceeds its storage limit,
 * 409 if the resume has been read or the application has ended, 410 if it was erased, 503 if the
 * file store does not respond
 */
export const replaceResume = async (
  bindings: Pick<Bindings, 'PEOPLE' | 'FILES'>,
  caller: ReceiptCaller,
  { request, resume: file }: PostedForm,
  now: number,
): Promise<void> => {
  const { PEOPLE, FILES } = bindings;
  const [newest] = await findReceiptRows(bindings, caller);
  if (!file) throw invalid({ resume: [`Choose a file. ${RESUME_SENTENCE}`] });
  const bytes = new Uint8Array(await file.arrayBuffer());
  const check = checkResume(file.name, bytes);
  if (!check.ok) throw invalid({ resume: [check.message] });
  if (!mayReplaceResume(caller, newest)) throw tooLate();
  const { application_id: id, email, resume_key: earlierKey } = newest;
  const earlier: StoredResume | null = earlierKey
    ? { key: earlierKey, name: newest.resume_name ?? '', type: newest.resume_type ?? '' }
    : null;
  const name = async (
    resume: StoredResume | null,
    isByMail: boolean,
    before: string | null,
  ): Promise<boolean> => {
    const results = await batchUnlessErased(bindings, email, now, (unless) => [
      PEOPLE.prepare(
        `UPDATE application
         SET resume_key = ?, resume_name = ?, resume_type = ?, resume_by_mail = ?
         WHERE id = ? AND resume_key IS ? AND NOT ${RESUME_IS_READ}
           AND status NOT IN (SELECT value FROM json_each(?)) AND ${unless.sql}`,
      ).bind(
        ...[resume?.key ?? null, resume?.name ?? null, resume?.type ?? null],
        ...[isByMail ? 1 : 0, id, before],
        JSON.stringify(ENDED_STATUSES),
        ...unless.values,
      ),
      auditStatement(
        PEOPLE,
        { actor: 'candidate', action: 'application.resume_replaced', subject: id },
        now,
        { sql: 'changes() = 1', values: [] },
      ),
    ]);
    return results?.[0]?.meta.changes === 1;
  };

  const addressHash = await hashAddress(bindings, email);
  const resume = { name: check.name, type: check.type, bytes };
  const stored = await storeResume(bindings, request, resume, addressHash, now);
  if (!(await name(stored, caller.isMailed, earlierKey))) {
    await deleteUnreferenced(FILES, stored.key);
    const [current] = await findReceiptRows(bindings, caller);
    throw mayReplaceResume(caller, current) ? changedMeanwhile() : tooLate();
  }
  if (!earlierKey) return;
  try {
    await FILES.delete(earlierKey);
  } catch (cause) {
    if (await name(earlier, newest.resume_by_mail === 1, stored.key))
      await deleteUnreferenced(FILES, stored.key);
    throw new HttpError(
      503,
      'unavailable',
      'We couldn’t replace your resume. Please try again in a minute.',
      {
        headers: { 'retry-after': '60' },
        cause,
      },
    );
  }
};

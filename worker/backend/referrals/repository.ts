import type { JobInterest, ReferralForm } from '../../../src/contracts/contact.ts';
import type { Bindings } from '../../env.ts';
import { randomId } from '../../http/secrets.ts';
import { batchUnlessErased } from '../erasures/batch-unless-erased.ts';
import { type NewEvent, recordEvent } from '../events/record-event.ts';

const SAME_REFERRAL_MS = 24 * 60 * 60 * 1000;
/** The length of a referral id: short enough to read aloud, but at 60 bits too long to guess. */
const ID_LENGTH = 10;

/**
 * Writes a referral and its event in one batch. If the request is repeated within a day, returns
 * the same id and no `events`. Writes nothing if the address was erased after the request arrived
 * at `now` (Unix milliseconds).
 */
export const insertReferral = async (
  bindings: Pick<Bindings, 'PEOPLE' | 'FILES'>,
  form: ReferralForm,
  now: number,
): Promise<{ id: string; events: readonly NewEvent[] }> => {
  const { PEOPLE: db } = bindings;
  const id = randomId().slice(0, ID_LENGTH);
  const created = recordEvent(db, 'referral_created', { referralId: id }, now, {
    sql: 'EXISTS (SELECT 1 FROM referral WHERE id = ?)',
    values: [id],
  });
  const same = 'email = ?3 AND name = ?2 AND created_at > ?4 - ?5';
  const values = [id, form.name, form.email, now, SAME_REFERRAL_MS];
  const results = await batchUnlessErased<{ id: string }>(bindings, form.email, now, (unless) => [
    db
      .prepare(
        `INSERT INTO referral (id, name, email, consent_at, created_at)
         SELECT ?1, ?2, ?3, ?4, ?4 WHERE NOT EXISTS (SELECT 1 FROM referral WHERE ${same})
           AND ${unless.sql}`,
      )
      .bind(...values, ...unless.values),
    created.statement,
    db
      .prepare(
        `SELECT id FROM referral WHERE id = ?1 OR (${same}) ORDER BY created_at DESC LIMIT 1`,
      )
      .bind(...values),
  ]);
  if (!results) return { id, events: [] };
  const row = results[2]?.results[0];
  if (!row) throw new Error('The referral was not written.');
  return { id: row.id, events: row.id === id ? [created] : [] };
};

/** Records a visit through a referral link; ignores unknown referrals and jobs. */
export const insertJobInterest = async (
  { JOBS, PEOPLE }: Pick<Bindings, 'JOBS' | 'PEOPLE'>,
  { referralId, jobFid }: JobInterest,
  now: number,
): Promise<void> => {
  const isKnown =
    !jobFid || (await JOBS.prepare('SELECT 1 FROM job WHERE fid = ?').bind(jobFid).first());
  if (!isKnown) return;
  await PEOPLE.prepare(
    'INSERT INTO job_interest (referral_id, job_fid, at) SELECT id, ?, ? FROM referral WHERE id = ?',
  )
    .bind(jobFid ?? null, now, referralId)
    .run();
};

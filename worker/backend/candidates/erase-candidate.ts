import type { Bindings } from '../../env.ts';
import { eraseApplications } from '../applications/erase-applications.ts';
import { auditStatement } from '../audit-log.ts';
import { keyedHash, signingKey } from '../signing.ts';
import type { CandidateCaller } from './authenticate-candidate.ts';
import { findCandidate } from './repository.ts';

/**
 * Erases everything that is stored of a candidate (decision 17): files first, the account itself
 * last. A failure half-way leaves the account and its session, so the same call finishes the rest.
 * The audit log keeps a keyed hash of the address: enough to show that it was done, and for whom. It
 * is told before anything is gone (`candidate.erasing`, with what is there) and when all of it is.
 */
export const eraseCandidate = async (
  bindings: Pick<Bindings, 'DB' | 'FILES'>,
  { email, candidateId }: CandidateCaller,
  now: number,
): Promise<{ applications: number; files: number }> => {
  const { DB, FILES } = bindings;
  const { results } = await DB.prepare('SELECT id FROM application WHERE email = ?')
    .bind(email)
    .all<{ id: string }>();
  const { resume_key } = await findCandidate(DB, candidateId);
  const subject = await keyedHash(await signingKey(DB, 'erased-address', now), email.toLowerCase());
  await auditStatement(
    DB,
    {
      actor: 'candidate',
      action: 'candidate.erasing',
      subject,
      detail: { applications: results.length },
    },
    now,
  ).run();
  const erased = await eraseApplications(
    bindings,
    results.map(({ id }) => id),
  );
  if (resume_key) await FILES.delete(resume_key);
  const files = erased.files + (resume_key ? 1 : 0);

  const run = (sql: string) => DB.prepare(sql).bind(email);
  await DB.batch([
    // The operators' copies go too, by the record that they are about.
    run(`DELETE FROM outbox WHERE recipient = ?1 COLLATE NOCASE
      OR about IN (SELECT id FROM contact_request WHERE email = ?1
                   UNION ALL SELECT id FROM referral WHERE email = ?1)`),
    run(`DELETE FROM event WHERE payload ->> 'email' = ? COLLATE NOCASE`),
    run('DELETE FROM contact_request WHERE email = ?'),
    run('DELETE FROM referral WHERE email = ?'),
    run('DELETE FROM candidate_token WHERE email = ?'),
    run('DELETE FROM candidate WHERE email = ?'),
    auditStatement(
      DB,
      {
        actor: 'candidate',
        action: 'candidate.erased',
        subject,
        detail: { applications: erased.applications, files },
      },
      now,
    ),
  ]);
  return { applications: erased.applications, files };
};

import type { D1Database } from '@cloudflare/workers-types';
import type { FoundResume } from './find-resume.ts';

/** A range request within this time after a recorded read counts as part of the same opening. */
const OPENING_MS = 30 * 60 * 1000;

/**
 * Records that a reviewer opened a resume, before any of its bytes are sent. A read from the
 * beginning counts as a new opening; a read from a later position counts only if no opening was
 * recorded shortly before.
 */
export const recordRead = async (
  db: D1Database,
  { applicationId, grantId }: NonNullable<FoundResume['read']>,
  fromBeginning: boolean,
  now: number,
): Promise<void> => {
  await db
    .prepare(
      `INSERT INTO resume_read (application_id, grant_id, at) SELECT id, ?2, ?3
       FROM application WHERE id = ?1 AND (?4 OR NOT EXISTS (
         SELECT 1 FROM resume_read WHERE application_id = ?1 AND grant_id = ?2 AND at > ?5))`,
    )
    .bind(applicationId, grantId, now, fromBeginning ? 1 : 0, now - OPENING_MS)
    .run();
};

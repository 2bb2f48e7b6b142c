import type { D1Database } from '@cloudflare/workers-types';
import type { FoundResume } from './find-resume.ts';

/** Later range requests within this time belong to the same opening. */
const OPENING_MS = 30 * 60 * 1000;

/**
 * Records that a reviewer opens a resume, before any byte of it is sent. A read from the beginning
 * is a new opening; a read further in only if none was recorded shortly before.
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

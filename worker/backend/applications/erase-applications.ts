import type { D1Database } from '@cloudflare/workers-types';
import type { Bindings } from '../../env.ts';

const AT_ONCE = 100;

/**
 * Erases applications and all dependent records. Files are deleted before rows, so that no
 * unreferenced file is left behind. Safe to repeat: if a call fails halfway, the next call finishes
 * the erasure. The caller writes the audit entry.
 * @returns the number of applications erased, and how many of them had a file
 */
export const eraseApplications = async (
  { PEOPLE, FILES }: Pick<Bindings, 'PEOPLE' | 'FILES'>,
  ids: readonly string[],
): Promise<{ applications: number; files: number }> => {
  const erased = { applications: 0, files: 0 };
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const chunk = JSON.stringify(ids.slice(at, at + AT_ONCE));
    const { results } = await PEOPLE.prepare(
      'SELECT resume_key AS key FROM application WHERE id IN (SELECT value FROM json_each(?))',
    )
      .bind(chunk)
      .all<{ key: string | null }>();
    const keys = results.flatMap(({ key }) => (key ? [key] : []));
    if (keys.length > 0) await FILES.delete(keys);
    if (results.length > 0) await PEOPLE.batch(eraseStatements(PEOPLE, chunk));
    erased.applications += results.length;
    erased.files += keys.length;
  }
  return erased;
};

/** Child rows are deleted with their application (ON DELETE CASCADE). `ids` is a JSON array. */
const eraseStatements = (db: D1Database, ids: string) => [
  db
    .prepare(
      `DELETE FROM outbox WHERE about IN (SELECT value FROM json_each(?1)
         UNION ALL SELECT id FROM review WHERE application_id IN (SELECT value FROM json_each(?1)))`,
    )
    .bind(ids),
  // Waiting events with an operator's text for the candidate (the condition of their index).
  db
    .prepare(
      `DELETE FROM event WHERE payload ->> 'message' IS NOT NULL
         AND CAST(payload ->> 'applicationId' AS TEXT) IN (SELECT value FROM json_each(?))`,
    )
    .bind(ids),
  db
    .prepare(
      `DELETE FROM application
       WHERE id IN (SELECT value FROM json_each(?)) AND repeats IS NOT NULL`,
    )
    .bind(ids),
  // Exactly one of an address's applications to a job counts as the first (`application_first`).
  // When that application is deleted, the oldest remaining one takes its place (SET NULL), and the
  // later ones then refer to it.
  db
    .prepare(
      `UPDATE application SET repeats = heir.id
       FROM (SELECT id, repeats AS first,
               row_number() OVER (PARTITION BY repeats ORDER BY submitted_at, id) AS place
             FROM application WHERE repeats IN (SELECT value FROM json_each(?))) AS heir
       WHERE heir.place = 1 AND application.repeats = heir.first AND application.id <> heir.id`,
    )
    .bind(ids),
  db.prepare('DELETE FROM application WHERE id IN (SELECT value FROM json_each(?))').bind(ids),
];

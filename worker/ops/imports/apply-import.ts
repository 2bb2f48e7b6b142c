import type { D1Database } from '@cloudflare/workers-types';
import type { ImportSummary } from '../../../src/contracts/ops.ts';
import { auditStatement } from '../../backend/audit-log.ts';
import { companyStatements, jobsOfRenamed } from '../../backend/companies/save-companies.ts';
import { type JobRecord, upsertJobs } from '../../backend/jobs/save-jobs.ts';
import {
  indexStatements,
  vocabularyStatement,
} from '../../backend/jobs/search/index/index-statements.ts';
import { findUnreadPlaces, unreadOfImport } from '../../backend/places/find-unread-places.ts';
import { saveSpellings } from '../../backend/places/save-spellings.ts';
import { HttpError } from '../../http/http-error.ts';

type Changes = Record<'invalid' | 'created' | 'updated' | 'unchanged', number>;

const countChanges = async (db: D1Database, importId: string) => {
  const { results } = await db
    .prepare(
      'SELECT kind, change, count(*) AS n FROM import_row WHERE import_id = ? GROUP BY kind, change',
    )
    .bind(importId)
    .all<{ kind: 'company' | 'job'; change: keyof Changes; n: number }>();
  const none = (): Changes => ({ invalid: 0, created: 0, updated: 0, unchanged: 0 });
  const changes = { company: none(), job: none() };
  for (const { kind, change, n } of results) changes[kind][change] = n;
  return changes;
};

const isWritten = (kind: 'company' | 'job') =>
  `import_id = ?1 AND kind = '${kind}' AND change IN ('created', 'updated')`;

/** Companies that are to be written, as `value`. */
const COMPANIES = `(SELECT record AS value FROM import_row WHERE ${isWritten('company')} ORDER BY rowid)`;

/**
 * Jobs that are to be written, as `value`. What was put down as the moment of the check is that of the writing,
 * `?2`: caches and sitemaps go by it. By fid, not as the file has them: their ids decide the order of lists, and
 * beside whom a hidden employer's job stands would tell whose it is.
 */
const JOBS = `(SELECT json_set(record, '$.updatedAt', now,
    '$.publishedAt', iif(record ->> 'publishedAt' = checkedAt, now, record ->> 'publishedAt'),
    '$.closedAt', iif(record ->> 'closedAt' = checkedAt, now, record ->> 'closedAt')) AS value
  FROM (SELECT key, record, record ->> 'updatedAt' AS checkedAt, CAST(?2 AS INTEGER) AS now
    FROM import_row WHERE ${isWritten('job')})
  ORDER BY key)`;

const JOBS_TO_WRITE = `SELECT key AS fid, record ->> 'title' AS title, record ->> 'status' AS status,
  record ->> 'companySlug' AS companySlug, record ->> 'employerVisibility' AS employerVisibility,
  record -> 'skills' AS skills, record -> 'locations' AS locations,
  base IS NOT NULL
    AND (record ->> 'status' <> 'open' OR record ->> 'employerVisibility' <> 'named') AS isHiding
  FROM import_row WHERE ${isWritten('job')}`;

// An index is made anew for all jobs of a list, whose JSON must stay below D1's 2 MB a value.
const FIDS_AT_ONCE = 20_000;

const inSlices = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, i) =>
    all.slice(i * size, (i + 1) * size),
  );

// Counts what is no longer as it was when its row was checked; any makes the batch fail.
const COUNT_STALE = `UPDATE import SET stale = (
  SELECT count(*) FROM import_row
    LEFT JOIN job ON import_row.kind = 'job' AND job.fid = import_row.key
    LEFT JOIN company ON import_row.kind = 'company' AND company.slug = import_row.key
  WHERE import_id = ?1 AND base IS NOT iif(import_row.kind = 'job',
    job.updated_at || ' ' || job.status, CAST(company.updated_at AS TEXT)))
  WHERE id = ?1`;

/**
 * Writes all rows of an import, and their search index, in one batch: all of them or none, however
 * many they are, because the batch only names the rows that wait in the database.
 * `written`: the fids of its jobs that are new or changed. `isHiding`: one of them was there
 * before, and is not open or hides its employer now.
 * @throws HttpError 422 where rows have problems, 409 where records changed since they were checked
 */
export const applyImport = async (
  db: D1Database,
  importId: string,
  { dryRun }: { dryRun: boolean },
  now: number,
): Promise<ImportSummary & { readonly written: readonly string[]; readonly isHiding: boolean }> => {
  const changes = await countChanges(db, importId);
  const invalid = changes.company.invalid + changes.job.invalid;
  const unreadPlaces = await findUnreadPlaces(db, unreadOfImport(db, importId));
  const summary = {
    ...{ applied: false, companies: changes.company, jobs: changes.job, written: [] },
    isHiding: false,
    ...(unreadPlaces && { unreadPlaces }),
  };
  if (dryRun) return summary;
  if (invalid > 0) {
    throw new HttpError(
      422,
      'rows_have_problems',
      `${invalid} rows have problems, so nothing was imported. Put them right and begin again.`,
    );
  }
  const { results } = await db
    .prepare(JOBS_TO_WRITE)
    .bind(importId)
    .all<Record<keyof JobRecord, string> & { readonly isHiding: 0 | 1 }>();
  const jobs = results.map((row) => ({
    ...row,
    skills: JSON.parse(row.skills),
    locations: JSON.parse(row.locations),
  })) as unknown as JobRecord[];
  await saveSpellings(
    db,
    jobs.flatMap(({ locations }) => locations),
  );
  const renamed = await jobsOfRenamed(db, COMPANIES, importId);
  const fids = [...new Set([...jobs.map((job) => job.fid), ...renamed])];
  const { created, updated } = changes.job;
  try {
    const written = await db.batch([
      db.prepare(COUNT_STALE).bind(importId),
      ...companyStatements(db, COMPANIES, importId, now),
      db.prepare(upsertJobs(JOBS)).bind(importId, now),
      ...inSlices(fids, FIDS_AT_ONCE).flatMap((slice) => indexStatements(db, slice)),
      vocabularyStatement(db, jobs),
      auditStatement(
        db,
        {
          actor: 'operator',
          action: 'import.applied',
          subject: importId,
          detail: {
            companies: changes.company.created + changes.company.updated,
            jobsCreated: created,
            jobsUpdated: updated,
          },
        },
        now,
      ),
      db.prepare('DELETE FROM import WHERE id = ?').bind(importId),
    ]);
    if (!written.at(-1)?.meta.changes) {
      throw new HttpError(404, 'not_found', 'The import was dropped. Begin again.');
    }
  } catch (error) {
    if (!/constraint failed/i.test(String(error))) throw error;
    throw new HttpError(
      409,
      'changed_meanwhile',
      'Records of this import were changed since it was checked, so nothing was imported. Begin again.',
      { cause: error },
    );
  }
  const isHiding = results.some((row) => row.isHiding === 1);
  return { ...summary, applied: true, written: jobs.map(({ fid }) => fid), isHiding };
};

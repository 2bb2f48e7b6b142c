import type { D1Database } from '@cloudflare/workers-types';
import type { Place } from '../../../../../src/contracts/company.ts';
import { logError } from '../../../../http/log-error.ts';
import { LIMIT } from '../../../limit.ts';
import { saveSpellings } from '../../../places/save-spellings.ts';
import {
  IS_OUTDATED,
  indexStatements,
  type VocabularyJob,
  vocabularyStatement,
  WORDS_VERSION,
} from './index-statements.ts';

/**
 * The number of jobs per batch. A batch occupies the database's only thread for about 15 ms
 * (decision 15).
 */
const AT_ONCE = 10;

interface Row {
  readonly fid: string;
  readonly version: string;
  readonly title: string;
  readonly skills: string;
  readonly locations: string;
  readonly companySlug: string;
  readonly employerVisibility: VocabularyJob['employerVisibility'];
  readonly status: VocabularyJob['status'];
}

const readRows = async (db: D1Database, ids: string, atOnce: number): Promise<Row[]> => {
  const { results } = await db
    .prepare(
      `SELECT fid, version, title, skills, job.locations, company.slug AS companySlug,
         employer_visibility AS employerVisibility, job.status
       FROM (${ids} ${LIMIT}) AS next CROSS JOIN job ON job.id = next.job_id
         JOIN company ON company.id = job.company_id`,
    )
    .bind(atOnce)
    .all<Row>();
  return results;
};

/** Indexes jobs and deletes their `job_to_index` rows in one batch. */
const writeIndex = async (db: D1Database, rows: readonly Row[]): Promise<void> => {
  const jobs = rows.map((row) => ({
    ...row,
    skills: JSON.parse(row.skills) as string[],
    locations: JSON.parse(row.locations) as Place[],
  }));
  const fids = jobs.map(({ fid }) => fid);
  await saveSpellings(
    db,
    jobs.flatMap(({ locations }) => locations),
  );
  await db.batch([
    vocabularyStatement(db, jobs),
    ...indexStatements(db, fids),
    db
      .prepare(
        `DELETE FROM job_to_index WHERE job_id IN (
           SELECT job.id FROM json_each(?) CROSS JOIN job
             ON job.fid = value ->> 0 AND job.version = value ->> 1)`,
      )
      .bind(JSON.stringify(jobs.map(({ fid, version }) => [fid, version]))),
  ]);
};

/**
 * Records that a job could not be indexed. Until indexing succeeds, the job keeps its old words,
 * and searches do not wait for it.
 */
const noteFailure = (db: D1Database, { fid }: Row) =>
  db.batch(
    [
      `INSERT INTO job_to_index (job_id, attempts) SELECT id, 1 FROM job WHERE fid = ?
       ON CONFLICT (job_id) DO UPDATE SET attempts = attempts + 1`,
      `UPDATE job_search SET words_version = ${WORDS_VERSION}
       WHERE job_id = (SELECT id FROM job WHERE fid = ?)`,
    ].map((sql) => db.prepare(sql).bind(fid)),
  );

/**
 * Indexes jobs one by one after their batch failed.
 * @returns the number of jobs indexed
 */
const writeEach = async (db: D1Database, rows: readonly Row[]): Promise<number> => {
  let indexed = 0;
  for (const row of rows) {
    try {
      await writeIndex(db, [row]);
      indexed += 1;
    } catch (error) {
      logError(`Job ${row.fid} could not be indexed.`, error);
      await noteFailure(db, row);
    }
  }
  return indexed;
};

/**
 * Indexes the next changed jobs, which are recorded in `job_to_index` by the statement that changed
 * them. A job that changes in the meantime stays recorded, and a job that cannot be indexed does
 * not block the others.
 * @returns the number of jobs indexed; 0 when no job is left that can be indexed
 */
export const indexJobs = async (db: D1Database, atOnce = AT_ONCE): Promise<number> =>
  indexRows(
    db,
    await readRows(db, 'SELECT job_id FROM job_to_index ORDER BY attempts, job_id', atOnce),
  );

/**
 * Indexes the next jobs whose words were written by an older release, except changed jobs, which
 * `indexJobs` handles.
 * @returns the number of jobs indexed; 0 when no job is left that can be indexed
 */
export const indexOlderJobs = async (db: D1Database, atOnce: number): Promise<number> =>
  indexRows(
    db,
    await readRows(
      db,
      `SELECT job_id FROM job_search WHERE ${IS_OUTDATED}
       AND job_id NOT IN (SELECT job_id FROM job_to_index)`,
      atOnce,
    ),
  );

const indexRows = async (db: D1Database, rows: readonly Row[]): Promise<number> => {
  if (rows.length === 0) return 0;
  try {
    await writeIndex(db, rows);
    return rows.length;
  } catch (error) {
    // Retrying jobs one by one is pointless if the database is unreachable or busy.
    if (!/constraint failed/i.test(String(error))) throw error;
    return writeEach(db, rows);
  }
};

/** The number of jobs per batch when filling a database that has no visitors yet. */
const FILLED_AT_ONCE = 250;

/** Indexes all changed jobs. */
export const indexAllJobs = async (db: D1Database): Promise<void> => {
  while ((await indexJobs(db, FILLED_AT_ONCE)) > 0);
};

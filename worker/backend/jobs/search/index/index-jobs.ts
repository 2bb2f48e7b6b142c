import type { D1Database } from '@cloudflare/workers-types';
import type { Place } from '../../../../../src/contracts/company.ts';
import { logError } from '../../../../http/log-error.ts';
import { saveSpellings } from '../../../places/save-spellings.ts';
import { indexStatements, type VocabularyJob, vocabularyStatement } from './index-statements.ts';

/** Some 15 ms of the database's one thread (decision 79). */
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

/** Reads changed jobs, then those with words of an older version (`IS_WHOLE`). */
const readNext = async (db: D1Database, atOnce: number): Promise<Row[]> => {
  const { results } = await db
    .prepare(
      `WITH changed AS MATERIALIZED (
         SELECT job_id FROM job_to_index ORDER BY attempts, job_id LIMIT ?1 + 0),
       next AS MATERIALIZED (SELECT job_id FROM changed UNION ALL
         SELECT * FROM (SELECT job_id FROM job_search WHERE words_version < 1
           AND job_id NOT IN (SELECT job_id FROM job_to_index)
           LIMIT ?1 - (SELECT count(*) FROM changed)))
       SELECT fid, version, title, skills, job.locations, company.slug AS companySlug,
         employer_visibility AS employerVisibility, job.status
       FROM next CROSS JOIN job ON job.id = next.job_id JOIN company ON company.id = job.company_id`,
    )
    .bind(atOnce)
    .all<Row>();
  return results;
};

/** Indexes jobs and deletes their rows of `job_to_index` in one batch. */
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

const noteFailure = (db: D1Database, { fid }: Row) =>
  db
    .prepare(
      `INSERT INTO job_to_index (job_id, attempts) SELECT id, 1 FROM job WHERE fid = ?
       ON CONFLICT (job_id) DO UPDATE SET attempts = attempts + 1`,
    )
    .bind(fid)
    .run();

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
      logError(`The job ${row.fid} cannot be indexed.`, error);
      await noteFailure(db, row);
    }
  }
  return indexed;
};

/**
 * Indexes the next changed jobs. The statement that changed them recorded them in `job_to_index`. A
 * job that changes meanwhile stays recorded, and one that cannot be indexed does not block the
 * others.
 * @returns the number of jobs indexed; 0 when none is left that can be indexed
 */
export const indexJobs = async (db: D1Database, atOnce = AT_ONCE): Promise<number> => {
  const rows = await readNext(db, atOnce);
  if (rows.length === 0) return 0;
  try {
    await writeIndex(db, rows);
    return rows.length;
  } catch (error) {
    // Other errors, such as a lost or busy database, affect all jobs alike.
    if (!/constraint failed/i.test(String(error))) throw error;
    return writeEach(db, rows);
  }
};

/** The batch size for filling a database before it has visitors. */
const FILLED_AT_ONCE = 250;

/** Indexes all changed jobs. */
export const indexAllJobs = async (db: D1Database): Promise<void> => {
  while ((await indexJobs(db, FILLED_AT_ONCE)) > 0);
};

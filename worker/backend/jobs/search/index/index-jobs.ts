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

/** Jobs that changed, then those that the index lacks words of (`IS_WHOLE`). */
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

/** In one batch with the notes that go. */
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

/** Each by itself, after all of them failed at once. @returns how many were indexed */
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
 * Brings the built-in index in line with the next jobs that changed: they were noted in
 * `job_to_index` by the statement that changed them. A job that is changed meanwhile stays noted, and
 * one that cannot be indexed holds up no other.
 * @returns how many jobs were indexed; 0 where none is left that can be
 */
export const indexJobs = async (db: D1Database, atOnce = AT_ONCE): Promise<number> => {
  const rows = await readNext(db, atOnce);
  if (rows.length === 0) return 0;
  try {
    await writeIndex(db, rows);
    return rows.length;
  } catch (error) {
    // One that is lost or busy fails for each alike.
    if (!/constraint failed/i.test(String(error))) throw error;
    return writeEach(db, rows);
  }
};

/** Of what fills a database at once, before visitors come. */
const FILLED_AT_ONCE = 250;

/** Indexes all jobs that changed. */
export const indexAllJobs = async (db: D1Database): Promise<void> => {
  while ((await indexJobs(db, FILLED_AT_ONCE)) > 0);
};

import type { D1Database } from '@cloudflare/workers-types';
import type { Place } from '../../../../../src/contracts/company.ts';
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

/**
 * Brings the built-in index in line with the next jobs that changed: they were noted in
 * `job_to_index` by the statement that changed them. A job that is changed meanwhile stays noted.
 * @returns how many jobs that were; 0 where none is left
 */
export const indexJobs = async (db: D1Database, atOnce = AT_ONCE): Promise<number> => {
  const { results } = await db
    .prepare(
      `SELECT fid, version, title, skills, job.locations, company.slug AS companySlug,
         employer_visibility AS employerVisibility, job.status
       FROM job_to_index CROSS JOIN job ON job.id = job_to_index.job_id
         JOIN company ON company.id = job.company_id
       LIMIT ?`,
    )
    .bind(atOnce)
    .all<Row>();
  if (results.length === 0) return 0;
  const jobs = results.map((row) => ({
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
    ...indexStatements(db, fids),
    vocabularyStatement(db, jobs),
    db
      .prepare(
        `DELETE FROM job_to_index WHERE job_id IN (
           SELECT job.id FROM json_each(?) CROSS JOIN job
             ON job.fid = value ->> 0 AND job.version = value ->> 1)`,
      )
      .bind(JSON.stringify(jobs.map(({ fid, version }) => [fid, version]))),
  ]);
  return jobs.length;
};

/** Of what fills a database at once, before visitors come. */
const FILLED_AT_ONCE = 250;

/** Indexes all jobs that changed. */
export const indexAllJobs = async (db: D1Database): Promise<void> => {
  while ((await indexJobs(db, FILLED_AT_ONCE)) > 0);
};

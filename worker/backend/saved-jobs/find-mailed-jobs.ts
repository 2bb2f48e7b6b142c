import type { D1Database } from '@cloudflare/workers-types';
import { formatJobPath, hasPage, type JobPathRow } from '../jobs/reshape.ts';

/** A job in an email to a visitor who saved it. */
export interface MailedJob {
  readonly title: string;
  /** The path of the job's page. */
  readonly path: string;
  /** The employer's name; null if the job hides it. */
  readonly employer: string | null;
  readonly isOpen: boolean;
}

interface Row extends JobPathRow {
  readonly title: string;
  readonly company_name: string;
}

/** Finds the given jobs that have a page, in the given order, with their state at `now`. */
export const findMailedJobs = async (
  db: D1Database,
  fids: readonly string[],
  agency: string,
  now: number,
): Promise<readonly MailedJob[]> => {
  const { results } = await db
    .prepare(
      `SELECT job.fid, job.slug, job.title, job.employer_visibility, job.status, job.closed_at,
         job.valid_through, company.slug AS company_slug, company.name AS company_name
       FROM json_each(?) AS wanted CROSS JOIN job ON job.fid = wanted.value
         JOIN company ON company.id = job.company_id
       WHERE job.status IN ('open', 'closed') ORDER BY wanted.key`,
    )
    .bind(JSON.stringify(fids))
    .all<Row>();
  const nameEmployer = ({ employer_visibility, company_name }: Row) =>
    employer_visibility === 'anonymous'
      ? null
      : employer_visibility === 'agency'
        ? agency
        : company_name;
  return results
    .filter((row) => hasPage(row, now))
    .map((row) => ({
      title: row.title,
      path: formatJobPath(row),
      employer: nameEmployer(row),
      isOpen: row.status === 'open' && (row.valid_through === null || row.valid_through > now),
    }));
};

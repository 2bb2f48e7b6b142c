import type { D1Database } from '@cloudflare/workers-types';
import type { FirstAnswer } from '../../../src/contracts/company.ts';
import { BY_SLUG } from '../companies/company-by-slug.ts';
import { parseFirstAnswer, selectFirstAnswer } from '../versions.ts';

/**
 * Finds what is measured of the employer that an application names; null if the job hides it or is
 * another employer's by now, or nothing is measured.
 */
export const findFirstAnswer = async (
  db: D1Database,
  fid: string,
  companySlug: string,
): Promise<FirstAnswer | null> => {
  const column = await db
    .prepare(
      `SELECT ${selectFirstAnswer('company.id')} AS first_answer
       FROM job JOIN company ON company.id = job.company_id
       WHERE job.fid = ?1 AND job.employer_visibility = 'named' AND ${BY_SLUG}`,
    )
    .bind(fid, companySlug)
    .first<string>('first_answer');
  return parseFirstAnswer(column ?? '');
};

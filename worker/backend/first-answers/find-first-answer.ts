import type { D1Database } from '@cloudflare/workers-types';
import type { FirstAnswer } from '../../../src/contracts/company.ts';
import { parseFirstAnswer, selectFirstAnswer } from '../versions.ts';

/** Finds what is measured of a job's employer; null if the job hides it, or nothing is measured. */
export const findFirstAnswer = async (db: D1Database, fid: string): Promise<FirstAnswer | null> => {
  const column = await db
    .prepare(
      `SELECT ${selectFirstAnswer('job.company_id')} AS first_answer FROM job
       WHERE fid = ? AND employer_visibility = 'named'`,
    )
    .bind(fid)
    .first<string>('first_answer');
  return parseFirstAnswer(column ?? '');
};

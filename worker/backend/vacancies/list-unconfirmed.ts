import type { D1Database } from '@cloudflare/workers-types';
import type * as v from 'valibot';
import type { UnconfirmedJobsSchema } from '../../../src/contracts/site/vacancies.ts';
import { isoDate } from '../../http/iso-date.ts';

const LISTED_MAX = 100;

/** SQL over `job`: when it opened or was last confirmed, in Unix milliseconds. */
export const OPEN_SINCE =
  'max(job.published_at, coalesce(job.reopened_at, 0), coalesce(job.confirmed_at, 0))';

/** SQL: the number of jobs that wait for an operator. `now` is a bound parameter. */
export const countUnconfirmed = (now: string): string =>
  `(SELECT count(*) FROM job_ask WHERE waits_at <= ${now})`;

/** The open jobs that wait for an operator, because nobody confirmed them in time. */
export const listUnconfirmed = async (
  db: D1Database,
  now: number,
): Promise<v.InferOutput<typeof UnconfirmedJobsSchema>> => {
  const { results } = await db
    .prepare(
      `SELECT fid, title, company.slug AS company, ${OPEN_SINCE} AS since, asked_at AS askedAt,
         ${countUnconfirmed('?1')} AS total
       FROM job_ask CROSS JOIN job ON job.id = job_ask.job_id
         CROSS JOIN company ON company.id = job.company_id
       WHERE waits_at <= ?1 ORDER BY waits_at LIMIT ${LISTED_MAX}`,
    )
    .bind(now)
    .all<{
      fid: string;
      title: string;
      company: string;
      since: number;
      askedAt: number;
      total: number;
    }>();
  return {
    total: results[0]?.total ?? 0,
    jobs: results.map(({ total: _, since, askedAt, ...job }) => ({
      ...job,
      since: isoDate(since),
      askedAt: isoDate(askedAt),
    })),
  };
};

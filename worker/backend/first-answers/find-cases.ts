import type { Bindings } from '../../env.ts';
import { DAY_MS } from '../../http/iso-date.ts';
import { IS_VERSION, VERSION } from '../applications/versions.ts';
import { type AnswerCase, CASES_MIN } from './measure-cases.ts';

/*
 * The cases of an employer: applications to jobs that name it, now and when they were sent. Jobs and
 * applications may be in two databases (decision 14).
 */

/** An employer with its current slug and its former ones; an application has the one of its day. */
export interface MeasuredCompany {
  readonly id: number;
  readonly slugs: readonly string[];
}

/** The newest applications of an employer; more would make its interval hardly narrower. */
const APPLICATIONS_MAX = 2_000;

/** SQL: applications under an employer's name, sent after `?2`. */
const FROM_APPLICATIONS = `application INDEXED BY application_of_employer
  WHERE application.employer_visibility = 'named' AND application.submitted_at > ?2
    AND application.company_slug`;

/** Of these employers, those with enough applications to be worth reading. */
export const findWithEnough = async (
  db: Bindings['PEOPLE'],
  companies: readonly MeasuredCompany[],
  since: number,
): Promise<MeasuredCompany[]> => {
  const { results } = await db
    .prepare(
      `SELECT company.value ->> 'id' AS id FROM json_each(?1) AS company
       WHERE (SELECT sum((SELECT count(*) FROM (
           SELECT 1 FROM ${FROM_APPLICATIONS} = slug.value LIMIT ${CASES_MIN})))
         FROM json_each(company.value -> 'slugs') AS slug) >= ${CASES_MIN}`,
    )
    .bind(JSON.stringify(companies), since)
    .all<{ id: number }>();
  const ids = new Set(results.map(({ id }) => id));
  return companies.filter(({ id }) => ids.has(id));
};

/** SQL: the status changes of all versions of `application`. */
const MOVES = `${VERSION} CROSS JOIN application_status AS moved ON moved.application_id = version.id
  WHERE ${IS_VERSION}`;

interface Row {
  readonly fid: string;
  readonly email: string;
  readonly submittedAt: number;
  readonly answeredAt: number | null;
  readonly withdrawnAt: number | null;
}

/**
 * Several applications of one address to one job are one case, from the first until any of them is
 * answered (decision 32). A status is an answer if the candidate got a mail about it.
 */
const SELECT_CASES = `SELECT application.job_fid AS fid, application.email, application.submitted_at AS submittedAt,
    (SELECT min(moved.at) FROM ${MOVES}
       AND moved.status NOT IN ('submitted', 'withdrawn') AND moved.silent = 0) AS answeredAt,
    (SELECT max(moved.at) FROM ${MOVES} AND moved.status = 'withdrawn'
       AND NOT EXISTS (SELECT 1 FROM ${VERSION} WHERE ${IS_VERSION}
         AND version.status <> 'withdrawn')) AS withdrawnAt
  FROM (SELECT id FROM ${FROM_APPLICATIONS} IN (SELECT value FROM json_each(?1))
      ORDER BY application.submitted_at DESC LIMIT ${APPLICATIONS_MAX}) AS newest
    CROSS JOIN application ON application.id = newest.id
  WHERE NOT EXISTS (SELECT 1 FROM ${VERSION} WHERE ${IS_VERSION}
    AND (version.submitted_at, version.id) < (application.submitted_at, application.id))`;

/** Of these jobs, those that name the employer now. */
const findNamedJobs = async (
  db: Bindings['JOBS'],
  companyId: number,
  fids: readonly string[],
): Promise<ReadonlySet<string>> => {
  const { results } = await db
    .prepare(
      `SELECT fid FROM json_each(?1) CROSS JOIN job ON job.fid = value
       WHERE company_id = ?2 AND employer_visibility = 'named'`,
    )
    .bind(JSON.stringify(fids), companyId)
    .all<{ fid: string }>();
  return new Set(results.map(({ fid }) => fid));
};

interface FoundCases {
  readonly cases: readonly AnswerCase[];
  /** How many people sent them; one may apply for several jobs. */
  readonly applicants: number;
  readonly fids: readonly string[];
}

/** The cases of an employer, of applications that were sent after `since`; none if it is hidden. */
export const findCases = async (
  { JOBS, PEOPLE }: Pick<Bindings, 'JOBS' | 'PEOPLE'>,
  { id, slugs }: MeasuredCompany,
  since: number,
  now: number,
): Promise<FoundCases> => {
  const { results } = await PEOPLE.prepare(SELECT_CASES)
    .bind(JSON.stringify(slugs), since)
    .all<Row>();
  const named = await findNamedJobs(JOBS, id, [...new Set(results.map(({ fid }) => fid))]);
  const rows = results.filter(({ fid }) => named.has(fid));
  const cases = rows.map(({ submittedAt, answeredAt, withdrawnAt }) => ({
    // The clock may have been set back in between.
    days: Math.max(0, ((answeredAt ?? withdrawnAt ?? now) - submittedAt) / DAY_MS),
    isAnswered: answeredAt !== null,
  }));
  const applicants = new Set(rows.map(({ email }) => email)).size;
  return { cases, applicants, fids: [...named] };
};

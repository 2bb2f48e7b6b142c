import type { D1Database } from '@cloudflare/workers-types';
import type { Answer } from '../../../src/contracts/application.ts';
import { type ApplicationStatus, RECOMMENDATIONS } from '../../../src/contracts/enums.ts';
import type { ApplicationFilter, OperatorApplication } from '../../../src/contracts/ops.ts';
import type { Paging } from '../../../src/contracts/wire.ts';
import { isoDate } from '../../http/iso-date.ts';
import type { Cells } from './export-file.ts';

export interface ApplicationRow {
  id: string;
  jobFid: string;
  jobTitle: string;
  company: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  location: string | null;
  links: string;
  coverLetter: string | null;
  answers: string;
  resumeName: string | null;
  source: string | null;
  referralId: string | null;
  repeats: string | null;
  status: ApplicationStatus;
  statusAt: string;
  submittedAt: number;
  recommendations: string;
}

export const APPLICATION_SELECTED = `application.id, job.fid AS jobFid, job.title AS jobTitle, company.slug AS company,
  first_name AS firstName, last_name AS lastName, email, phone, application.location, links,
  cover_letter AS coverLetter, answers, resume_name AS resumeName, source,
  referral_id AS referralId, repeats, application.status, submitted_at AS submittedAt,
  (SELECT json_group_object(status, at) FROM (SELECT status, max(at) AS at FROM application_status
    WHERE application_id = application.id GROUP BY status)) AS statusAt,
  (SELECT json_group_array(recommendation) FROM (SELECT recommendation FROM review
    WHERE application_id = application.id AND review.status = 'received'
    ORDER BY review.submitted_at, review.id)) AS recommendations`;
export const APPLICATION_TABLES = `application JOIN job ON job.id = application.job_id
  JOIN company ON company.id = job.company_id`;

export const reshapeApplication = ({
  links,
  answers,
  statusAt,
  submittedAt,
  recommendations,
  ...row
}: ApplicationRow): OperatorApplication => ({
  ...row,
  links: JSON.parse(links),
  answers: JSON.parse(answers),
  statusAt: Object.fromEntries(
    Object.entries(JSON.parse(statusAt) as Record<string, number>).map(([status, at]) => [
      status,
      isoDate(at),
    ]),
  ),
  submittedAt: isoDate(submittedAt),
  recommendations: JSON.parse(recommendations),
});

// ?1 to ?5 are the filter. Not LIKE: D1 takes patterns of 50 bytes at most.
const WHERE = `(?1 = '' OR instr(lower(first_name || ' ' || last_name), lower(?1))
    OR instr(lower(email), lower(?1)))
  AND (?2 IS NULL OR submitted_at >= ?2) AND (?3 IS NULL OR submitted_at < ?3)
  AND (?4 = '' OR job.fid = ?4)
  AND (?5 = '[]' OR application.status IN (SELECT value FROM json_each(?5)))`;
const valuesOf = ({ q, since, until, job, status }: ApplicationFilter) => [
  q,
  since,
  until,
  job,
  JSON.stringify(status),
];

/** A page of applications, newest first, and how many there are in all. */
export const searchApplications = async (
  db: D1Database,
  filter: ApplicationFilter,
  { page, perPage }: Paging,
): Promise<{ applications: OperatorApplication[]; total: number }> => {
  const values = valuesOf(filter);
  const [rows, counted] = await db.batch([
    db
      .prepare(
        `SELECT ${APPLICATION_SELECTED} FROM ${APPLICATION_TABLES} WHERE ${WHERE}
         ORDER BY submitted_at DESC, application.id DESC LIMIT ?6 OFFSET ?7`,
      )
      .bind(...values, perPage, (page - 1) * perPage),
    db
      .prepare(`SELECT count(*) AS total FROM ${APPLICATION_TABLES} WHERE ${WHERE}`)
      .bind(...values),
  ]);
  return {
    applications: ((rows?.results ?? []) as unknown as ApplicationRow[]).map(reshapeApplication),
    total: (counted?.results[0] as { total: number } | undefined)?.total ?? 0,
  };
};

const EXPORT_PAGE = 200;

/** All applications that fit, newest first, a bounded page at a time. */
export async function* streamApplications(
  db: D1Database,
  filter: ApplicationFilter,
): AsyncGenerator<OperatorApplication[]> {
  const statement = db.prepare(
    `SELECT ${APPLICATION_SELECTED} FROM ${APPLICATION_TABLES}
     WHERE ${WHERE} AND (submitted_at, application.id) < (?6, ?7)
     ORDER BY submitted_at DESC, application.id DESC LIMIT ${EXPORT_PAGE}`,
  );
  // Greater than any id.
  let last: { submittedAt: number; id: string } = { submittedAt: Number.MAX_SAFE_INTEGER, id: '' };
  while (true) {
    const { results } = await statement
      .bind(...valuesOf(filter), last.submittedAt, last.id)
      .all<ApplicationRow>();
    yield results.map(reshapeApplication);
    const end = results.at(-1);
    if (!end || results.length < EXPORT_PAGE) return;
    last = end;
  }
}

export const APPLICATION_COLUMNS = [
  ...['id', 'submittedAt', 'status', 'statusAt', 'jobFid', 'jobTitle', 'company'],
  ...['firstName', 'lastName', 'email', 'phone', 'location', 'linkedin', 'github', 'portfolio'],
  ...['coverLetter', 'answers', 'resumeName', 'source', 'referralId', 'repeats'],
  ...['reviewsIn', 'recommendations'],
];

const answerText = ({ label, values }: Answer) => `${label}: ${values.join(', ')}`;

export const applicationCells = (application: OperatorApplication): Cells => [
  application.id,
  application.submittedAt,
  application.status,
  application.statusAt[application.status] ?? null,
  application.jobFid,
  application.jobTitle,
  application.company,
  application.firstName,
  application.lastName,
  application.email,
  application.phone,
  application.location,
  application.links.linkedin ?? null,
  application.links.github ?? null,
  application.links.portfolio ?? null,
  application.coverLetter,
  application.answers.map(answerText).join('\n'),
  application.resumeName,
  application.source,
  application.referralId,
  application.repeats,
  application.recommendations.length,
  application.recommendations.map((one) => RECOMMENDATIONS[one]).join(', '),
];

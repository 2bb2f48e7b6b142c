import type { Answer, CandidateApplication } from '../../../src/contracts/application.ts';
import type { ApplicationStatus } from '../../../src/contracts/enums.ts';
import type { JobSummary } from '../../../src/contracts/job.ts';
import type { Paging } from '../../../src/contracts/wire.ts';
import type { Bindings } from '../../env.ts';
import { isoDate } from '../../http/iso-date.ts';
import { resumeUrl } from '../applications/resume-store.ts';
import {
  IS_EARLIER,
  IS_VERSION,
  isNewest,
  orderVersions,
  VERSION,
} from '../applications/versions.ts';
import { findJobPaths } from '../jobs/repository.ts';

export interface OwnApplicationRow {
  job_fid: string;
  job_title: string;
  company_name: string;
  employer_visibility: JobSummary['employerVisibility'];
  application_id: string;
  first_name: string;
  last_name: string;
  email: string;
  phone: string | null;
  location: string | null;
  links: string;
  cover_letter: string | null;
  answers: string;
  resume_key: string | null;
  resume_name: string | null;
  application_status: ApplicationStatus;
  repeats: string | null;
  /** A JSON object that maps each status to the time it was last set, in Unix milliseconds. */
  status_at: string;
}

/**
 * SELECT statement for the application columns and the columns in `more`. An application belongs to
 * the candidate with the same email address, so applications sent before the first sign-in are
 * included.
 */
export const selectOwnApplications = (more = '') => `SELECT job_fid, job_title, company_name,
    employer_visibility, application.id AS application_id, application.first_name,
    application.last_name,
    application.email, application.phone, application.location, application.links,
    application.cover_letter, application.answers, application.resume_key,
    application.resume_name, application.status AS application_status, application.repeats,
    (SELECT json_group_object(status, at) FROM (
       SELECT status, max(at) AS at FROM application_status
       WHERE application_id = application.id GROUP BY status)) AS status_at ${more}
  FROM application`;

const isoDates = (times: Record<string, number>) =>
  Object.fromEntries(Object.entries(times).map(([status, at]) => [status, isoDate(at)]));

export const reshapeOwnApplication = (
  row: OwnApplicationRow,
  paths: ReadonlyMap<string, string>,
): CandidateApplication => ({
  id: row.application_id,
  jobFid: row.job_fid,
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  phone: row.phone,
  location: row.location,
  links: JSON.parse(row.links) as Record<string, string>,
  coverLetter: row.cover_letter,
  answers: JSON.parse(row.answers) as Answer[],
  resumeUrl: row.resume_key && resumeUrl(row.resume_key),
  resumeName: row.resume_name,
  status: row.application_status,
  statusAt: isoDates(JSON.parse(row.status_at) as Record<string, number>),
  repeats: row.repeats,
  job: {
    title: row.job_title,
    companyName: row.employer_visibility === 'named' ? row.company_name : null,
    path: paths.get(row.job_fid) ?? null,
  },
});

interface ListedRow extends OwnApplicationRow {
  /** A JSON array of the earlier versions, newest first. */
  earlier: string;
}

interface EarlierVersion {
  id: string;
  status: ApplicationStatus;
  submittedAt: number;
  resumeKey: string | null;
  resumeName: string | null;
}

const EARLIER = `, (SELECT json_group_array(json_object('id', id, 'status', status,
      'submittedAt', submitted_at, 'resumeKey', resume_key, 'resumeName', resume_name))
    FROM (SELECT version.* FROM ${VERSION} WHERE ${IS_VERSION} AND ${IS_EARLIER}
      ORDER BY ${orderVersions('version')})) AS earlier`;

const reshapeListed = (
  { earlier, ...row }: ListedRow,
  paths: ReadonlyMap<string, string>,
): CandidateApplication => ({
  ...reshapeOwnApplication(row, paths),
  earlier: (JSON.parse(earlier) as EarlierVersion[]).map(({ resumeKey, ...version }) => ({
    ...version,
    submittedAt: isoDate(version.submittedAt),
    resumeUrl: resumeKey && resumeUrl(resumeKey),
  })),
});

type Databases = Pick<Bindings, 'JOBS' | 'PEOPLE'>;

/** The paths of the applications' jobs, for those jobs that still have a page. */
export const findApplicationPaths = (
  { JOBS }: Databases,
  rows: readonly OwnApplicationRow[],
  now: number,
): Promise<ReadonlyMap<string, string>> =>
  findJobPaths(
    JOBS,
    rows.map((row) => row.job_fid),
    now,
  );

/**
 * One page of an address's applications, newest first, and the total number. Each is the newest
 * version of its record, with the earlier ones.
 */
export const listOwnApplications = async (
  databases: Databases,
  email: string,
  { page, perPage }: Paging,
  now: number,
): Promise<{ applications: CandidateApplication[]; total: number }> => {
  const { PEOPLE } = databases;
  const [counted, rows] = await Promise.all([
    // One version of each record is the first.
    PEOPLE.prepare('SELECT count(*) AS total FROM application WHERE email = ? AND repeats IS NULL')
      .bind(email)
      .first<{ total: number }>(),
    PEOPLE.prepare(
      `${selectOwnApplications(EARLIER)} WHERE application.email = ? AND ${isNewest().sql}
       ORDER BY application.submitted_at DESC, application.id LIMIT ? OFFSET ?`,
    )
      .bind(email, perPage, (page - 1) * perPage)
      .all<ListedRow>(),
  ]);
  const paths = await findApplicationPaths(databases, rows.results, now);
  return {
    applications: rows.results.map((row) => reshapeListed(row, paths)),
    total: counted?.total ?? 0,
  };
};

/** One application; undefined if it does not exist or belongs to another address. */
export const findOwnApplication = async (
  databases: Databases,
  email: string,
  id: string,
  now: number,
): Promise<CandidateApplication | undefined> => {
  const row = await databases.PEOPLE.prepare(
    `${selectOwnApplications(EARLIER)} WHERE application.id = ? AND application.email = ?`,
  )
    .bind(id, email)
    .first<ListedRow>();
  return row ? reshapeListed(row, await findApplicationPaths(databases, [row], now)) : undefined;
};

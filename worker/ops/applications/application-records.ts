import type { D1Database } from '@cloudflare/workers-types';
import type { Answer } from '../../../src/contracts/application.ts';
import { type ApplicationStatus, RECOMMENDATIONS } from '../../../src/contracts/enums.ts';
import type { ApplicationFilter, OperatorApplication } from '../../../src/contracts/ops.ts';
import type { Paging } from '../../../src/contracts/wire.ts';
import {
  IS_LATER,
  IS_VERSION,
  isNewest,
  orderVersions,
  VERSION,
} from '../../backend/applications/versions.ts';
import {
  createTimeConditions,
  type Filter,
  type Listed,
  type ListedTable,
  listedKeys,
  listRecords,
  streamRecords,
} from '../../backend/list-records.ts';
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
  /** A JSON array of the other versions, in their order. */
  otherVersions: string;
  pendingTo: ApplicationStatus | null;
  pendingAt: number;
  pendingSilent: 0 | 1;
  pendingMessage: string;
}

type OtherVersion = Omit<OperatorApplication['earlier'][number], 'submittedAt'> & {
  submittedAt: number;
  isLater: 0 | 1;
};

export const APPLICATION_SELECTED = `application.id, job_fid AS jobFid, job_title AS jobTitle, company_slug AS company,
  first_name AS firstName, last_name AS lastName, email, phone, application.location, links,
  cover_letter AS coverLetter, answers, resume_name AS resumeName, source,
  referral_id AS referralId, repeats, application.status, submitted_at AS submittedAt,
  to_status AS pendingTo, effective_at AS pendingAt, silent AS pendingSilent, message AS pendingMessage,
  (SELECT json_group_object(status, at) FROM (SELECT status, max(at) AS at FROM application_status
    WHERE application_id = application.id GROUP BY status)) AS statusAt,
  (SELECT json_group_array(recommendation) FROM (SELECT recommendation FROM review
    WHERE application_id = application.id AND review.status = 'received'
    ORDER BY review.submitted_at, review.id)) AS recommendations,
  (SELECT json_group_array(json_object('isLater', is_later, 'id', id, 'submittedAt', submitted_at,
      'status', status, 'firstName', first_name, 'lastName', last_name, 'phone', phone,
      'location', location, 'links', json(links), 'coverLetter', cover_letter,
      'answers', json(answers), 'resumeName', resume_name))
    FROM (SELECT version.*, ${IS_LATER} AS is_later FROM ${VERSION}
      WHERE ${IS_VERSION} AND version.id <> application.id
      ORDER BY ${orderVersions('version')})) AS otherVersions`;

export const JOIN_PENDING_MOVE =
  'LEFT JOIN pending_move ON pending_move.application_id = application.id';

const reshapeVersions = (
  others: readonly OtherVersion[],
): Pick<OperatorApplication, 'earlier' | 'newest'> => ({
  earlier: others
    .filter(({ isLater }) => !isLater)
    .map(({ isLater: _, ...version }) => ({
      ...version,
      submittedAt: isoDate(version.submittedAt),
    })),
  newest: others.find(({ isLater }) => isLater)?.id ?? null,
});

export const reshapeApplication = ({
  links,
  answers,
  statusAt,
  submittedAt,
  recommendations,
  otherVersions,
  pendingTo,
  pendingAt,
  pendingSilent,
  pendingMessage,
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
  ...reshapeVersions(JSON.parse(otherVersions) as OtherVersion[]),
  pendingMove: pendingTo && {
    to: pendingTo,
    effectiveAt: isoDate(pendingAt),
    silent: pendingSilent === 1,
    message: pendingMessage,
  },
  recommendations: JSON.parse(recommendations),
});

const formatText = (table: string) =>
  `${table}.first_name || ' ' || ${table}.last_name || char(10) || ${table}.email`;

const LISTED: ListedTable = {
  table: 'application',
  time: 'submitted_at',
  text: formatText('application'),
  index: { name: 'person_fts', column: 'application', on: 'application.id = person_fts.record_id' },
  columns: APPLICATION_SELECTED,
  joins: `JOIN application ON application.id = page.id ${JOIN_PENDING_MOVE}`,
};

const createStatusCondition = (table: string, states: readonly string[]) => ({
  sql: `${table}.status IN (SELECT value FROM json_each(?))`,
  values: [JSON.stringify(states)],
});

/** Each record is listed once, by its newest version among those that match. */
const createFilter = ({ q, since, until, job, status }: ApplicationFilter): Filter => ({
  q,
  where: [
    ...createTimeConditions('submitted_at', { since, until }),
    ...(job ? [{ sql: 'job_fid = ?', values: [job] }] : []),
    ...(job && status.length > 0 ? [createStatusCondition('application', status)] : []),
    isNewest([
      ...createTimeConditions('version.submitted_at', { since, until }),
      ...(status.length > 0 ? [createStatusCondition('version', status)] : []),
      ...(q ? [{ sql: `instr(lower(${formatText('version')}), lower(?))`, values: [q] }] : []),
    ]),
  ],
  either: job ? [] : [...new Set(status)].map((one) => ({ sql: 'status = ?', values: [one] })),
  isNarrow: job !== '',
});

/**
 * One page of applications, newest first, and the total number. If it is stored, it is the number of
 * all versions, as counting those that the list leaves out would read all of them (decision 15).
 */
export const searchApplications = async (
  db: D1Database,
  filter: ApplicationFilter,
  paging: Paging,
): Promise<Listed<OperatorApplication>> => {
  const { q, since, until, job, status } = filter;
  const isCounted = !q && !job && since === null && until === null;
  const found = await listRecords<ApplicationRow>(
    ...[db, LISTED, listedKeys(LISTED, createFilter(filter)), paging],
    isCounted ? { kind: 'application', states: status } : undefined,
  );
  return { ...found, rows: found.rows.map(reshapeApplication) };
};

/** Yields all matching applications, newest first, one bounded page at a time. */
export async function* streamApplications(
  db: D1Database,
  filter: ApplicationFilter,
): AsyncGenerator<OperatorApplication[]> {
  for await (const rows of streamRecords<ApplicationRow>(db, LISTED, createFilter(filter))) {
    yield rows.map(reshapeApplication);
  }
}

export const APPLICATION_COLUMNS = [
  ...['id', 'submittedAt', 'status', 'statusAt', 'jobFid', 'jobTitle', 'company'],
  ...['firstName', 'lastName', 'email', 'phone', 'location', 'linkedin', 'github', 'portfolio'],
  ...['coverLetter', 'answers', 'resumeName', 'source', 'referralId', 'repeats'],
  ...['reviewsIn', 'recommendations', 'pendingStatus', 'pendingAt', 'earlierVersions'],
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
  application.pendingMove?.to ?? null,
  application.pendingMove?.effectiveAt ?? null,
  application.earlier
    .map(({ id, submittedAt, status }) => `${id} ${submittedAt} ${status}`)
    .join('\n'),
];

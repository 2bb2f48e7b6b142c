import { ENDED_STATUSES } from '../../../src/contracts/enums.ts';
import type { Receipt, ReceiptVersion } from '../../../src/contracts/site/receipt.ts';
import type { Bindings } from '../../env.ts';
import { HttpError } from '../../http/http-error.ts';
import { isoDate } from '../../http/iso-date.ts';
import { orderVersions } from '../applications/versions.ts';
import {
  findApplicationPaths,
  type OwnApplicationRow,
  reshapeOwnApplication,
  selectOwnApplications,
} from '../candidates/list-applications.ts';
import type { Condition } from '../condition.ts';
import { findFirstAnswer } from '../first-answers/find-first-answer.ts';
import type { ReceiptCaller } from './receipt-link.ts';

/** SQL: whether a reviewer or an operator has opened the resume of `application`. */
export const RESUME_IS_READ = `(
  EXISTS (SELECT 1 FROM resume_read WHERE application_id = application.id)
  OR EXISTS (SELECT 1 FROM audit_log WHERE subject = application.id AND action = 'resume.read'))`;

interface ReceiptRow extends OwnApplicationRow {
  company_slug: string;
  submitted_at: number;
  resume_type: string | null;
  resume_by_mail: 0 | 1;
  resume_is_read: 0 | 1;
}

const MORE_COLUMNS = `, application.company_slug, application.submitted_at, application.resume_type,
  application.resume_by_mail,
  ${RESUME_IS_READ} AS resume_is_read`;

const of = (column: string) => `(SELECT ${column} FROM application WHERE id = ?)`;

/**
 * The applications that a link shows: the submission itself or, with a mailed link, all of the same
 * address to the same job.
 */
export const createReceiptCondition = ({ applicationId, isMailed }: ReceiptCaller): Condition =>
  isMailed
    ? {
        sql: `application.email = ${of('email')} AND application.job_fid = ${of('job_fid')}`,
        values: [applicationId, applicationId],
      }
    : { sql: 'application.id = ?', values: [applicationId] };

/**
 * SQL: whether a link opens the resume of `application`. One that was sent with a mailed link is
 * opened by mailed links only, because somebody else may have the link in the response to the post.
 */
export const createResumeCondition = ({ isMailed }: ReceiptCaller): string =>
  isMailed ? 'TRUE' : 'application.resume_by_mail = 0';

const isHidden = ({ isMailed }: ReceiptCaller, row: Pick<ReceiptRow, 'resume_by_mail'>) =>
  !isMailed && row.resume_by_mail === 1;

const isOpen = ({ application_status }: ReceiptRow) => !ENDED_STATUSES.includes(application_status);

/** Whether the application is open, nobody has opened its resume, and the link opens it. */
export const mayReplaceResume = (caller: ReceiptCaller, row: ReceiptRow): boolean =>
  isOpen(row) && row.resume_is_read === 0 && !isHidden(caller, row);

/**
 * The rows that a link shows, newest first and withdrawn ones last, at least one.
 * @throws HttpError 410 if the application was erased
 */
export const findReceiptRows = async (
  { PEOPLE }: Pick<Bindings, 'PEOPLE'>,
  caller: ReceiptCaller,
): Promise<readonly [ReceiptRow, ...ReceiptRow[]]> => {
  const { sql, values } = createReceiptCondition(caller);
  const { results } = await PEOPLE.prepare(
    `${selectOwnApplications(MORE_COLUMNS)}
     WHERE ${sql} ORDER BY ${orderVersions('application')}`,
  )
    .bind(...values)
    .all<ReceiptRow>();
  const [newest, ...earlier] = results;
  if (newest) return [newest, ...earlier];
  throw new HttpError(
    410,
    'erased',
    'We no longer store this application. It was deleted, or the time we keep applications is over.',
  );
};

/** @throws HttpError 410 if the application was erased */
export const findReceipt = async (
  databases: Pick<Bindings, 'JOBS' | 'PEOPLE'>,
  caller: ReceiptCaller,
  now: number,
): Promise<Receipt> => {
  const [newest, ...earlier] = await findReceiptRows(databases, caller);
  const [paths, firstAnswer] = await Promise.all([
    findApplicationPaths(databases, [newest], now),
    newest.employer_visibility === 'named'
      ? findFirstAnswer(databases.JOBS, newest.job_fid, newest.company_slug)
      : null,
  ]);
  const reshape = (row: ReceiptRow): ReceiptVersion => {
    const { repeats: _, ...version } = reshapeOwnApplication(row, paths);
    return {
      ...version,
      ...(isHidden(caller, row) && { resumeUrl: null, resumeName: null }),
      submittedAt: isoDate(row.submitted_at),
    };
  };
  return {
    ...reshape(newest),
    isMailed: caller.isMailed,
    isResumeHidden: isHidden(caller, newest),
    mayReplaceResume: mayReplaceResume(caller, newest),
    earlier: earlier.map(reshape),
    firstAnswer,
  };
};

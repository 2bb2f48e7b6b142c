import type { JobReportForm } from '../../../src/contracts/site/job-report.ts';
import type { Bindings } from '../../env.ts';
import { HttpError } from '../../http/http-error.ts';
import { randomId } from '../../http/secrets.ts';
import type { Condition } from '../condition.ts';
import { batchUnlessErased } from '../erasures/batch-unless-erased.ts';
import { type NewEvent, recordEvent } from '../events/record-event.ts';

/** The number of reports that one network may send in a UTC day. */
export const REPORTS_PER_NETWORK = 10;

/**
 * Writes a visitor's report of a job, and the event that tells the operators. An open report from
 * the same network on the same day stands for all of them, so that nobody makes a job look worse by
 * reporting it again.
 * @param network as returned by `networkHash`, which differs from day to day
 * @returns the event; undefined if nothing was written, which the response must not reveal
 * @throws HttpError 429 if the network reported too many jobs today
 */
export const insertJobReport = async (
  bindings: Pick<Bindings, 'PEOPLE' | 'FILES'>,
  job: { readonly fid: string; readonly title: string },
  { reason, details, email }: JobReportForm,
  network: string,
  now: number,
): Promise<NewEvent | undefined> => {
  const { PEOPLE } = bindings;
  const id = randomId();
  const event = recordEvent(PEOPLE, 'job_reported', { jobReportId: id }, now, {
    sql: 'EXISTS (SELECT 1 FROM job_report WHERE id = ?)',
    values: [id],
  });
  const statements = (unless: Condition) => [
    PEOPLE.prepare(
      `INSERT INTO job_report (id, job_fid, job_title, reason, details, email, network, created_at)
       SELECT ?1, ?2, ?3, ?4, ?5, nullif(?6, ''), ?7, ?8
       WHERE (SELECT count(*) FROM job_report WHERE network = ?7) < ?9 AND ${unless.sql}
       ON CONFLICT DO NOTHING`,
    ).bind(
      ...[id, job.fid, job.title, reason, details, email, network, now, REPORTS_PER_NETWORK],
      ...unless.values,
    ),
    event.statement,
  ];
  const written = email
    ? await batchUnlessErased(bindings, email, now, statements)
    : await PEOPLE.batch(statements({ sql: 'TRUE', values: [] }));
  if (!written) return undefined;
  if (written[0]?.meta.changes) return event;
  const isReported = await PEOPLE.prepare(
    'SELECT 1 FROM job_report WHERE network = ? AND job_fid = ? AND resolved_at IS NULL',
  )
    .bind(network, job.fid)
    .first();
  if (isReported) return undefined;
  throw new HttpError(
    429,
    'too_many_reports',
    'Too many jobs were reported from your network today. Please try again tomorrow, or contact us.',
  );
};

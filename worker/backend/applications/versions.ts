import { type ApplicationStatus, ENDED_STATUSES } from '../../../src/contracts/enums.ts';
import type { Bindings } from '../../env.ts';
import type { Condition } from '../condition.ts';
import { moveApplication } from './move-application.ts';

/*
 * Several applications of one address to one job are versions of one record (decision 32). Each is
 * a row of its own, because anybody can send an application with any address: a later version hides
 * an earlier one, and neither changes it nor has its status.
 */

/**
 * SQL: the table to read `version` from. The index is named, because SQLite may otherwise read all
 * applications to the job.
 */
export const VERSION = 'application AS version INDEXED BY application_versions';

/** SQL: whether `version` is a version of the record that `application` belongs to. */
export const IS_VERSION = `version.job_fid = application.job_fid AND version.email = application.email`;

/** SQL: whether `version` was sent after `application`. */
const IS_LATER = `(version.submitted_at, version.id) > (application.submitted_at, application.id)`;

/** SQL: whether `version` was sent before `application`. */
export const IS_EARLIER = `(version.submitted_at, version.id) < (application.submitted_at, application.id)`;

const hasLater = (statuses: readonly ApplicationStatus[]): Condition => ({
  sql: `EXISTS (SELECT 1 FROM ${VERSION} WHERE ${IS_VERSION} AND ${IS_LATER}
    ${statuses.length > 0 ? 'AND version.status IN (SELECT value FROM json_each(?))' : ''})`,
  values: statuses.length > 0 ? [JSON.stringify(statuses)] : [],
});

/**
 * Whether `application` is the newest version of its record, or the newest that has one of
 * `statuses`: a version that is being interviewed is listed among those, although a later one has
 * only been submitted.
 */
export const isNewest = (statuses: readonly ApplicationStatus[]): Condition => {
  const { sql, values } = hasLater(statuses);
  return { sql: `NOT ${sql}`, values };
};

/**
 * Withdraws an application, and its other versions that have not ended, for its candidate. One
 * email is enough for all. Safe to repeat.
 * @throws HttpError 409 if the application has ended otherwise; 404 if it does not exist
 */
export const withdrawVersions = async (
  bindings: Pick<Bindings, 'PEOPLE' | 'EVENTS'>,
  id: string,
  now: number,
): Promise<void> => {
  await moveApplication(bindings, id, 'withdrawn', 'candidate', now);
  const { results } = await bindings.PEOPLE.prepare(
    `SELECT version.id FROM application JOIN ${VERSION} ON ${IS_VERSION}
     WHERE application.id = ? AND version.status NOT IN (SELECT value FROM json_each(?))`,
  )
    .bind(id, JSON.stringify(ENDED_STATUSES))
    .all<{ id: string }>();
  for (const version of results) {
    const mail = { silent: true, message: '' };
    await moveApplication(bindings, version.id, 'withdrawn', 'candidate', now, mail);
  }
};

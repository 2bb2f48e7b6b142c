import { ENDED_STATUSES } from '../../../src/contracts/enums.ts';
import type { Bindings } from '../../env.ts';
import type { Condition } from '../condition.ts';
import { moveApplication } from './move-application.ts';

/*
 * Several applications of one address to one job are versions of one record (decision 32). Each is
 * a row of its own, because anybody can send an application with any address: a later version hides
 * an earlier one, and neither changes it nor has its status. A withdrawn version hides none that is
 * not withdrawn, so nobody can withdraw an application by sending and withdrawing another one.
 */

/**
 * SQL: the table to read `version` from. The index is named, because SQLite may otherwise read all
 * applications to the job.
 */
export const VERSION = 'application AS version INDEXED BY application_versions';

/** SQL: whether `version` is a version of the record that `application` belongs to. */
export const IS_VERSION = `version.job_fid = application.job_fid AND version.email = application.email`;

const rank = (table: string) =>
  [`${table}.status <> 'withdrawn'`, `${table}.submitted_at`, `${table}.id`] as const;

const compareRanks = (operator: '<' | '>') =>
  `(${rank('version').join(', ')}) ${operator} (${rank('application').join(', ')})`;

/** SQL: whether `version` was sent after `application`, or `application` is withdrawn instead. */
export const IS_LATER = compareRanks('>');

/** SQL: whether `version` was sent before `application`, or is withdrawn instead. */
export const IS_EARLIER = compareRanks('<');

/** SQL: the order of versions in a table, newest first and withdrawn ones last. */
export const orderVersions = (table: 'version' | 'application'): string =>
  rank(table)
    .map((column) => `${column} DESC`)
    .join(', ');

/**
 * Whether `application` is the newest version of its record that meets the conditions on `version`:
 * a version that is being interviewed is listed among those, although a later one has only been
 * submitted.
 */
export const isNewest = (matching: readonly Condition[] = []): Condition => ({
  sql: `NOT EXISTS (SELECT 1 FROM ${VERSION} WHERE ${[
    ...[IS_VERSION, IS_LATER],
    ...matching.map(({ sql }) => sql),
  ].join(' AND ')})`,
  values: matching.flatMap(({ values }) => values),
});

/**
 * Withdraws all versions of an application that have not ended, for its candidate. One email is
 * enough for all. Safe to repeat.
 * @throws HttpError 409 if all have ended and none was withdrawn; 404 if it does not exist
 */
export const withdrawVersions = async (
  bindings: Pick<Bindings, 'PEOPLE' | 'EVENTS'>,
  id: string,
  now: number,
): Promise<void> => {
  const { results } = await bindings.PEOPLE.prepare(
    `SELECT version.id FROM application JOIN ${VERSION} ON ${IS_VERSION}
     WHERE application.id = ? AND version.status NOT IN (SELECT value FROM json_each(?))
     ORDER BY ${orderVersions('version')}`,
  )
    .bind(id, JSON.stringify(ENDED_STATUSES))
    .all<{ id: string }>();
  const [newest = { id }, ...others] = results;
  await moveApplication(bindings, newest.id, 'withdrawn', 'candidate', now);
  for (const version of others) {
    const mail = { silent: true, message: '' };
    await moveApplication(bindings, version.id, 'withdrawn', 'candidate', now, mail);
  }
};

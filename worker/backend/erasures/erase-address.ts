import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import type { Bindings } from '../../env.ts';
import { eraseApplications } from '../applications/erase-applications.ts';
import { deleteFiles, deleteUnreferenced, findRecentFiles } from '../applications/resume-store.ts';
import { type AuditEntry, auditStatement } from '../audit-log.ts';
import { anonymizeSuppressions } from '../suppressions/suppressions.ts';
import { endContactsStatement } from '../vacancies/contacts.ts';
import { hashAddress } from './address-hash.ts';
import { recordErasure } from './erasure-ledger.ts';

/** Records in one table that belong to an address. */
interface Trace {
  readonly table: string;
  readonly count: number;
  /** Empty if the ids are secret or the records have none. */
  readonly ids: string[];
}

export interface Traces {
  readonly records: Trace[];
  /** Keys in R2. */
  readonly files: string[];
}

interface Part {
  readonly table: string;
  /** Column name, or NULL if there is none to report. */
  readonly id: string;
  /**
   * SQL condition. `?1` is the address, and `?2` is the time up to which its records are erased.
   */
  readonly where: string;
}

const OWN = 'email = ?1 AND created_at <= ?2';
const APPLICATIONS = 'SELECT id FROM application WHERE email = ?1 AND submitted_at <= ?2';
const IN_APPLICATIONS = `application_id IN (${APPLICATIONS})`;

/** The records that `eraseApplications` deletes: applications and their child rows. */
const APPLICATION_PARTS: readonly Part[] = [
  { table: 'application', id: 'id', where: `id IN (${APPLICATIONS})` },
  { table: 'application_status', id: 'NULL', where: IN_APPLICATIONS },
  { table: 'pending_move', id: 'NULL', where: IN_APPLICATIONS },
  { table: 'review', id: 'id', where: IN_APPLICATIONS },
  {
    table: 'review_version',
    id: 'NULL',
    where: `review_id IN (SELECT id FROM review WHERE ${IN_APPLICATIONS})`,
  },
  { table: 'feedback', id: 'id', where: IN_APPLICATIONS },
  { table: 'review_grant_application', id: 'NULL', where: IN_APPLICATIONS },
  { table: 'resume_read', id: 'NULL', where: IN_APPLICATIONS },
];

/**
 * Records deleted in one batch. The order matters, since some conditions refer to records that are
 * deleted later.
 */
const OTHER_PARTS: readonly Part[] = [
  {
    table: 'outbox',
    id: 'id',
    // Includes emails to operators, which are found by the record that they are about. Each SELECT
    // uses its own index.
    where: `id IN (
      SELECT id FROM outbox WHERE recipient = ?1 COLLATE NOCASE AND created_at <= ?2
      UNION ALL SELECT id FROM outbox WHERE about IN (
        SELECT id FROM contact_request WHERE ${OWN}
        UNION ALL SELECT id FROM referral WHERE ${OWN}
        UNION ALL ${APPLICATIONS}
        UNION ALL SELECT id FROM review WHERE ${IN_APPLICATIONS}))`,
  },
  {
    table: 'event',
    id: 'id',
    // Repeats the conditions of the indexes `event_of` and `event_with_message`, so that they are
    // used.
    where: `id IN (
      SELECT id FROM event
      WHERE payload ->> 'email' IS NOT NULL AND payload ->> 'email' = ?1 COLLATE NOCASE AND at <= ?2
      UNION ALL SELECT id FROM event
      WHERE payload ->> 'message' IS NOT NULL AND CAST(payload ->> 'applicationId' AS TEXT) IN (${APPLICATIONS}))`,
  },
  { table: 'contact_request', id: 'id', where: OWN },
  { table: 'referral', id: 'id', where: OWN },
  {
    table: 'job_alert_mailed',
    id: 'NULL',
    where: `address_id IN (SELECT address_id FROM job_alert WHERE ${OWN})`,
  },

  { table: 'job_alert', id: 'NULL', where: OWN },
  { table: 'job_report', id: 'id', where: OWN },
  { table: 'employer_contact', id: 'company', where: OWN },
  { table: 'candidate', id: 'id', where: OWN },
  {
    table: 'candidate_token',
    id: 'NULL',
    // Once the account is gone, its sessions are deleted however new they are.
    where: `email = ?1 AND (created_at <= ?2
      OR (kind = 'bearer' AND NOT EXISTS (SELECT 1 FROM candidate WHERE email = ?1)))`,
  },
];

const NAMED_FILES = `SELECT resume_key AS id FROM application
    WHERE email = ?1 AND submitted_at <= ?2 AND resume_key IS NOT NULL
  UNION ALL SELECT resume_key FROM candidate WHERE ${OWN} AND resume_key IS NOT NULL`;

const PARTS = [...APPLICATION_PARTS, ...OTHER_PARTS];

/** Selects one row with a JSON list of ids for each table. */
const SELECT_TRACES = `SELECT ${[
  ...PARTS.map(
    ({ table, id, where }) =>
      `(SELECT json_group_array(${id}) FROM ${table} WHERE ${where}) AS ${table}`,
  ),
  `(SELECT json_group_array(id) FROM (${NAMED_FILES})) AS files`,
].join(', ')}`;

type Storage = Pick<Bindings, 'PEOPLE' | 'FILES' | 'BACKUPS'>;

/**
 * Reads the traces of an address up to a given time, in a batch that begins with the statements in
 * `first`.
 */
const readTraces = async (
  { PEOPLE, FILES }: Storage,
  email: string,
  addressHash: string,
  until: number,
  first: readonly D1PreparedStatement[] = [],
): Promise<Traces> => {
  const results = await PEOPLE.batch<Record<string, string>>([
    ...first,
    PEOPLE.prepare(SELECT_TRACES).bind(email, until),
  ]);
  const row = results.at(-1)?.results[0];
  const parseIds = (name: string): (string | null)[] => JSON.parse(row?.[name] ?? '[]');
  return {
    records: PARTS.map(({ table }) => ({ table, ids: parseIds(table) }))
      .filter(({ ids }) => ids.length > 0)
      .map(({ table, ids }) => ({
        table,
        count: ids.length,
        ids: ids.filter((id) => id !== null),
      })),
    files: [
      ...new Set([
        ...parseIds('files').filter((key) => key !== null),
        ...(await findRecentFiles(FILES, addressHash, until)),
      ]),
    ],
  };
};

/** The records and files that an erasure of the address would delete now. @throws HttpError 503 */
export const findTraces = async (
  bindings: Storage,
  email: string,
  now: number,
): Promise<Traces & { readonly addressHash: string }> => {
  const addressHash = await hashAddress(bindings, email);
  return { ...(await readTraces(bindings, email, addressHash, now)), addressHash };
};

const tombstone = (db: D1Database, addressHash: string, now: number) =>
  db
    .prepare(
      `INSERT INTO erasure (address_hash, erased_at) VALUES (?, ?)
       ON CONFLICT (address_hash) DO UPDATE SET erased_at = max(erased_at, excluded.erased_at)`,
    )
    .bind(addressHash, now);

/**
 * Removes the hashes that detect repeats, so that a submission repeated from now on counts as new,
 * and not as a repeat of a record that is being erased.
 */
const releaseRepeats = (db: D1Database, email: string, now: number): D1PreparedStatement[] =>
  [
    'UPDATE application SET idempotency_hash = id WHERE email = ?1 AND submitted_at <= ?2',
    `UPDATE contact_request SET content_hash = id WHERE ${OWN}`,
    `UPDATE referral SET created_at = 0 WHERE ${OWN}`,
  ].map((sql) => db.prepare(sql).bind(email, now));

/** Disables earlier sign-in links, which would recreate the account. */
const endLinks = (db: D1Database, email: string, now: number): D1PreparedStatement =>
  db
    .prepare(
      `UPDATE candidate_token SET used_at = ?2 WHERE email = ?1 AND kind = 'magic_link'
         AND used_at IS NULL AND created_at <= ?2`,
    )
    .bind(email, now);

/** Number of records in a table. */
export const countTraces = ({ records }: Traces, table: string): number =>
  records.find((trace) => trace.table === table)?.count ?? 0;

/**
 * Erases all data from an address that arrived up to `now` (decision 20). The tombstone is written
 * first. From then on no older data is written, so the traces read after it are complete. The files
 * are deleted next, then their rows, and the account last. A failure halfway therefore leaves the
 * account and its session, and repeating the call finishes the erasure. The audit log identifies
 * the address by its hash. It gets one entry before the deletion (`candidate.erasing`, with the
 * number of applications) and one after it.
 * @throws HttpError 503 if the file store does not respond; the hash key is read first
 */
export const eraseAddress = async (
  bindings: Storage,
  email: string,
  actor: AuditEntry['actor'],
  now: number,
): Promise<Traces> => {
  const { PEOPLE, FILES } = bindings;
  const subject = await hashAddress(bindings, email);
  const traces = await readTraces(bindings, email, subject, now, [
    tombstone(PEOPLE, subject, now),
    ...releaseRepeats(PEOPLE, email, now),
    endLinks(PEOPLE, email, now),
    anonymizeSuppressions(PEOPLE, [subject]),
    endContactsStatement(PEOPLE, 'email = ? AND created_at <= ?', email, now),
  ]);
  const applications = countTraces(traces, 'application');
  const audit = (action: string, detail: AuditEntry['detail']) =>
    auditStatement(PEOPLE, { actor, action, subject, detail }, now);
  await audit('candidate.erasing', { applications }).run();

  const { files } = traces;
  await recordErasure(bindings, { addressHash: subject, erasedAt: now, files });
  await deleteFiles(FILES, files);
  await eraseApplications(
    bindings,
    traces.records.find(({ table }) => table === 'application')?.ids ?? [],
  );
  const results = await PEOPLE.batch<{ resume_key?: string | null }>([
    ...OTHER_PARTS.map(({ table, where }) =>
      PEOPLE.prepare(
        `DELETE FROM ${table} WHERE ${where} ${table === 'candidate' ? 'RETURNING resume_key' : ''}`,
      ).bind(email, now),
    ),
    audit('candidate.erased', { applications, files: files.length }),
  ]);
  // Resumes added to the account in the meantime are no longer referenced.
  const lateFiles = results.flatMap(({ results: rows }) =>
    rows.flatMap((row) => row.resume_key ?? []),
  );
  const unnamed = lateFiles.filter((key) => !files.includes(key));
  await Promise.all(unnamed.map((key) => deleteUnreferenced(FILES, key)));
  return traces;
};

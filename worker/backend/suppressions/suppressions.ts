import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import type { SuppressedAddress } from '../../../src/contracts/ops.ts';
import type { Paging } from '../../../src/contracts/wire.ts';
import type { Bindings } from '../../env.ts';
import { auditStatement } from '../audit-log.ts';
import { hashAddress } from '../erasures/address-hash.ts';
import { type Listed, listRecords } from '../list-records.ts';

/*
 * Addresses that get no mail (decision 18). They are stored as the hashes that erasures use, so a
 * suppression outlasts the erasure of its person without identifying anyone.
 */

type Storage = Pick<Bindings, 'PEOPLE' | 'FILES'>;

export interface Suppression extends Pick<SuppressedAddress, 'masked' | 'reason' | 'detail'> {
  /** Time of the provider's report, in Unix milliseconds. */
  readonly suppressedAt: number;
}

const COLUMNS = 'masked, reason, detail, suppressed_at AS suppressedAt';
const ACTIVE = 'lifted_at IS NULL';

/** `ada@example.com` becomes `a…@example.com`. */
export const maskAddress = (email: string): string =>
  email.replace(/^(.).*@/su, (_, first: string) => `${first}…@`);

/**
 * Suppresses an address because of a provider's report. A report that arrives again changes
 * nothing, and neither does one from before an operator allowed mail again.
 * @throws HttpError 503 if the hash key cannot be read
 */
export const suppressAddress = async (
  bindings: Storage,
  email: string,
  { reason, detail, suppressedAt }: Omit<Suppression, 'masked'>,
): Promise<void> => {
  await bindings.PEOPLE.prepare(
    `INSERT INTO suppressed_address (address_hash, masked, reason, detail, suppressed_at)
     VALUES (?1, iif(EXISTS (SELECT 1 FROM erasure WHERE address_hash = ?1), NULL, ?2), ?3, ?4, ?5)
     ON CONFLICT (address_hash) DO UPDATE SET masked = excluded.masked, reason = excluded.reason,
       detail = excluded.detail, suppressed_at = excluded.suppressed_at, lifted_at = NULL
     WHERE lifted_at < excluded.suppressed_at`,
  )
    .bind(await hashAddress(bindings, email), maskAddress(email), reason, detail, suppressedAt)
    .run();
};

/** @throws HttpError 503 if the hash key cannot be read */
export const findSuppression = async (
  bindings: Storage,
  email: string,
): Promise<Suppression | null> =>
  bindings.PEOPLE.prepare(
    `SELECT ${COLUMNS} FROM suppressed_address WHERE address_hash = ? AND ${ACTIVE}`,
  )
    .bind(await hashAddress(bindings, email))
    .first<Suppression>();

/** One page of suppressed addresses, newest first. */
export const listSuppressions = (db: D1Database, paging: Paging): Promise<Listed<Suppression>> =>
  listRecords(
    db,
    {
      columns: COLUMNS,
      joins: 'JOIN suppressed_address ON suppressed_address.address_hash = page.id',
    },
    {
      sql: `SELECT suppressed_at AS at, address_hash AS id FROM suppressed_address WHERE ${ACTIVE}`,
      values: [],
      order: ['at', 'id'],
    },
    paging,
    { kind: 'suppressed_address' },
  );

/**
 * Allows mail to an address again, with an audit entry.
 * @returns false if the address was not suppressed
 * @throws HttpError 503 if the hash key cannot be read
 */
export const liftSuppression = async (
  bindings: Storage,
  email: string,
  now: number,
): Promise<boolean> => {
  const { PEOPLE } = bindings;
  const hash = await hashAddress(bindings, email);
  const [lifted] = await PEOPLE.batch([
    PEOPLE.prepare(
      `UPDATE suppressed_address SET lifted_at = ? WHERE address_hash = ? AND ${ACTIVE}`,
    ).bind(now, hash),
    auditStatement(
      PEOPLE,
      { actor: 'operator', action: 'address.unsuppressed', subject: hash },
      now,
      { sql: 'changes() > 0', values: [] },
    ),
  ]);
  return (lifted?.meta.changes ?? 0) > 0;
};

/** Deletes the readable part of suppressed addresses, which leaves their hashes. */
export const anonymizeSuppressions = (
  db: D1Database,
  hashes: readonly string[],
): D1PreparedStatement =>
  db
    .prepare(
      `UPDATE suppressed_address SET masked = NULL
       WHERE address_hash IN (SELECT value FROM json_each(?))`,
    )
    .bind(JSON.stringify(hashes));

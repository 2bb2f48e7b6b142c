import type { D1Database, D1PreparedStatement, D1Result } from '@cloudflare/workers-types';
import type { Bindings } from '../../env.ts';
import type { Condition } from '../condition.ts';
import { hashAddress } from './address-hash.ts';

/** No address at all was erased since. Needs no key, and holds nearly always. */
const noneErasedSince = (arrivedAt: number): Condition => ({
  sql: 'NOT EXISTS (SELECT 1 FROM erasure WHERE erased_at >= ?)',
  values: [arrivedAt],
});

const notErasedSince = (addressHash: string, arrivedAt: number): Condition => ({
  sql: 'NOT EXISTS (SELECT 1 FROM erasure WHERE address_hash = ? AND erased_at >= ?)',
  values: [addressHash, arrivedAt],
});

/** Whether what arrived then belongs to an address that was erased since. */
export const isErasedSince = async (
  db: D1Database,
  addressHash: string,
  arrivedAt: number,
): Promise<boolean> => {
  const { sql, values } = notErasedSince(addressHash, arrivedAt);
  const row = await db
    .prepare(`SELECT ${sql} AS holds`)
    .bind(...values)
    .first<{ holds: number }>();
  if (!row) throw new Error('The database did not say.');
  return row.holds === 0;
};

/**
 * Writes what a post brought, unless its address was erased since the post arrived: the tombstone is
 * looked for in the batch that writes, so an erasure is either before it or finds what it wrote.
 * Every statement that writes personal data carries the condition it is given; the last of its
 * parameters are the condition's.
 * @returns undefined where the address was erased: nothing was written. The post is answered as if
 *   it had been written just before the erasure, which would have left the same.
 */
export const batchUnlessErased = async <Row>(
  bindings: Pick<Bindings, 'PEOPLE' | 'FILES'>,
  email: string,
  arrivedAt: number,
  statements: (unlessErased: Condition) => readonly D1PreparedStatement[],
): Promise<D1Result<Row>[] | undefined> => {
  const { PEOPLE } = bindings;
  const write = async (condition: Condition) => {
    const results = await PEOPLE.batch<Row | { holds: number }>([
      ...statements(condition),
      PEOPLE.prepare(`SELECT ${condition.sql} AS holds`).bind(...condition.values),
    ]);
    const [check] = (results.pop() as D1Result<{ holds: number }>).results;
    // Taken for an erasure, an answer that says neither would lose the post without a word.
    if (check?.holds !== 0 && check?.holds !== 1) throw new Error('The database did not say.');
    return check.holds ? (results as D1Result<Row>[]) : undefined;
  };
  return (
    (await write(noneErasedSince(arrivedAt))) ??
    write(notErasedSince(await hashAddress(bindings, email), arrivedAt))
  );
};

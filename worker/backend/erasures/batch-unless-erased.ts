import type { D1Database, D1PreparedStatement, D1Result } from '@cloudflare/workers-types';
import type { Bindings } from '../../env.ts';
import type { Condition } from '../condition.ts';
import { hashAddress } from './address-hash.ts';

/**
 * True if no address at all has been erased since `arrivedAt`. This is nearly always the case, and
 * the check needs no hash key.
 */
const noneErasedSince = (arrivedAt: number): Condition => ({
  sql: 'NOT EXISTS (SELECT 1 FROM erasure WHERE erased_at >= ?)',
  values: [arrivedAt],
});

const notErasedSince = (addressHash: string, arrivedAt: number): Condition => ({
  sql: 'NOT EXISTS (SELECT 1 FROM erasure WHERE address_hash = ? AND erased_at >= ?)',
  values: [addressHash, arrivedAt],
});

/** Whether the address in data that arrived at `arrivedAt` has been erased since then. */
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
  if (!row) throw new Error('The database returned no result for the erasure check.');
  return row.holds === 0;
};

/**
 * Writes the data from a submission unless its address was erased after the submission arrived. The
 * batch that writes the data also checks for the tombstone, so an erasure either precedes the batch
 * or finds its rows. Every statement that writes personal data must include the given condition,
 * with the condition's values as its last parameters.
 * @returns undefined if nothing was written because the address was erased. The response is then
 * the same as for a submission written just before the erasure, which would have left the same
 * state.
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
    // Treating an invalid result as an erasure would silently lose the submission.
    if (check?.holds !== 0 && check?.holds !== 1)
      throw new Error('The database returned no result for the erasure check.');
    return check.holds ? (results as D1Result<Row>[]) : undefined;
  };
  return (
    (await write(noneErasedSince(arrivedAt))) ??
    write(notErasedSince(await hashAddress(bindings, email), arrivedAt))
  );
};

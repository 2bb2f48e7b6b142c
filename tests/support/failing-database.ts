import type { D1Database } from '@cloudflare/workers-types';

/** Counts the calls to one or more databases together. */
export interface Calls {
  made: number;
}

interface Failure {
  /** The number of the call at which the database is lost, starting from 1. */
  readonly at: number;
  /** Whether the database is lost before or after that call runs. */
  readonly when: 'before' | 'after';
}

/**
 * Wraps a database so that it is lost at a given call and every later call fails. Records its
 * statements.
 */
export const createFailingDatabase = (
  db: D1Database,
  { at, when }: Failure,
  calls: Calls = { made: 0 },
): {
  readonly db: D1Database;
  readonly calls: Calls;
  readonly statements: readonly { sql: string; values: unknown[] }[];
} => {
  const during = async <T>(work: () => Promise<T>): Promise<T> => {
    const number = ++calls.made;
    if (number > at || (number === at && when === 'before')) throw new Error('Lost.');
    const result = await work();
    if (number === at) throw new Error('Lost.');
    return result;
  };
  const originals = new WeakMap<object, object>();
  const statements: { sql: string; values: unknown[] }[] = [];
  const wrap = (statement: object, sql: string): object => {
    const wrapped = {
      bind: (...values: unknown[]) => {
        statements.push({ sql, values });
        return wrap(
          (statement as never as { bind(...all: unknown[]): object }).bind(...values),
          sql,
        );
      },
      ...Object.fromEntries(
        ['all', 'first', 'run'].map((name) => [
          name,
          (...values: unknown[]) =>
            during(
              () =>
                (statement as Record<string, (...all: unknown[]) => Promise<unknown>>)[name]?.(
                  ...values,
                ) as Promise<unknown>,
            ),
        ]),
      ),
    };
    originals.set(wrapped, statement);
    return wrapped;
  };
  const failing = {
    prepare: (sql: string) => wrap(db.prepare(sql), sql),
    batch: (batch: object[]) =>
      during(() => db.batch(batch.map((one) => originals.get(one)) as never)),
  } as unknown as D1Database;
  return { db: failing, calls, statements };
};

import type { D1Database, D1PreparedStatement, D1Result } from '@cloudflare/workers-types';

/** Wraps a database and counts its statements and the rows that they read. */
export const meterDatabase = (real: D1Database) => {
  const used = { statements: 0, rowsRead: 0 };
  const count = <T>(results: D1Result<T>[]): D1Result<T>[] => {
    used.statements += results.length;
    for (const { meta } of results) used.rowsRead += meta.rows_read;
    return results;
  };
  const originals = new WeakMap<object, D1PreparedStatement>();
  const wrap = (statement: D1PreparedStatement): D1PreparedStatement => {
    const all = async () => count([await statement.all()])[0];
    const wrapped = {
      bind: (...values: unknown[]) => wrap(statement.bind(...values)),
      all,
      run: all,
      first: async (column?: string) => {
        const row = (await all())?.results[0] ?? null;
        return column && row ? row[column] : row;
      },
    } as unknown as D1PreparedStatement;
    originals.set(wrapped, statement);
    return wrapped;
  };
  const db = {
    prepare: (sql: string) => wrap(real.prepare(sql)),
    batch: async (statements: D1PreparedStatement[]) =>
      count(await real.batch(statements.map((one) => originals.get(one) ?? one))),
  } as unknown as D1Database;
  return { db, used };
};

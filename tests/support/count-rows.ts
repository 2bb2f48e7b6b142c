import type { D1Database, D1PreparedStatement, D1Result } from '@cloudflare/workers-types';

/** The same database, which counts the rows that D1 says it read. */
export const countRows = (
  real: D1Database,
): {
  readonly db: D1Database;
  readonly rowsOf: (act: () => Promise<unknown>) => Promise<number>;
} => {
  let rows = 0;
  const count = <Result extends D1Result<unknown>>(result: Result): Result => {
    rows += result.meta.rows_read;
    return result;
  };
  const statements = new WeakMap<object, D1PreparedStatement>();
  const counted = (statement: D1PreparedStatement): D1PreparedStatement => {
    const own = {
      bind: (...values: unknown[]) => counted(statement.bind(...values)),
      all: async () => count(await statement.all()),
      run: async () => count(await statement.run()),
      async first(column?: string) {
        const [row] = count(await statement.all<Record<string, unknown>>()).results;
        return (column === undefined ? row : row?.[column]) ?? null;
      },
    } as unknown as D1PreparedStatement;
    statements.set(own, statement);
    return own;
  };
  const db = {
    prepare: (sql: string) => counted(real.prepare(sql)),
    batch: async (all: D1PreparedStatement[]) =>
      (await real.batch(all.map((one) => statements.get(one) ?? one))).map(count),
  } as unknown as D1Database;
  const rowsOf = async (act: () => Promise<unknown>) => {
    rows = 0;
    await act();
    return rows;
  };
  return { db, rowsOf };
};

import type { D1Database, D1PreparedStatement, D1Result } from '@cloudflare/workers-types';

/** The work done by a database, as D1 counts and bills it. */
export interface DatabaseWork {
  /** The number of database calls; a batch counts as one. */
  readonly trips: number;
  readonly statements: readonly CountedStatement[];
}

interface CountedStatement {
  readonly rowsRead: number;
  readonly rowsWritten: number;
  /** The total size in bytes of the SQL and values sent to the database. */
  readonly bytes: number;
}

export const sumRowsRead = ({ statements }: DatabaseWork): number =>
  statements.reduce((sum, { rowsRead }) => sum + rowsRead, 0);
export const sumRowsWritten = ({ statements }: DatabaseWork): number =>
  statements.reduce((sum, { rowsWritten }) => sum + rowsWritten, 0);

interface Prepared {
  readonly statement: D1PreparedStatement;
  readonly bytes: number;
}

/** Wraps a database and counts the rows that each statement reads and writes. */
export const countRows = (
  real: D1Database,
): {
  readonly db: D1Database;
  /** Returns the work done since the last call to `takeWork`. */
  takeWork(): DatabaseWork;
  /** The number of rows that `act` reads. */
  rowsOf(act: () => Promise<unknown>): Promise<number>;
} => {
  let trips = 0;
  let counted: CountedStatement[] = [];
  const prepared = new WeakMap<D1PreparedStatement, Prepared>();
  const note = <Row>(result: D1Result<Row>, bytes: number): D1Result<Row> => {
    const { rows_read: rowsRead, rows_written: rowsWritten } = result.meta;
    counted.push({ rowsRead, rowsWritten, bytes });
    return result;
  };
  const one = <Row>(result: Promise<D1Result<Row>>, bytes: number): Promise<D1Result<Row>> => {
    trips += 1;
    return result.then((response) => note(response, bytes));
  };
  const wrap = (statement: D1PreparedStatement, sql: string, bytes: number) => {
    const wrapped = {
      bind: (...values: unknown[]) =>
        wrap(statement.bind(...values), sql, Buffer.byteLength(sql + values.join(''))),
      all: () => one(statement.all(), bytes),
      run: () => one(statement.run(), bytes),
      first: async (column?: string) => {
        const { results } = await one(statement.all<Record<string, unknown>>(), bytes);
        const [row] = results;
        if (row === undefined) return null;
        return column === undefined ? row : (row[column] ?? null);
      },
    } as unknown as D1PreparedStatement;
    prepared.set(wrapped, { statement, bytes });
    return wrapped;
  };
  const db = {
    prepare: (sql: string) => wrap(real.prepare(sql), sql, Buffer.byteLength(sql)),
    async batch(statements: D1PreparedStatement[]) {
      trips += 1;
      const known = statements.map((statement) => prepared.get(statement) as Prepared);
      const results = await real.batch(known.map(({ statement }) => statement));
      return results.map((result, i) => note(result, known[i]?.bytes ?? 0));
    },
  } as unknown as D1Database;
  const takeWork = () => {
    const work = { trips, statements: counted };
    trips = 0;
    counted = [];
    return work;
  };
  return {
    db,
    takeWork,
    async rowsOf(act) {
      takeWork();
      await act();
      return sumRowsRead(takeWork());
    },
  };
};

/*
 * A database with a lagging replica. It simulates D1's sessions, which do not exist on local
 * machines. Each write reaches the replica after a delay, in the same order.
 */

const LAG_MS = 5_000;

const isWrite = ({ sql }) => /\b(INSERT|UPDATE|DELETE|REPLACE)\b/i.test(sql);

const prepareAll = (db, statements) =>
  statements.map(({ sql, values }) => {
    const statement = db.prepare(sql);
    return values.length > 0 ? statement.bind(...values) : statement;
  });

/** D1's interface on top of `run`, which takes SQL and values. */
const createInterface = (run) => {
  const known = new WeakMap();
  const create = (statement) => {
    const all = async () => (await run([statement]))[0];
    const prepared = {
      bind: (...values) => create({ ...statement, values }),
      all,
      run: all,
      async first(column) {
        const [row] = (await all()).results;
        if (row === undefined) return null;
        return column === undefined ? row : (row[column] ?? null);
      },
    };
    known.set(prepared, statement);
    return prepared;
  };
  return {
    prepare: (sql) => create({ sql, values: [] }),
    batch: (statements) => run(statements.map((statement) => known.get(statement))),
  };
};

const waiting = [];
let isBusy = false;

/**
 * Applies writes older than the lag to the replica. If two requests run concurrently, only one of
 * them does this.
 */
const catchUp = async (replica) => {
  if (isBusy) return;
  isBusy = true;
  try {
    while (waiting.length > 0 && waiting[0].at <= Date.now() - LAG_MS) {
      await replica.batch(prepareAll(replica, waiting[0].statements));
      waiting.shift();
    }
  } finally {
    isBusy = false;
  }
};

export const withReplica = (primary, replica) => ({
  ...createInterface(async (statements) => {
    const results = await primary.batch(prepareAll(primary, statements));
    if (statements.some(isWrite)) waiting.push({ at: Date.now(), statements });
    return results;
  }),
  withSession: () =>
    createInterface(async (statements) => {
      await catchUp(replica);
      return replica.batch(prepareAll(replica, statements));
    }),
});

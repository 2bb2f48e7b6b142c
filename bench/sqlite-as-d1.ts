import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import type { D1Database } from '@cloudflare/workers-types';

export interface TimedStatement {
  readonly sql: string;
  readonly values: unknown[];
  readonly ms: number;
}

/** Wraps a SQLite file in D1's interface, and adds up the time spent inside SQLite. */
export interface TimedDatabase {
  readonly db: D1Database;
  /** The SQLite statements run since the last call, and their total time. */
  takeTime(): { ms: number; statements: TimedStatement[] };
  exec(sql: string): void;
  close(): void;
}

class Statement {
  readonly run_: (sql: string, values: SQLInputValue[]) => unknown[];
  readonly sql: string;
  readonly values: SQLInputValue[];

  constructor(run: Statement['run_'], sql: string, values: SQLInputValue[] = []) {
    this.run_ = run;
    this.sql = sql;
    this.values = values;
  }
  bind(...values: SQLInputValue[]) {
    return new Statement(this.run_, this.sql, values);
  }
  execute() {
    return { results: this.run_(this.sql, this.values), success: true, meta: { changes: 0 } };
  }
  async all() {
    return this.execute();
  }
  async run() {
    return this.execute();
  }
  async first() {
    return this.execute().results[0] ?? null;
  }
}

export function openTimedDatabase(file: string): TimedDatabase {
  const sqlite = new DatabaseSync(file);
  // The settings that workerd applies to a database.
  sqlite.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF; PRAGMA foreign_keys = ON');
  let statements: TimedStatement[] = [];
  const run: Statement['run_'] = (sql, values) => {
    const start = performance.now();
    // The time includes preparing the statement, because D1 prepares every query too.
    const rows = sqlite.prepare(sql).all(...values);
    statements.push({ sql, values, ms: performance.now() - start });
    return rows;
  };
  const db = {
    prepare: (sql: string) => new Statement(run, sql),
    async batch(batch: Statement[]) {
      sqlite.exec('BEGIN');
      try {
        const results = batch.map((statement) => statement.execute());
        sqlite.exec('COMMIT');
        return results;
      } catch (error) {
        sqlite.exec('ROLLBACK');
        throw error;
      }
    },
  };
  return {
    db: db as unknown as D1Database,
    takeTime() {
      const taken = statements;
      statements = [];
      return {
        ms: taken.reduce((sum, { ms }) => sum + ms, 0),
        statements: taken,
      };
    },
    exec: (sql) => sqlite.exec(sql),
    close: () => sqlite.close(),
  };
}

import type { D1Database, D1PreparedStatement, D1Result } from '@cloudflare/workers-types';
import { openDatabaseFolder } from '../tests/support/database.ts';
import { createBuiltInReader } from '../worker/backend/jobs/search/engines/built-in/built-in-reader.ts';
import { searchJobs } from '../worker/backend/jobs/search/search-jobs.ts';
import { NO_FILTERS } from './search-queries.ts';
import { jobDatabase } from './support/job-database.ts';

/** One query for each kind of search. */
const KINDS: readonly (readonly [kind: string, query: Partial<typeof NO_FILTERS>])[] = [
  ['all jobs', {}],
  ['a deep page', { page: 100 }],
  ['one filter', { category: ['engineering'] }],
  ['two filters', { workplace: ['on_site'], employmentType: ['full_time'] }],
  ['an age limit', { postedWithin: '7' }],
  ['pay', { salaryMin: 50_000 }],
  ['an occupation', { q: 'software engineer' }],
  ['a rare word', { q: 'kubernetes' }],
  ['a common word', { q: 'team' }],
  ['an occupation and a town', { q: 'nurse london' }],
  ['a town', { location: ['London'] }],
  ['a town and 25 km', { location: ['London'], radius: '25' }],
  ['a town and 100 km', { location: ['Leeds'], radius: '100' }],
  ['an occupation and 100 km', { q: 'engineer', location: ['Leeds'], radius: '100' }],
  ['a prefix', { q: 'engi' }],
  ['a typo', { q: 'softwrae engineer' }],
  ['a town without jobs', { q: 'nurse bradford' }],
  ['words without jobs', { q: 'graphic designer figma kubernetes' }],
  ['sorted by pay', { sort: 'salary' }],
];

/** Wraps a database and counts the rows of each statement as D1 bills them. */
const countRows = (real: D1Database) => {
  let counted: { rows: number; bytes: number }[] = [];
  const inner = new Map<D1PreparedStatement, { statement: D1PreparedStatement; bytes: number }>();
  const note = (result: D1Result, bytes: number) => {
    counted.push({ rows: result.meta.rows_read, bytes });
    return result;
  };
  const wrap = (
    statement: D1PreparedStatement,
    sql: string,
    bytes: number,
  ): D1PreparedStatement => {
    const wrapped = {
      bind: (...values: unknown[]) =>
        wrap(statement.bind(...values), sql, Buffer.byteLength(sql + values.join(''))),
      all: async () => note(await statement.all(), bytes),
      run: async () => note(await statement.run(), bytes),
    } as unknown as D1PreparedStatement;
    inner.set(wrapped, { statement, bytes });
    return wrapped;
  };
  const db = {
    prepare: (sql: string) => wrap(real.prepare(sql), sql, Buffer.byteLength(sql)),
    async batch(statements: D1PreparedStatement[]) {
      const prepared = statements.map((one) => inner.get(one));
      const results = await real.batch(
        prepared.map((one) => one?.statement as D1PreparedStatement),
      );
      return results.map((result, i) => note(result, prepared[i]?.bytes ?? 0));
    },
  } as unknown as D1Database;
  return {
    db,
    take() {
      const taken = counted;
      counted = [];
      return taken;
    },
  };
};

/**
 * Prints the cost of each kind of search: the total number of rows read, the rows read by its
 * largest statement, the number of statements, and the length of the longest statement in bytes.
 */
export const printRows = async (size: number, now: number): Promise<void> => {
  const { db: real, dispose } = await openDatabaseFolder(await jobDatabase(size, now));
  const { db, take } = countRows(real);
  await searchJobs(createBuiltInReader(db), NO_FILTERS, now);
  const dictionary = take().reduce((sum, { rows }) => sum + rows, 0);
  console.log(`\n${size} jobs; the first search of an isolate reads ${dictionary} rows\n`);
  console.log(`${'rows read'.padEnd(32)}    all  largest  statements  longest, bytes`);
  for (const [kind, query] of KINDS) {
    await searchJobs(createBuiltInReader(db), { ...NO_FILTERS, ...query }, now);
    take();
    const { total } = await searchJobs(createBuiltInReader(db), { ...NO_FILTERS, ...query }, now);
    const statements = take();
    const rows = statements.map((one) => one.rows);
    console.log(
      `${kind.padEnd(25)}${String(total).padStart(7)}` +
        `${String(rows.reduce((sum, one) => sum + one, 0)).padStart(7)}${String(Math.max(...rows)).padStart(9)}` +
        `${String(statements.length).padStart(12)}${String(Math.max(...statements.map((one) => one.bytes))).padStart(16)}`,
    );
  }
  await dispose();
};

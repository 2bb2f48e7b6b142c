import type { D1Database } from '@cloudflare/workers-types';
import * as v from 'valibot';
import type { Bindings } from '../../env.ts';
import { HttpError } from '../../http/http-error.ts';
import { eventAuditStatement } from '../audit-log.ts';
import { type Budget, createBudget } from '../budget.ts';
import { jsonChunks } from '../json-chunks.ts';
import { readProgress, saveProgress } from '../progress.ts';
import { PEOPLE_TABLES, type PeopleTable } from './people-tables.ts';
import { areSameDatabase, markDatabase } from './same-database.ts';

/*
 * Moves personal records from the jobs database into a separate database. During the move, the site
 * writes no personal records (PEOPLE_MOVE), so the rows do not change. The move may be interrupted
 * at any step and repeated. All rows are copied, then copied and compared a second time. Each row
 * is compared again before it is deleted, so a row that was written after the comparison is not
 * deleted.
 */

const SETTING = 'people_move';

const STAGES = ['copying', 'checking', 'deleting', 'done'] as const;

const ProgressSchema = v.object({
  stage: v.picklist(STAGES),
  /** Index into PEOPLE_TABLES; deletion runs from the last table to the first. */
  table: v.number(),
  /** Cursor: the last copied row's values in the columns that its table is ordered by. */
  after: v.nullable(v.array(v.union([v.string(), v.number()]))),
  rows: v.number(),
  /**
   * True for a repeated move, which copies rows that were written late but overwrites no rows in
   * the other database.
   */
  isAgain: v.boolean(),
  /** Identifies the move in the audit log. */
  startedAt: v.optional(v.number(), 0),
});
type Progress = v.InferOutput<typeof ProgressSchema>;

const BEGINNING: Progress = {
  ...{ stage: 'copying', table: 0, after: null, rows: 0, isAgain: false, startedAt: 0 },
};

type Databases = Pick<Bindings, 'JOBS' | 'PEOPLE'>;
type Row = Record<string, string | number | null>;

const ROWS_AT_ONCE = 200;
/** A page takes about six statements, or ten for emails. */
const CALL_LIMITS = { slices: 60, ms: 15_000 };

const getOrder = ({ key, order = key }: PeopleTable) => order;

const placeholders = (values: readonly unknown[]) => values.map(() => '?').join(', ');

/** The table's columns, except generated ones. */
const readColumns = async (db: D1Database, { name }: PeopleTable): Promise<string[]> =>
  (await db.prepare(`PRAGMA table_info(${name})`).all<{ name: string }>()).results.map(
    (column) => column.name,
  );

const readPage = async (
  db: D1Database,
  table: PeopleTable,
  columns: readonly string[],
  after: Progress['after'],
): Promise<Row[]> => {
  const order = getOrder(table);
  const afterLast = after ? `AND (${order.join(', ')}) > (${placeholders(after)})` : '';
  const { results } = await db
    .prepare(
      `SELECT ${columns.join(', ')} FROM ${table.name} WHERE ${table.where ?? 'TRUE'} ${afterLast}
       ORDER BY ${order.join(', ')} LIMIT ${ROWS_AT_ONCE}`,
    )
    .bind(...(after ?? []))
    .all<Row>();
  return results;
};

const values = (columns: readonly string[]) => columns.map((_, i) => `value ->> ${i}`).join(', ');

/**
 * Writes rows unchanged into the other database. If `isAgain`, existing rows are not overwritten.
 */
const writeRows = async (
  db: D1Database,
  { name, key }: PeopleTable,
  columns: readonly string[],
  rows: readonly Row[],
  isAgain: boolean,
): Promise<void> => {
  const others = columns.filter((column) => !key.includes(column));
  const update = others.map((column) => `${column} = excluded.${column}`).join(', ');
  for (const { json } of jsonChunks(rows.map((row) => columns.map((column) => row[column])))) {
    await db
      .prepare(
        `INSERT INTO ${name} (${columns.join(', ')}) SELECT ${values(columns)} FROM json_each(?)
         WHERE TRUE ON CONFLICT (${key.join(', ')}) DO ${update && !isAgain ? `UPDATE SET ${update}` : 'NOTHING'}`,
      )
      .bind(json)
      .run();
  }
};

/**
 * WHERE clause that finds rows by their keys. Its only parameter is the list of keys, as formatted
 * by `formatKeys`.
 */
const byKeys = ({ key }: PeopleTable) =>
  `WHERE (${key.join(', ')}) IN (SELECT ${values(key)} FROM json_each(?))`;

const formatKeys = ({ key }: PeopleTable, rows: readonly Row[]): string =>
  JSON.stringify(rows.map((row) => key.map((column) => row[column])));

/**
 * @throws HttpError 500 if a row differs between the two databases or is missing from the other one
 */
const checkRows = async (
  db: D1Database,
  table: PeopleTable,
  columns: readonly string[],
  rows: readonly Row[],
): Promise<void> => {
  const { results } = await db
    .prepare(`SELECT ${columns.join(', ')} FROM ${table.name} ${byKeys(table)}`)
    .bind(formatKeys(table, rows))
    .all<Row>();
  const found = new Set(results.map((row) => JSON.stringify(columns.map((name) => row[name]))));
  if (rows.every((row) => found.has(JSON.stringify(columns.map((name) => row[name]))))) return;
  throw new HttpError(
    500,
    'not_equal',
    `A row of the table ${table.name} differs between the two databases and was not moved. Run the command again; if this message appears again, report it.`,
  );
};

const copyPage = async (
  { JOBS, PEOPLE }: Databases,
  table: PeopleTable,
  progress: Progress,
): Promise<Progress> => {
  const columns = await readColumns(JOBS, table);
  const rows = await readPage(JOBS, table, columns, progress.after);
  if (rows.length > 0) {
    await writeRows(PEOPLE, table, columns, rows, progress.isAgain);
    await checkRows(PEOPLE, table, columns, rows);
  }
  const last = rows.at(-1);
  const isMore = last && rows.length === ROWS_AT_ONCE;
  const moved = { ...progress, rows: progress.rows + rows.length };
  return isMore
    ? { ...moved, after: getOrder(table).map((column) => last[column] ?? '') }
    : { ...moved, table: progress.table + 1, after: null };
};

/** Deletes a page of rows after checking that their copies in the other database are identical. */
const deletePage = async (
  { JOBS, PEOPLE }: Databases,
  table: PeopleTable,
  progress: Progress,
): Promise<Progress> => {
  const columns = await readColumns(JOBS, table);
  const rows = await readPage(JOBS, table, columns, null);
  if (rows.length > 0) {
    await checkRows(PEOPLE, table, columns, rows);
    await JOBS.prepare(`DELETE FROM ${table.name} ${byKeys(table)}`)
      .bind(formatKeys(table, rows))
      .run();
  }
  const isMore = rows.length === ROWS_AT_ONCE;
  return isMore ? progress : { ...progress, table: progress.table + 1 };
};

/** An interruption between the two writes repeats them, and the move still has one audit entry. */
const finish = async ({ JOBS, PEOPLE }: Databases, { rows, startedAt }: Progress, now: number) => {
  const acts = {
    ...({ actor: 'operator', action: 'people.moved' } as const),
    records: [{ subject: 'people', detail: { rows } }],
  };
  await eventAuditStatement(PEOPLE, `people-moved ${startedAt}`, acts, now).run();
  await saveProgress(JOBS, SETTING, { ...BEGINNING, stage: 'done', rows }).run();
};

/** The next table; undefined at the end of a stage. */
const findTable = ({ stage, table }: Progress): PeopleTable | undefined =>
  (stage === 'deleting' ? PEOPLE_TABLES.toReversed() : PEOPLE_TABLES)[table];

const takeStep = async (databases: Databases, progress: Progress): Promise<Progress> => {
  const table = findTable(progress);
  if (table) {
    const movePage = progress.stage === 'deleting' ? deletePage : copyPage;
    return movePage(databases, table, progress);
  }
  const stage = STAGES[STAGES.indexOf(progress.stage) + 1] ?? 'done';
  // The checking stage starts counting rows from zero again.
  return { ...progress, stage, table: 0, ...(stage === 'checking' && { rows: 0 }) };
};

/** Tables that an ordinary visit to a site may write to. */
const TABLES_OF_EVERY_SITE = ['signing_key', 'security_event', 'stored_bytes'];

/**
 * @throws HttpError 409 if the target database already has personal records, which the moved rows
 * would overwrite
 */
const requireEmpty = async ({ PEOPLE }: Databases): Promise<void> => {
  const names = [...new Set(PEOPLE_TABLES.map(({ name }) => name))].filter(
    (name) => !TABLES_OF_EVERY_SITE.includes(name),
  );
  const found = await PEOPLE.batch(
    names.map((name) => PEOPLE.prepare(`SELECT 1 FROM ${name} LIMIT 1`)),
  );
  const full = names.filter((_, i) => found[i]?.results.length);
  if (full.length === 0) return;
  throw new HttpError(
    409,
    'not_empty',
    `The PEOPLE database already has people (${full.join(', ')}). Nothing was changed. Create a new one, bind it as PEOPLE and deploy.`,
  );
};

/** Progress of the move. */
export interface PeopleMove {
  readonly stage: (typeof STAGES)[number];
  /** The next table to process. */
  readonly table: string | null;
  /** Number of rows copied or checked. */
  readonly rows: number;
}

/**
 * Continues the move for as long as a single call may run. `databases` must be the original
 * bindings, since the site blocks its other calls to PEOPLE during the move.
 * @throws HttpError 409 if both bindings refer to the same database, or PEOPLE already has personal
 * records
 */
export const movePeople = async (
  databases: Databases,
  now: number,
  mayGoOn: Budget = createBudget(CALL_LIMITS),
): Promise<PeopleMove> => {
  await markDatabase(databases);
  if (await areSameDatabase(databases)) {
    throw new HttpError(
      409,
      'one_database',
      'JOBS and PEOPLE are the same database. First create another one, bind it as PEOPLE and deploy (docs/operating.md, “Jobs and people in two databases”).',
    );
  }
  const { JOBS } = databases;
  const before = await readProgress(JOBS, SETTING, ProgressSchema);
  if (!before) await requireEmpty(databases);
  let progress =
    before && before.stage !== 'done'
      ? before
      : { ...BEGINNING, isAgain: before !== undefined, startedAt: now };
  while (progress.stage !== 'done' && mayGoOn()) {
    progress = await takeStep(databases, progress);
    if (progress.stage === 'done') await finish(databases, progress, now);
    else await saveProgress(JOBS, SETTING, progress).run();
  }
  const { stage, rows } = progress;
  return { stage, rows, table: (stage !== 'done' && findTable(progress)?.name) || null };
};

import type { D1Database } from '@cloudflare/workers-types';
import * as v from 'valibot';
import type { Bindings } from '../../env.ts';
import { HttpError } from '../../http/http-error.ts';
import { auditStatement } from '../audit-log.ts';
import { type Budget, createBudget } from '../budget.ts';
import { jsonChunks } from '../json-chunks.ts';
import { readProgress, saveProgress } from '../progress.ts';
import { PEOPLE_TABLES, type PeopleTable } from './people-tables.ts';
import { areSameDatabase, markDatabase } from './same-database.ts';

/*
 * Moves people from the database of jobs into one of their own. The site takes nothing of people
 * meanwhile (PEOPLE_MOVE), so that each row is moved as it stands. Safe to cut short at any step and
 * to repeat: rows are deleted once all of them were found in the other database, twice.
 */

const SETTING = 'people_move';

const STAGES = ['copying', 'checking', 'deleting', 'done'] as const;

const ProgressSchema = v.object({
  stage: v.picklist(STAGES),
  /** Of PEOPLE_TABLES; deleted are the last ones first. */
  table: v.number(),
  /** The last row that was copied: the values that its table is ordered by. */
  after: v.nullable(v.array(v.union([v.string(), v.number()]))),
  rows: v.number(),
});
type Progress = v.InferOutput<typeof ProgressSchema>;

const BEGINNING: Progress = { stage: 'copying', table: 0, after: null, rows: 0 };

type Databases = Pick<Bindings, 'JOBS' | 'PEOPLE'>;
type Row = Record<string, string | number | null>;

const ROWS_AT_ONCE = 200;
/** A page is some six statements. */
const CALL_LIMITS = { slices: 100, ms: 15_000 };

const orderOf = ({ key, order = key }: PeopleTable) => order;

const placeholders = (values: readonly unknown[]) => values.map(() => '?').join(', ');

/** Those that are stored: none that is computed. */
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
  const order = orderOf(table);
  const behind = after ? `AND (${order.join(', ')}) > (${placeholders(after)})` : '';
  const { results } = await db
    .prepare(
      `SELECT ${columns.join(', ')} FROM ${table.name} WHERE ${table.where ?? 'TRUE'} ${behind}
       ORDER BY ${order.join(', ')} LIMIT ${ROWS_AT_ONCE}`,
    )
    .bind(...(after ?? []))
    .all<Row>();
  return results;
};

const values = (columns: readonly string[]) => columns.map((_, i) => `value ->> ${i}`).join(', ');

/** Writes rows as they are in the other database, also over what an earlier try wrote of them. */
const writeRows = async (
  db: D1Database,
  { name, key }: PeopleTable,
  columns: readonly string[],
  rows: readonly Row[],
): Promise<void> => {
  const others = columns.filter((column) => !key.includes(column));
  const update = others.map((column) => `${column} = excluded.${column}`).join(', ');
  for (const { json } of jsonChunks(rows.map((row) => columns.map((column) => row[column])))) {
    await db
      .prepare(
        `INSERT INTO ${name} (${columns.join(', ')}) SELECT ${values(columns)} FROM json_each(?)
         WHERE TRUE ON CONFLICT (${key.join(', ')}) DO ${update ? `UPDATE SET ${update}` : 'NOTHING'}`,
      )
      .bind(json)
      .run();
  }
};

/** @throws HttpError 500 where a row is not in the other database as it is in this one */
const checkRows = async (
  db: D1Database,
  { name, key }: PeopleTable,
  columns: readonly string[],
  rows: readonly Row[],
): Promise<void> => {
  const keys = rows.map((row) => key.map((column) => row[column]));
  const { results } = await db
    .prepare(
      `SELECT ${columns.join(', ')} FROM ${name}
       WHERE (${key.join(', ')}) IN (SELECT ${values(key)} FROM json_each(?))`,
    )
    .bind(JSON.stringify(keys))
    .all<Row>();
  const found = new Set(results.map((row) => JSON.stringify(columns.map((name) => row[name]))));
  if (rows.every((row) => found.has(JSON.stringify(columns.map((name) => row[name]))))) return;
  throw new HttpError(
    500,
    'not_equal',
    `A row of the table ${name} is not the same in both databases. Nothing was deleted. Run the command again; if it says so again, report it.`,
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
    await writeRows(PEOPLE, table, columns, rows);
    await checkRows(PEOPLE, table, columns, rows);
  }
  const last = rows.at(-1);
  const isMore = last && rows.length === ROWS_AT_ONCE;
  const moved = { ...progress, rows: progress.rows + rows.length };
  if (isMore) return { ...moved, after: orderOf(table).map((column) => last[column] ?? '') };
  return { ...moved, table: progress.table + 1, after: null };
};

const deletePage = async (
  { JOBS }: Databases,
  { name, key }: PeopleTable,
  progress: Progress,
): Promise<Progress> => {
  const [, counted] = await JOBS.batch<{ deleted: number }>([
    JOBS.prepare(
      `DELETE FROM ${name} WHERE (${key.join(', ')}) IN (
         SELECT ${key.join(', ')} FROM ${name} LIMIT ${ROWS_AT_ONCE})`,
    ),
    JOBS.prepare('SELECT changes() AS deleted'),
  ]);
  const isMore = counted?.results[0]?.deleted === ROWS_AT_ONCE;
  return isMore ? progress : { ...progress, table: progress.table + 1 };
};

const finish = async ({ JOBS, PEOPLE }: Databases, { rows }: Progress, now: number) => {
  const entry = { actor: 'operator', action: 'people.moved', subject: 'people' } as const;
  await auditStatement(PEOPLE, { ...entry, detail: { rows } }, now).run();
  await saveProgress(JOBS, SETTING, { ...BEGINNING, stage: 'done', rows }).run();
};

const takeStep = async (databases: Databases, progress: Progress): Promise<Progress> => {
  const isDeleting = progress.stage === 'deleting';
  const tables = isDeleting ? PEOPLE_TABLES.toReversed() : PEOPLE_TABLES;
  const table = tables[progress.table];
  if (table) return (isDeleting ? deletePage : copyPage)(databases, table, progress);
  const stage = STAGES[STAGES.indexOf(progress.stage) + 1] ?? 'done';
  // Counted anew as they are checked.
  return { ...progress, stage, table: 0, ...(stage === 'checking' && { rows: 0 }) };
};

/** How far the move is. */
export interface PeopleMove {
  readonly stage: (typeof STAGES)[number];
  /** The table that is next. */
  readonly table: string | null;
  /** Rows that were copied, or checked. */
  readonly rows: number;
}

/**
 * Goes on with the move for as long as a call may take. Both databases as they are bound, not as the
 * closed site has them.
 * @throws HttpError 409 where both names are of one database
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
      'JOBS and PEOPLE are one database. Make another one, bind it as PEOPLE and deploy first (docs/operating.md, “Jobs and people in two databases”).',
    );
  }
  const { JOBS } = databases;
  const before = await readProgress(JOBS, SETTING, ProgressSchema);
  let progress = before && before.stage !== 'done' ? before : BEGINNING;
  while (progress.stage !== 'done' && mayGoOn()) {
    progress = await takeStep(databases, progress);
    if (progress.stage === 'done') await finish(databases, progress, now);
    else await saveProgress(JOBS, SETTING, progress).run();
  }
  const { stage, rows } = progress;
  return { stage, rows, table: PEOPLE_TABLES[progress.table]?.name ?? null };
};

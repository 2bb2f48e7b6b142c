import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';

/**
 * The running release works with the new schema until all requests reach the new one, and again
 * after a rollback. So a migration only adds. What no release uses any longer is removed by a later
 * migration, which lists it in a line such as `-- Contract: job.colour, job_colour`
 * (docs/operating.md, “Migrations”).
 */

/** The rule applies to later migrations. */
const FIRST_RULED = '0043';

/** Stands for an indexed expression. */
const EXPRESSION = 'expression';

interface Column {
  readonly name: string;
  readonly isRequired: boolean;
}

/** Tables and views with their columns, and the columns of each unique index. */
const readSchema = (db: DatabaseSync) => {
  const rows = (sql: string, ...values: string[]) => db.prepare(sql).all(...values);
  const names = rows(
    `SELECT name FROM pragma_table_list WHERE schema = 'main' AND type IN ('table', 'view', 'virtual')
     AND name NOT LIKE 'sqlite_%'`,
  ).map(({ name }) => String(name));
  const readColumns = (name: string): Column[] =>
    rows('SELECT name, "notnull", dflt_value, pk FROM pragma_table_xinfo(?)', name).map((one) => ({
      name: String(one.name),
      isRequired: one.notnull === 1 && one.dflt_value === null && one.pk === 0,
    }));
  const readUnique = (name: string): string[] =>
    rows(
      `SELECT (SELECT group_concat(coalesce(name, '${EXPRESSION}')) FROM pragma_index_info(list.name))
         AS columns FROM pragma_index_list(?) AS list WHERE "unique" = 1`,
      name,
    ).map(({ columns }) => String(columns));
  return new Map(
    names.map((name) => [name, { columns: readColumns(name), unique: readUnique(name) }]),
  );
};
type Schema = ReturnType<typeof readSchema>;

/** Lists what code written for `before` would miss, or is no longer allowed to write, in `after`. */
const findBreaks = (before: Schema, after: Schema): string[] =>
  [...before].flatMap(([name, { columns, unique }]) => {
    const now = after.get(name);
    if (!now) return [name];
    const known = new Map(columns.map((column) => [column.name, column]));
    const left = new Set(now.columns.map((column) => column.name));
    return [
      ...columns.filter((column) => !left.has(column.name)).map((column) => column.name),
      ...now.columns
        .filter((column) => column.isRequired && !known.get(column.name)?.isRequired)
        .map((column) => column.name),
      // In a new column, the running release writes no values that could be equal.
      ...now.unique
        .filter((index) => !unique.includes(index))
        .filter((index) => index.split(',').every((one) => one === EXPRESSION || known.has(one)))
        .map((index) => `unique(${index})`),
    ].map((part) => `${name}.${part}`);
  });

/** Applies a migration, and returns what it breaks without listing it. */
const applyMigration = (db: DatabaseSync, sql: string): string[] => {
  const listed = [...sql.matchAll(/^-- Contract: (.+)$/gm)].flatMap(([, names = '']) =>
    names.split(', '),
  );
  const before = readSchema(db);
  db.exec(sql);
  return findBreaks(before, readSchema(db)).filter(
    (one) => !listed.some((name) => one === name || one.startsWith(`${name}.`)),
  );
};

test('no new migration removes or restricts what the running release uses', () => {
  const db = new DatabaseSync(':memory:');
  const breaks: string[] = [];
  for (const file of globSync('*.sql', { cwd: import.meta.dirname }).sort()) {
    const sql = readFileSync(join(import.meta.dirname, file), 'utf8');
    if (file < FIRST_RULED) db.exec(sql);
    else breaks.push(...applyMigration(db, sql).map((one) => `${file}: ${one}`));
  }
  expect(breaks).toEqual([]);
});

test.each([
  ['DROP VIEW open_job; DROP TABLE job', ['open_job', 'job']],
  ['ALTER TABLE job RENAME TO vacancy', ['job']],
  ['ALTER TABLE job RENAME COLUMN title TO name', ['open_job.title', 'job.title', 'job.name']],
  ['ALTER TABLE job DROP COLUMN colour', ['job.colour']],
  ['CREATE UNIQUE INDEX job_title ON job (title)', ['job.unique(title)']],
  ['CREATE UNIQUE INDEX job_title ON job (lower(title))', ['job.unique(expression)']],
  ['ALTER TABLE job ADD COLUMN code TEXT; CREATE UNIQUE INDEX job_code ON job (code)', []],
  ['DROP VIEW open_job', ['open_job']],
  ['-- Contract: job.colour, open_job\nDROP VIEW open_job; ALTER TABLE job DROP COLUMN colour', []],
  ["ALTER TABLE job ADD COLUMN size TEXT NOT NULL DEFAULT ''", []],
  ['CREATE TABLE note (text TEXT NOT NULL)', []],
  [
    `CREATE TABLE other (id INTEGER PRIMARY KEY, title TEXT NOT NULL, colour TEXT, size TEXT);
     DROP VIEW open_job; DROP TABLE job; ALTER TABLE other RENAME TO job;
     CREATE VIEW open_job AS SELECT id, title FROM job`,
    [],
  ],
])('a migration with %s breaks %j', (sql, breaks) => {
  const db = new DatabaseSync(':memory:');
  db.exec(`CREATE TABLE job (id INTEGER PRIMARY KEY, title TEXT NOT NULL, colour TEXT);
    CREATE VIEW open_job AS SELECT id, title FROM job`);
  expect(applyMigration(db, sql)).toEqual(breaks);
});

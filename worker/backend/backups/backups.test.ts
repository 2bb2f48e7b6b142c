import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { D1Database } from '@cloudflare/workers-types';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCompleteDatabases } from '../../../tests/support/database.ts';
import { MORE_PEOPLE } from '../../../tests/support/more-people.ts';
import { NOW } from '../../../tests/support/records.ts';
import { addSampleRecords } from '../../../tests/support/sample-calls.ts';
import type { Bindings } from '../../env.ts';
import { createBudget } from '../budget.ts';
import { backupBucket, readManifest } from './backup-store.ts';
import {
  BACKUP_TABLES,
  REBUILT_TABLES,
  TABLES_LEFT_OUT,
  TABLES_OF_MIGRATIONS,
} from './backup-tables.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const folder = mkdtempSync(join(tmpdir(), 'rolecall-backups-'));
let site: Bindings;
let empty: Bindings;
let dispose: () => Promise<void>;

const WHOLE = () => createBudget({ slices: 10_000, ms: 60_000 });

beforeAll(async () => {
  const opened = await openCompleteDatabases(folder, 2);
  dispose = opened.dispose;
  const [first, second] = opened.databases;
  if (!second) throw new Error('There is no second database.');
  const bindings = ({ both, files, events }: typeof first, more = {}): Bindings =>
    ({
      ...{ JOBS: both.JOBS, PEOPLE: both.JOBS, FILES: files, EVENTS: events },
      ERASURE_KEY: 'erasure-key-erasure-key-erasure-key',
      ...more,
    }) as unknown as Bindings;
  site = bindings(first);
  // The second site has the bucket of backups, and is closed for the restore.
  empty = bindings(second, { BACKUPS: first.files, RESTORE: 'on' });
  await addSampleRecords(site);
  for (const sql of MORE_PEOPLE) await site.JOBS.prepare(sql).run();
}, 60_000);
afterAll(async () => {
  await dispose();
  rmSync(folder, { recursive: true });
});

const rowsOf = async (
  db: D1Database,
  { name, where = 'TRUE' }: { name: string; where?: string },
) => {
  const { results } = await db.prepare(`SELECT * FROM ${name} WHERE ${where}`).all();
  return results.map((row) => JSON.stringify(row)).sort();
};

test('a new table is backed up, or left out for a reason', async () => {
  const { results } = await site.JOBS.prepare(
    `SELECT name FROM pragma_table_list WHERE schema = 'main' AND type <> 'shadow' AND type <> 'view'`,
  ).all<{ name: string }>();
  const names = results.map(({ name }) => name).filter((name) => !/^(sqlite|_cf|d1)_/.test(name));
  expect(names.toSorted()).toEqual(
    [
      ...BACKUP_TABLES.map(({ name }) => name),
      ...REBUILT_TABLES,
      ...TABLES_OF_MIGRATIONS,
      ...TABLES_LEFT_OUT,
    ].toSorted(),
  );
});

test('a backup is written and restored', async () => {
  const { id, stage } = await writeBackup(
    site,
    () => NOW,
    WHOLE(),
    async () => undefined,
  );
  expect(stage).toBe('done');
  const manifest = await readManifest(backupBucket(site), id);
  for (const table of BACKUP_TABLES) {
    const rows = await rowsOf(site[table.database], table);
    const stored = manifest?.tables.find(({ name }) => name === table.name);
    expect([table.name, stored?.rows]).toEqual([table.name, rows.length]);
  }
  const restored = await restoreBackup(empty, { id, which: 'both' }, () => NOW, WHOLE());
  expect(restored).toMatchObject({ stage: 'done' });
  for (const table of BACKUP_TABLES) {
    if (['outbox', 'event', 'audit_log'].includes(table.name)) continue;
    expect(await rowsOf(empty[table.database], table), table.name).toEqual(
      await rowsOf(site[table.database], table),
    );
  }
}, 60_000);

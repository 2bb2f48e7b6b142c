import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { findDamage } from './database-damage.ts';

const PAGE_BYTES = 4096;
const state = mkdtempSync(join(tmpdir(), 'rolecall-damage-'));
const folder = join(state, 'v3/d1/databases');
const file = join(folder, 'one.sqlite');
afterAll(() => rmSync(state, { recursive: true }));

/** Creates a database with several pages. */
beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const database = new DatabaseSync(file);
  database.exec('PRAGMA journal_mode = WAL; CREATE TABLE job (id INTEGER PRIMARY KEY, title TEXT)');
  database.exec(`INSERT INTO job (title) VALUES ('${'x'.repeat(3 * PAGE_BYTES)}')`);
  database.close();
});

test('no damage is found in a folder that contains no databases or only intact ones', () => {
  expect(findDamage(join(state, 'none'))).toBeUndefined();
  expect(findDamage(state)).toBeUndefined();
});

test('a file that is not a database is reported with its name', () => {
  writeFileSync(file, 'garbage '.repeat(5_000));
  expect(findDamage(state)).toEqual({ file, reason: 'file is not a database' });
});

test('a database with one damaged table page is reported as damaged', () => {
  const bytes = readFileSync(file);
  bytes.fill(0x5a, PAGE_BYTES, 2 * PAGE_BYTES);
  writeFileSync(file, bytes);
  expect(findDamage(state)).toMatchObject({ file });
});

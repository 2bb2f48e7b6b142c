import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../tests/support/database.ts';
import { database } from '../../tests/support/test-database.ts';
import { SCHEDULE } from '../scheduled.ts';
import { HEARTBEAT_CRON, HEARTBEAT_SQL, readLastHeartbeat, writeHeartbeat } from './heartbeat.ts';

test('the heartbeat’s cron schedule is one of the configured schedules', () => {
  expect(Object.keys(SCHEDULE)).toContain(HEARTBEAT_CRON);
});

test('stores the time of the write in a single row that does not grow', async () => {
  const { both } = database;
  expect(await readLastHeartbeat(both)).toBeUndefined();
  await writeHeartbeat(both, 1_000);
  await writeHeartbeat(both, 2_000);
  expect(await readLastHeartbeat(both)).toBe(2_000);
  for (const db of Object.values(both)) {
    const { results } = await db.prepare('SELECT id, at, length(filler) FROM heartbeat').all();
    expect(results).toEqual([{ id: 1, at: 2_000, 'length(filler)': 0 }]);
  }
});

test.each(['JOBS', 'PEOPLE'] as const)(
  'returns the older of the two heartbeats if %s missed the latest one',
  async (stale) => {
    const both = { ...database.both, [stale]: (await createTestDatabase()).both[stale] };
    await writeHeartbeat(both, 3_000);
    await writeHeartbeat(database.both, 4_000);
    expect(await readLastHeartbeat(both)).toBe(3_000);
  },
);

test('fails on a full disk, even if an update to an existing row would succeed', () => {
  const migration = join(import.meta.dirname, 'migrations/0017_heartbeat.sql');
  const db = new DatabaseSync(':memory:');
  db.exec(readFileSync(migration, 'utf8'));
  const beatOnce = (at: number) => {
    db.prepare(HEARTBEAT_SQL.write).run(at);
    db.exec(HEARTBEAT_SQL.giveBack);
  };
  beatOnce(1);
  // Leaves no free space, as if other writes had filled the disk.
  db.exec('VACUUM; PRAGMA max_page_count = 1');
  db.exec('UPDATE heartbeat SET at = 2');
  expect(() => beatOnce(3)).toThrow('database or disk is full');
  db.close();
});

import { expect, test } from 'vitest';
import { createTestDatabase } from '../../tests/support/database.ts';
import { DAY_MS, NOW } from '../../tests/support/records.ts';
import { networkHash } from './network-hash.ts';

const from = (ip: string) =>
  new Request('https://jobs.example', { headers: { 'cf-connecting-ip': ip } });

test('a network has the same hash in every isolate for one day, and a different one the next day', async () => {
  const { db } = await createTestDatabase();
  const hash = await networkHash(db, from('192.0.2.1'), NOW);
  expect(hash).toMatch(/^[\w-]{16}$/);
  expect(await networkHash(db, from('192.0.2.2'), NOW)).not.toBe(hash);
  expect(await networkHash(db, from('192.0.2.1'), NOW + DAY_MS)).not.toBe(hash);
  // Another isolate has its own binding to the same database.
  const other = Object.create(db) as typeof db;
  expect(await networkHash(other, from('192.0.2.1'), NOW)).toBe(hash);
  expect(await networkHash(db, from('2001:db8::1'), NOW)).toBe(
    await networkHash(db, from('2001:db8:0:ff:ffff::9'), NOW),
  );
});

import { beforeEach, expect, test } from 'vitest';
import { NOW } from '../../../tests/support/records.ts';
import { storage } from '../../../tests/support/test-database.ts';
import { eraseAddress } from '../erasures/erase-address.ts';
import {
  findSuppression,
  liftSuppression,
  listSuppressions,
  suppressAddress,
} from './suppressions.ts';

const ADA = 'ada@example.com';
const BOUNCE = { reason: 'bounce', detail: null, suppressedAt: NOW } as const;

beforeEach(async () => {
  for (const table of ['suppressed_address', 'erasure', 'audit_log']) {
    await storage.PEOPLE.prepare(`DELETE FROM ${table}`).run();
  }
});

test('lists suppressed addresses, newest first, without those that were allowed again', async () => {
  for (const [i, email] of [ADA, 'bob@example.com', 'eve@example.com'].entries()) {
    await suppressAddress(storage, email, { ...BOUNCE, suppressedAt: NOW + i });
  }
  await liftSuppression(storage, 'bob@example.com', NOW + 9);
  const listed = await listSuppressions(storage.PEOPLE, { page: 1, perPage: 20 });
  expect(listed).toMatchObject({
    rows: [{ masked: 'e…@example.com' }, { masked: 'a…@example.com', suppressedAt: NOW }],
    total: 2,
  });
});

test('allowing mail to an address is audited once, by its hash', async () => {
  await suppressAddress(storage, ADA, BOUNCE);
  expect(await liftSuppression(storage, 'Ada@example.com', NOW)).toBe(true);
  expect(await liftSuppression(storage, ADA, NOW)).toBe(false);
  const { results } = await storage.PEOPLE.prepare('SELECT action, subject FROM audit_log').all();
  expect(results).toEqual([
    { action: 'address.unsuppressed', subject: expect.stringMatching(/^[\w-]{43}$/) },
  ]);
});

test('a suppression outlasts an erasure as a hash, whichever comes first', async () => {
  await suppressAddress(storage, ADA, BOUNCE);
  await eraseAddress(storage, ADA, 'operator', NOW);
  expect(await findSuppression(storage, ADA)).toEqual({ ...BOUNCE, masked: null });

  await eraseAddress(storage, 'bob@example.com', 'operator', NOW);
  await suppressAddress(storage, 'bob@example.com', BOUNCE);
  expect(await findSuppression(storage, 'bob@example.com')).toEqual({ ...BOUNCE, masked: null });
});

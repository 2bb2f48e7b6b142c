import { beforeEach, expect, test, vi } from 'vitest';
import { database } from '../../tests/support/test-database.ts';
import { countFault, FAULT_PERIOD_MS, noteFault } from './count-fault.ts';

const { db } = database;
const START = 100 * FAULT_PERIOD_MS;
beforeEach(() => db.prepare('DELETE FROM fault_count').run());

/** The same database, for an isolate of its own. */
const createIsolate = () => Object.create(db) as typeof db;
const counted = async () =>
  (await db.prepare('SELECT at, kind, count FROM fault_count ORDER BY at, kind').all()).results;

test('an isolate writes at most every ten seconds and counts each failure in its own period', async () => {
  const isolate = createIsolate();
  const prepare = vi.spyOn(isolate, 'prepare');
  for (let i = 0; i < 100; i++) await countFault(isolate, 'responses', START + i);
  await countFault(isolate, 'content', START + 9_999);
  expect(prepare).toHaveBeenCalledTimes(1);
  await countFault(isolate, 'responses', START + FAULT_PERIOD_MS);
  expect(prepare).toHaveBeenCalledTimes(2);
  expect(await counted()).toEqual([
    { at: START, kind: 'content', count: 1 },
    { at: START, kind: 'responses', count: 100 },
    { at: START + FAULT_PERIOD_MS, kind: 'responses', count: 1 },
  ]);
});

test('the counts of several isolates add up', async () => {
  await Promise.all([1, 2, 3].map(() => countFault(createIsolate(), 'responses', START)));
  expect(await counted()).toMatchObject([{ count: 3 }]);
});

test('a failure that cannot be counted is only logged', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const prepare = () => {
    throw new Error('D1 is away.');
  };
  noteFault({ prepare } as never, 'responses');
  await vi.waitFor(() => expect(logged).toHaveBeenCalledOnce());
  logged.mockRestore();
});

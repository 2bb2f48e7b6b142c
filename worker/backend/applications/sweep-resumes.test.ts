import type { R2Bucket, R2ListOptions } from '@cloudflare/workers-types';
import { expect, test } from 'vitest';
import { database } from '../../../tests/support/test-database.ts';
import { DAY_MS, isoDay } from '../../http/iso-date.ts';
import { createBudget } from '../budget.ts';
import { sweepResumes } from './sweep-resumes.ts';

const {
  both: { JOBS, PEOPLE },
  files,
} = database;

let lists = 0;
let startedAfter: string | undefined;
let isBroken = false;
const FILES = {
  list: (options: R2ListOptions) => {
    lists += 1;
    startedAfter = options.startAfter;
    return isBroken ? Promise.reject(new Error('gone')) : files.list(options);
  },
  delete: (keys: string[]) => files.delete(keys),
} as unknown as R2Bucket;
const oneSlice = () => createBudget({ slices: 1, ms: 1 }, () => 0);
const left = async () => (await files.list()).objects.length;

test('a sweep continues where the last run stopped, and the next round starts half a day later', async () => {
  const today = isoDay(Date.now());
  const put = (name: string) => files.put(`resumes/${today}/${name}`, 'x');
  const names = Array.from({ length: 1_100 }, (_, i) => `f${i}`);
  for (let at = 0; at < names.length; at += 100) {
    await Promise.all(names.slice(at, at + 100).map(put));
  }
  const then = Date.now() + 2 * DAY_MS;
  const [last] = (await files.list({ limit: 501 })).objects.slice(499);
  expect(await sweepResumes({ JOBS, PEOPLE, FILES }, then, oneSlice())).toBe(500);
  isBroken = true;
  await expect(sweepResumes({ JOBS, PEOPLE, FILES }, then)).rejects.toThrow('gone');
  isBroken = false;
  lists = 0;
  expect(await sweepResumes({ JOBS, PEOPLE, FILES }, then, oneSlice())).toBe(500);
  expect(startedAfter).toBe(last?.key);
  expect(await sweepResumes({ JOBS, PEOPLE, FILES }, then)).toBe(100);
  expect([lists, await left()]).toEqual([2, 0]);

  await put('came while the round went on');
  expect(await sweepResumes({ JOBS, PEOPLE, FILES }, then + DAY_MS / 2 - 1)).toBe(0);
  expect(lists).toBe(2);
  expect(await sweepResumes({ JOBS, PEOPLE, FILES }, then + DAY_MS / 2)).toBe(1);
  expect(await left()).toBe(0);
}, 60_000);

test('a round skips days that an earlier round completed, and stops at the day on which it started', async () => {
  await PEOPLE.prepare('DELETE FROM app_setting').run();
  const now = Date.now();
  const put = (ms: number) => files.put(`resumes/${isoDay(ms)}/x`, 'x');
  await sweepResumes({ JOBS, PEOPLE, FILES }, now);
  await put(now - 3 * DAY_MS);
  // The clock is far enough ahead that every listed file is old enough to be deleted.
  const later = now + 2 * DAY_MS;
  for (const days of [0, 1]) await put(now + days * DAY_MS);
  for (let i = 0; i < 500; i++) await files.put(`resumes/${isoDay(later)}/${i}`, 'x');
  lists = 0;
  expect(await sweepResumes({ JOBS, PEOPLE, FILES }, later)).toBe(500);
  expect([lists, await left()]).toEqual([1, 3]);
}, 60_000);

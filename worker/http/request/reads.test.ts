import { expect, test } from 'vitest';
import { createReads } from './reads.ts';

test('if a counter is read twice, the lower value is used', () => {
  const reads = createReads();
  reads.add('jobs', 4);
  reads.add('jobs', 3);
  reads.add('jobs', 5);
  reads.add('job:a', 'x');
  reads.add('job:a', 'x');
  expect(reads.versions()).toEqual(
    new Map<string, unknown>([
      ['jobs', 3],
      ['job:a', 'x'],
    ]),
  );
});

test('if a record changed between two reads, the response has no versions', () => {
  const reads = createReads();
  reads.add('job:a', 'x');
  reads.add('job:a', 'y');
  expect(reads.versions()).toBeUndefined();
});

test('after a single unversioned read, the whole response has no versions', () => {
  const [page, call, nothing, outside] = [1, 2, 3, 4].map(createReads);
  if (!page || !call || !nothing || !outside) throw new Error();
  call.add('jobs', 1);
  page.addAll(call);
  expect(page.versions()).toEqual(new Map([['jobs', 1]]));
  page.addAll(nothing);
  expect(page.versions()).toBeUndefined();
  outside.addUnversioned();
  call.addAll(outside);
  expect(call.versions()).toBeUndefined();
});

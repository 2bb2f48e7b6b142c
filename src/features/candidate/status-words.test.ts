import { expect, test } from 'vitest';
import { statusHistory } from './status-words.ts';

test('states stand in the order in which they came, whatever order they were sent in', () => {
  const statusAt = {
    withdrawn: '2026-11-20T10:00:00.000Z',
    submitted: '2026-11-16T12:00:00.000Z',
    shortlisted: '2026-11-18T09:00:00.000Z',
  };
  expect(statusHistory({ statusAt }).map(({ label }) => label)).toEqual([
    'Received',
    'Shortlisted',
    'Withdrawn',
  ]);
});

test('a state that this page does not know yet is left out', () => {
  expect(statusHistory({ statusAt: { onboarding: '2026-11-20T10:00:00.000Z' } })).toEqual([]);
});

import { expect, test } from 'vitest';
import { statusHistory } from './status-texts.ts';

test('lists an application’s statuses in chronological order, whatever their order in the response', () => {
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

test('omits statuses unknown to this page', () => {
  expect(statusHistory({ statusAt: { onboarding: '2026-11-20T10:00:00.000Z' } })).toEqual([]);
});

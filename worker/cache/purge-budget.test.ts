import { expect, test } from 'vitest';
import { planPurge } from './purge-budget.ts';

const NOW = 1_000_000;
const NOTHING = { calls: [], vanishing: 0, hasChanges: false, isEverything: false };
const CHANGES = { ...NOTHING, hasChanges: true };
const VANISHING = { ...NOTHING, vanishing: 1 };
const ago = (...seconds: number[]) => seconds.map((s) => NOW - s * 1_000);

test.each([
  ['nothing that waits', NOTHING, undefined],
  ['a change of a quiet site at once', CHANGES, { tags: 99 }],
  ['a change soon after another with those that follow', { ...CHANGES, calls: ago(5) }, 10],
  ['a change 15 s after another at once', { ...CHANGES, calls: ago(15) }, { tags: 99 }],
  ['no change by the last call of a minute', { ...CHANGES, calls: ago(59, 45, 30, 15) }, 1],
  ['what vanishes soon after a change', { ...VANISHING, calls: ago(1) }, { tags: 99 }],
  ['what vanishes by the last call', { ...VANISHING, calls: ago(59, 3, 2, 1) }, { tags: 99 }],
  ['nothing by a sixth', { ...VANISHING, calls: ago(57, 3, 2, 1, 0) }, 3],
  ['by calls of the last minute alone', { ...VANISHING, calls: ago(60, 3, 2, 1, 0) }, { tags: 99 }],
  ['as much as five calls carry', { ...VANISHING, vanishing: 495 }, { tags: 99 }],
  ['everything where more must vanish', { ...VANISHING, vanishing: 496 }, { tags: 'everything' }],
  ['everything that is asked for', { ...VANISHING, isEverything: true }, { tags: 'everything' }],
])('a purge plan covers %s', (_, waiting, expected) => {
  const plan = typeof expected === 'number' ? { waitUntil: NOW + expected * 1_000 } : expected;
  expect(planPurge(waiting, NOW)).toEqual(plan);
});

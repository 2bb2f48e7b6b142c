import { expect, test } from 'vitest';
import type { Scores } from '../../../contracts/review.ts';
import { compareScores } from './compare-scores.ts';

const scores = (changes: Partial<Scores> = {}): Scores => ({
  recommendation: 'yes',
  attributes: [{ name: 'Skills', rating: 4, note: 'Deft.' }],
  comment: 'Good.',
  ...changes,
});

test('names what differs, and nothing else', () => {
  const there = scores({
    recommendation: null,
    attributes: [{ name: 'Skills', rating: null, note: 'Deft.' }],
  });
  expect(compareScores(scores(), there)).toEqual([
    { label: 'Recommendation', here: 'Yes', there: '' },
    { label: 'Skills', here: '4 of 5', there: '' },
  ]);
});

test('an attribute that only one of them rates is a difference; an empty one is none', () => {
  const empty = [{ name: 'Skills', rating: null, note: '' }];
  expect(compareScores(scores(), scores({ attributes: [] })).map(({ label }) => label)).toEqual([
    'Skills',
    'Skills, note',
  ]);
  expect(compareScores(scores({ attributes: empty }), scores({ attributes: [] }))).toEqual([]);
});

import { expect, test } from 'vitest';
import type { Scores } from '../../../contracts/review.ts';
import { compareScores } from './compare-scores.ts';

const scores = (changes: Partial<Scores> = {}): Scores => ({
  recommendation: 'yes',
  attributes: [{ name: 'Skills', rating: 4, note: 'Deft.' }],
  comment: 'Good.',
  ...changes,
});

test('lists only the fields that differ', () => {
  const theirs = scores({
    recommendation: null,
    attributes: [{ name: 'Skills', rating: null, note: 'Deft.' }],
  });
  expect(compareScores(scores(), theirs)).toEqual([
    { label: 'Recommendation', here: 'Yes', there: '' },
    { label: 'Skills', here: '4 of 5', there: '' },
  ]);
});

test('a rating present in only one version counts as a difference; an empty attribute does not', () => {
  const empty = [{ name: 'Skills', rating: null, note: '' }];
  expect(compareScores(scores(), scores({ attributes: [] })).map(({ label }) => label)).toEqual([
    'Skills',
    'Skills, note',
  ]);
  expect(compareScores(scores({ attributes: empty }), scores({ attributes: [] }))).toEqual([]);
});

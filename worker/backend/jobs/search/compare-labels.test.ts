import { expect, test } from 'vitest';
import { compareLabels } from './compare-labels.ts';

const WORDS = [
  ...[
    'Berlin',
    'berlin',
    'Bern',
    'São Paulo',
    'Sao Paulo',
    'Zürich',
    'Zurich Airport',
    'Łódź',
    'Lodz',
  ],
  ...[
    'Đà Nẵng',
    'Da Nang',
    'Bjørk',
    'Bjork',
    'Bjorn',
    'Æther',
    'Aether',
    'Cœur',
    'Coeur',
    'Wrocław',
  ],
  ...[
    'אורן',
    'واحة',
    '小春日',
    'a 小',
    'a z',
    'Ελλάδα',
    'a–b',
    'a’s',
    '’n',
    'Wroclaw',
    '€ b',
    'Ħal',
    'ﬁn',
  ],
];
const SIGNS = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i));
const LABELS = [
  ...WORDS,
  ...SIGNS.flatMap((sign) => [`A${sign}B`, `${sign}a`, `A ${sign} b`]),
  ...[
    '',
    'a',
    'A',
    'é',
    'É',
    'Straße',
    'Strasse',
    '東京',
    'Москва',
    'Über',
    'uber',
    'R&D',
    'R & D',
  ],
];

test('sorts labels in the same order as localeCompare, regardless of their characters', () => {
  const expected = LABELS.toSorted((a, b) => a.localeCompare(b, 'en'));
  expect(LABELS.toSorted(compareLabels)).toEqual(expected);
});

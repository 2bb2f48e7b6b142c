import { expect, test } from 'vitest';
import { groupWord, indexWords } from './index-words.ts';
import { MARKS } from './marks.ts';

// docs/specification.md: 7.3

test.each([
  ['PA to the Managing Director', true],
  ['Bilingual PA, Leeds', true],
  ['Sales Assistant, Pittsburgh, PA', false],
  ['Sales Assistant, Pittsburgh, PA (part time)', false],
])('distinguishes a state abbreviation from an occupation in %j', (title, isNamed) => {
  const words = indexWords({ title, skills: [], fid: 'a', requisitionId: null, language: 'en' });
  const personalAssistant = groupWord(MARKS.titleGroup, 'personal-assistant');
  expect(words.split(' ').includes(personalAssistant)).toBe(isNamed);
});

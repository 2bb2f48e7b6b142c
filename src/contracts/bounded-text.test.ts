import * as v from 'valibot';
import { expect, test } from 'vitest';
import { longText, optionalLine } from './application.ts';
import { arrivingLength, boundedText, limitMarks, normalizeText } from './bounded-text.ts';

const MARKS = '\u0301\u0323';

test('inserts a joiner after every 30 combining marks, is idempotent, and removes no marks', () => {
  const text = `a${MARKS.repeat(50)}b`;
  const limited = limitMarks(text);
  expect(limited.replaceAll('\u034f', '')).toBe(text);
  expect(limited.split('\u034f').map((part) => part.length)).toEqual([31, 30, 30, 11]);
  expect(limitMarks(limited)).toBe(limited);
  expect(limitMarks(`a${MARKS.repeat(15)}`)).toBe(`a${MARKS.repeat(15)}`);
});

test('normalises a string with a run of 200,000 combining marks', () => {
  const text = `a${'\u0301'.repeat(100_000)}${'\u0323'.repeat(100_000)}`;
  expect(normalizeText(text, 'NFD', text.length)).toHaveLength(206_667);
});

test('a string that fits after normalisation is accepted in decomposed form', () => {
  // Four UTF-16 units in NFD, one in NFC.
  const letter = '\u1f82';
  expect(letter.normalize('NFD')).toHaveLength(4);
  const typed = letter.normalize('NFD').repeat(100);
  expect(v.parse(optionalLine(100), `  ${typed}${' '.repeat(1_000)}`)).toBe(letter.repeat(100));
  expect(v.parse(longText(100), typed)).toBe(letter.repeat(100));
  expect(v.is(longText(100), `${typed}x`)).toBe(false);
});

test('terminal control characters are removed; line breaks, tabs and other scripts are kept', () => {
  const typed = 'a\u001b]0;b\u0007\u009b31m\tc\r\nd\u200de\u0085';
  expect(v.parse(longText(100), typed)).toBe('a]0;b31m\tc\nd\u200de');
  expect(v.parse(optionalLine(100), typed)).toBe('a]0;b31m c d\u200de');
});

test('a string that is far too long is rejected with its field’s message before other checks run', () => {
  const issues = v.safeParse(
    longText(100, 'your message'),
    'x'.repeat(arrivingLength(100) + 1),
  ).issues;
  expect(issues?.map(({ message }) => message)).toEqual([
    'Use at most 100 characters for your message.',
  ]);
  const schema = v.pipe(boundedText(3), v.regex(/^a$/, 'It was read.'));
  expect(v.safeParse(schema, 'aaaa').issues?.map(({ message }) => message)).toEqual([
    'Use at most 3 characters.',
  ]);
});

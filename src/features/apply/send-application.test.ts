import { expect, test } from 'vitest';
import { readAnswer } from './send-application.ts';

const wordsOf = (status: number, text: string): string[] => {
  const result = readAnswer(status, text);
  return result.ok ? [] : Object.values(result.errors).flat();
};

test.each([200, 201])('%i is sent, whatever the answer says', (status) => {
  expect(readAnswer(status, 'not JSON')).toEqual({ ok: true });
});

test('an error names its fields where it has some, else speaks for the whole form', () => {
  const fields = { email: ['Enter your email address.'] };
  const error = { message: 'Some answers need putting right.', fields };
  expect(readAnswer(422, JSON.stringify({ error }))).toEqual({ ok: false, errors: fields });
  expect(readAnswer(429, JSON.stringify({ error: { message: 'Please wait.' } }))).toEqual({
    ok: false,
    errors: { form: ['Please wait.'] },
  });
});

test('no answer is a matter of the connection', () => {
  expect(wordsOf(0, '')).toEqual([expect.stringContaining('check your connection')]);
});

test.each([
  ['HTML', '<h1>Bad gateway</h1>'],
  ['nothing', ''],
  ['null', 'null'],
  ['a list', '[]'],
  ['an error that is text', '{"error":"Bad gateway"}'],
  ['an error without words', '{"error":{"status":502}}'],
])('an answer of %s says that it is our fault', (_, text) => {
  expect(wordsOf(502, text)).toEqual([expect.stringContaining('Something went wrong on our side')]);
});

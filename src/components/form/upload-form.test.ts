import * as v from 'valibot';
import { expect, test } from 'vitest';
import { readAnswer } from './upload-form.ts';

const DATA = v.object({ id: v.string() });

const wordsOf = (status: number, text: string): string[] => {
  const result = readAnswer(status, text, DATA);
  return result.ok ? [] : Object.values(result.errors).flat();
};

test('sent is what the service says that it took', () => {
  expect(readAnswer(201, '{"data":{"id":"a1"}}', DATA)).toEqual({
    ok: true,
    data: { id: 'a1' },
  });
});

test.each(['<h1>Log in to the hotel</h1>', '', '{}', '{"data":{}}'])(
  'a success that is not our service’s is none: %s',
  (text) => {
    expect(wordsOf(200, text)).toEqual([expect.stringContaining('Something went wrong')]);
  },
);

test('an error names its fields where it has some, else speaks for the whole form', () => {
  const fields = { email: ['Enter your email address.'] };
  const rest = { code: 'x', requestId: 'r1' };
  const error = { ...rest, status: 422, message: 'Some answers need putting right.', fields };
  const tooOften = { ...rest, status: 429, message: 'Please wait.' };
  expect(readAnswer(422, JSON.stringify({ error }), DATA)).toEqual({ ok: false, errors: fields });
  expect(readAnswer(429, JSON.stringify({ error: tooOften }), DATA)).toEqual({
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

import * as v from 'valibot';
import { expect, test } from 'vitest';
import { describeError } from './log-error.ts';

const PERSONAL = /ada|lovelace|s3cret/i;

test('an error is described by its message and stack', () => {
  const text = describeError(new TypeError('x is not a function'));
  expect(text).toMatch(/^TypeError: x is not a function\n\s+at .*log-error\.test/);
});

test('a validation error is described by the path of the invalid value', () => {
  const schema = v.object({ profile: v.object({ email: v.pipe(v.string(), v.email()) }) });
  const { issues } = v.safeParse(schema, { profile: { email: 'Ada Lovelace' } });
  const text = describeError(new v.ValiError(issues as never));
  expect(text).toMatch(/^ValiError: profile\.email\n/);
  expect(text).not.toMatch(PERSONAL);
});

test('email addresses and query strings are removed, including from causes', () => {
  const cause = new Error('GET https://api.example/misc/reviewers/1?expires=s3cret failed');
  const text = describeError(new Error('No mail to <ada@lovelace.example>.', { cause }));
  expect(text).toContain('No mail to <[address]>.');
  expect(text).toContain('because of Error: GET https://api.example/misc/reviewers/1?… failed');
  expect(text).not.toMatch(PERSONAL);
});

test('circular causes are cut off, and a thrown value that is not an error is converted to a string', () => {
  const one = new Error('one');
  one.cause = one;
  expect(describeError(one).match(/because of/g)).toHaveLength(3);
  expect(describeError('ada@lovelace.example')).toBe('[address]');
});

import { expect, test } from 'vitest';
import { createRedactor, type Person } from './redact.ts';

const ADA: Person = {
  firstName: 'Zoë Anna',
  lastName: 'O’Brien-de la Cruz',
  email: 'zoe@example.com',
  phone: '+44 20 7946 0958',
};
const hideAll = (person: Person) => createRedactor(person, { names: true, contact: true });

test.each([
  ['I am Zoë.', 'I am [name].'],
  ['ZOE here; zoë’s letter', '[name] here; [name]’s letter'],
  ['Zoe\u0308 (decomposed)', '[name] (decomposed)'],
  ["Yours, Anna O'Brien-de la Cruz", 'Yours, [name]-de la [name]'],
  [
    'Zoey and Annapolis stay; la vie de Bohème too',
    'Zoey and Annapolis stay; la vie de Bohème too',
  ],
  ['write to zoe.cruz+jobs@mail.example.com, please', 'write to [contact], please'],
  ['see https://cruz.example/me?x=1 or www.zoe.example', 'see [contact] or [contact]'],
  ['linkedin.com/in/zoe', '[contact]'],
  ['Call 020 7946 0958 or 02079460958.', 'Call [contact] or [contact].'],
  ['Since 2019 I led 12 people, and/or 3.', 'Since 2019 I led 12 people, and/or 3.'],
  ['', ''],
])('%j reads as %j', (text, expected) => {
  expect(hideAll(ADA)(text).replace(/ {2,}/g, ' ')).toBe(expected);
});

test('names in scripts without spaces are found inside of a sentence', () => {
  const person = { ...ADA, firstName: '小明', lastName: '王' };
  expect(hideAll(person)('我叫王小明，小明。')).toBe('我叫[name]，[name]。');
});

test('a name made of signs that mean something to a pattern is only a name', () => {
  const person = { ...ADA, firstName: '(.*)+', lastName: 'a|b\\' };
  expect(hideAll(person)('nothing to hide')).toBe('nothing to hide');
});

test('hides only what is hidden', () => {
  const text = 'Zoë, zoe.x@example.com';
  expect(createRedactor(ADA, { names: false, contact: true })(text)).toBe('Zoë, [contact]');
  expect(createRedactor(ADA, { names: false, contact: false })(text)).toBe(text);
});

test.each(['a'.repeat(10_000), 'a.'.repeat(5_000), '1'.repeat(10_000), '1 '.repeat(5_000)])(
  'long texts made to be slow are not (%#)',
  (text) => {
    expect(hideAll(ADA)(text)).toHaveLength(text.length);
  },
);

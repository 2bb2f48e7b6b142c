import { expect, test } from 'vitest';
import { createRedactor, type Person } from './redact.ts';

const ADA: Person = {
  firstName: 'Zoë Anna',
  lastName: 'O’Brien-de la Cruz',
  email: 'zoe@example.com',
  phone: '+44 20 7946 0958',
  links: ['https://www.linkedin.com/in/zoecruz88', 'https://zoedraws.example/me'],
};
const JOSE: Person = {
  firstName: 'José',
  lastName: 'O’Brien-Müller',
  email: 'jose.mueller@fancydomain.example',
  phone: null,
  links: ['https://github.com/josemue', 'https://linkedin.com/in/jobrien'],
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
])('redacts %j to %j', (text, expected) => {
  expect(hideAll(ADA)(text).replace(/ {2,}/g, ' ')).toBe(expected);
});

test.each([
  ['Mueller, Muller, Müller', '[name]'],
  ['Josés and Müllers', '[name]s and [name]s'],
  ['OBrien', '[name]'],
  ['find me as jobrien or @josemue', 'find me as [contact] or [contact]'],
  ['fancydomain.example is mine', '[contact] is mine'],
  ['jose.mueller (at) fancydomain.example', '[contact] (at) [contact]'],
  ['J\u200bo\u00adsé', '[name]'],
  ['call 0301 234567 89 or +49 (30) 123-456789', 'call [contact] or [contact]'],
  ['2010-2015, 01.02.2019, 12 000 000 EUR', '2010-2015, 01.02.2019, 12 000 000 EUR'],
  ['in the public house', 'in the public house'],
])('redacts other forms of a name and parts of addresses: %j becomes %j', (text, expected) => {
  expect(hideAll(JOSE)(text)).toBe(expected);
});

test.each([
  ['Groß', 'GROẞ, Gross', '[name]'],
  ['محمد\u200cرضا', 'محمد\u200cرضا', '[name]'],
  ['Elizabeth (Betty)', 'Betty, Elizabeth', '[name]'],
  ['“Bob”', 'Bob', '[name]'],
  ['Jean\u2011Luc', 'Jean-Luc', '[name]'],
  ['Smith–Jones', 'Smith-Jones', '[name]'],
])('the name %j is found in any spelling: %j', (lastName, text, expected) => {
  expect(hideAll({ ...JOSE, lastName })(text)).toBe(expected);
});

test('redacts a web address that replaces a letter with an equivalent Unicode character', () => {
  expect(hideAll(ADA)('ſoe.example/me')).toBe('[contact]');
});

test('a name spelled with ue is also found with ü, and a shared email domain is not redacted', () => {
  const person = { ...JOSE, lastName: 'Mueller', email: 'jm88@gmail.com', links: [] };
  expect(hideAll(person)('Müller at gmail.com')).toBe('[name] at gmail.com');
});

test.each([
  ['小明', '王', '我叫王小明，小明。', '我叫[name]，[name]。'],
  ['明', '王', '王先生，叫我明！', '[name]先生，叫我[name]！'],
  ['明', '欧阳-李', '我叫欧阳-李明，欧阳李明，李。', '我叫[name]，[name]，[name]。'],
  ['约翰', '约翰·史密斯', '我是史密斯。', '我是[name]。'],
  ['민준', '이', '이민준 인사드립니다, 민준이.'.normalize(), '[name] 인사드립니다, [name].'],
])('finds the name %s %s within a sentence: %s', (firstName, lastName, text, expected) => {
  expect(hideAll({ ...ADA, firstName, lastName })(text)).toBe(expected);
});

test.each(['-', '--', 'A-', '\u0e31', '\u0301\u0301', '/', '\\', '\ud800'])(
  'leaves other text readable, whatever the applicant’s name is: %j',
  (name) => {
    const person = { ...ADA, firstName: name, lastName: `${name}王` };
    expect(hideAll(person)('A plain word.')).toMatch(/plain word\.$/);
    expect(hideAll({ ...person, lastName: name })('plain word')).toBe('plain word');
  },
);

test('regular-expression characters in a name have no special meaning', () => {
  const person = { ...ADA, firstName: '(.*)+', lastName: 'a|b\\' };
  expect(hideAll(person)('nothing to hide')).toBe('nothing to hide');
});

test('hides only the requested kinds of data', () => {
  const text = 'Zoë, zoe.x@example.com';
  expect(createRedactor(ADA, { names: false, contact: true })(text)).toBe('Zoë, [contact]');
  expect(createRedactor(ADA, { names: false, contact: false })(text)).toBe(text);
});

// These strings are far longer than any text that we accept. If the patterns were unbounded, they
// would not finish within the test's time limit.
test.each(['a', 'a.', 'a-', '1', '1 '])(
  'repeating %j half a million times does not slow down redaction',
  (part) => {
    const text = part.repeat(500_000);
    expect(hideAll(ADA)(text) === text).toBe(true);
  },
);

const NAME_MAX = 100;
const LETTER_MAX = 10_000;
/** Repeats a string up to the given length. */
const filled = (piece: string, length: number) =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length);

// Each of these inputs was slow or hung when names were found with ambiguous regular expressions,
// which could match the same text in many ways.
test.each([
  ['a'.repeat(20), filled('á̂̃̄', 80)],
  ['ae', filled('aé', LETTER_MAX)],
  ['a', filled('a', LETTER_MAX)],
  ['œ’', filled("oe'", LETTER_MAX)],
  ["'", filled("'", LETTER_MAX)],
  ['oue', filled('ö\u0308ü\u0301e\u0301', LETTER_MAX)],
  ['민', filled('민', LETTER_MAX)],
  ['王明', filled('王', LETTER_MAX)],
  ['a ', filled('a ', LETTER_MAX)],
  ['\u0301', filled('a\u0301\u0323', LETTER_MAX)],
])('searches for the longest possible name made of %j in linear time', (piece, text) => {
  const name = filled(piece, NAME_MAX);
  const person = { ...ADA, firstName: name, lastName: name, phone: filled('1', 40) };
  const links = [`https://example.com/${filled(encodeURI(piece), 470)}`];
  const redact = hideAll({ ...person, email: `${filled('ae', 64)}@example.com`, links });
  for (const sent of [text, `${text}x`, filled(name.slice(1), LETTER_MAX)]) {
    expect(redact(sent)).toBeTypeOf('string');
  }
});

test.each([
  '1 ',
  '(',
  '1/',
  '0 1',
  'a@',
  'a.a@a.',
  '@',
  'a/',
  'a.b',
  'http://',
  'www.',
  '.',
  '[name] ',
])('searches repeated %j for contact details in linear time', (piece) => {
  const redact = hideAll({ ...ADA, phone: '+1 111 111 1111' });
  expect(redact(filled(piece, 200_000))).toBeTypeOf('string');
});

test('finds a name regardless of its separators, letter case and accents', () => {
  const person = { ...JOSE, firstName: 'Bjørn', lastName: 'O’Ellis-Strauß', links: [] };
  expect(hideAll(person)('BJOERN, Bjorn; OEllis, O’ELLIS, STRAUSS d’Bjørn')).toBe(
    '[name]; [name] d’[name]',
  );
});

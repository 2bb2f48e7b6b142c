import { expect, test } from 'vitest';
import { splitName } from './split-name.ts';

test.each([
  ['Rolecall', 'call', ['Role', 'call', '']],
  ['Ana & Ana', 'Ana', ['Ana & ', 'Ana', '']],
  ['Acme Jobs', 'Acme', ['', 'Acme', ' Jobs']],
  ['Acme', 'jobs', ['Acme', '', '']],
  ['Acme', undefined, ['Acme', '', '']],
])('splits %s with %s highlighted', (name, highlight, parts) => {
  expect(splitName(name, highlight)).toEqual(parts);
});

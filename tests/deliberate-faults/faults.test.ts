import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { FAULTS } from './faults.ts';

const ROOT = join(import.meta.dirname, '../..');

test('each fault has a unique id that fits into a table', () => {
  const ids = FAULTS.map(({ id }) => id);
  expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  expect(ids.filter((id) => !/^[a-z0-9-]+$/.test(id))).toEqual([]);
});

// While a fault is applied, the file does not contain the original snippet.
const IS_PLAYED = process.env.DELIBERATE_FAULT !== undefined;

test.skipIf(IS_PLAYED)('each fault’s snippet occurs exactly once in its file', () => {
  const problems = FAULTS.flatMap(({ id, file, from, to }) => {
    if (!existsSync(join(ROOT, file))) return [`${id}: there is no ${file}`];
    const occurrences = readFileSync(join(ROOT, file), 'utf8').split(from).length - 1;
    if (occurrences !== 1) return [`${id}: found ${occurrences} times in ${file}: ${from}`];
    return from === to ? [`${id}: changes nothing`] : [];
  });
  expect(problems).toEqual([]);
});

test.skipIf(IS_PLAYED)('the source still parses with each fault', () => {
  const sources = FAULTS.filter(({ file }) => /\.tsx?$/.test(file));
  const problems = sources.flatMap(({ id, file, from, to }) => {
    const faulty = readFileSync(join(ROOT, file), 'utf8').replace(from, () => to);
    return parseSync(file, faulty).errors.map(({ message }) => `${id}: ${message}`);
  });
  expect(problems).toEqual([]);
});

test('each fault refers to existing test files', () => {
  expect(FAULTS.filter(({ likely }) => likely.length === 0).map(({ id }) => id)).toEqual([]);
  const missing = FAULTS.flatMap(({ id, likely }) =>
    likely.filter((file) => !existsSync(join(ROOT, file))).map((file) => `${id}: ${file}`),
  );
  expect(missing).toEqual([]);
});

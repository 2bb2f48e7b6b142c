import { expect, test } from 'vitest';
import { NOT_CAUGHT, readResults, writeResults } from './results.ts';

test('a table is unchanged after being written and read back', () => {
  const results = [
    { id: 'any-token', caughtBy: 'a/b.test.ts > takes a | b, `c` and [d](e)', seconds: 12 },
    { id: 'no-limit', caughtBy: NOT_CAUGHT, seconds: 0 },
  ];
  const table = writeResults(results);
  expect(table).toContain('takes a \\| b,');
  expect(readResults(table)).toEqual(results);
});

test('a test name with line breaks stays in one row', () => {
  const [result] = readResults(writeResults([{ id: 'a', caughtBy: 'x >\n  y', seconds: 1 }]));
  expect(result?.caughtBy).toBe('x > y');
});

test('an empty table has no results', () => {
  expect(readResults('')).toEqual([]);
  expect(readResults(writeResults([]))).toEqual([]);
});

import { expect, test } from 'vitest';
import type { TestReport } from '../test-report.ts';
import { firstFailure } from './first-failure.ts';

type FileResult = TestReport['testResults'][number];

const createReport = (...testResults: FileResult[]): TestReport => ({
  numPassedTests: 0,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults,
});
const fileResult = (name: string, status: string, tests: Record<string, string>): FileResult => ({
  name: `/copy/${name}`,
  status,
  assertionResults: Object.entries(tests).map(([fullName, status]) => ({ fullName, status })),
});

test('names the failed test and its file', () => {
  const report = createReport(
    fileResult('a.test.ts', 'passed', { one: 'passed' }),
    fileResult('b/c.test.ts', 'failed', { two: 'passed', three: 'failed', four: 'pending' }),
  );
  expect(firstFailure(report, 1, '/copy')).toEqual({ file: 'b/c.test.ts', test: 'three' });
});

test('names a file that could not be loaded, unless there is a failed test', () => {
  const broken = fileResult('a.test.ts', 'failed', { one: 'pending' });
  const red = fileResult('b.test.ts', 'failed', { two: 'failed' });
  expect(firstFailure(createReport(broken), 1, '/copy')).toEqual({ file: 'a.test.ts' });
  expect(firstFailure(createReport(broken, red), 1, '/copy')).toMatchObject({ test: 'two' });
});

test('returns no failure for a passing run, and one for a failed run without a report', () => {
  expect(
    firstFailure(createReport(fileResult('a.test.ts', 'passed', {})), 0, '/copy'),
  ).toBeUndefined();
  expect(firstFailure(undefined, 1, '/copy')).toEqual({});
  expect(firstFailure(createReport(), 1, '/copy')).toEqual({});
});

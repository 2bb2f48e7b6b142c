import { relative } from 'node:path';
import type { TestReport } from '../test-report.ts';

/** The first failure in a test run. */
export interface Failure {
  /** The test file's path in the repository; undefined if the run failed outside any test file. */
  readonly file?: string;
  /**
   * The name of the failed test; undefined if the file could not be loaded or set up, or the site
   * could not be built.
   */
  readonly test?: string;
}

/**
 * Finds the first failure in a run that ended with exit code `code`; undefined if the run passed.
 */
export const firstFailure = (
  report: TestReport | undefined,
  code: number,
  root: string,
): Failure | undefined => {
  const failed = (report?.testResults ?? []).flatMap(({ name, status, assertionResults }) => {
    const file = relative(root, name).replaceAll('\\', '/');
    const test = assertionResults.find((one) => one.status === 'failed')?.fullName;
    return test !== undefined || status === 'failed' ? [{ file, test }] : [];
  });
  // A failed test is more specific than a file that could not be loaded.
  const [first] = failed.toSorted((a, b) => Number(!a.test) - Number(!b.test));
  return first ?? (code === 0 ? undefined : {});
};

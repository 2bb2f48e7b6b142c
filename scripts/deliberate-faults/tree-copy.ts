import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Fault } from '../../tests/deliberate-faults/fault.ts';
import { Trouble } from '../local.ts';
import { ROOT, runInCopy } from '../processes.ts';
import { readReport } from '../test-report.ts';
import { type Failure, firstFailure } from './first-failure.ts';

const REPORT = 'report-of-fault.json';

/**
 * A copy of the committed tree, to which faults are applied instead of to the developer's own tree.
 */
export interface TreeCopy {
  /** Applies the fault. @returns a function that reverts it */
  apply(fault: Fault): () => void;
  /** Runs the given test files, or all test files if none are given, until the first failure. */
  runTests(files: readonly string[]): Promise<Failure | undefined>;
  canBuild(): Promise<boolean>;
}

/** Creates a copy of the tree. The copy is deleted when this process exits, for whatever reason. */
export const createTreeCopy = (env: NodeJS.ProcessEnv): TreeCopy => {
  // Vite identifies modules by their real path.
  // The path of a temporary folder may contain a symbolic link.
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'rolecall-faults-')));
  process.once('exit', () => rmSync(copy, { recursive: true, force: true, maxRetries: 5 }));
  execFileSync('git', ['checkout-index', '--all', `--prefix=${copy}/`], { cwd: ROOT });
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  const temporary = join(copy, 'tmp');
  mkdirSync(temporary);
  // PostgreSQL refuses to run as root.
  // It runs as an unprivileged user, which needs access to this folder.
  chmodSync(copy, 0o711);
  return {
    apply({ id, file, from, to }) {
      const path = join(copy, file);
      const before = readFileSync(path, 'utf8');
      if (before.split(from).length !== 2) {
        throw new Trouble(
          `${id}: its snippet must occur exactly once in ${file}. Rewrite the fault.`,
        );
      }
      // Uses a replacement function, because `$` has a special meaning in a replacement string.
      writeFileSync(
        path,
        before.replace(from, () => to),
      );
      return () => writeFileSync(path, before);
    },

    async runTests(files) {
      const report = join(copy, REPORT);
      rmSync(report, { force: true });
      const { code } = await runInCopy(
        copy,
        'node_modules/vitest/vitest.mjs',
        ['run', '--bail=1', '--reporter=json', `--outputFile=${report}`, ...files],
        { ...env, TMPDIR: temporary },
      );
      return firstFailure(readReport(report), code, copy);
    },

    canBuild: async () => (await runInCopy(copy, 'scripts/build.ts')).code === 0,
  };
};

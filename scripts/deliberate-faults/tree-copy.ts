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
  /** Runs these test files, or all of them if none are given, until the first failure. */
  runTests(files: readonly string[]): Promise<Failure | undefined>;
  canBuild(): Promise<boolean>;
}

/** Creates the copy, which is deleted when this process exits, however it exits. */
export const createTreeCopy = (env: NodeJS.ProcessEnv): TreeCopy => {
  // Vite identifies modules by their real path, and a temporary folder may be reached through a
  // symbolic link.
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'rolecall-faults-')));
  process.once('exit', () => rmSync(copy, { recursive: true, force: true, maxRetries: 5 }));
  execFileSync('git', ['checkout-index', '--all', `--prefix=${copy}/`], { cwd: ROOT });
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  const temporary = join(copy, 'tmp');
  mkdirSync(temporary);
  // PostgreSQL refuses to run as root, so it runs as an unprivileged user, which needs access to
  // the folder.
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
      // A replacement function is used, because a replacement string may contain a dollar sign.
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

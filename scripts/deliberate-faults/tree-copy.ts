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

/** A copy of the committed tree, which is changed in place of the developer's own. */
export interface TreeCopy {
  /** Breaks the behaviour. @returns what restores it */
  apply(fault: Fault): () => void;
  /** Runs these test files up to the first failure, or all there are. */
  runTests(files: readonly string[]): Promise<Failure | undefined>;
  canBuild(): Promise<boolean>;
}

/** The copy goes when this process ends, whichever way a person ends it. */
export const createTreeCopy = (env: NodeJS.ProcessEnv): TreeCopy => {
  // Vite knows modules by their real path, which a temporary folder may not have.
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'rolecall-faults-')));
  process.once('exit', () => rmSync(copy, { recursive: true, force: true, maxRetries: 5 }));
  execFileSync('git', ['checkout-index', '--all', `--prefix=${copy}/`], { cwd: ROOT });
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  const temporary = join(copy, 'tmp');
  mkdirSync(temporary);
  // PostgreSQL does not run as root: as nobody, which may pass through.
  chmodSync(copy, 0o711);
  return {
    apply({ id, file, from, to }) {
      const path = join(copy, file);
      const before = readFileSync(path, 'utf8');
      if (before.split(from).length !== 2) {
        throw new Trouble(`${id}: its snippet does not stand once in ${file}. Rewrite the fault.`);
      }
      // A function, as a replacement text may have a dollar sign in it.
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

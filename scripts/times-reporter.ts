import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { ROOT } from './processes.ts';

export interface FileTime {
  /** The test file's path in the repository. */
  readonly file: string;
  /**
   * The total duration of the file's import, hooks and tests. Vitest's JSON report leaves out some
   * of these.
   */
  readonly seconds: number;
  readonly tests: number;
}

/** Writes the duration of each test file to the file named in `TEST_TIMES`, slowest first. */
export default class TimesReporter implements Reporter {
  private readonly times: FileTime[] = [];

  onTestModuleEnd(module: TestModule): void {
    const { collectDuration, duration } = module.diagnostic();
    this.times.push({
      file: relative(ROOT, module.moduleId),
      seconds: (collectDuration + duration) / 1_000,
      tests: [...module.children.allTests()].length,
    });
  }

  onTestRunEnd(): void {
    const path = process.env.TEST_TIMES;
    if (!path) return;
    writeFileSync(path, JSON.stringify(this.times.toSorted((a, b) => b.seconds - a.seconds)));
  }
}

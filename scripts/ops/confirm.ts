import { createInterface } from 'node:readline/promises';
import { EXIT, Failure } from './failure.ts';

/**
 * Asks on the terminal whether to go on. `question` names what will happen.
 * @throws Failure if the operator says no, or if there is no terminal to ask on
 */
export const confirm = async (question: string): Promise<void> => {
  if (!process.stdin.isTTY || !process.stderr.isTTY) {
    throw new Failure(
      'Nothing was changed. Use --dry-run to see what would be changed, then --yes to change it.',
      EXIT.wrongInput,
    );
  }
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    const said = await terminal.question(`${question} [y/N] `);
    if (/^y(es)?$/i.test(said.trim())) return;
  } finally {
    terminal.close();
  }
  throw new Failure('Nothing was changed.', EXIT.failed);
};

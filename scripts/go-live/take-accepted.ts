import { GO_LIVE_NAMES } from '../../src/contracts/site/go-live.ts';
import { Trouble } from '../local.ts';
import { ALL } from './go-live-report.ts';

/**
 * Takes `--accept NAME` out of a command's arguments.
 * @throws Trouble that names the possible values
 */
export const takeAccepted = (
  args: readonly string[],
): { accepted: readonly string[]; rest: string[] } => {
  const accepted: string[] = [];
  const rest: string[] = [];
  for (let i = 0; i < args.length; i++) {
    if (args[i] === '--accept') accepted.push(args[++i] ?? '');
    else rest.push(args[i] ?? '');
  }
  const names: readonly string[] = [...GO_LIVE_NAMES, ALL];
  const unknown = accepted.find((name) => !names.includes(name));
  if (unknown !== undefined) {
    throw new Trouble(`--accept requires one of these names: ${names.join(', ')}.`);
  }
  return { accepted, rest };
};

import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { Trouble } from '../../scripts/local.ts';
import type { DirectWorker } from '../../tests/support/direct-worker.ts';

// Finds the version of workerd that wrangler depends on. The workerd package exports the path of
// its executable.
const require = createRequire(createRequire(import.meta.url).resolve('wrangler'));

/** The path of workerd's executable. */
export const { default: workerd } = require('workerd') as { default: string };

/**
 * Starts workers whose log is not read. By default, Miniflare reads and parses each line in this
 * process, on the CPUs being measured. Logging one line per request reduced a bare worker's request
 * rate by 20% when the log was read, and by 6% when it was not.
 */
export const withoutLogReader = async <Started>(
  start: () => Promise<Started>,
): Promise<Started> => {
  const { env } = process;
  env.WORKERD = workerd;
  env.MINIFLARE_WORKERD_PATH = fileURLToPath(new URL('workerd-unread.sh', import.meta.url));
  try {
    return await start();
  } finally {
    delete env.MINIFLARE_WORKERD_PATH;
  }
};

/**
 * Reads the fields of `/proc/{pid}/stat` from the third on, because the second may contain any
 * characters, even spaces.
 */
const readStat = (pid: number): readonly string[] => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
};

const isWorkerd = (pid: number): boolean => {
  try {
    const [, parent] = readStat(pid);
    return (
      Number(parent) === process.pid &&
      readFileSync(`/proc/${pid}/comm`, 'utf8').startsWith('workerd')
    );
  } catch {
    // The process has since exited.
    return false;
  }
};

/** Ids of the workerd processes that this process started; empty if the system has no `/proc`. */
export const listOwnWorkerds = (): readonly number[] => {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(Number)
      .filter(isWorkerd);
  } catch {
    return [];
  }
};

/** A worker in a workerd process whose CPU time can be measured. */
export interface Measured extends DirectWorker {
  readonly pid: number;
}

/** Starts a worker in a separate workerd, whose log is not read. */
export const startMeasured = async (start: () => Promise<DirectWorker>): Promise<Measured> => {
  const before = listOwnWorkerds();
  const worker = await withoutLogReader(start);
  const [pid] = listOwnWorkerds().filter((other) => !before.includes(other));
  if (!pid) throw new Trouble('Measuring processor time needs /proc, which only Linux has.');
  return { ...worker, pid };
};

/**
 * The rate of the clock ticks in `/proc`. Linux uses this rate on every CPU architecture that Node
 * supports.
 */
const TICKS_PER_SECOND = 100;

/** The CPU time of a process in milliseconds, in user and kernel mode. */
export const processorMs = (pid: number): number => {
  const stat = readStat(pid);
  return ((Number(stat[11]) + Number(stat[12])) * 1_000) / TICKS_PER_SECOND;
};

/**
 * CPU time of a process that has just started, summed over its threads. It is too short to measure
 * with a clock that has 100 ticks per second.
 */
export const sumThreadMs = (pid: number): number =>
  readdirSync(`/proc/${pid}/task`).reduce((sum, thread) => {
    const [ns] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ');
    return sum + Number(ns) / 1e6;
  }, 0);

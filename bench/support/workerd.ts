import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { Trouble } from '../../scripts/local.ts';
import type { DirectWorker } from '../../tests/support/direct-worker.ts';

// Exactly the version that wrangler depends on; its package exports the path of the program.
const require = createRequire(createRequire(import.meta.url).resolve('wrangler'));

/** The program's path. */
export const { default: workerd } = require('workerd') as { default: string };

/**
 * Starts workers whose log is not read. Miniflare reads and parses each line in this process, on
 * the processors under measurement: a line for each request took a fifth of a bare worker's rate,
 * and 0.06 of it unread.
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

/** The fields of `/proc/{pid}/stat` from the third on: the second may hold anything. */
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
    // It ended in the meantime.
    return false;
  }
};

/**
 * Ids of the workerd processes that this process started; empty where the system has no `/proc`.
 */
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

/** A workerd that can be measured. */
export interface Measured extends DirectWorker {
  readonly pid: number;
}

/** Starts a worker in a workerd of its own, whose log is not read. */
export const startMeasured = async (start: () => Promise<DirectWorker>): Promise<Measured> => {
  const before = listOwnWorkerds();
  const worker = await withoutLogReader(start);
  const [pid] = listOwnWorkerds().filter((other) => !before.includes(other));
  if (!pid) throw new Trouble('Measuring processor time needs /proc, which only Linux has.');
  return { ...worker, pid };
};

/** Of Linux, on every processor that Node runs on. */
const TICKS_PER_SECOND = 100;

/** Processor time of a process, in user and kernel mode. */
export const processorMs = (pid: number): number => {
  const stat = readStat(pid);
  return ((Number(stat[11]) + Number(stat[12])) * 1_000) / TICKS_PER_SECOND;
};

/**
 * Processor time of a process that has just started, of all its threads: too little for a clock of
 * a hundred ticks a second.
 */
export const sumThreadMs = (pid: number): number =>
  readdirSync(`/proc/${pid}/task`).reduce((sum, thread) => {
    const [ns] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ');
    return sum + Number(ns) / 1e6;
  }, 0);

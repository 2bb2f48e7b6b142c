import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type SiteOptions, startBuiltSite } from './direct-worker.ts';

/** How a binding fails, or null if it works. */
export type Fault = 'throws' | 'hangs' | 'nonsense' | null;

export interface FaultySite {
  readonly url: string;
  /** All of the worker's log lines. */
  readonly log: string[];
  setFaults(
    faults: Partial<Record<'JOBS' | 'PEOPLE' | 'FILES' | 'EVENTS' | 'ASSETS', Fault>>,
  ): Promise<void>;
  /** Sets how many milliseconds the worker's clock is ahead of the real clock. */
  setClock(aheadMs: number): Promise<void>;
  /** Sets the speed of the worker's clock relative to the real clock, from now on. */
  setSpeed(speed: number): Promise<void>;
  /** The worker's time, in Unix milliseconds. */
  now(): Promise<number>;
  stop(): Promise<void>;
}

const IN_FRONT = ['faulty-worker.js', 'faulty-clock.js'].map((path) => ({
  path,
  contents: readFileSync(join(import.meta.dirname, path), 'utf8'),
}));

/** Starts the built site with bindings that can be broken while it runs. */
export const startFaultySite = async (
  options: Pick<SiteOptions, 'config' | 'persistTo' | 'databaseId' | 'variables'>,
): Promise<FaultySite> => {
  const log: string[] = [];
  const { url, stop } = await startBuiltSite({
    ...options,
    inFront: IN_FRONT,
    onLog: ({ message }) => log.push(message),
  });
  const set = async (state: Record<string, unknown>) => {
    await fetch(`${url}/__faults`, { method: 'POST', body: JSON.stringify(state) });
  };
  return {
    url,
    log,
    setFaults: set,
    setClock: (clockMs) => set({ clockMs }),
    setSpeed: (speed) => set({ speed }),
    now: async () => (await (await fetch(`${url}/__faults`)).json()).now,
    stop,
  };
};

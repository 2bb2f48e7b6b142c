/** How much work a scheduled task does in one run. */
export interface Limits {
  /** A slice runs at most a few dozen statements; D1 allows 1,000 per invocation. */
  readonly slices: number;
  /** No slice starts once this much time has passed. */
  readonly ms: number;
}

/** Returns whether another slice may start, and counts it if so. */
export type Budget = () => boolean;

export const createBudget = ({ slices, ms }: Limits, clock: () => number = Date.now): Budget => {
  const end = clock() + ms;
  let started = 0;
  return () => started < slices && clock() < end && ++started > 0;
};

/**
 * After each step, the task pauses for this many times the step's duration, so that others can use
 * the database and the CPU (decision 15).
 */
const REST = 4;

/** Pauses after a step that took `ms`. */
export const restAfter = (ms: number): Promise<void> =>
  ms > 0 ? new Promise((done) => setTimeout(done, REST * ms)) : Promise.resolve();

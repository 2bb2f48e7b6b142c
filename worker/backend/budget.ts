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

/** Cleaning this much text takes a few milliseconds, in which the isolate handles no request. */
const TEXT_AT_ONCE = 20_000;
/** A row without a text also takes time, as much as a text of this length. */
const ROW_LENGTH = 500;

/**
 * Returns a function to be called after each row of a long computation, with the length of its text.
 * It pauses now and then for half the time that it worked, so that other requests get their turn.
 */
export const createPauses = (): ((length: number) => Promise<void>) => {
  let start = Date.now();
  let length = 0;
  return async (more) => {
    length += more + ROW_LENGTH;
    if (length < TEXT_AT_ONCE) return;
    length = 0;
    // The platform's clock stands still while a worker computes.
    await new Promise((done) => setTimeout(done));
    const worked = Date.now() - start;
    await new Promise((done) => setTimeout(done, worked / 2));
    start = Date.now();
  };
};

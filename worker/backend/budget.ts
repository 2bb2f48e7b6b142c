/** How much a scheduled task does in one run. */
export interface Limits {
  /** Each at most some dozen statements: D1 takes 1,000 of an invocation. */
  readonly slices: number;
  /** No slice begins later. */
  readonly ms: number;
}

/** Whether another slice may begin, which counts as one. */
export type Budget = () => boolean;

export const createBudget = ({ slices, ms }: Limits, clock: () => number = Date.now): Budget => {
  const end = clock() + ms;
  let begun = 0;
  return () => begun < slices && clock() < end && ++begun > 0;
};

/** So many times as long as a step took, database and processor are then left to others (decision 79). */
const REST = 4;

/** Rests after a step of work that took `ms`. */
export const restAfter = (ms: number): Promise<void> =>
  ms > 0 ? new Promise((done) => setTimeout(done, REST * ms)) : Promise.resolve();

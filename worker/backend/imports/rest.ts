/** So many times as long as a step took, database and processor are then left to others (decision 79). */
const REST = 4;

/** Rests after a step of an import that took `ms`. */
export const restAfter = (ms: number): Promise<void> =>
  ms > 0 ? new Promise((done) => setTimeout(done, REST * ms)) : Promise.resolve();

/** How long something was under way: what runs side by side counts once. */
export interface Stopwatch {
  <T>(work: Promise<T>): Promise<T>;
  /** Milliseconds so far. */
  readonly total: number;
}

export const createStopwatch = (): Stopwatch => {
  let total = 0;
  let underWay = 0;
  let startedAt = 0;
  const time = async <T>(work: Promise<T>): Promise<T> => {
    if (underWay++ === 0) startedAt = Date.now();
    try {
      return await work;
    } finally {
      if (--underWay === 0) total += Date.now() - startedAt;
    }
  };
  return Object.defineProperty(time, 'total', { get: () => total }) as Stopwatch;
};

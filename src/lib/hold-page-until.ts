import { getRuntime } from './runtime.ts';

/**
 * The page under way is right until then (Unix milliseconds): something that it shows ends or begins.
 * What was past when the page was begun says nothing; what came to pass since, that it is old already.
 */
export const holdPageUntil = (time: number): void => {
  const runtime = getRuntime();
  if (time > runtime.startedAt) runtime.holdsUntil = Math.min(time, runtime.holdsUntil ?? time);
};

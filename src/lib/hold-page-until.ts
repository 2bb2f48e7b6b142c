import { getRuntime } from './runtime.ts';

/**
 * The page under way is right until then (Unix milliseconds): something that it shows ends or begins.
 * What is past says nothing.
 */
export const holdPageUntil = (time: number): void => {
  const runtime = getRuntime();
  if (time > Date.now()) runtime.holdsUntil = Math.min(time, runtime.holdsUntil ?? time);
};

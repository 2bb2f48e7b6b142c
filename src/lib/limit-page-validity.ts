import { getRuntime } from './runtime.ts';

/**
 * Limits the validity of the page being rendered to `time` (Unix milliseconds), at which some of
 * its content appears or expires. A time before the start of the render is ignored. If the time
 * passes during the render, the page is stale immediately.
 */
export const limitPageValidity = (time: number): void => {
  const runtime = getRuntime();
  if (time > runtime.startedAt) runtime.holdsUntil = Math.min(time, runtime.holdsUntil ?? time);
};

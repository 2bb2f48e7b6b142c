import { getRuntime } from './runtime.ts';

/**
 * Limits the validity of the page being rendered to `time` (Unix milliseconds), when some of its
 * content appears or expires. If `time` is before the start of the render, it is ignored; if it
 * passed during the render, the page is stale immediately.
 */
export const limitPageValidity = (time: number): void => {
  const runtime = getRuntime();
  if (time > runtime.startedAt) runtime.holdsUntil = Math.min(time, runtime.holdsUntil ?? time);
};

/** The delay used in browsers without `requestIdleCallback`. */
const AFTER_MS = 200;

/** Calls `callback` when the browser is idle, or after `withinMs` at the latest. */
export const whenIdle = (callback: () => void, withinMs = 2_000): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: withinMs });
  else setTimeout(callback, AFTER_MS);
};

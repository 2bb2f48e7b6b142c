/** Of a browser without `requestIdleCallback`. */
const AFTER_MS = 200;

/** Calls back when the browser has nothing else to do, at the latest when `withinMs` are over. */
export const whenIdle = (callback: () => void, withinMs = 2_000): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: withinMs });
  else setTimeout(callback, AFTER_MS);
};

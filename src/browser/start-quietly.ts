/** Signs that somebody is about to use the page, each sent before what it announces is done. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

/**
 * Calls `start` once: when the page is quiet, so that it takes nothing from the first paint and from
 * whoever reads, or at the first sign of somebody who wants more than that.
 */
export const startQuietly = (options: {
  page: EventTarget;
  /** Calls back when the page has loaded and the browser has nothing else to do. */
  whenQuiet: (callback: () => void) => void;
  start: () => void;
}): void => {
  const waiting = new AbortController();
  const { signal } = waiting;
  const begin = () => {
    if (signal.aborted) return;
    waiting.abort();
    options.start();
  };
  for (const sign of SIGNS) {
    options.page.addEventListener(sign, begin, { signal, capture: true, passive: true });
  }
  options.whenQuiet(begin);
};

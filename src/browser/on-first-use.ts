const USES = ['pointermove', 'pointerdown', 'keydown', 'scroll'];

/** Calls `callback` once, on the visitor's first interaction with the page. */
export const onFirstUse = (page: EventTarget, callback: () => void): void => {
  const waiting = new AbortController();
  const { signal } = waiting;
  const start = () => {
    waiting.abort();
    callback();
  };
  for (const type of USES) page.addEventListener(type, start, { passive: true, signal });
};

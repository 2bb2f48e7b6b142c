const USES = ['pointermove', 'pointerdown', 'keydown', 'scroll'];

/** Calls back once, when a visitor first does something on the page: they are there, and read. */
export const onFirstUse = (page: EventTarget, callback: () => void): void => {
  const waiting = new AbortController();
  const { signal } = waiting;
  const start = () => {
    waiting.abort();
    callback();
  };
  for (const type of USES) page.addEventListener(type, start, { passive: true, signal });
};

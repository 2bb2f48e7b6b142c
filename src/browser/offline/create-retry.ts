const FIRST_PAUSE_MS = 5_000;
/** The pause between probes doubles with each failure, up to this limit. */
const LONGEST_PAUSE_MS = 60_000;

/** Repeats a probe, with increasing pauses, until it succeeds. */
export const createRetry = (options: {
  /** @throws if the probe fails */
  probe: () => Promise<unknown>;
  onAnswer: () => void;
  onAsking: (isAsking: boolean) => void;
}) => {
  let pause = FIRST_PAUSE_MS;
  let isProbing = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(ask, pause);
    pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
  };

  const ask = async () => {
    if (isProbing) return;
    isProbing = true;
    options.onAsking(true);
    try {
      await options.probe();
      // The page is about to reload, so `onAsking(false)` is not called.
      clearTimeout(timer);
      options.onAnswer();
    } catch {
      isProbing = false;
      options.onAsking(false);
      wait();
    }
  };

  return {
    wait,
    ask,
    /**
     * Probes immediately, on a click or once the browser is back online. If the probe fails,
     * retries start again with the shortest pause.
     */
    askNow() {
      if (isProbing) return;
      pause = FIRST_PAUSE_MS;
      ask();
    },
  };
};

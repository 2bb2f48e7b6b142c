const FIRST_PAUSE_MS = 5_000;
/** What does not answer is asked half as often each time, down to this. */
const LONGEST_PAUSE_MS = 60_000;

/** Asks again and again whether somebody answers, until somebody does. */
export const createRetry = (options: {
  /** @throws Where nobody answers */
  probe: () => Promise<unknown>;
  onAnswer: () => void;
  onAsking: (isAsking: boolean) => void;
}) => {
  let pause = FIRST_PAUSE_MS;
  let isAsking = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(ask, pause);
    pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
  };

  const ask = async () => {
    if (isAsking) return;
    isAsking = true;
    options.onAsking(true);
    try {
      await options.probe();
      // It goes on saying so until the page is gone.
      clearTimeout(timer);
      options.onAnswer();
    } catch {
      isAsking = false;
      options.onAsking(false);
      wait();
    }
  };

  return {
    wait,
    ask,
    /** There is reason to hope: if it is vain, the next pause is short again. */
    askNow() {
      if (isAsking) return;
      pause = FIRST_PAUSE_MS;
      ask();
    },
  };
};

const WINDOW_MS = 1_000;

/** Limits the number of requests in any one-second window. */
export interface RequestRate {
  /**
   * Waits at most `waitMs` for a free slot, and resolves to whether the request may be sent. A
   * waiting request does not reserve a slot, so aborting it does not delay others.
   */
  turn(waitMs: number, signal?: AbortSignal): Promise<boolean>;
}

export const createRequestRate = (perSecond: number): RequestRate => {
  // The times of requests in the last second, oldest first.
  const sentAt: number[] = [];
  return {
    async turn(waitMs, signal) {
      const until = Date.now() + waitMs;
      for (;;) {
        const now = Date.now();
        while (sentAt[0] !== undefined && sentAt[0] <= now - WINDOW_MS) sentAt.shift();
        if (signal?.aborted) return false;
        if (sentAt[0] === undefined || sentAt.length < perSecond) {
          sentAt.push(now);
          return true;
        }
        const next = sentAt[0] + WINDOW_MS;
        if (next > until) return false;
        await new Promise((done) => setTimeout(done, next - now));
      }
    },
  };
};

/**
 * Tries in a row that went unanswered before an upstream is left alone: a call of the content client and its
 * five retries (specification 9).
 */
export const FAILURES_TO_OPEN = 6;
export const OPEN_MS = 10_000;

/** Spares an upstream that is down, and its callers the wait for it. */
export interface CircuitBreaker {
  /** Whether a call may be made now. While open, one call in `OPEN_MS` may try how things are. */
  allows(): boolean;
  succeeded(): void;
  failed(): void;
}

/** One for each upstream and isolate: isolates know nothing of each other. */
export const createCircuitBreaker = (now = () => Date.now()): CircuitBreaker => {
  let failures = 0;
  let nextTryAt = 0;
  return {
    allows() {
      if (failures < FAILURES_TO_OPEN) return true;
      if (now() < nextTryAt) return false;
      // The next try comes after another wait, whatever becomes of this one.
      nextTryAt = now() + OPEN_MS;
      return true;
    },
    succeeded() {
      failures = 0;
    },
    failed() {
      failures++;
      if (failures >= FAILURES_TO_OPEN) nextTryAt = now() + OPEN_MS;
    },
  };
};

/**
 * The number of consecutive failures that opens the circuit: one call by the content client plus
 * its five retries (docs/specification.md, row 9.3).
 */
export const FAILURES_TO_OPEN = 6;
export const OPEN_MS = 10_000;

/** Stops calls to an upstream that is down, so that callers do not wait for it. */
export interface CircuitBreaker {
  /**
   * Whether a call may be made now. While the circuit is open, one trial call is allowed every
   * `OPEN_MS`.
   */
  allows(): boolean;
  succeeded(): void;
  failed(): void;
}

/**
 * Creates a circuit breaker for one upstream in one isolate; isolates share no state.
 * @param opened called by each failure that opens the circuit or leaves it open
 */
export const createCircuitBreaker = (opened: () => void = () => undefined): CircuitBreaker => {
  let failures = 0;
  let nextTryAt = 0;
  return {
    allows() {
      if (failures < FAILURES_TO_OPEN) return true;
      if (Date.now() < nextTryAt) return false;
      // No further trial call is allowed for `OPEN_MS`, unless this call succeeds and closes the
      // circuit.
      nextTryAt = Date.now() + OPEN_MS;
      return true;
    },
    succeeded() {
      failures = 0;
    },
    failed() {
      failures++;
      if (failures < FAILURES_TO_OPEN) return;
      nextTryAt = Date.now() + OPEN_MS;
      opened();
    },
  };
};

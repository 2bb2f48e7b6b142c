/** Tries after the first one. */
export const RETRIES_MAX = 2;
const FIRST_DELAY_MS = 200;
/** Who asks for a longer pause gets no second try: our caller does not wait that long. */
const RETRY_AFTER_MAX_MS = 2_000;

/** `Retry-After` in seconds or as a date (RFC 9110, 10.2.3) -> milliseconds from now. */
export const retryAfterMs = (value: string | null, now: number): number | undefined => {
  if (!value) return undefined;
  if (/^\d{1,9}$/.test(value)) return Number(value) * 1000;
  // Each of the three forms of a date begins with its weekday; the parser takes much else for one.
  const at = /^[A-Z][a-z]{2}/.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(at) ? undefined : Math.max(0, at - now);
};

/** What a caller is told at most: an hour is for ever to a visitor, and to a crawler it is not. */
const TOLD_MAX_S = 3_600;

/** `Retry-After` for the caller in whole seconds, 1 to 3,600; undefined where it makes no sense. */
export const retryAfterSeconds = (value: string | null, now: number): number | undefined => {
  const ms = retryAfterMs(value, now);
  return ms === undefined ? undefined : Math.min(Math.max(Math.ceil(ms / 1000), 1), TOLD_MAX_S);
};

/**
 * How long to wait before the next try; undefined: there is none.
 * `tries`: those made so far. `askedMs`: what the upstream asked for. `random`: 0 to 1.
 */
export const retryDelayMs = (
  tries: number,
  askedMs: number | undefined,
  random: number,
): number | undefined => {
  if (tries > RETRIES_MAX || (askedMs ?? 0) > RETRY_AFTER_MAX_MS) return undefined;
  const backOffMs = FIRST_DELAY_MS * 2 ** (tries - 1);
  // Jitter, so that callers that failed together do not come back together.
  return Math.max(askedMs ?? 0, backOffMs / 2 + (random * backOffMs) / 2);
};

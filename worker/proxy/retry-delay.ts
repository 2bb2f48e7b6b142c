/** The maximum number of attempts after the first one. */
export const RETRIES_MAX = 2;
const FIRST_DELAY_MS = 200;
/** The longest Retry-After that we honour. The caller won't wait longer than this. */
const RETRY_AFTER_MAX_MS = 2_000;

/** Converts a `Retry-After` in seconds or as a date (RFC 9110, 10.2.3) to milliseconds from now. */
export const retryAfterMs = (value: string | null, now: number): number | undefined => {
  if (!value) return undefined;
  if (/^\d{1,9}$/.test(value)) return Number(value) * 1000;
  // All three date formats begin with the weekday, but Date.parse also accepts other strings.
  const at = /^[A-Z][a-z]{2}/.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(at) ? undefined : Math.max(0, at - now);
};

/**
 * The longest Retry-After sent to a caller. More than an hour would not help a visitor, and would
 * stop a crawler.
 */
const FORWARDED_RETRY_MAX_S = 3_600;

/**
 * The `Retry-After` for the caller in whole seconds, 1 to 3,600; undefined if the value is invalid.
 */
export const retryAfterSeconds = (value: string | null, now: number): number | undefined => {
  const ms = retryAfterMs(value, now);
  return ms === undefined
    ? undefined
    : Math.min(Math.max(Math.ceil(ms / 1000), 1), FORWARDED_RETRY_MAX_S);
};

/**
 * The delay before the next attempt; undefined if no further attempt should be made.
 * @param tries the number of attempts made so far
 * @param askedMs the delay from the upstream's Retry-After
 * @param random 0 to 1
 */
export const retryDelayMs = (
  tries: number,
  askedMs: number | undefined,
  random: number,
): number | undefined => {
  if (tries > RETRIES_MAX || (askedMs ?? 0) > RETRY_AFTER_MAX_MS) return undefined;
  const backOffMs = FIRST_DELAY_MS * 2 ** (tries - 1);
  // Jitter, so that callers that failed together do not retry together.
  return Math.max(askedMs ?? 0, backOffMs / 2 + (random * backOffMs) / 2);
};

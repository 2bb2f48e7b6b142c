/** Tries after the first one. */
export const RETRIES_MAX = 2;
const FIRST_DELAY_MS = 200;
/** The longest Retry-After that is waited for: the caller does not wait longer. */
const RETRY_AFTER_MAX_MS = 2_000;

/** `Retry-After` in seconds or as a date (RFC 9110, 10.2.3) -> milliseconds from now. */
export const retryAfterMs = (value: string | null, now: number): number | undefined => {
  if (!value) return undefined;
  if (/^\d{1,9}$/.test(value)) return Number(value) * 1000;
  // Each of the three date formats begins with its weekday; Date.parse also accepts other texts.
  const at = /^[A-Z][a-z]{2}/.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(at) ? undefined : Math.max(0, at - now);
};

/**
 * The longest Retry-After for a caller: more than an hour does not help a visitor, but it would
 * stop a crawler.
 */
const FORWARDED_RETRY_MAX_S = 3_600;

/** `Retry-After` for the caller in whole seconds, 1 to 3,600; undefined where it is invalid. */
export const retryAfterSeconds = (value: string | null, now: number): number | undefined => {
  const ms = retryAfterMs(value, now);
  return ms === undefined
    ? undefined
    : Math.min(Math.max(Math.ceil(ms / 1000), 1), FORWARDED_RETRY_MAX_S);
};

/**
 * The pause before the next try; undefined where there is none.
 * @param tries made so far
 * @param askedMs the pause of the upstream's Retry-After
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

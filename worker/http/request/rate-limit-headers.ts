/*
 * Rate-limit headers by the working group's draft (draft-ietf-httpapi-ratelimit-headers-11). The
 * platform's counters return only allowed or refused, so the rest of a quota is known only when it
 * is 0.
 */

/** Seconds. */
const WINDOW_S = 60;

/**
 * Requests of one client in a window (decision 5, and decision 10 for `bulk`), as wrangler.toml
 * configures them on the platform.
 */
export const QUOTAS = {
  /** For each route. */
  posts: 20,
  reads: 6000,
  operators: 600,
  /** Responses that are built from all records at once. */
  bulk: 60,
} as const;
export type Quota = keyof typeof QUOTAS;

/** The header `RateLimit-Policy` of a request that was counted. */
export const rateLimitPolicy = (quota: Quota): string =>
  `"${quota}";q=${QUOTAS[quota]};w=${WINDOW_S}`;

/** The headers of a 429. */
export const rateLimitReached = (quota: Quota): Record<string, string> => ({
  'ratelimit-policy': rateLimitPolicy(quota),
  ratelimit: `"${quota}";r=0;t=${WINDOW_S}`,
  'retry-after': String(WINDOW_S),
});

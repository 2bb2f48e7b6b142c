/*
 * Rate-limit headers according to the IETF draft draft-ietf-httpapi-ratelimit-headers-11. The
 * platform's counters report only whether a request is allowed, so the remaining quota is known
 * only when it is 0.
 */

const WINDOW_S = 60;

/**
 * The number of requests that a client may make in a window (decision 5, and decision 10 for
 * `bulk`), as configured for the platform in wrangler.toml.
 */
export const QUOTAS = {
  /** Posts are counted per route. */
  posts: 20,
  reads: 6000,
  operators: 600,
  /** The quota for responses that are built from all records. */
  bulk: 60,
} as const;
export type Quota = keyof typeof QUOTAS;

/** The `RateLimit-Policy` header for the quota that a request was counted against. */
export const rateLimitPolicy = (quota: Quota): string =>
  `"${quota}";q=${QUOTAS[quota]};w=${WINDOW_S}`;

/** The rate-limit headers of a 429 response. */
export const rateLimitReached = (quota: Quota): Record<string, string> => ({
  'ratelimit-policy': rateLimitPolicy(quota),
  ratelimit: `"${quota}";r=0;t=${WINDOW_S}`,
  'retry-after': String(WINDOW_S),
});

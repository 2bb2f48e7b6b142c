/*
 * Rate-limit headers according to the working group's draft
 * (draft-ietf-httpapi-ratelimit-headers-11). The platform's counters return only allowed or
 * refused, so the remaining quota is known only when it is 0.
 */

const WINDOW_S = 60;

/**
 * Requests allowed per client in a window (decision 5, and decision 10 for `bulk`), as configured
 * for the platform in wrangler.toml.
 */
export const QUOTAS = {
  /** Per route. */
  posts: 20,
  reads: 6000,
  operators: 600,
  /** Responses that are built from all records at once. */
  bulk: 60,
} as const;
export type Quota = keyof typeof QUOTAS;

/** The `RateLimit-Policy` header for a request that was counted. */
export const rateLimitPolicy = (quota: Quota): string =>
  `"${quota}";q=${QUOTAS[quota]};w=${WINDOW_S}`;

/** The rate-limit headers of a 429 response. */
export const rateLimitReached = (quota: Quota): Record<string, string> => ({
  'ratelimit-policy': rateLimitPolicy(quota),
  ratelimit: `"${quota}";r=0;t=${WINDOW_S}`,
  'retry-after': String(WINDOW_S),
});

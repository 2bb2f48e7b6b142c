/*
 * What clients are told of the limits, by the working group's draft (draft-ietf-httpapi-ratelimit-headers-11).
 * The platform's counters say yes or no and nothing else: what is left of a quota is known only when
 * nothing is.
 */

/** Seconds. */
const WINDOW_S = 60;

/**
 * DESIGN 4, and decision 45 for `bulk`, as wrangler.toml gives them to the platform: requests of one client in a
 * window.
 */
export const QUOTAS = {
  /** Of one route. */
  posts: 20,
  reads: 6000,
  operators: 600,
  /** What is made of all records at once. */
  bulk: 60,
} as const;
export type Quota = keyof typeof QUOTAS;

/** The header `RateLimit-Policy` of a request that was counted. */
export const rateLimitPolicy = (quota: Quota): string =>
  `"${quota}";q=${QUOTAS[quota]};w=${WINDOW_S}`;

/** Of a 429. */
export const rateLimitReached = (quota: Quota): Record<string, string> => ({
  'ratelimit-policy': rateLimitPolicy(quota),
  ratelimit: `"${quota}";r=0;t=${WINDOW_S}`,
  'retry-after': String(WINDOW_S),
});

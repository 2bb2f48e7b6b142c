/** Places of `job_search.sample_order` (migration 0042). */
export const SAMPLE_ORDERS = 2 ** 32;

/** The jobs before this place are the sample: a quarter of all. */
export const SAMPLED_ORDERS = SAMPLE_ORDERS / 4;

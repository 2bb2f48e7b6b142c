/** The number of possible values of `job_search.sample_order` (migration 0042). */
export const SAMPLE_ORDERS = 2 ** 32;

/** The sample consists of the jobs with a sample order below this, a quarter of all jobs. */
export const SAMPLED_ORDERS = SAMPLE_ORDERS / 4;

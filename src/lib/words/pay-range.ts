import type { JobSearchQuery } from '../../contracts/job.ts';

/**
 * If the minimum is above the maximum, no job could match. It must be a typing mistake, so neither
 * amount filters the results.
 */
export const isReversedPay = ({
  salaryMin,
  salaryMax,
}: Pick<JobSearchQuery, 'salaryMin' | 'salaryMax'>): boolean =>
  salaryMin !== null && salaryMax !== null && salaryMin > salaryMax;

import type { JobSearchQuery } from '../../contracts/job.ts';

/**
 * Whether the minimum pay exceeds the maximum. Such a range matches no job and is presumably a
 * typing mistake, so neither amount filters the results.
 */
export const isReversedPay = ({
  salaryMin,
  salaryMax,
}: Pick<JobSearchQuery, 'salaryMin' | 'salaryMax'>): boolean =>
  salaryMin !== null && salaryMax !== null && salaryMin > salaryMax;

import type { JobSearchQuery } from '../../contracts/job.ts';

/** A minimum above the maximum: no job can pay that, so it is a slip, and filters nothing. */
export const isReversedPay = ({
  salaryMin,
  salaryMax,
}: Pick<JobSearchQuery, 'salaryMin' | 'salaryMax'>): boolean =>
  salaryMin !== null && salaryMax !== null && salaryMin > salaryMax;

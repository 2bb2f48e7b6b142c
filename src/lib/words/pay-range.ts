import type { JobSearchQuery } from '../../contracts/job.ts';

/** A minimum above the maximum matches no job: it is a typing mistake and filters nothing. */
export const isReversedPay = ({
  salaryMin,
  salaryMax,
}: Pick<JobSearchQuery, 'salaryMin' | 'salaryMax'>): boolean =>
  salaryMin !== null && salaryMax !== null && salaryMin > salaryMax;

import type { JobSummary } from '../../contracts/job.ts';

export type Placed = Pick<JobSummary, 'company' | 'employerVisibility'>;

/**
 * The displayed employer of a job: the employer itself, the agency in its place, or `hidden` for an
 * anonymous one (decision 22).
 */
export const formatEmployer = (
  job: Placed,
  agency: string,
  hidden = 'Confidential employer',
): string => (job.employerVisibility === 'agency' ? agency : (job.company?.name ?? hidden));

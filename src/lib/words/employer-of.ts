import type { JobSummary } from '../../contracts/job.ts';

export type Placed = Pick<JobSummary, 'company' | 'employerVisibility'>;

/**
 * Who is named as the employer of a job: itself, the agency in its place, or nobody (DESIGN 4, Visibility).
 * `hidden`: how nobody is called.
 */
export const employerOf = (
  job: Placed,
  agency: string,
  hidden = 'Confidential employer',
): string => (job.employerVisibility === 'agency' ? agency : (job.company?.name ?? hidden));

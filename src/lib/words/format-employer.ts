import type { JobSummary } from '../../contracts/job.ts';

export type Placed = Pick<JobSummary, 'company' | 'employerVisibility'>;

/**
 * The employer name to display for a job: the employer's own name, the agency's name instead, or
 * `hidden` if the employer is anonymous (decision 22).
 */
export const formatEmployer = (
  job: Placed,
  agency: string,
  hidden = 'Confidential employer',
): string => (job.employerVisibility === 'agency' ? agency : (job.company?.name ?? hidden));

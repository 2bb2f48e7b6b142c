import type { JobSummary } from '../../src/contracts/job.ts';

type Placed = Pick<JobSummary, 'company' | 'employerVisibility'>;

/** Who is named as the employer of a job: itself, the agency in its place, or nobody (DESIGN 4, Visibility). */
export const employerOf = (
  job: Placed,
  agency: string,
  hidden = 'Confidential employer',
): string => (job.employerVisibility === 'agency' ? agency : (job.company?.name ?? hidden));

import type { JobSummary } from '../../contracts/job.ts';
import { loadFrame } from '../../lib/content/site-frame.ts';

export type Placed = Pick<JobSummary, 'company' | 'employerVisibility'>;

export const CONFIDENTIAL = 'Confidential employer';

/** Who is named as the employer: itself, the agency in its place, or nobody (DESIGN 4, visibility). */
export const employerName = async (job: Placed): Promise<string> =>
  job.employerVisibility === 'agency'
    ? (await loadFrame()).name
    : (job.company?.name ?? CONFIDENTIAL);

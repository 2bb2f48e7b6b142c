import type { JobSummary } from '../../contracts/job.ts';
import { SITE } from '../../lib/site.ts';

/** Who is named as the employer: itself, the agency in its place, or nobody (DESIGN 4, visibility). */
/** Who stands on the sign: the employer, the agency in its place, or nobody. */
export const namedEmployer = (job: Pick<JobSummary, 'company' | 'employerVisibility'>) =>
  job.employerVisibility === 'agency' ? { name: SITE.name, logoUrl: SITE.logoUrl } : job.company;

export const employerName = (job: Pick<JobSummary, 'company' | 'employerVisibility'>): string => {
  if (job.employerVisibility === 'agency') return SITE.name;
  return job.company?.name ?? 'Confidential employer';
};

import type { FirstAnswer } from '../../contracts/company.ts';
import type { Job } from '../../contracts/job.ts';
import { UNSUCCESSFUL_DAYS } from '../../contracts/lifetimes.ts';
import { plural } from './format.ts';

const formatDays = (days: number): string => (days === 1 ? 'a day' : plural(days, 'day'));

/**
 * Says how long applicants wait for a first answer (decision 36), such as `Half of applicants hear
 * back within 3 to 9 days.`
 */
export const describeFirstAnswer = ({ lowDays, highDays }: FirstAnswer): string => {
  if (highDays === null) {
    return `Half of applicants wait at least ${formatDays(lowDays)} to hear back.`;
  }
  const from = lowDays > 0 && lowDays < highDays ? `${lowDays} to ` : '';
  return `Half of applicants hear back within ${from}${from ? plural(highDays, 'day') : formatDays(highDays)}.`;
};

/**
 * Says what was measured. Without the number of applications: whoever watched it while sending one
 * with another person's address would learn whether that person had applied (decision 36).
 */
export const FIRST_ANSWER_BASIS = `Based on applications to this employer in the last ${UNSUCCESSFUL_DAYS} days, including those still waiting.`;

/**
 * What is measured of a job's employer; null if the job hides it, or is applied for elsewhere, where
 * nothing is measured.
 */
export const findFirstAnswer = (
  job: Pick<Job, 'company' | 'employerVisibility' | 'applicationUrl' | 'firstAnswer'>,
): FirstAnswer | null =>
  job.company && job.employerVisibility === 'named' && !job.applicationUrl ? job.firstAnswer : null;

import type { ReviewerDesk } from '../../contracts/review.ts';

/** Formats a job as `Gardener at Acme`, or as only its title if the employer is anonymous. */
export const jobLine = ({ title, companyName }: ReviewerDesk['reviews'][number]['job']): string =>
  companyName ? `${title} at ${companyName}` : title;

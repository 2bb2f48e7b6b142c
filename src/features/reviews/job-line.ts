import type { ReviewerDesk } from '../../contracts/review.ts';

/** Formats `Gardener at Acme`, or only the title if the employer is anonymous. */
export const jobLine = ({ title, companyName }: ReviewerDesk['reviews'][number]['job']): string =>
  companyName ? `${title} at ${companyName}` : title;

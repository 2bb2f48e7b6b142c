import type { ReviewerDesk } from '../../contracts/review.ts';

/** `Gardener at Acme`, or the job alone where its employer stays unnamed. */
export const jobLine = ({ title, companyName }: ReviewerDesk['reviews'][number]['job']): string =>
  companyName ? `${title} at ${companyName}` : title;

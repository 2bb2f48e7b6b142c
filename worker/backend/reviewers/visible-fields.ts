import { GRANT_FIELDS, type GrantField } from '../../../src/contracts/review.ts';
import type { ReviewerCaller } from './authenticate-reviewer.ts';

/**
 * Fields that blind grants hide until the review is received. They include the resume, because it
 * usually shows the applicant's name.
 */
export const HELD_BACK: readonly GrantField[] = ['names', 'contact', 'links', 'resume'];

/**
 * The fields that a grant shows, depending on whether the reviewer's own review has been received.
 */
export const visibleFields = (
  { fields, blind }: Pick<ReviewerCaller, 'fields' | 'blind'>,
  reviewIsIn: boolean,
): ReadonlySet<GrantField> => {
  const granted = fields.length > 0 ? fields : (Object.keys(GRANT_FIELDS) as GrantField[]);
  return new Set(granted.filter((name) => !blind || reviewIsIn || !HELD_BACK.includes(name)));
};

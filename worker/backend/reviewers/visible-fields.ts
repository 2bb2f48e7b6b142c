import { GRANT_FIELDS, type GrantField } from '../../../src/contracts/review.ts';
import type { ReviewerCaller } from './authenticate-reviewer.ts';

/** Blind grants hold these back until the review is in: a resume names its owner on every page. */
export const HELD_BACK: readonly GrantField[] = ['names', 'contact', 'links', 'resume'];

/** What a grant shows of an application, given whether its reviewer's own review of it is in. */
export const visibleFields = (
  { fields, blind }: Pick<ReviewerCaller, 'fields' | 'blind'>,
  reviewIsIn: boolean,
): ReadonlySet<GrantField> => {
  const granted = fields.length > 0 ? fields : (Object.keys(GRANT_FIELDS) as GrantField[]);
  return new Set(granted.filter((name) => !blind || reviewIsIn || !HELD_BACK.includes(name)));
};

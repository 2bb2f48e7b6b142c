import { RECOMMENDATIONS } from '../../../contracts/enums.ts';
import type { Scores } from '../../../contracts/review.ts';

export interface Difference {
  readonly label: string;
  readonly here: string;
  readonly there: string;
}

/** Formats a score card as display strings, keyed by label. */
const formatScores = ({ recommendation, attributes, comment }: Scores): Map<string, string> =>
  new Map([
    ['Recommendation', recommendation ? RECOMMENDATIONS[recommendation] : ''],
    ...attributes.flatMap(({ name, rating, note }): [string, string][] => [
      [name, rating ? `${rating} of 5` : ''],
      [`${name}, note`, note ?? ''],
    ]),
    ['Notes', comment],
  ]);

/** Lists the fields in which two versions of a review differ. */
export const compareScores = (here: Scores, there: Scores): Difference[] => {
  const [ours, theirs] = [formatScores(here), formatScores(there)];
  return [...new Set([...ours.keys(), ...theirs.keys()])]
    .map((label) => ({ label, here: ours.get(label) ?? '', there: theirs.get(label) ?? '' }))
    .filter(({ here: a, there: b }) => a !== b);
};

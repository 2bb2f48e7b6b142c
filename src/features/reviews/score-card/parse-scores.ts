import { RECOMMENDATIONS } from '../../../contracts/enums.ts';
import { REVIEW_ATTRIBUTES, type Scores } from '../../../contracts/review.ts';

type Values = Readonly<Record<string, readonly string[]>>;

/**
 * Returns the name of the form field for one part of an attribute, such as `attributes.1.rating`.
 */
export const attributeField = (index: number, part: 'name' | 'rating' | 'note') =>
  `attributes.${index}.${part}`;

/** Parses the score card's fields. Invalid values become null. */
export const parseScores = (values: Values): Scores => {
  const first = (name: string) => values[name]?.[0] ?? '';
  const recommendation = first('recommendation');
  return {
    recommendation: Object.hasOwn(RECOMMENDATIONS, recommendation)
      ? (recommendation as keyof typeof RECOMMENDATIONS)
      : null,
    attributes: REVIEW_ATTRIBUTES.map((name, i) => ({
      name,
      rating: Number(first(attributeField(i, 'rating'))) || null,
      note: first(attributeField(i, 'note')),
    })),
    comment: first('comment'),
  };
};

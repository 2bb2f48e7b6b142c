import { ChoiceGroup } from '../../../components/form/choice-group.tsx';
import { TextAreaField } from '../../../components/form/field.tsx';
import { RECOMMENDATIONS } from '../../../contracts/enums.ts';
import {
  RATINGS,
  REVIEW_ATTRIBUTES,
  REVIEW_COMMENT_MAX_LENGTH,
  REVIEW_NOTE_MAX_LENGTH,
  type Scores,
} from '../../../contracts/review.ts';
import type { FieldErrors } from '../../../contracts/wire.ts';
import { attributeField } from './parse-scores.ts';

const RATING_OPTIONS = [
  ...Object.entries(RATINGS).map(([value, word]) => [value, `${value} ${word}`] as const),
  ['', 'Not rated'] as const,
];

/** A score card's fields, filled in with the given scores. */
export const ScoreFields = ({ scores, errors }: { scores: Scores; errors: FieldErrors }) => (
  <>
    <ChoiceGroup
      type="radio"
      isScale
      name="recommendation"
      legend="Your recommendation"
      hint="Should this person move on to the next step?"
      options={Object.entries(RECOMMENDATIONS)}
      values={[scores.recommendation ?? '']}
      errors={errors.recommendation}
    />
    {REVIEW_ATTRIBUTES.map((name, i) => {
      const given = scores.attributes.find((attribute) => attribute.name === name);
      const [rating, note] = [attributeField(i, 'rating'), attributeField(i, 'note')];
      return (
        <div className="attribute" key={name}>
          <input type="hidden" name={attributeField(i, 'name')} value={name} />
          <ChoiceGroup
            type="radio"
            isScale
            name={rating}
            legend={name}
            options={RATING_OPTIONS}
            values={[String(given?.rating ?? '')]}
            errors={errors[rating]}
          />
          <TextAreaField
            name={note}
            label={`Note on ${name.toLowerCase()}`}
            errors={errors[note]}
            defaultValue={given?.note}
            maxLength={REVIEW_NOTE_MAX_LENGTH}
            optional
          />
        </div>
      );
    })}
    <TextAreaField
      name="comment"
      label="Notes"
      hint="This person’s strengths, your concerns and what you’d ask them."
      errors={errors.comment}
      defaultValue={scores.comment}
      maxLength={REVIEW_COMMENT_MAX_LENGTH}
      optional
    />
  </>
);

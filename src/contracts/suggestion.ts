import * as v from 'valibot';
import { cutText } from './bounded-text.ts';

/** Names of places and occupations are shorter than this, so a longer string has no suggestions. */
export const SUGGESTED_TEXT_MAX = 60;

/** What the visitor has typed so far into one of the two search fields. */
export const SuggestionQuerySchema = v.object({
  field: v.optional(v.picklist(['q', 'location']), 'q'),
  text: v.optional(cutText(SUGGESTED_TEXT_MAX + 1), ''),
});
export type SuggestionQuery = v.InferOutput<typeof SuggestionQuerySchema>;

export const SuggestionSchema = v.object({
  /**
   * The suggestion's text, which becomes the field's value if the visitor chooses the suggestion.
   */
  value: v.string(),
  kind: v.picklist(['occupation', 'employer', 'town', 'region', 'country']),
  /**
   * Number of open jobs. For an occupation, only jobs that mention it are counted, although a
   * search for it also finds related jobs.
   */
  count: v.number(),
});
export type Suggestion = v.InferOutput<typeof SuggestionSchema>;

const degrees = (max: number) => v.pipe(v.number(), v.minValue(-max), v.maxValue(max));

/** A position on Earth (WGS 84). */
export const PositionSchema = v.object({ lat: degrees(90), lon: degrees(180) });

/** A town, as a value for the search parameter `location`. */
export const NearestTownSchema = v.object({ location: v.string() });

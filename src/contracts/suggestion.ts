import * as v from 'valibot';
import { cutText } from './bounded-text.ts';

/** Names of places and occupations are shorter; a longer text has no suggestions. */
export const SUGGESTED_TEXT_MAX = 60;

/** The text typed so far into one of the two fields of a search. */
export const SuggestionQuerySchema = v.object({
  field: v.optional(v.picklist(['q', 'location']), 'q'),
  text: v.optional(cutText(SUGGESTED_TEXT_MAX + 1), ''),
});
export type SuggestionQuery = v.InferOutput<typeof SuggestionQuerySchema>;

export const SuggestionSchema = v.object({
  /** The value for the field, which is also shown. */
  value: v.string(),
  kind: v.picklist(['occupation', 'employer', 'town', 'region', 'country']),
  /**
   * Open jobs. For an occupation: the jobs that name it, while a search for it also finds related
   * ones.
   */
  count: v.number(),
});
export type Suggestion = v.InferOutput<typeof SuggestionSchema>;

const degrees = (max: number) => v.pipe(v.number(), v.minValue(-max), v.maxValue(max));

/** A position on the Earth (WGS 84). */
export const PositionSchema = v.object({ lat: degrees(90), lon: degrees(180) });

/** A town as a value of the search parameter `location`. */
export const NearestTownSchema = v.object({ location: v.string() });

import * as v from 'valibot';
import { cutText } from './bounded-text.ts';

/** The names of places and work are shorter; a longer text has no suggestions. */
export const SUGGESTED_TEXT_MAX = 60;

/** What a visitor has typed so far into one of the two fields of a search. */
export const SuggestionQuerySchema = v.object({
  field: v.optional(v.picklist(['q', 'location']), 'q'),
  text: v.optional(cutText(SUGGESTED_TEXT_MAX + 1), ''),
});
export type SuggestionQuery = v.InferOutput<typeof SuggestionQuerySchema>;

export const SuggestionSchema = v.object({
  /** What the field takes, and what is shown. */
  value: v.string(),
  kind: v.picklist(['occupation', 'employer', 'town', 'region', 'country']),
  /** Open jobs; of an occupation those that name it, while a search for it also finds what is close to it. */
  count: v.number(),
});
export type Suggestion = v.InferOutput<typeof SuggestionSchema>;

const degrees = (max: number) => v.pipe(v.number(), v.minValue(-max), v.maxValue(max));

/** A position on the Earth (WGS 84). */
export const PositionSchema = v.object({ lat: degrees(90), lon: degrees(180) });

/** A town, as the parameter `location` of a search takes it. */
export const NearestTownSchema = v.object({ location: v.string() });

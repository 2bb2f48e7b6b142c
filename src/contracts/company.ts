import * as v from 'valibot';
import { arrivingLength, cutText, normalizeText } from './bounded-text.ts';
import { COMPANY_SIZES, listKeys } from './enums.ts';
import type { COMPANY_SEARCH_NAMES } from './query-names.ts';
import { PagingQuerySchema, PictureUrlSchema } from './wire.ts';

export const PlaceSchema = v.object({
  displayName: v.string(),
  /** ISO 3166-1 alpha-2, upper case. */
  countryCode: v.string(),
  /** ISO 3166-2 code, where known. */
  region: v.nullable(v.string()),
});
export type Place = v.InferOutput<typeof PlaceSchema>;

/** An employer as shown with its jobs. `id` is the slug. */
export const CompanyRefSchema = v.object({
  id: v.string(),
  slug: v.string(),
  name: v.string(),
  logoUrl: PictureUrlSchema,
});
export type CompanyRef = v.InferOutput<typeof CompanyRefSchema>;

export const CompanySummarySchema = v.object({
  ...CompanyRefSchema.entries,
  summary: v.string(),
  category: v.string(),
  size: v.nullable(v.picklist(listKeys(COMPANY_SIZES))),
  locations: v.array(PlaceSchema),
  /** Open jobs under the employer's own name, without anonymous and agency jobs. */
  openJobCount: v.number(),
});
export type CompanySummary = v.InferOutput<typeof CompanySummarySchema>;

export const CompanySchema = v.object({
  ...CompanySummarySchema.entries,
  website: v.nullable(v.string()),
  descriptionHtml: v.string(),
  /** Year. */
  founded: v.nullable(v.number()),
});
export type Company = v.InferOutput<typeof CompanySchema>;

/**
 * Minimum length of a description (HTML, characters). Search engines do not index an employer with
 * no open jobs and a shorter one (decision 3).
 */
export const THIN_COMPANY_LENGTH = 200;

/** The rest of a longer query is cut off. */
const MAX_QUERY_LENGTH = 200;

/** Longer than the id of any category or company: a longer value is unknown. */
export const MAX_ID_LENGTH = 200;

/** The text that a visitor types to search jobs or employers. */
export const QueryTextSchema = v.pipe(
  v.string(),
  // Control characters must reach neither a page nor an upstream.
  v.transform((s) =>
    normalizeText(s, 'NFC', arrivingLength(MAX_QUERY_LENGTH))
      .replace(/\p{Cc}+/gu, ' ')
      .trim()
      .slice(0, MAX_QUERY_LENGTH),
  ),
);

export const CompanySearchQuerySchema = v.object({
  ...PagingQuerySchema.entries,
  q: v.optional(QueryTextSchema, ''),
  category: v.optional(cutText(MAX_ID_LENGTH), ''),
  /** `jobs`: by number of open jobs, highest first; otherwise by name. */
  sort: v.fallback(v.nullable(v.picklist(['jobs'])), null),
} satisfies Record<(typeof COMPANY_SEARCH_NAMES)[number], v.GenericSchema>);
export type CompanySearchQuery = v.InferOutput<typeof CompanySearchQuerySchema>;

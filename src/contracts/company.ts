import * as v from 'valibot';
import { arrivingLength, cutText, normalizeText } from './bounded-text.ts';
import { COMPANY_SIZES, listKeys } from './enums.ts';
import type { COMPANY_SEARCH_NAMES } from './query-names.ts';
import { PagingQuerySchema, PictureUrlSchema } from './wire.ts';

export const PlaceSchema = v.object({
  displayName: v.string(),
  /** The country's ISO 3166-1 alpha-2 code, in upper case. */
  countryCode: v.string(),
  /** The region's ISO 3166-2 code, if known. */
  region: v.nullable(v.string()),
  /** True if the place is the whole region, not a town in it. */
  isRegion: v.optional(v.boolean()),
});
export type Place = v.InferOutput<typeof PlaceSchema>;

/** An employer as shown with its jobs. `id` is the employer's slug. */
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
  /** Number of open jobs under the employer's own name, excluding anonymous and agency jobs. */
  openJobCount: v.number(),
});
export type CompanySummary = v.InferOutput<typeof CompanySummarySchema>;

/**
 * How long half of an employer's applicants wait for a first answer, measured: their median time is
 * between `lowDays` and `highDays` (decision 36). Only for employers that are named, and with at
 * least eight cases of at least eight people.
 */
export const FirstAnswerSchema = v.object({
  lowDays: v.number(),
  /** null if too many still wait to tell. */
  highDays: v.nullable(v.number()),
});
export type FirstAnswer = v.InferOutput<typeof FirstAnswerSchema>;

/** A measured time to a first answer; null if there is none. */
export const OptionalFirstAnswerSchema = v.optional(
  v.pipe(v.nullable(FirstAnswerSchema), v.metadata({ otherwise: null })),
  null,
);

export const CompanySchema = v.object({
  ...CompanySummarySchema.entries,
  website: v.nullable(v.string()),
  descriptionHtml: v.string(),
  /** The year in which the company was founded. */
  founded: v.nullable(v.number()),
  firstAnswer: OptionalFirstAnswerSchema,
});
export type Company = v.InferOutput<typeof CompanySchema>;

/**
 * If an employer has no open jobs and its description (HTML) has fewer characters than this, search
 * engines do not index its page (decision 3).
 */
export const THIN_COMPANY_LENGTH = 200;

/** Longer queries are truncated to this length. */
const MAX_QUERY_LENGTH = 200;

/** No category or company has an id longer than this, so a longer value cannot be a known id. */
export const MAX_ID_LENGTH = 200;

/** The words a visitor types to search for jobs or employers. */
export const QueryTextSchema = v.pipe(
  v.string(),
  // Control characters must never reach a page or an upstream.
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
  /** `jobs` sorts by number of open jobs, highest first; the default is by name. */
  sort: v.fallback(v.nullable(v.picklist(['jobs'])), null),
} satisfies Record<(typeof COMPANY_SEARCH_NAMES)[number], v.GenericSchema>);
export type CompanySearchQuery = v.InferOutput<typeof CompanySearchQuerySchema>;

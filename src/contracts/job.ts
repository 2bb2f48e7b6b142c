import * as v from 'valibot';
import { boundedText, cutText } from './bounded-text.ts';
import {
  CompanyRefSchema,
  OptionalFirstAnswerSchema,
  PlaceSchema,
  QueryTextSchema,
} from './company.ts';
import {
  EMPLOYER_VISIBILITIES,
  EMPLOYMENT_TYPES,
  JOB_SORTS,
  listKeys,
  PAY,
  POSTED_WITHIN,
  QUESTION_TYPES,
  RADII,
  SALARY_TIMEFRAMES,
  SENIORITIES,
  WORKPLACES,
} from './enums.ts';
import { type JOB_SEARCH_NAMES, MAX_PER_PAGE } from './query-names.ts';
import {
  AmountSchema,
  CurrencySchema,
  createEnumSchema,
  createParseOnceSchema,
  DateTimeSchema,
  DeadlineSchema,
  FacetValueSchema,
  PageMetaSchema,
  PagingQuerySchema,
} from './wire.ts';

export const QuestionSchema = v.object({
  id: v.string(),
  type: createEnumSchema(QUESTION_TYPES, 'long_text'),
  label: v.string(),
  required: v.boolean(),
  options: v.array(v.object({ value: v.string(), label: v.string() })),
});
export type Question = v.InferOutput<typeof QuestionSchema>;

/**
 * The site path of a job's canonical page. Other values are rejected, because they could link to
 * another site.
 */
export type JobHref = `/${string}/${string}/${string}`;
const JobHrefSchema = v.custom<JobHref>(
  (path) => typeof path === 'string' && /^(?:\/[\w.~%-]+){3}$/.test(path),
);

/**
 * A record in `all-jobs` and `seo-jobs`, with just enough data for a link in a list or a sitemap.
 */
export const JobLightSchema = v.object({
  fid: v.string(),
  path: JobHrefSchema,
  title: v.string(),
  updatedAt: v.string(),
});
export type JobLight = v.InferOutput<typeof JobLightSchema>;

/** A job in a list. */
export const JobSummarySchema = createParseOnceSchema(
  v.object({
    ...JobLightSchema.entries,
    updatedAt: DateTimeSchema,
    slug: v.string(),
    /** The employer; null if it is anonymous or if the agency is named instead. */
    company: v.nullable(CompanyRefSchema),
    employerVisibility: v.picklist(listKeys(EMPLOYER_VISIBILITIES)),
    employmentType: createEnumSchema(EMPLOYMENT_TYPES, 'other'),
    /** The workplace; null if an external service sends a value that is not in `WORKPLACES`. */
    workplace: v.nullable(v.picklist(listKeys(WORKPLACES))),
    seniority: v.nullable(v.picklist(listKeys(SENIORITIES))),
    locations: v.array(PlaceSchema),
    remoteCountryCodes: v.array(v.string()),
    salaryMin: v.nullable(AmountSchema),
    salaryMax: v.nullable(AmountSchema),
    salaryCurrency: CurrencySchema,
    salaryTimeframe: v.nullable(v.picklist(listKeys(SALARY_TIMEFRAMES))),
    category: v.string(),
    skills: v.array(v.string()),
    publishedAt: DateTimeSchema,
    validThrough: v.nullable(DeadlineSchema),
    /** A plain-text excerpt of the description, at most about 200 characters. */
    excerpt: v.string(),
  }),
);
export type JobSummary = v.InferOutput<typeof JobSummarySchema>;

/**
 * A string split into segments, with the matches marked, so that search results need no trusted
 * HTML.
 */
export const HighlightSchema = v.array(v.object({ text: v.string(), match: v.boolean() }));
export type Highlight = v.InferOutput<typeof HighlightSchema>;

/** A job in a search result; if there is a `q`, its matches are marked. */
export const JobHitSchema = createParseOnceSchema(
  v.object({
    ...JobSummarySchema.entries,
    highlights: v.pipe(
      v.nullable(v.object({ title: HighlightSchema, excerpt: HighlightSchema })),
      // A damaged title is not repaired by dropping a segment, as that would change its meaning.
      v.metadata({ otherwise: null }),
    ),
    /**
     * Distance in kilometres from the searched place, if there is exactly one, to the job's nearest
     * town; null if unknown.
     */
    distanceKm: v.optional(v.nullable(v.number()), null),
  }),
);
export type JobHit = v.InferOutput<typeof JobHitSchema>;

/** A public job, open or closed. The backend never returns drafts or archived jobs. */
export const JobSchema = v.object({
  ...JobSummarySchema.entries,
  status: v.picklist(['open', 'closed']),
  descriptionHtml: v.string(),
  descriptionPlain: v.string(),
  /** Why the job does not state its pay; empty if nobody said. */
  payReason: v.optional(v.string(), ''),
  vacancies: v.number(),
  closedAt: v.nullable(DateTimeSchema),
  /** When the employer last said that the job is open; null if it was not asked (decision 35). */
  confirmedAt: v.optional(v.nullable(DateTimeSchema), null),
  requisitionId: v.nullable(v.string()),
  /** An external page to apply on instead of the site's form. */
  applicationUrl: v.nullable(v.string()),
  requireResume: v.boolean(),
  questions: v.array(QuestionSchema),
  similar: v.array(JobSummarySchema),
  /** The employer's time to a first answer; null if the job does not name it. */
  firstAnswer: OptionalFirstAnswerSchema,
});
export type Job = v.InferOutput<typeof JobSchema>;

/** How long a closed job stays visible. After that, its page returns 410. */
export const CLOSED_JOB_SHOWN_MS = 30 * 24 * 60 * 60 * 1000;

/** The filters that show a count for each value, in display order. */
export const FACETS = [
  'category',
  'workplace',
  'employmentType',
  'seniority',
  'country',
  'location',
  'company',
  'salaryCurrency',
  'pay',
  'postedWithin',
] as const;
export type Facet = (typeof FACETS)[number];

export const FacetsSchema = v.record(v.string(), createParseOnceSchema(v.array(FacetValueSchema)));
export type Facets = v.InferOutput<typeof FacetsSchema>;

export const JobSearchMetaSchema = v.object({
  ...PageMetaSchema.entries,
  facets: FacetsSchema,
  /**
   * Whether `total` is an estimate. Facet counts are exact up to 5,000 matches and estimated beyond
   * that.
   */
  approximate: v.boolean(),
  /** The corrected query that was searched, if the visitor's own query had no results. */
  correctedQuery: v.nullable(v.string()),
  /**
   * Words in the query that were interpreted as the value of a job field. Each item has the field's
   * label and `rest`, the query without those words.
   */
  understood: v.optional(
    v.array(
      v.object({
        facet: v.picklist([...FACETS, 'salary', 'radius']),
        label: v.string(),
        rest: v.string(),
      }),
    ),
    [],
  ),
  /**
   * The words used to search for jobs, as typed, excluding filler words and those in `understood`.
   */
  work: v.optional(v.nullable(v.string()), null),
  /**
   * The query words that the partial matches lack. Partial matches are added if few jobs match, and
   * start at index `partialFrom` on this page. The list is empty if the partial matches contain all
   * words but are near the searched place rather than in it.
   */
  missing: v.optional(v.array(v.string()), []),
  partialFrom: v.optional(v.nullable(v.number()), null),
  /**
   * If no job matches: for each condition, the number of jobs that would match without it. `name`
   * is `q` or the name of a filter.
   */
  without: v.optional(v.array(v.object({ name: v.string(), total: v.number() })), []),
  /** How the values of `location` were interpreted. */
  places: v.optional(
    v.array(
      v.object({
        asked: v.string(),
        /** The place's full name, such as `Frankfurt am Main, Hesse, Germany`. */
        label: v.string(),
        /** True if no place has exactly this name, so the closest match was used instead. */
        corrected: v.boolean(),
        /** Other towns with the same name, largest first; `value` is their `location` value. */
        others: v.array(v.object({ value: v.string(), label: v.string() })),
        /** If the town has no jobs: the radius in km within which other towns' jobs are listed. */
        nearbyKm: v.nullable(v.number()),
      }),
    ),
    [],
  ),
  /** If no job matches: the nearest towns with matches, and related occupations. */
  nearest: v.optional(
    v.array(
      v.object({
        value: v.string(),
        label: v.string(),
        total: v.number(),
        distanceKm: v.number(),
      }),
    ),
    [],
  ),
  related: v.optional(v.array(v.object({ q: v.string(), total: v.number() })), []),
  /**
   * Currency assumed for amounts without one: the currency of most jobs; null if no job states its
   * pay.
   */
  payCurrency: v.optional(CurrencySchema, null),
  /**
   * Date of the exchange rates, `YYYY-MM-DD`, if pay was converted because no currency was chosen.
   */
  ratesAt: v.optional(v.nullable(v.string()), null),
});
export type JobSearchMeta = v.InferOutput<typeof JobSearchMetaSchema>;

/** The separator between values. A comma before a space is part of a value: `Portland, Oregon`. */
const BETWEEN_VALUES = /,(?! )/;
const MAX_VALUES = 30;
/**
 * Maximum total length of a parameter's values: enough for the maximum number of places, each of
 * maximum length.
 */
const MAX_VALUES_LENGTH = 4_000;
/** Maximum length of an amount as people write it, such as `1 000 000 000`. */
const MAX_AMOUNT_LENGTH = 40;

/**
 * Repeated and comma-separated values are equivalent (`a,b&a=c`) and mean OR. Unknown values are
 * dropped.
 */
const values = <T extends string>(
  known?: readonly T[],
  between: RegExp | string = BETWEEN_VALUES,
  max = MAX_VALUES,
) =>
  v.optional(
    v.pipe(
      cutText(MAX_VALUES_LENGTH),
      v.transform((s) => {
        const all = [
          ...new Set(
            s
              .split(between)
              .map((part) => part.trim())
              .filter(Boolean),
          ),
        ];
        const valid = known ? all.filter((value) => known.includes(value as T)) : all;
        return valid.slice(0, max) as T[];
      }),
    ),
    '',
  );

const amount = v.fallback(
  v.nullable(
    v.pipe(
      boundedText(MAX_AMOUNT_LENGTH),
      // Accepted notations: `50000`, `50,000`, `50.000`, `50 000`, `50k`.
      v.transform((s) => s.replace(/(\d)[,.\s'’](?=\d{3}(\D|$))/g, '$1')),
      v.regex(/^\d{1,9}k?$/i),
      v.transform((s) => (/k$/i.test(s) ? Number(s.slice(0, -1)) * 1000 : Number(s))),
      v.minValue(1),
    ),
  ),
  null,
);

/**
 * The job search parameters (docs/specification.md, row 7.3). The input is a flat record of
 * strings, with repeated parameters joined by commas. Unknown values are ignored, so parsing never
 * fails.
 */
export const JobSearchQuerySchema = v.object({
  ...PagingQuerySchema.entries,
  q: v.optional(QueryTextSchema, ''),
  /** `1` searches for the words as typed, without spelling correction. */
  exact: v.fallback(v.nullable(v.literal('1')), null),
  /** Public job ids, at most as many as fit on a page. */
  fid: values(undefined, ',', MAX_PER_PAGE),
  /** Places by display name, such as `Berlin`. */
  location: values(),
  /** Radius in kilometres around each town in `location`. */
  radius: v.fallback(v.nullable(v.picklist(listKeys(RADII))), null),
  workplace: values(listKeys(WORKPLACES)),
  employmentType: values(listKeys(EMPLOYMENT_TYPES)),
  category: values(),
  seniority: values(listKeys(SENIORITIES)),
  /** Company slugs. */
  company: values(),
  /** ISO 3166-1 alpha-2 codes in upper or lower case. */
  country: v.pipe(
    values(),
    v.transform((codes) => codes.map((code) => code.toUpperCase())),
  ),
  /**
   * Yearly amounts; pay stated for another period is converted. The amounts are in `salaryCurrency`
   * or, if that is empty, in the currency of most jobs; pay in other currencies is converted. If
   * the minimum is above the maximum, both are ignored.
   */
  salaryMin: v.optional(amount, null),
  salaryMax: v.optional(amount, null),
  salaryCurrency: v.pipe(
    values(),
    v.transform((codes) => codes.map((code) => code.toUpperCase())),
  ),
  pay: values(listKeys(PAY)),
  postedWithin: v.fallback(v.nullable(v.picklist(listKeys(POSTED_WITHIN))), null),
  sort: v.fallback(v.nullable(v.picklist(listKeys(JOB_SORTS))), null),
} satisfies Record<(typeof JOB_SEARCH_NAMES)[number], v.GenericSchema>);
export type JobSearchQuery = v.InferOutput<typeof JobSearchQuerySchema>;

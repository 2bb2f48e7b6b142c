import * as v from 'valibot';
import { boundedText, cutText } from './bounded-text.ts';
import { CompanyRefSchema, PlaceSchema, QueryTextSchema } from './company.ts';
import {
  EMPLOYER_VISIBILITIES,
  EMPLOYMENT_TYPES,
  JOB_SORTS,
  keysOf,
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
  DateTimeSchema,
  DeadlineSchema,
  FacetValueSchema,
  oneOf,
  PageMetaSchema,
  PagingQuerySchema,
  parsedOnce,
} from './wire.ts';

export const QuestionSchema = v.object({
  id: v.string(),
  type: oneOf(QUESTION_TYPES, 'long_text'),
  label: v.string(),
  required: v.boolean(),
  options: v.array(v.object({ value: v.string(), label: v.string() })),
});
export type Question = v.InferOutput<typeof QuestionSchema>;

/** Site path of a job's canonical page; anything else could lead a visitor elsewhere. */
export type JobHref = `/${string}/${string}/${string}`;
const JobHrefSchema = v.custom<JobHref>(
  (path) => typeof path === 'string' && /^(?:\/[\w.~%-]+){3}$/.test(path),
);

/** What `all-jobs` and `seo-jobs` stream: just enough for a link in a list or a sitemap. */
export const JobLightSchema = v.object({
  fid: v.string(),
  path: JobHrefSchema,
  title: v.string(),
  updatedAt: v.string(),
});
export type JobLight = v.InferOutput<typeof JobLightSchema>;

/** A job as it stands in a list. */
export const JobSummarySchema = parsedOnce(
  v.object({
    ...JobLightSchema.entries,
    updatedAt: DateTimeSchema,
    slug: v.string(),
    /** null where the employer is anonymous or the agency itself is named. */
    company: v.nullable(CompanyRefSchema),
    employerVisibility: v.picklist(keysOf(EMPLOYER_VISIBILITIES)),
    employmentType: oneOf(EMPLOYMENT_TYPES, 'other'),
    /** null where an outside service says neither of ours. */
    workplace: v.nullable(v.picklist(keysOf(WORKPLACES))),
    seniority: v.nullable(v.picklist(keysOf(SENIORITIES))),
    locations: v.array(PlaceSchema),
    remoteCountryCodes: v.array(v.string()),
    salaryMin: v.nullable(AmountSchema),
    salaryMax: v.nullable(AmountSchema),
    salaryCurrency: CurrencySchema,
    salaryTimeframe: v.nullable(v.picklist(keysOf(SALARY_TIMEFRAMES))),
    category: v.string(),
    skills: v.array(v.string()),
    publishedAt: DateTimeSchema,
    validThrough: v.nullable(DeadlineSchema),
    /** Plain text, at most some 200 characters. */
    excerpt: v.string(),
  }),
);
export type JobSummary = v.InferOutput<typeof JobSummarySchema>;

/** Text in pieces, the matched ones marked, so that nobody has to trust HTML from a search. */
export const HighlightSchema = v.array(v.object({ text: v.string(), match: v.boolean() }));
export type Highlight = v.InferOutput<typeof HighlightSchema>;

/** A job in a search answer: what matched is marked where there was a `q`. */
export const JobHitSchema = parsedOnce(
  v.object({
    ...JobSummarySchema.entries,
    highlights: v.pipe(
      v.nullable(v.object({ title: HighlightSchema, excerpt: HighlightSchema })),
      // With a piece missing, a title would say something else.
      v.metadata({ otherwise: null }),
    ),
    /** From the one place that was asked for to the nearest town of the job, kilometres; null where it is unknown. */
    distanceKm: v.optional(v.nullable(v.number()), null),
  }),
);
export type JobHit = v.InferOutput<typeof JobHitSchema>;

/** A public job, open or closed. Drafts and archived jobs never leave the backend. */
export const JobSchema = v.object({
  ...JobSummarySchema.entries,
  status: v.picklist(['open', 'closed']),
  descriptionHtml: v.string(),
  descriptionPlain: v.string(),
  vacancies: v.number(),
  closedAt: v.nullable(DateTimeSchema),
  requisitionId: v.nullable(v.string()),
  /** An outside page to apply on, instead of ours. */
  applicationUrl: v.nullable(v.string()),
  requireResume: v.boolean(),
  questions: v.array(QuestionSchema),
  similar: v.array(JobSummarySchema),
});
export type Job = v.InferOutput<typeof JobSchema>;

/** A closed job is shown for that long; then it is gone (410). */
export const CLOSED_JOB_SHOWN_MS = 30 * 24 * 60 * 60 * 1000;

/** The filters whose values are counted, in the order they are shown. */
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

export const FacetsSchema = v.record(v.string(), parsedOnce(v.array(FacetValueSchema)));
export type Facets = v.InferOutput<typeof FacetsSchema>;

export const JobSearchMetaSchema = v.object({
  ...PageMetaSchema.entries,
  facets: FacetsSchema,
  /** True where the total is an estimate. Counts of facets are exact up to 5,000 matches and estimates beyond. */
  approximate: v.boolean(),
  /** The words searched for instead, where the visitor's own found nothing. */
  correctedQuery: v.nullable(v.string()),
  /** What of the words was taken for a field of the job, as its label, and what is left of them without it. */
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
  /** Of the words what is looked for in the texts of jobs, as it was typed: not what was understood, or says nothing. */
  work: v.optional(v.nullable(v.string()), null),
  /** Where few jobs fit: words that the jobs from `partialFrom` on, counted from 0 on this page, lack; none where they lie around the place. */
  missing: v.optional(v.array(v.string()), []),
  partialFrom: v.optional(v.nullable(v.number()), null),
  /** Where no job fits: how many would without one of the conditions, its name `q` or that of a filter. */
  without: v.optional(v.array(v.object({ name: v.string(), total: v.number() })), []),
  /** What the texts in `location` were read as. */
  places: v.optional(
    v.array(
      v.object({
        asked: v.string(),
        /** In full: `Frankfurt am Main, Hesse, Germany`. */
        label: v.string(),
        /** True where no place is called so, and the nearest name was taken. */
        corrected: v.boolean(),
        /** Other towns of that name, the larger first: what `location` says for each. */
        others: v.array(v.object({ value: v.string(), label: v.string() })),
        /** Where the town itself has no jobs: those of towns within so many kilometres are shown. */
        nearbyKm: v.nullable(v.number()),
      }),
    ),
    [],
  ),
  /** Where no job fits: the nearest towns where some do, and occupations beside the one asked for. */
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
  /** The currency of amounts that name none: that of most jobs; null where no job states pay. */
  payCurrency: v.optional(CurrencySchema, null),
  /** Where pay in other currencies is converted, as none was chosen: the day of the rates, `YYYY-MM-DD`. */
  ratesAt: v.optional(v.nullable(v.string()), null),
});
export type JobSearchMeta = v.InferOutput<typeof JobSearchMetaSchema>;

/** A comma with a space behind it belongs to the value, as in `Portland, Oregon`. */
const BETWEEN_VALUES = /,(?! )/;
const MAX_VALUES = 30;
/** Of all values of a parameter together: as many places as may be chosen, at their longest. */
const MAX_VALUES_LENGTH = 4_000;
/** Of an amount as people write it: `1 000 000 000`. */
const MAX_AMOUNT_LENGTH = 40;

/** Repeated and comma-separated values alike (`a,b&a=c`): OR. Unknown ones are dropped. */
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
        const kept = known ? all.filter((value) => known.includes(value as T)) : all;
        return kept.slice(0, max) as T[];
      }),
    ),
    '',
  );

const amount = v.fallback(
  v.nullable(
    v.pipe(
      boundedText(MAX_AMOUNT_LENGTH),
      // As people write it: `50000`, `50,000`, `50.000`, `50 000`, `50k`.
      v.transform((s) => s.replace(/(\d)[,.\s'’](?=\d{3}(\D|$))/g, '$1')),
      v.regex(/^\d{1,9}k?$/i),
      v.transform((s) => (/k$/i.test(s) ? Number(s.slice(0, -1)) * 1000 : Number(s))),
      v.minValue(1),
    ),
  ),
  null,
);

/**
 * The parameters of a job search (DESIGN 4, 'Jobs'). Input is a flat record of strings, repeated
 * parameters joined by commas; a value nobody knows is ignored, so nothing here can fail.
 */
export const JobSearchQuerySchema = v.object({
  ...PagingQuerySchema.entries,
  q: v.optional(QueryTextSchema, ''),
  /** `1`: the words as they are typed, without putting mistakes right. */
  exact: v.fallback(v.nullable(v.literal('1')), null),
  /** Public ids of jobs, as many as a page may have. */
  fid: values(undefined, ',', MAX_PER_PAGE),
  /** Places by display name, such as `Berlin`. */
  location: values(),
  /** Kilometres around each town in `location`. */
  radius: v.fallback(v.nullable(v.picklist(keysOf(RADII))), null),
  workplace: values(keysOf(WORKPLACES)),
  employmentType: values(keysOf(EMPLOYMENT_TYPES)),
  category: values(),
  seniority: values(keysOf(SENIORITIES)),
  /** Company slugs. */
  company: values(),
  /** ISO 3166-1 alpha-2 codes, either case. */
  country: v.pipe(
    values(),
    v.transform((codes) => codes.map((code) => code.toUpperCase())),
  ),
  /**
   * Yearly amounts; other time units are converted. In `salaryCurrency`, or where that is empty in that of most jobs,
   * others converted. A minimum above the maximum is ignored, with it.
   */
  salaryMin: v.optional(amount, null),
  salaryMax: v.optional(amount, null),
  salaryCurrency: v.pipe(
    values(),
    v.transform((codes) => codes.map((code) => code.toUpperCase())),
  ),
  pay: values(keysOf(PAY)),
  postedWithin: v.fallback(v.nullable(v.picklist(keysOf(POSTED_WITHIN))), null),
  sort: v.fallback(v.nullable(v.picklist(keysOf(JOB_SORTS))), null),
} satisfies Record<(typeof JOB_SEARCH_NAMES)[number], v.GenericSchema>);
export type JobSearchQuery = v.InferOutput<typeof JobSearchQuerySchema>;

import * as v from 'valibot';
import { boundedText, cutText } from './bounded-text.ts';
import { DATE_HINT, expandDeadline, isDate, parseDate } from './dates.ts';
import { listKeys } from './enums.ts';
import { MAX_PAGE, MAX_PER_PAGE, PER_PAGE } from './query-names.ts';

/**
 * The wire format shared by all of the site's APIs (docs/specification.md, rows 3.2 and 7.10): a
 * success is `{ data }`, a list adds `links` and `meta`, and a failure is `{ error }`.
 * Dates are ISO 8601 in UTC. Money is in major units of its ISO 4217 currency.
 */

/** No date with a time zone is longer than this. */
const DATE_MAX_LENGTH = 40;

/** Unix milliseconds; a day without a time means the start of that day in UTC. */
export const TimeSchema = v.pipe(
  boundedText(DATE_MAX_LENGTH, DATE_HINT),
  v.check(isDate, DATE_HINT),
  v.transform(parseDate),
);

/**
 * A value from a closed set. `otherwise` replaces an unknown value from an external service
 * (`worker/proxy/mend-response.ts`); the site's own responses contain no unknown values.
 */
export const createEnumSchema = <T extends Record<string, string>, O extends keyof T & string>(
  set: T,
  otherwise: O,
) => v.pipe(v.picklist(listKeys(set)), v.metadata({ otherwise }));

/**
 * Requires an object. Without this check, valibot accepts an array as an object with no members.
 */
export const notList = <S extends v.GenericSchema>(schema: S) =>
  v.pipe(
    v.unknown(),
    v.check((value) => !Array.isArray(value), 'Expected an object.'),
    schema,
  );

/** A date for display. If it is invalid, the whole response is rejected. */
export const DateTimeSchema = v.pipe(v.string(), v.check(isDate));

export const DeadlineSchema = v.pipe(DateTimeSchema, v.transform(expandDeadline));

/** Amounts of money are displayed and stored with up to two decimal places. */
export const MONEY_DIGITS = 2;
export const AmountSchema = v.pipe(
  v.number(),
  v.transform((amount) => Math.round(amount * 10 ** MONEY_DIGITS) / 10 ** MONEY_DIGITS),
);

/** An ISO 4217 code; null if the currency is unknown, in which case the amount is not shown. */
export const CurrencySchema = v.fallback(
  v.nullable(v.pipe(v.string(), v.regex(/^[A-Z]{3}$/))),
  null,
);

/** A picture's URL: absolute, or a path on this site. An invalid URL becomes null. */
export const PictureUrlSchema = v.fallback(
  v.nullable(
    v.pipe(
      v.string(),
      v.check((url) => URL.canParse(url, 'https://site.example') && /^(https?:|\/)/.test(url)),
    ),
  ),
  null,
);

export const ErrorBodySchema = v.object({
  error: v.object({
    status: v.number(),
    code: v.string(),
    message: v.string(),
    fields: v.optional(v.record(v.string(), v.array(v.string()))),
    /** A valid uploaded file that the server stores while the applicant corrects other fields. */
    keptFile: v.optional(v.object({ token: v.string(), name: v.string() })),
    requestId: v.string(),
  }),
});
export type ErrorBody = v.InferOutput<typeof ErrorBodySchema>;

/** Messages by field; the key `form` stands for the form as a whole. */
export type FieldErrors = Record<string, string[]>;

export const FacetValueSchema = v.object({
  value: v.string(),
  label: v.string(),
  /** Number of jobs; null if the value exists but is too rare to occur in the sample. */
  count: v.nullable(v.number()),
});
export type FacetValue = v.InferOutput<typeof FacetValueSchema>;

export const PageLinksSchema = v.object({
  first: v.string(),
  prev: v.nullable(v.string()),
  next: v.nullable(v.string()),
  last: v.string(),
});

export const PageMetaSchema = v.object({
  currentPage: v.number(),
  lastPage: v.number(),
  perPage: v.number(),
  total: v.number(),
});
export type PageMeta = v.InferOutput<typeof PageMetaSchema>;

export const createDataSchema = <S extends v.GenericSchema>(data: S) => v.object({ data });

export const createPageSchema = <
  S extends v.GenericSchema,
  M extends v.GenericSchema = typeof PageMetaSchema,
>(
  item: S,
  meta: M = PageMetaSchema as unknown as M,
) => v.object({ data: v.array(item), links: PageLinksSchema, meta });

/** Maximum number of digits in a numeric query parameter. */
const MAX_DIGITS = 300;

/**
 * An invalid page number is not an error but becomes the first page; one that is too large becomes
 * the last page.
 */
const createIntegerSchema = (fallback: number, max: number) =>
  v.fallback(
    v.pipe(
      boundedText(MAX_DIGITS),
      v.regex(/^\d+$/),
      v.transform(Number),
      v.minValue(1),
      v.transform((n) => Math.min(n, max)),
    ),
    fallback,
  );

export const PagingQuerySchema = v.object({
  page: v.optional(createIntegerSchema(1, MAX_PAGE), '1'),
  perPage: v.optional(createIntegerSchema(PER_PAGE, MAX_PER_PAGE), String(PER_PAGE)),
});
export type Paging = v.InferOutput<typeof PagingQuerySchema>;

/**
 * Wraps a schema so that each frozen object is parsed only once and its output is reused. The
 * backend caches such objects and sends them repeatedly.
 */
export const createParseOnceSchema = <S extends v.GenericSchema<object, object>>(schema: S): S => {
  const outputs = new WeakMap<object, object>();
  return {
    ...schema,
    '~run'(dataset: v.UnknownDataset, config: v.Config<v.BaseIssue<unknown>>) {
      const { value } = dataset;
      if (typeof value !== 'object' || value === null || !Object.isFrozen(value)) {
        return schema['~run'](dataset, config);
      }
      const known = outputs.get(value);
      if (known) return { typed: true, value: known };
      const parsed = schema['~run'](dataset, config);
      if (parsed.typed && !parsed.issues) outputs.set(value, Object.freeze(parsed.value));
      return parsed;
    },
  };
};

/** No signed link is longer than this, so a longer value is invalid. */
const LINK_MAX_LENGTH = 200;

/** The signed part of an emailed link. */
export const LinkQuerySchema = v.object({ link: v.optional(cutText(LINK_MAX_LENGTH), '') });

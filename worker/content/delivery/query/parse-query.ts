import { limitMarks } from '../../../../src/contracts/bounded-text.ts';
import { badRequest, invalidQuery } from '../delivery-error.ts';

/** The query parameters of a list request, excluding filters. */
export type ParameterName =
  | 'access_token'
  | 'content_type'
  | 'cursor'
  | 'include'
  | 'includeContentSourceMaps'
  | 'limit'
  | 'links_to_asset'
  | 'links_to_entry'
  | 'locale'
  | 'mimetype_group'
  | 'order'
  | 'pageNext'
  | 'pagePrev'
  | 'query'
  | 'select'
  | 'skip';

/** A filter such as `fields.title[match]=hello`. */
export interface Filter {
  /** `fields.title` */
  readonly path: string;
  /** An operator such as `match`; `eq` by default. */
  readonly operator: string;
  readonly value: string;
}

export interface ParsedQuery {
  readonly parameters: ReadonlyMap<ParameterName, string>;
  readonly filters: readonly Filter[];
}

const FILTER = /^([^[\]]+)(?:\[([^[\]]+)\])?$/;
const FILTER_ROOT = /^(sys|fields|metadata|name|description|displayField)(\.|$)/;

/** The maximum length of a parameter name: longer than any field name plus operator. */
const NAME_MAX_LENGTH = 200;
/** The maximum length of a value, which is also the maximum length of a URL on this site. */
const VALUE_MAX_LENGTH = 8_192;

const boundedValue = (name: string, value: string): string => {
  if (value.length <= VALUE_MAX_LENGTH) return limitMarks(value);
  throw invalidQuery({
    name: 'length',
    path: [name],
    details: `The value must have at most ${VALUE_MAX_LENGTH} characters.`,
  });
};

/**
 * Splits a query into the collection's parameters and filters.
 * @throws DeliveryError for a parameter that is neither
 */
export const parseQuery = (
  search: URLSearchParams,
  allowed: readonly ParameterName[],
): ParsedQuery => {
  const parameters = new Map<ParameterName, string>();
  const filters: Filter[] = [];
  for (const [name, whole] of search) {
    const value = boundedValue(name, whole);
    const parameter = (['access_token', ...allowed] as const).find((known) => known === name);
    if (parameter) {
      parameters.set(parameter, value);
      continue;
    }
    const [, path, operator = 'eq'] =
      name.length > NAME_MAX_LENGTH ? [] : (FILTER.exec(name) ?? []);
    if (!path || !FILTER_ROOT.test(path)) {
      throw invalidQuery({
        name: 'unknown',
        path: [name],
        details: `Unknown parameter "${name}".`,
      });
    }
    filters.push({ path, operator, value });
  }
  return { parameters, filters };
};

/**
 * Parses a whole number. Accepts only digits, because this API does not allow `1e3`, `0x10` or
 * spaces.
 */
export const wholeNumber = (
  { parameters }: ParsedQuery,
  name: ParameterName,
  { ifAbsent, min = 0, max }: { ifAbsent: number; min?: number; max: number },
): number => {
  const raw = parameters.get(name);
  if (raw === undefined) return ifAbsent;
  const number = /^\d{1,15}$/.test(raw) ? Number(raw) : Number.NaN;
  if (!(number >= min && number <= max)) {
    throw invalidQuery({
      name,
      path: [name],
      value: raw,
      details: `${name} must be a whole number from ${min} to ${max}.`,
    });
  }
  return number;
};

/** Splits a comma-separated list: `a, b` becomes `a` and `b`. */
export const listValue = (raw: string): string[] =>
  raw
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** Returns one of the space's locales, or `*`; the default locale if the parameter is absent. */
export const parseLocale = (
  { parameters }: ParsedQuery,
  view: { readonly defaultLocale: string; isLocale(code: string): boolean },
): string => {
  const locale = parameters.get('locale') ?? view.defaultLocale;
  if (!view.isLocale(locale)) throw badRequest(`Unknown locale: ${locale}`);
  return locale;
};

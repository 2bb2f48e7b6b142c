import { parseDate } from '../../../../src/contracts/dates.ts';
import { invalidQuery } from '../delivery-error.ts';
import { createMatcher, searchable } from '../full-text.ts';
import { distanceKm, parseArea, parsePoint, toPoint } from './geo.ts';
import { type Filter, listValue } from './parse-query.ts';

/** The type of the value at a filter's path. It determines which operators apply. */
export type Kind =
  | 'symbol'
  | 'text'
  | 'rich'
  | 'number'
  | 'date'
  | 'boolean'
  | 'location'
  | 'link'
  | 'object';

export interface Target<R> {
  readonly kind: Kind;
  readonly isList: boolean;
  /** All of a record's values at this path; for a list, its items. */
  values(record: R): readonly unknown[];
  /** The values as searchable text, if cached. */
  text?(record: R): string;
}

type Comparable = string | number | boolean;

const EQUALITY = ['eq', 'ne', 'in', 'nin', 'exists'];
const RANGE = ['lt', 'lte', 'gt', 'gte'];

const OPERATORS: Record<Kind, readonly string[]> = {
  symbol: [...EQUALITY, 'match'],
  text: [...EQUALITY, 'match'],
  rich: ['match', 'exists'],
  number: [...EQUALITY, ...RANGE],
  date: [...EQUALITY, ...RANGE],
  boolean: EQUALITY,
  location: ['near', 'within', 'exists'],
  link: ['exists'],
  object: ['exists'],
};

const ISO_DATE = /^\d{4}(-\d{2}(-\d{2}([T ][\d:.]+(Z|[+-]\d{2}:?\d{2})?)?)?)?$/;

/** Converts a value from a record or a query to a comparable form; undefined if it is invalid. */
export const comparable = (kind: Kind, value: unknown): Comparable | undefined => {
  if (kind === 'number') {
    const number = typeof value === 'string' && value.trim() === '' ? Number.NaN : Number(value);
    return Number.isFinite(number) ? number : undefined;
  }
  if (kind === 'date') {
    const time = ISO_DATE.test(String(value)) ? parseDate(String(value)) : Number.NaN;
    return Number.isNaN(time) ? undefined : time;
  }
  if (kind === 'boolean') {
    return ['true', 'false'].includes(String(value)) ? String(value) === 'true' : undefined;
  }
  return typeof value === 'string' ? value : undefined;
};

const refuse = ({ path, operator, value }: Filter, details: string) =>
  invalidQuery({ name: 'filter', path: [...path.split('.'), operator], value, details });

const RANGES: Record<string, (a: Comparable, b: Comparable) => boolean> = {
  lt: (a, b) => a < b,
  lte: (a, b) => a <= b,
  gt: (a, b) => a > b,
  gte: (a, b) => a >= b,
};

/**
 * Compiles a filter to a predicate.
 * @throws DeliveryError if the operator is unknown or does not apply to this kind, or the value
 *   is invalid
 */
export const compileFilter = <R>(target: Target<R>, filter: Filter): ((record: R) => boolean) => {
  const { kind, isList, values } = target;
  const { operator, value } = filter;
  const isAllOfList = operator === 'all' && isList && OPERATORS[kind].includes('in');
  if (!OPERATORS[kind].includes(operator) && !isAllOfList) {
    throw refuse(filter, `The operator "${operator}" is not applicable to this ${kind}.`);
  }
  const parse = (raw: string): Comparable => {
    const parsed = comparable(kind, raw);
    if (parsed === undefined) throw refuse(filter, `"${raw}" is not a valid ${kind}.`);
    return parsed;
  };
  const known = (record: R) => values(record).map((one) => comparable(kind, one));
  if (operator === 'exists') {
    const wanted = comparable('boolean', value);
    if (wanted === undefined) throw refuse(filter, 'The value of [exists] must be true or false.');
    return (record) => values(record).length > 0 === wanted;
  }
  if (operator === 'match') {
    const matches = createMatcher(value);
    return (record) => matches(target.text?.(record) ?? searchable(values(record)));
  }
  if (operator === 'near') {
    parsePointOr(filter);
    return (record) => values(record).some((one) => toPoint(one));
  }
  if (operator === 'within') {
    const isWithin = parseArea(value);
    if (!isWithin) throw refuse(filter, 'Use a box (four numbers) or a circle (three numbers).');
    return (record) => values(record).some((one) => isWithin(toPoint(one)));
  }
  if (Object.hasOwn(RANGES, operator)) {
    const bound = parse(value);
    return (record) =>
      known(record).some((one) => one !== undefined && RANGES[operator]?.(one, bound));
  }
  const wanted = new Set(
    operator === 'eq' || operator === 'ne' ? [parse(value)] : listValue(value).map(parse),
  );
  const isOneOf = (one: Comparable | undefined) => one !== undefined && wanted.has(one);
  if (operator === 'all') {
    return (record) => new Set(known(record)).isSupersetOf(wanted);
  }
  const isWanted = operator === 'eq' || operator === 'in';
  return (record) => known(record).some(isOneOf) === isWanted;
};

const parsePointOr = (filter: Filter) => {
  const point = parsePoint(filter.value);
  if (!point) throw refuse(filter, 'Use latitude and longitude, such as 52.5,13.4.');
  return point;
};

/**
 * Returns a function that computes a record's distance from the filter's point. `[near]` uses it to
 * list the nearest records first.
 */
export const distanceFrom = <R>(target: Target<R>, filter: Filter): ((record: R) => number) => {
  const from = parsePointOr(filter);
  return (record) => {
    const point = toPoint(target.values(record)[0]);
    return point ? distanceKm(from, point) : Number.POSITIVE_INFINITY;
  };
};

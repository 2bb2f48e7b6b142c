import { parseDate } from '../../src/contracts/dates.ts';
import type { ExportedContentType, ExportedRecord, Space } from '../../worker/content/space.ts';
import { isPublished, type Problem, recordName } from './problem.ts';

type Field = ExportedContentType['fields'][number];

const SYMBOL_MAX_LENGTH = 256;
const TEXT_MAX_LENGTH = 50_000;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isLinkTo = (linkType: string | undefined, value: unknown) =>
  isObject(value) && isObject(value.sys) && value.sys.linkType === linkType;

const isText = (max: number) => (value: unknown) =>
  typeof value === 'string' && value.length <= max;

/**
 * For each field type, a function that checks whether a value is valid according to Contentful's
 * rules.
 */
const TYPE_CHECKS: Record<string, (value: unknown, field: Pick<Field, 'linkType'>) => boolean> = {
  Symbol: isText(SYMBOL_MAX_LENGTH),
  Text: isText(TEXT_MAX_LENGTH),
  RichText: (value) => isObject(value) && value.nodeType === 'document',
  Integer: Number.isInteger,
  Number: Number.isFinite,
  Boolean: (value) => typeof value === 'boolean',
  Date: (value) => typeof value === 'string' && !Number.isNaN(parseDate(value)),
  Location: (value) =>
    isObject(value) && typeof value.lat === 'number' && typeof value.lon === 'number',
  Object: (value) => typeof value === 'object' && value !== null,
  Link: (value, { linkType }) => isLinkTo(linkType, value),
};

interface Bounds {
  readonly min?: number | null;
  readonly max?: number | null;
}

const isWithin = (size: number, { min, max }: Bounds) =>
  size >= (min ?? Number.NEGATIVE_INFINITY) && size <= (max ?? Number.POSITIVE_INFINITY);

interface Validation {
  readonly in?: readonly unknown[];
  readonly regexp?: { readonly pattern: string; readonly flags: string | null };
  readonly size?: Bounds;
  readonly range?: Bounds;
  readonly message?: string | null;
}

/**
 * Describes how a value violates one of Contentful's validations; undefined if it does not. Links
 * are checked elsewhere.
 */
const brokenValidation = (value: unknown, validation: Validation): string | undefined => {
  const { in: choices, regexp, size, range, message } = validation;
  if (choices && !choices.includes(value)) return `must be one of ${choices.join(', ')}`;
  if (regexp && !new RegExp(regexp.pattern, regexp.flags ?? '').test(String(value))) {
    return message ?? `does not match ${regexp.pattern}`;
  }
  const length = (value as { length?: number }).length;
  if (size && length !== undefined && !isWithin(length, size)) {
    return (
      message ?? `has a length of ${length}; allowed: ${size.min ?? 0} to ${size.max ?? 'any'}`
    );
  }
  if (range && !isWithin(Number(value), range)) {
    return message ?? `must be from ${range.min ?? 'any'} to ${range.max ?? 'any'}`;
  }
  return undefined;
};

const checkValue = (value: unknown, field: Field): string[] => {
  if (field.type === 'Array') {
    if (!Array.isArray(value)) return ['is not a list'];
    const item = { ...field, ...field.items, type: field.items?.type ?? '' } as Field;
    return [
      ...field.validations.flatMap((one) => brokenValidation(value, one as Validation) ?? []),
      ...value.flatMap((one) => checkValue(one, item)),
    ];
  }
  const isOfType = TYPE_CHECKS[field.type];
  if (isOfType && !isOfType(value, field)) return [`is not a valid ${field.type} value`];
  return (field.validations ?? []).flatMap(
    (one) => brokenValidation(value, one as Validation) ?? [],
  );
};

/**
 * Fields by which this site looks up entries. Their values must be unique even if the content types
 * of a pulled space do not require it (decision 16).
 */
const UNIQUE_FIELDS = [
  'page path',
  'blogPost slug',
  'blogCategory slug',
  'author slug',
  'redirect from',
];

const isUnique = (type: string, field: Field) =>
  UNIQUE_FIELDS.includes(`${type} ${field.id}`) ||
  field.validations.some((one) => (one as { unique?: boolean }).unique === true);

/**
 * Reports required fields that are missing, values that are invalid, and duplicates of values that
 * must be unique.
 */
export const checkValues = (space: Space): Problem[] => {
  const types = new Map(space.contentTypes.map((type) => [type.sys.id, type]));
  const locale = space.locales.find((one) => one.default)?.code ?? '';
  const owners = new Map<string, ExportedRecord>();
  const duplicates = [...space.entries, ...space.assets]
    .map(recordName)
    .filter((name, at, names) => names.indexOf(name) < at)
    .map((record) => ({ record, field: 'sys', message: 'exists twice' }));
  const wrong = space.entries.flatMap((entry) => {
    const record = recordName(entry);
    const type = types.get(entry.sys.contentType?.sys.id ?? '');
    if (!type) return [{ record, field: 'sys', message: 'has a content type that does not exist' }];
    const names = new Set(type.fields.map(({ id }) => id));
    const unknown = Object.keys(entry.fields)
      .filter((name) => !names.has(name))
      .map((field) => ({ record, field, message: `is not a field of ${type.sys.id}` }));
    const inFields = type.fields.flatMap((field) => {
      const problem = (message: string) => ({ record, field: field.id, message });
      const values = Object.entries(entry.fields[field.id] ?? {}).filter(
        ([, value]) => value !== undefined && value !== null,
      );
      const isMissing = values.every(([code, value]) => code !== locale || value === '');
      // Drafts may be incomplete.
      if (isMissing && field.required && isPublished(entry)) return [problem('is missing')];
      return values.flatMap(([code, value]) => {
        const problems = checkValue(value, field).map(problem);
        if (!isUnique(type.sys.id, field)) return problems;
        const key = JSON.stringify([type.sys.id, field.id, code, value]);
        const other = owners.get(key);
        owners.set(key, other ?? entry);
        return other
          ? [...problems, problem(`“${value}” is already used by ${recordName(other)}`)]
          : problems;
      });
    });
    return [...unknown, ...inFields];
  });
  return [...duplicates, ...wrong];
};

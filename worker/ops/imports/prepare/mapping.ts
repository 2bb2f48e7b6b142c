import * as v from 'valibot';
import { IMPORT_COLUMNS } from '../../../../src/contracts/import-records.ts';
import { HINT_COLUMNS } from '../feeds/feed-format.ts';
import {
  isObject,
  type JsonObject,
  joinTexts,
  readObject,
  readText,
} from '../feeds/json-values.ts';
import { didYouMean } from '../nearest.ts';

/** The columns that a row of jobs may have. */
export const JOB_COLUMNS: ReadonlySet<string> = new Set([...IMPORT_COLUMNS.job, ...HINT_COLUMNS]);

const text = v.string('Write a text in quotes.');
const column = v.pipe(
  text,
  v.check(
    (name) => JOB_COLUMNS.has(name),
    ({ input }) =>
      `“${input}” is not a column. ${didYouMean(input, JOB_COLUMNS, 'See docs/operating.md.')}`,
  ),
);
/** An object, which valibot also takes a list for. */
const object = v.custom<JsonObject>(isObject, 'Write an object in braces: { … }.');
const FieldsSchema = v.pipe(object, v.record(column, v.unknown()));
const ValuesSchema = v.pipe(
  object,
  v.record(
    v.string(),
    v.union(
      [v.string(), FieldsSchema],
      'Write a text in quotes, or an object of columns and values.',
    ),
  ),
);

const unknownPart = ({ input }: v.StrictObjectIssue) =>
  `“${input}” is not a part of a mapping. Known parts: ${Object.keys(PARTS).join(', ')}.`;

const PARTS = {
  /** Other names of columns, by the name in the file: `{ "jobId": "requisitionId" }`. */
  columns: v.optional(v.pipe(object, v.record(v.string(), column)), {}),
  /** Columns that are not read. */
  ignore: v.optional(v.array(text, 'Write a list of columns: [ … ].'), []),
  /**
   * Replaces a column's values, or sets other columns by them. `*` in a value stands for any text:
   * `{ "department": { "Club - *": { "category": "hospitality" } } }`.
   */
  values: v.optional(v.pipe(object, v.record(column, ValuesSchema)), {}),
  /** Set in each row, whatever the file says. */
  constants: v.optional(FieldsSchema, {}),
  /** Used where the file says nothing and nothing can be guessed. */
  defaults: v.optional(FieldsSchema, {}),
  /** The slugs of companies, by the name in the file. */
  companies: v.optional(v.pipe(object, v.record(v.string(), text)), {}),
  /** The category of companies that do not exist yet, which are created then. */
  createCompanies: v.optional(text),
};

/**
 * How the records of a file become rows: what an operator writes to correct what the file says and
 * what would be guessed.
 */
export const MappingSchema = v.pipe(object, v.strictObject(PARTS, unknownPart));
export type Mapping = v.InferOutput<typeof MappingSchema>;

export const NO_MAPPING: Mapping = v.parse(MappingSchema, {});

/** Whether a value is the one in the mapping, ignoring case; `*` stands for any text. */
const matches = (wanted: string, value: string): boolean => {
  const [first = '', ...others] = wanted.toLowerCase().split('*');
  const last = others.pop();
  const text = value.toLowerCase();
  if (last === undefined) return text === first;
  if (!text.startsWith(first) || !text.endsWith(last)) return false;
  let at = first.length;
  for (const part of others) {
    const found = text.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return at + last.length <= text.length;
};

/** Our name for a column of a file. */
export const renameColumn = (name: string, { columns }: Mapping): string =>
  (Object.hasOwn(columns, name) ? columns[name] : undefined) ?? name;

/** A place or another item of a list, as an operator would write it. */
const formatItem = (item: unknown): string => {
  const { displayName, countryCode, text: written } = readObject(item);
  return readText(item) ?? readText(written) ?? joinTexts([displayName, countryCode]) ?? '';
};

/**
 * Applies the columns, ignored columns, values and constants of a mapping to a record. The values of
 * a list are replaced together (`SF|NYC`), or else each. `noteValue` is called for each value that
 * the mapping replaced.
 */
export const applyMapping = (
  record: JsonObject,
  mapping: Mapping,
  noteValue: (from: string, to: string) => void,
): Record<string, unknown> => {
  const { ignore, values, constants } = mapping;
  const row: Record<string, unknown> = Object.fromEntries(
    Object.entries(record)
      .filter(([name]) => !ignore.includes(name))
      .map(([name, value]) => [renameColumn(name, mapping), value]),
  );
  for (const [name, replacements] of Object.entries(values)) {
    const find = (value: string) =>
      Object.entries(replacements).find(([wanted]) => matches(wanted, value))?.[1];
    const given = row[name];
    const value = Array.isArray(given) ? given.map(formatItem).join('|') : readText(given);
    const to = value === undefined ? undefined : find(value);
    if (to !== undefined) {
      Object.assign(row, isObject(to) ? to : { [name]: to });
      noteValue(
        `${name} ${value}`,
        isObject(to) ? Object.entries(to).flat().join(' ') : String(to),
      );
    } else if (Array.isArray(given)) {
      row[name] = given.map((item) => {
        const text = formatItem(item);
        const replaced = find(text);
        if (typeof replaced !== 'string') return item;
        noteValue(`${name} ${text}`, replaced);
        return replaced;
      });
    }
  }
  return { ...row, ...constants };
};

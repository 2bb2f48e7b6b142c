import * as v from 'valibot';
import { IMPORT_COLUMNS } from '../../../../src/contracts/import-records.ts';
import { HINT_COLUMNS } from '../feeds/feed-format.ts';
import { isObject, type JsonObject, readText } from '../feeds/json-values.ts';
import { didYouMean } from '../nearest.ts';

/** The columns that a row of jobs may have. */
export const JOB_COLUMNS: ReadonlySet<string> = new Set([...IMPORT_COLUMNS.job, ...HINT_COLUMNS]);

const column = v.pipe(
  v.string(),
  v.check(
    (name) => JOB_COLUMNS.has(name),
    ({ input }) =>
      `“${input}” is not a column. ${didYouMean(input, JOB_COLUMNS, 'See docs/operating.md.')}`,
  ),
);
const FieldsSchema = v.record(column, v.unknown());

/**
 * How the records of a file become rows: what an operator writes to correct what the file says and
 * what would be guessed.
 */
export const MappingSchema = v.strictObject({
  /** Other names of columns, by the name in the file: `{ "jobId": "requisitionId" }`. */
  columns: v.optional(v.record(v.string(), column), {}),
  /** Columns that are not read. */
  ignore: v.optional(v.array(v.string()), []),
  /**
   * Replaces a column's values, or sets other columns by them. `*` in a value stands for any text:
   * `{ "department": { "Club - *": { "category": "hospitality" } } }`.
   */
  values: v.optional(
    v.record(v.string(), v.record(v.string(), v.union([v.string(), FieldsSchema]))),
    {},
  ),
  /** Set in each row, whatever the file says. */
  constants: v.optional(FieldsSchema, {}),
  /** Used where the file says nothing and nothing can be guessed. */
  defaults: v.optional(FieldsSchema, {}),
  /** The slugs of companies, by the name in the file. */
  companies: v.optional(v.record(v.string(), v.string()), {}),
  /** The category of companies that do not exist yet, which are created then. */
  createCompanies: v.optional(v.string()),
});
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

/**
 * Applies the columns, ignored columns, values and constants of a mapping to a record. `noteValue` is
 * called for each value that the mapping replaced.
 */
export const applyMapping = (
  record: JsonObject,
  { columns, ignore, values, constants }: Mapping,
  noteValue: (from: string, to: string) => void,
): Record<string, unknown> => {
  const row: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(record)) {
    if (!ignore.includes(name)) row[columns[name] ?? name] = value;
  }
  for (const [name, replacements] of Object.entries(values)) {
    const value = Array.isArray(row[name]) ? row[name].join('|') : readText(row[name]);
    if (value === undefined) continue;
    const found = Object.entries(replacements).find(([wanted]) => matches(wanted, value));
    if (!found) continue;
    const [, to] = found;
    Object.assign(row, isObject(to) ? to : { [name]: to });
    noteValue(`${name} ${value}`, isObject(to) ? Object.entries(to).flat().join(' ') : String(to));
  }
  return { ...row, ...constants };
};

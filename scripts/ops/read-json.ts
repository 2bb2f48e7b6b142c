import type { ImportKind } from '../../src/contracts/ops.ts';
import type { FeedFormat } from '../../worker/ops/imports/feeds/feed-format.ts';
import { recognizeFormat } from '../../worker/ops/imports/feeds/formats.ts';
import { isObject, readObject } from '../../worker/ops/imports/feeds/json-values.ts';
import { JOB_COLUMNS } from '../../worker/ops/imports/prepare/mapping.ts';
import { EXIT, Failure } from './failure.ts';
import {
  type ImportFile,
  type ImportRow,
  PROBLEMS_COLUMN,
  requireKind,
  withProblems,
} from './import-rows.ts';
import type { ColumnOptions } from './read-csv.ts';

const wrong = (sentence: string) => new Failure(sentence, EXIT.wrongInput);

const formatJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** Reads a feed of another system. */
const readFeed = (format: FeedFormat, input: unknown): ImportFile => {
  const around = readObject(input);
  const rows: ImportRow[] = [];
  const records = format.find(input) ?? [];
  for (const [i, source] of records.entries()) {
    const job = format.read(source, around);
    if (job) rows.push({ at: `${format.list}[${i}]`, record: { ...job }, source });
  }
  return {
    company: [],
    job: rows,
    system: format.label,
    unlisted: records.length - rows.length,
    extension: '.json',
    formatReport: ({ job }) => formatJson(format.wrap(job.map(withProblems), around)),
  };
};

const readList = (
  list: unknown,
  field: 'companies' | 'jobs',
  { mapping, ignoreUnknown }: ColumnOptions,
  name: string,
): ImportRow[] => {
  if (list === undefined) return [];
  if (!Array.isArray(list)) throw wrong(`${name}: “${field}” must be a list.`);
  // The site reports unknown columns of JSON, because each record may have others.
  const isRead = (column: string) =>
    column !== PROBLEMS_COLUMN &&
    (field === 'companies' ||
      !ignoreUnknown ||
      JOB_COLUMNS.has(column) ||
      Object.hasOwn(mapping.columns, column));
  return list.map((source, i) => {
    if (!isObject(source)) throw wrong(`${name}: ${field}[${i}] must be an object.`);
    const read = Object.entries(source).filter(([column]) => isRead(column));
    return { at: `${field}[${i}]`, record: Object.fromEntries(read), source };
  });
};

const readOurs = (
  json: unknown,
  kind: ImportKind | undefined,
  options: ColumnOptions,
  name: string,
): ImportFile => {
  const file = { unlisted: 0, extension: '.json' } as const;
  if (Array.isArray(json)) {
    const field = kind === 'company' ? 'companies' : 'jobs';
    const rows = readList(json, field, options, name);
    if (rows[0]) requireKind(Object.keys(rows[0].record), kind ?? 'job');
    const lists = { company: [], job: [], [kind ?? 'job']: rows };
    return {
      ...file,
      ...lists,
      formatReport: (report) => formatJson(report[kind ?? 'job'].map(withProblems)),
    };
  }
  if (kind || !isObject(json) || !('companies' in json || 'jobs' in json)) {
    throw wrong(
      `${name} must contain a list of records${kind ? '' : ', or { "companies": [ … ], "jobs": [ … ] }, or a feed of another system (--format)'}.`,
    );
  }
  return {
    ...file,
    company: readList(json.companies, 'companies', options, name),
    job: readList(json.jobs, 'jobs', options, name),
    formatReport: ({ company, job }) =>
      formatJson({
        ...(company.length > 0 && { companies: company.map(withProblems) }),
        jobs: job.map(withProblems),
      }),
  };
};

/**
 * Reads the records of parsed JSON or XML: a feed of another system, which is recognized by its
 * shape, or records of ours. `forced` is the format to read it as.
 * @throws Failure if it has no known shape
 */
export const readRecords = (
  input: unknown,
  kind: ImportKind | undefined,
  options: ColumnOptions & { readonly forced?: FeedFormat | undefined },
  name: string,
): ImportFile => {
  const { forced } = options;
  if (forced && forced.find(input) === undefined) {
    throw wrong(
      `${name} does not have the shape of ${forced.label}: it contains no postings in that format.`,
    );
  }
  const format = kind === 'company' ? undefined : (forced ?? recognizeFormat(input));
  return format ? readFeed(format, input) : readOurs(input, kind, options, name);
};

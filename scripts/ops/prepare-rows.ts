import * as v from 'valibot';
import { listJobCategories } from '../../src/contracts/endpoints.ts';
import type { ImportProblem, ImportRule } from '../../src/contracts/ops.ts';
import { createSlug } from '../../worker/ops/imports/create-slug.ts';
import { readText } from '../../worker/ops/imports/feeds/json-values.ts';
import type { Preparation, PrepareOptions } from '../../worker/ops/imports/prepare/draft.ts';
import {
  type Mapping,
  MappingSchema,
  renameColumn,
} from '../../worker/ops/imports/prepare/mapping.ts';
import { prepareJob } from '../../worker/ops/imports/prepare/prepare-job.ts';
import { createRuleCounter } from '../../worker/ops/imports/rule-counter.ts';
import { EXIT, Failure } from './failure.ts';
import type { ImportFile, ImportRow } from './import-rows.ts';
import type { OpsClient } from './ops-client.ts';
import { parseJson, readTextFile } from './read-import-file.ts';

/**
 * Reads a mapping file.
 * @throws Failure that lists what is wrong with it
 */
export const readMapping = (path: string): Mapping => {
  const { name, text } = readTextFile(path);
  const parsed = v.safeParse(MappingSchema, parseJson(text, name));
  if (parsed.success) return parsed.output;
  throw new Failure(`The mapping ${path} is not valid:`, EXIT.wrongInput, {
    code: 'wrong_mapping',
    lines: parsed.issues.map((issue) =>
      [v.getDotPath(issue), issue.message].filter(Boolean).join(': '),
    ),
  });
};

/** The rows of a file as they are sent, and what was done to them. */
export interface PreparedFile extends ImportFile {
  readonly rules: readonly ImportRule[];
  readonly cuts: readonly ImportProblem[];
}

/** The company that a record of a file names, which may be another one than its job is assigned to. */
const findCompanyName = (record: ImportRow['record'], mapping: Mapping): string | undefined => {
  const column = Object.keys(record).find((name) => renameColumn(name, mapping) === 'company');
  return column === undefined ? undefined : readText(record[column]);
};

/**
 * The rows of the companies of the jobs, to be created if they do not exist. A company that is given
 * by its slug gets the name that the file has for it. `names` are those in the file.
 */
const listCompanies = (
  jobs: readonly ImportRow[],
  names: readonly (string | undefined)[],
  category: string,
): ImportRow[] => {
  const rows = new Map<string, ImportRow>();
  for (const [i, { record, at, fault }] of jobs.entries()) {
    const company = readText(record.company);
    if (fault || !company || rows.has(company)) continue;
    const name = names[i] ?? company;
    const isSlug = name !== company && createSlug(company) === company;
    rows.set(company, {
      at: `company of ${at}`,
      record: isSlug ? { slug: company, name, category } : { name: company, category },
      source: {},
      onlyNew: true,
    });
  }
  return [...rows.values()];
};

/**
 * Turns the jobs of a file into rows of ours, and adds the companies to be created.
 * @throws Failure if the file names no employer and none is given
 */
export const prepareFile = (
  file: ImportFile & { readonly name: string },
  options: PrepareOptions,
  createCompanies: string | undefined,
): PreparedFile => {
  const done: Preparation = { rules: createRuleCounter(), cuts: [] };
  const job = file.job.map((row) =>
    row.fault ? row : { ...row, record: prepareJob(row.record, row.at, options, done) },
  );
  if (file.system && job.length > 0 && job.every(({ record }) => !record.company)) {
    throw new Failure(
      `${file.name} is a feed of ${file.system}, which does not name the employer. Give its slug: --company acme-rockets`,
      EXIT.wrongInput,
      { code: 'no_company' },
    );
  }
  const names = file.job.map(({ record }) => findCompanyName(record, options.mapping));
  return {
    ...file,
    job,
    company: [
      ...file.company,
      ...(createCompanies ? listCompanies(job, names, createCompanies) : []),
    ],
    rules: done.rules.list(),
    cuts: done.cuts,
  };
};

/** The ids of the site's job categories. */
export const loadCategories = async (
  client: OpsClient,
  signal: AbortSignal,
): Promise<ReadonlySet<string>> => {
  const { data } = await client.call(listJobCategories, { signal });
  return new Set(data.map(({ id }) => id));
};

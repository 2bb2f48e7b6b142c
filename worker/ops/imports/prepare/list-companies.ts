import type { ImportRows } from '../../../../src/contracts/ops.ts';
import { createSlug } from '../create-slug.ts';
import type { JsonObject } from '../feeds/json-values.ts';
import { readText } from '../feeds/json-values.ts';
import { type Mapping, renameColumn } from './mapping.ts';

type Row = ImportRows['rows'][number];

/** The company's name in a record, before it is replaced by the one that a job is assigned to. */
export const findCompanyName = (record: JsonObject, mapping: Mapping): string | undefined => {
  const column = Object.keys(record).find((name) => renameColumn(name, mapping) === 'company');
  return column === undefined ? undefined : readText(record[column]);
};

/**
 * The rows of the companies of jobs, to be created if they do not exist. A company that is given by
 * its slug gets the name that the first of its jobs has for it.
 */
export const listCompanies = (
  jobs: readonly (Pick<Row, 'record' | 'at'> & { readonly companyName?: string | undefined })[],
  category: string,
): Row[] => {
  const rows = new Map<string, Row>();
  for (const { record, at, companyName } of jobs) {
    const company = readText(record.company);
    if (!company || rows.has(company)) continue;
    const isSlug = companyName !== undefined && createSlug(company) === company;
    rows.set(company, {
      at: `company of ${at}`,
      record: isSlug ? { slug: company, name: companyName, category } : { name: company, category },
      onlyNew: true,
    });
  }
  return [...rows.values()];
};

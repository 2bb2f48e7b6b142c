import type { Place } from '../../src/contracts/company.ts';
import { IMPORT_COLUMNS } from '../../src/contracts/import-records.ts';
import type { JobRow } from '../../src/contracts/site/operator-jobs.ts';
import { csvLine } from '../../worker/ops/applications/csv.ts';

// The byte order mark, by which Excel recognises the file as UTF-8.
const BYTE_ORDER_MARK = '\ufeff';

const isPlace = (item: unknown): item is Place =>
  typeof item === 'object' && item !== null && 'displayName' in item && 'countryCode' in item;

/** An item of a list as an import reads it between `|`; undefined if it has no such form. */
const formatItem = (item: unknown): string | undefined => {
  if (isPlace(item)) return `${item.displayName}, ${item.region ?? item.countryCode}`;
  return typeof item === 'string' ? item : undefined;
};

/** A list in one cell: `a | b`, or JSON if an item could be misread. */
const formatList = (list: readonly unknown[]): string => {
  const items = list.map(formatItem);
  const isPlain = items.every(
    (item, i) => item && !item.includes('|') && !(i === 0 && item.startsWith('[')),
  );
  return isPlain ? items.join(' | ') : JSON.stringify(list);
};

/** A value as it stands in a cell of a CSV file that can be imported; empty if there is none. */
export const formatCell = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  return Array.isArray(value) ? formatList(value) : String(value);
};

/** Creates the text of a CSV file that can be imported. */
export async function* createJobsCsv(
  pages: AsyncIterable<readonly JobRow[]>,
): AsyncGenerator<string> {
  const columns = IMPORT_COLUMNS.job;
  yield BYTE_ORDER_MARK + csvLine(columns);
  for await (const rows of pages) {
    yield rows.map((row) => csvLine(columns.map((name) => formatCell(row[name])))).join('');
  }
}

/** Creates the text of a JSON file that can be imported. */
export async function* createJobsJson(
  pages: AsyncIterable<readonly JobRow[]>,
): AsyncGenerator<string> {
  yield '{"jobs":[';
  let separator = '\n';
  for await (const rows of pages) {
    for (const row of rows) {
      yield separator + JSON.stringify(row);
      separator = ',\n';
    }
  }
  yield '\n]}\n';
}

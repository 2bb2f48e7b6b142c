import type { D1Database } from '@cloudflare/workers-types';
import { IMPORT_ROWS_AT_ONCE } from '../../../src/contracts/ops.ts';
import { restAfter } from '../../backend/budget.ts';
import { type StagedRow, stageRows } from '../imports/import-store.ts';
import { createClosingRows } from './closing-rows.ts';
import type { SourceJob } from './plan-closings.ts';

/** Divides a list into parts, each small enough for one statement. */
export function* chunks<T>(list: readonly T[]): Generator<readonly T[]> {
  for (let i = 0; i < list.length; i += IMPORT_ROWS_AT_ONCE) {
    yield list.slice(i, i + IMPORT_ROWS_AT_ONCE);
  }
}

/** Stages rows, and lets other work have the database for as long. @returns the number of rows */
export const stageJobs = async (
  db: D1Database,
  importId: string,
  rows: readonly StagedRow[],
): Promise<number> => {
  if (rows.length > 0) await restAfter(await stageRows(db, importId, 'job', rows));
  return rows.length;
};

/** Stages rows that close jobs. @returns the number of rows */
export const stageClosings = async (
  db: D1Database,
  importId: string,
  jobs: readonly SourceJob[],
  now: number,
): Promise<number> => {
  let staged = 0;
  for (const some of chunks(jobs)) {
    staged += await stageJobs(db, importId, await createClosingRows(db, some, now));
  }
  return staged;
};

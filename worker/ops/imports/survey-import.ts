import type { D1Database } from '@cloudflare/workers-types';
import type { ImportSummary } from '../../../src/contracts/ops.ts';
import {
  type CountedSpelling,
  explainUnread,
  selectUnreadInImport,
} from '../../backend/places/find-unread-places.ts';

type Changes = Record<'invalid' | 'created' | 'updated' | 'unchanged', number>;

/** The result of checking all rows. */
export interface Survey extends Pick<ImportSummary, 'unreadPlaces'> {
  readonly companies: Changes;
  readonly jobs: Changes;
  readonly rows: number;
}

interface Row {
  readonly rowid: number;
  readonly kind: 'company' | 'job';
  readonly key: string;
  readonly change: keyof Changes;
}

/**
 * Number of rows read at a time; kept small because the database is single-threaded (decision 15).
 */
const AT_ONCE = 250;

const PAGE = `SELECT rowid, kind, key, change FROM import_row WHERE import_id = ? AND (kind, key) > (?, ?) ORDER BY kind, key LIMIT ${AT_ONCE}`;

const none = (): Changes => ({ invalid: 0, created: 0, updated: 0, unchanged: 0 });

/** Adds the counts of place spellings in one page of rows to the totals. */
const addSpellings = (all: Map<string, CountedSpelling>, some: readonly CountedSpelling[]) => {
  for (const one of some) {
    const name = JSON.stringify([one.displayName, one.countryCode]);
    all.set(name, { ...one, jobs: one.jobs + (all.get(name)?.jobs ?? 0) });
  }
};

/**
 * Reads all rows of an import, one page at a time. Returns the changes to be made.
 */
export const surveyImport = async (db: D1Database, importId: string): Promise<Survey> => {
  const changes = { company: none(), job: none() };
  const spellings = new Map<string, CountedSpelling>();
  let rows = 0;
  let last = { kind: '', key: '' };
  while (true) {
    const { results } = await db.prepare(PAGE).bind(importId, last.kind, last.key).all<Row>();
    const end = results.at(-1);
    if (!end) break;
    last = end;
    rows += results.length;
    for (const { kind, change } of results) changes[kind][change] += 1;
    const written = results.filter(({ change }) => change === 'created' || change === 'updated');
    const ids = JSON.stringify(written.map(({ rowid }) => rowid));
    addSpellings(spellings, (await selectUnreadInImport(db, ids).all<CountedSpelling>()).results);
  }
  const commonest = [...spellings.values()].sort(
    (a, b) =>
      b.jobs - a.jobs ||
      (a.displayName < b.displayName ? -1 : Number(a.displayName > b.displayName)) ||
      (a.countryCode < b.countryCode ? -1 : 1),
  );
  const unreadPlaces = await explainUnread(db, commonest);
  return {
    ...{ companies: changes.company, jobs: changes.job, rows },
    ...(unreadPlaces && { unreadPlaces }),
  };
};

import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import type { Sample } from './count-facets.ts';
import { isEverything, type Scope, sampleStatement } from './statements.ts';

/** Facets are exact up to so many matches (DESIGN 4, 'Jobs'). */
export const EXACT_MATCHES = 5_000;

interface KeptSample extends Sample {
  /** Of the index, when it was taken: how often it was written, and how many of its jobs had ended. */
  readonly state: string;
}

/*
 * The sample of all open jobs, as each isolate last read it: every list without a filter shows it, and
 * all but one filter's facet beside a single filter. The database says whether it still holds, within
 * the batch that reads the page, and only if not takes another: no list is older than its facets.
 */
const samples = new WeakMap<D1Database, KeptSample>();

/** A statement for a batch, and what its row says. */
interface SampleQuery {
  readonly statement: D1PreparedStatement;
  readonly read: (row: unknown) => Sample;
}

/** `exact`: up to how many matches they are counted. */
export const sampleQuery = (db: D1Database, scope: Scope, exact: number): SampleQuery => {
  const options = { limit: EXACT_MATCHES, exact };
  if (!isEverything(scope)) {
    return { statement: sampleStatement(db, scope, options), read: (row) => row as Sample };
  }
  const kept = samples.get(db);
  return {
    statement: sampleStatement(db, scope, { ...options, known: kept?.state ?? '' }),
    read(row) {
      const taken = row as KeptSample;
      if (taken.state === kept?.state) return kept;
      samples.set(db, taken);
      return taken;
    },
  };
};

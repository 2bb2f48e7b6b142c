import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import type { Place } from '../../../src/contracts/company.ts';
import { MAX_UNREAD_PLACES, type UnreadPlaces } from '../../../src/contracts/ops.ts';
import { findNamed } from './find-places.ts';
import { isArea, type NamedPlaces, namesIn, resolvePlaces } from './resolve-place.ts';

type Spelled = Pick<Place, 'displayName' | 'countryCode'>;
/** A spelling of a place, and the number of jobs that use it. */
export type CountedSpelling = Spelled & { readonly jobs: number };

/**
 * Explains why a spelling cannot be resolved to a place in its country. Returns undefined if the
 * spelling can be resolved, if it consists only of a region, a country or a work arrangement
 * (`Bavaria`, `Remote`), or if it contains no names at all.
 */
export const explainUnreadPlace = (
  { displayName, countryCode }: Spelled,
  named: NamedPlaces,
): string | undefined => {
  const isResolved = resolvePlaces(`${displayName}, ${countryCode}`, named).some(
    (place) =>
      (place.kind === 'town' && place.town.country === countryCode) ||
      (place.kind === 'region' && place.region.startsWith(countryCode)),
  );
  if (isResolved || isArea(displayName, named)) return undefined;
  const [elsewhere] = resolvePlaces(displayName, named);
  return elsewhere?.kind === 'town'
    ? `${elsewhere.town.name} is in ${elsewhere.town.country}, not in ${countryCode}.`
    : 'No place with that name is known.';
};

/**
 * Selects the spellings in `source` that do not resolve to a town, with the number of jobs that use
 * each. `source` is a SQL subquery for the locations of some jobs.
 */
const selectUnresolved = (source: string) => `SELECT value ->> 'displayName' AS displayName,
    value ->> 'countryCode' AS countryCode, count(*) AS jobs
  FROM ${source} WHERE NOT EXISTS (SELECT 1 FROM place_spelling WHERE text = value ->> 'displayName'
    AND country = value ->> 'countryCode' AND place IS NOT NULL)
  GROUP BY 1, 2 ORDER BY jobs DESC, 1, 2`;

/** Selects the unresolved spellings in all open jobs. */
export const selectUnreadInJobs = (db: D1Database): D1PreparedStatement =>
  db.prepare(
    selectUnresolved(`(SELECT value FROM job, json_each(job.locations) WHERE status = 'open')`),
  );

/**
 * Selects the unresolved spellings in the given job rows of an import; `rowIds` is a JSON array.
 */
export const selectUnreadInImport = (db: D1Database, rowIds: string): D1PreparedStatement =>
  db
    .prepare(
      selectUnresolved(`(SELECT value FROM import_row, json_each(record -> 'locations')
        WHERE import_row.rowid IN (SELECT value FROM json_each(?)) AND kind = 'job')`),
    )
    .bind(rowIds);

/** The number of spellings per query. */
const AT_ONCE = 1_000;

/**
 * Explains why spellings cannot be resolved. The input must be sorted, most common first. Returns
 * undefined if all of them can be resolved.
 */
export const explainUnread = async (
  db: D1Database,
  spellings: readonly CountedSpelling[],
): Promise<UnreadPlaces | undefined> => {
  const unread: UnreadPlaces['places'] = [];
  for (let from = 0; from < spellings.length; from += AT_ONCE) {
    const some = spellings.slice(from, from + AT_ONCE);
    const texts = some.flatMap(({ displayName, countryCode }) => [
      displayName,
      `${displayName}, ${countryCode}`,
    ]);
    const named = await findNamed(db, [...new Set(texts.flatMap(namesIn))]);
    for (const one of some) {
      const reason = explainUnreadPlace(one, named);
      if (reason)
        unread.push({ text: one.displayName, country: one.countryCode, jobs: one.jobs, reason });
    }
  }
  if (unread.length === 0) return undefined;
  return {
    places: unread.slice(0, MAX_UNREAD_PLACES),
    more: Math.max(0, unread.length - MAX_UNREAD_PLACES),
  };
};

/**
 * Runs one of the SELECT statements above, and explains which of the selected spellings cannot be
 * resolved.
 */
export const findUnreadPlaces = async (
  db: D1Database,
  candidates: D1PreparedStatement,
): Promise<UnreadPlaces | undefined> =>
  explainUnread(db, (await candidates.all<CountedSpelling>()).results);

import type { D1Database } from '@cloudflare/workers-types';
import type {
  Facet,
  Facets,
  JobHit,
  JobSearchMeta,
  JobSearchQuery,
} from '../../../../src/contracts/job.ts';
import { findPlaces } from '../../places/find-places.ts';
import { BODY_START, type JobSummaryRow, reshapeJobSummary, summaryColumns } from '../reshape.ts';
import { countFacets } from './count-facets.ts';
import type { Counts } from './counts.ts';
import { describeLocation, distanceOf, nearestTowns } from './describe-locations.ts';
import { addEntries, type Dictionary, loadDictionary, newEntriesStatement } from './dictionary.ts';
import { activeFilters, CODE_FILTERS, type Filter } from './filters.ts';
import { createHighlighter } from './highlight.ts';
import { type MatchOptions, matchTiers, titleMatch } from './match-words.ts';
import { contextOf, labelOf, withoutWords } from './query-context.ts';
import { findRareValues } from './rare-values.ts';
import { readLocations } from './read-locations.ts';
import { type CountsQuery, sampleQuery } from './sample.ts';
import { isEverything, pageStatement, type Scope } from './statements.ts';
import { storedQuery } from './stored-counts.ts';
import type { Understanding } from './understand-query.ts';

/*
 * One search: a page of jobs, their number and their facets, by one reading of the query.
 *
 * Words, beginnings of words and filters are all posting lists of one FTS5 index (see the migration), so `java,
 * remote or hybrid, within 25 km of Berlin` is one MATCH expression. The index is in the order of age, so the newest
 * page, and the newest page of each tier, cost what they show and no sort. Facets are counted in the codes of the
 * matching jobs, or of a share of them where they are many (sample.ts); what all open jobs have is stored
 * (stored-counts.ts). One more count for each active filter, without that filter. Page, counts and new dictionary
 * values are one batch: one round trip.
 */

export interface JobSearchResult {
  readonly hits: JobHit[];
  readonly total: number;
  /** How many of them paging reaches. */
  readonly reachable: number;
  readonly facets: Facets;
  readonly approximate: boolean;
  readonly understood: JobSearchMeta['understood'];
  /** Without one of the conditions, where none fits all. */
  readonly without: JobSearchMeta['without'];
  readonly places: JobSearchMeta['places'];
  readonly nearest: JobSearchMeta['nearest'];
}

/** Nobody pages deeper than this (a crawler has the sitemaps). */
const REACHABLE_MATCHES = 10_000;

/** Texts whose places are remembered; visitors may send any number. */
const PLACES_MAX = 2_000;

const readPlaces = async (
  db: D1Database,
  texts: readonly string[],
  { places }: Dictionary,
): Promise<void> => {
  const unread = [...new Set(texts)].filter((text) => !places.has(text));
  if (unread.length === 0) return;
  if (places.size + unread.length > PLACES_MAX) places.clear();
  for (const [text, found] of await findPlaces(db, unread)) places.set(text, found);
};

export async function searchOnce(
  db: D1Database,
  asked: JobSearchQuery,
  understood: Understanding,
  now: number,
  options: Omit<MatchOptions, 'q'> = {},
): Promise<JobSearchResult> {
  const dictionary = await loadDictionary(db, now);
  const { terms, facts } = understood;
  const query = withFacts(asked, understood);
  const inTitle = facts
    .filter(({ facet }) => facet === 'seniority' && asked.seniority.length === 0)
    .map(({ words }) => titleMatch(words));
  const tiers = matchTiers(terms, contextOf(dictionary), { q: asked.q, ...options });
  const known = dictionary.entries.size;
  const typed = facts
    .filter(({ facet }) => facet === 'location')
    .map(({ words }) => words.join(' '));
  await readPlaces(db, [...query.location, ...typed], dictionary);
  const locations = readLocations(query, dictionary);
  const filters = activeFilters(query, locations, dictionary, now, { seniority: inTitle });
  const scopeWithout = (facet?: Facet): Scope => {
    const kept = filters.filter((filter) => filter.facet !== facet);
    return {
      tiers,
      codes: kept.flatMap((filter) => filter.match ?? []),
      best: kept.find((filter) => filter.best !== undefined)?.best,
      fids: query.fid,
      maxId: kept.find((filter) => filter.maxId !== undefined)?.maxId,
      salaryMin: query.salaryMin,
      salaryMax: query.salaryMax,
      now,
    };
  };
  const countsOf = (scope: Scope): CountsQuery =>
    isEverything(scope) ? storedQuery(db, dictionary, now) : sampleQuery(db, scope, now);
  const scope = scopeWithout();
  const offset = (query.page - 1) * query.perPage;
  const limit = Math.max(0, Math.min(query.perPage, REACHABLE_MATCHES - offset));
  const ofAll = countsOf(scope);
  const ofOthers = filters.map((filter) => ({ filter, ...countsOf(scopeWithout(filter.facet)) }));
  const [newEntries, page, baseAnswer, ...answers] = await db.batch([
    newEntriesStatement(db, dictionary),
    pageStatement(db, {
      scope,
      sort: query.sort ?? (terms.length ? 'relevance' : 'newest'),
      columns: `${summaryColumns(terms.length ? 'job.description_plain' : BODY_START)}, job_search.codes`,
      limit,
      offset,
    }),
    ofAll.statement,
    ...ofOthers.map(({ statement }) => statement),
  ]);
  addEntries(dictionary, newEntries?.results as { entries: string }[]);
  // A filter may mean a place or an employer that is younger than the dictionary was.
  if (dictionary.entries.size > known && CODE_FILTERS.some((facet) => query[facet].length > 0)) {
    return searchOnce(db, asked, understood, now, options);
  }
  const counted = ofAll.read(baseAnswer?.results[0]);
  const others = new Map(
    ofOthers.map(({ filter, read }, i) => [filter.facet, read(answers[i]?.results[0])]),
  );
  const base = counted.isEstimate
    ? { ...counted, ...countsOfOne(scope, filters, others, query) }
    : counted;
  const rare = await findRareValues(
    db,
    [
      { scope, counts: counted, facet: null },
      ...[...others].map(([facet, counts]) => ({ scope: scopeWithout(facet), counts, facet })),
    ],
    dictionary,
  );
  const { total } = base;
  const highlight = terms.length ? createHighlighter(terms) : undefined;
  return {
    hits: ((page?.results ?? []) as (JobSummaryRow & { codes: string })[]).map((row) => ({
      ...reshapeJobSummary(row),
      highlights: highlight?.(row.title, row.body) ?? null,
      distanceKm: distanceOf(row.codes.split(' ').map(Number), locations, dictionary) ?? null,
    })),
    total,
    reachable: Math.min(total, REACHABLE_MATCHES),
    facets: countFacets(base, others, rare, query, dictionary),
    approximate: base.isEstimate,
    understood: facts
      .filter(({ facet }) => query[facet] !== asked[facet])
      .map((fact) => ({
        facet: fact.facet,
        label: labelOf(fact, dictionary),
        rest: withoutWords(asked.q, fact.words),
      })),
    without: total > 0 ? [] : [...others].map(([name, counts]) => ({ name, total: counts.total })),
    places: locations.map((reading) => describeLocation(reading, typed, dictionary)),
    nearest: total > 0 ? [] : nearestTowns(locations, others.get('location'), dictionary),
  };
}

/** A list of one filter alone has as many jobs as the facet beside it says, which is stored. */
const countsOfOne = (
  scope: Scope,
  filters: readonly Filter[],
  others: ReadonlyMap<Facet, Counts>,
  { postedWithin }: JobSearchQuery,
): Partial<Counts> => {
  const [filter, ...rest] = filters;
  if (!filter || rest.length > 0 || !isEverything({ ...scope, codes: [], maxId: undefined })) {
    return {};
  }
  const counts = others.get(filter.facet);
  const total =
    filter.facet === 'postedWithin'
      ? counts?.byAge.get(postedWithin ?? '')
      : counts?.byCode.get(filter.code ?? -1);
  return total === undefined ? {} : { total, isEstimate: false };
};

/** What the words say of a job's fields, as filters. What the visitor chose by hand wins. */
const withFacts = (query: JobSearchQuery, { facts }: Understanding): JobSearchQuery => {
  const said: Partial<Record<Facet, readonly string[]>> = {};
  for (const { facet, values } of facts) {
    const isChosen = [query[facet]].flat().some(Boolean);
    if (!isChosen) said[facet] = [...(said[facet] ?? []), ...values];
  }
  return { ...query, ...said } as JobSearchQuery;
};

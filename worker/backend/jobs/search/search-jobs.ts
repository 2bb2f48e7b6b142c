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
import { correctQuery } from './correct-query.ts';
import { countFacets } from './count-facets.ts';
import type { Counts } from './counts.ts';
import { describeLocation, distanceOf, nearestTowns } from './describe-locations.ts';
import { addEntries, loadDictionary, newEntriesStatement } from './dictionary.ts';
import { activeFilters, CODE_FILTERS, type Filter } from './filters.ts';
import { createHighlighter } from './highlight.ts';
import { type Beginnings, matchTiers, titleMatch } from './match-words.ts';
import { contextOf, labelOf, namesOf, withoutWords } from './query-context.ts';
import { findRareValues } from './rare-values.ts';
import { readLocations } from './read-locations.ts';
import { type CountsQuery, sampleQuery } from './sample.ts';
import { isEverything, pageStatement, type Scope } from './statements.ts';
import { storedQuery } from './stored-counts.ts';
import { type Term, type Understanding, understandQuery } from './understand-query.ts';

/*
 * How a search works.
 *
 * A query is read first (understand-query.ts): what it says of a job's fields, its place and its employer become
 * filters, the rest words that rank (match-words.ts). Where nothing fits, mistakes are put right; where few do, jobs
 * follow that lack a word.
 *
 * Words, beginnings of words and filters are all posting lists of one FTS5 index (see the migration), so `java,
 * remote or hybrid, within 25 km of Berlin` is one MATCH expression. The index is in the order of age, so the newest
 * page, and the newest page of each tier, cost what they show and no sort. Facets are counted in the codes of the
 * matching jobs, or of a share of them where they are many (sample.ts); what all open jobs have is stored
 * (stored-counts.ts). One more count for each active filter, without that filter. Page, counts and new dictionary
 * values are one batch: one round trip.
 */

interface JobSearchResult {
  readonly hits: JobHit[];
  readonly total: number;
  /** How many of them paging reaches. */
  readonly reachable: number;
  readonly facets: Facets;
  readonly approximate: boolean;
  readonly correctedQuery: string | null;
  readonly understood: JobSearchMeta['understood'];
  readonly missing: string[];
  readonly partialFrom: number | null;
  readonly without: JobSearchMeta['without'];
  readonly places: JobSearchMeta['places'];
  readonly nearest: JobSearchMeta['nearest'];
}

/** Nobody pages deeper than this (a crawler has the sitemaps), and totals are exact up to it. */
const REACHABLE_MATCHES = 10_000;

/** Searches open jobs. Nothing that a visitor types is an error. */
export async function searchJobs(
  db: D1Database,
  query: JobSearchQuery,
  now: number,
): Promise<JobSearchResult> {
  const found = await searchOnce(db, query, now);
  if (found.total >= FEW || query.q === '') return found;
  if (found.total === 0) {
    const other = await searchOtherwise(db, query, now);
    if (other) return other;
  }
  return query.page === 1 ? withPartial(found, await searchPartly(db, query, now), query) : found;
}

/** Where nothing fits a query as it is: its last word may be a beginning, or one of its words mistyped. */
async function searchOtherwise(
  db: D1Database,
  query: JobSearchQuery,
  now: number,
): Promise<JobSearchResult | undefined> {
  const { terms } = understandQuery(query.q, namesOf(await loadDictionary(db, now)));
  const begun = await searchOnce(db, query, now, { beginnings: 'named' });
  if (begun.total > 0) return begun;
  const corrected = query.exact ? undefined : await correctQuery(db, query.q, terms);
  if (corrected) {
    const other = await searchOnce(db, { ...query, q: corrected }, now);
    return other.total > 0 ? { ...other, correctedQuery: corrected } : undefined;
  }
  // Who has typed the name of an occupation has typed all of it.
  if (terms.at(-1)?.group !== undefined) return undefined;
  const inText = await searchOnce(db, query, now, { beginnings: 'anywhere' });
  return inText.total > 0 ? inText : undefined;
}

/** So few that jobs follow which lack one of the words. */
const FEW = 5;

/** What is left of some terms without one: the words that say the least first, then all of those, then names of work. */
const withoutSome = (terms: readonly Term[]): readonly (readonly Term[])[] => {
  const words = terms.filter(({ group }) => group === undefined);
  const groups = terms.filter(({ group }) => group !== undefined);
  return [
    ...words.toReversed().map((word) => terms.filter((term) => term !== word)),
    ...(words.length > 1 && groups.length > 0 ? [groups] : []),
    ...(words.length === 0 ? groups.map((group) => terms.filter((term) => term !== group)) : []),
  ].filter((left) => left.length > 0);
};

/** Jobs that fit most of a query; undefined where there are none. */
async function searchPartly(
  db: D1Database,
  query: JobSearchQuery,
  now: number,
): Promise<(JobSearchResult & { missing: string[] }) | undefined> {
  const dictionary = await loadDictionary(db, now);
  const { terms } = understandQuery(query.q, namesOf(dictionary));
  for (const left of withoutSome(terms)) {
    const found = await searchOnce(db, query, now, { terms: left, inTitleOnly: true });
    if (found.total === 0) continue;
    return {
      ...found,
      missing: terms.filter((term) => !left.includes(term)).flatMap(({ words }) => words),
    };
  }
  return undefined;
}

/** The jobs that fit, then those that lack a word. */
const withPartial = (
  found: JobSearchResult,
  partial: Awaited<ReturnType<typeof searchPartly>>,
  { perPage }: JobSearchQuery,
): JobSearchResult => {
  const seen = new Set(found.hits.map(({ fid }) => fid));
  const more = partial?.hits.filter(({ fid }) => !seen.has(fid)) ?? [];
  if (!partial || more.length === 0) return found;
  return {
    ...found,
    hits: [...found.hits, ...more].slice(0, perPage),
    missing: partial.missing,
    partialFrom: found.hits.length,
  };
};

interface SearchChanges {
  readonly beginnings?: Beginnings;
  /** In place of what the query says. */
  readonly terms?: readonly Term[];
  readonly inTitleOnly?: boolean;
}

async function searchOnce(
  db: D1Database,
  asked: JobSearchQuery,
  now: number,
  changes: SearchChanges = {},
): Promise<JobSearchResult> {
  const dictionary = await loadDictionary(db, now);
  const understood = understandQuery(asked.q, namesOf(dictionary));
  const terms = changes.terms ?? understood.terms;
  const query = withFacts(asked, understood);
  const inTitle = understood.facts
    .filter(({ facet }) => facet === 'seniority' && asked.seniority.length === 0)
    .map(({ words }) => titleMatch(words));
  const tiers = matchTiers(terms, contextOf(dictionary), { q: asked.q, ...changes });
  const known = dictionary.entries.size;
  const unread = query.location.filter((text) => !dictionary.places.has(text));
  if (unread.length > 0) {
    for (const [text, places] of await findPlaces(db, unread)) dictionary.places.set(text, places);
  }
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
    return searchOnce(db, asked, now, changes);
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
    correctedQuery: null,
    understood: understood.facts
      .filter(({ facet }) => query[facet] !== asked[facet])
      .map((fact) => ({
        facet: fact.facet,
        label: labelOf(fact, dictionary),
        rest: withoutWords(asked.q, fact.words),
      })),
    missing: [],
    partialFrom: null,
    without: total > 0 ? [] : [...others].map(([name, counts]) => ({ name, total: counts.total })),
    places: locations.map((reading) => describeLocation(reading, dictionary)),
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

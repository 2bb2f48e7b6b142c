import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
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
import { addEntries, loadDictionary, newEntriesStatement } from './dictionary.ts';
import { activeFilters, CODE_FILTERS } from './filters.ts';
import { createHighlighter } from './highlight.ts';
import { matchTiers, titleMatch } from './match-words.ts';
import { contextOf, labelOf, namesOf, withoutWords } from './query-context.ts';
import { EXACT_MATCHES, sampleQuery } from './sample-memory.ts';
import { payScope, understoodPay, withPayCurrency } from './pay-scope.ts';
import { pageStatement, type Scope } from './statements.ts';
import { type Term, type Understanding, understandQuery } from './understand-query.ts';

/*
 * How a search works.
 *
 * A query is read first (understand-query.ts): what it says of a job's fields, its place and its employer become
 * filters, the rest words that rank (match-words.ts). Where nothing fits, mistakes are put right; where few do, jobs
 * follow that lack a word.
 *
 * Words, beginnings of words and filters are all posting lists of one FTS5 index (see the
 * migration), so `java, remote or hybrid, in Berlin` is one MATCH expression. The index is in the
 * order of age, so the newest page, and the newest page of title matches before the others, cost
 * what they show and no sort. Facets: the codes of the 5,000 newest matching jobs come as one
 * string from a narrow table and are counted here; where more match, counts are scaled up to the
 * total, and a total beyond 10,000 is estimated from how far back those 5,000 reach, so that work
 * is bounded. What all open jobs have is remembered while it holds (sample-memory.ts). One more such string for each active filter, without that filter. Page, counts and
 * new dictionary values are one batch: one round trip.
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
  readonly payCurrency: string | null;
  readonly ratesAt: string | null;
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
    const { terms } = understandQuery(query.q, namesOf(await loadDictionary(db, now)));
    const corrected = query.exact ? undefined : await correctQuery(db, query.q, terms);
    const other = corrected
      ? await searchOnce(db, { ...query, q: corrected }, now)
      : await searchOnce(db, query, now, { withBeginnings: true });
    if (other.total > 0) return { ...other, correctedQuery: corrected ?? null };
  }
  return query.page === 1 ? withPartial(found, await searchPartly(db, query, now), query) : found;
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
  readonly withBeginnings?: boolean;
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
  const query = withPayCurrency(withFacts(asked, understood), understood.pay);
  const inTitle = understood.facts
    .filter(({ facet }) => facet === 'seniority' && asked.seniority.length === 0)
    .map(({ words }) => titleMatch(words));
  const tiers = matchTiers(terms, contextOf(dictionary), { q: asked.q, ...changes });
  const known = dictionary.entries.size;
  const unread = query.location.filter((text) => !dictionary.places.has(text));
  if (unread.length > 0) {
    for (const [text, places] of await findPlaces(db, unread)) dictionary.places.set(text, places);
  }
  const filters = activeFilters(query, dictionary, now, { seniority: inTitle });
  const scopeWithout = (facet?: Facet): Scope => {
    const kept = filters.filter((filter) => filter.facet !== facet);
    return {
      tiers,
      codes: kept.flatMap((filter) => filter.match ?? []),
      fids: query.fid,
      maxId: kept.find((filter) => filter.maxId !== undefined)?.maxId,
      ...payScope(query, understood.pay, dictionary),
      now,
    };
  };
  const offset = (query.page - 1) * query.perPage;
  const limit = Math.max(0, Math.min(query.perPage, REACHABLE_MATCHES - offset));
  const baseQuery = sampleQuery(db, scopeWithout(), REACHABLE_MATCHES);
  const queries = filters.map(({ facet }) => ({
    facet,
    ...sampleQuery(db, scopeWithout(facet), EXACT_MATCHES),
  }));
  const statements: D1PreparedStatement[] = [
    newEntriesStatement(db, dictionary),
    pageStatement(db, {
      scope: scopeWithout(),
      sort: query.sort ?? (terms.length ? 'relevance' : 'newest'),
      columns: summaryColumns(terms.length ? 'job.description_plain' : BODY_START),
      limit,
      offset,
    }),
    baseQuery.statement,
    ...queries.map(({ statement }) => statement),
  ];
  const [newEntries, page, base, ...others] = await db.batch(statements);
  addEntries(dictionary, newEntries?.results as { entries: string }[]);
  // A filter may mean a place or an employer that is younger than the dictionary was.
  if (dictionary.entries.size > known && CODE_FILTERS.some((facet) => query[facet].length > 0)) {
    return searchOnce(db, asked, now, changes);
  }
  const sample = baseQuery.read(base?.results[0]);
  const samples = new Map(
    queries.map(({ facet, read }, i) => [facet, read(others[i]?.results[0])]),
  );
  const { total } = sample;
  const highlight = terms.length ? createHighlighter(terms) : undefined;
  return {
    hits: ((page?.results ?? []) as JobSummaryRow[]).map((row) => ({
      ...reshapeJobSummary(row),
      highlights: highlight?.(row.title, row.body) ?? null,
      distanceKm: null,
    })),
    total,
    reachable: Math.min(total, REACHABLE_MATCHES),
    facets: countFacets(sample, samples, query, dictionary, now),
    approximate: [sample, ...samples.values()].some((one) => one.total > EXACT_MATCHES),
    correctedQuery: null,
    understood: [
      ...understood.facts
        .filter(({ facet }) => query[facet] !== asked[facet])
        .map((fact) => ({
          facet: fact.facet,
          label: labelOf(fact, dictionary),
          rest: withoutWords(asked.q, fact.words),
        })),
      ...understoodPay(asked, understood.pay, dictionary),
    ],
    payCurrency: dictionary.money.currency,
    ratesAt: dictionary.money.usd && query.salaryCurrency.length === 0 ? dictionary.money.ratesAt : null,
    missing: [],
    partialFrom: null,
    without: total > 0 ? [] : [...samples].map(([name, sample]) => ({ name, total: sample.total })),
  };
}

/** What the words say of a job's fields, as filters. What the visitor chose by hand wins. */
const withFacts = (query: JobSearchQuery, { facts }: Understanding): JobSearchQuery => {
  const said: Partial<Record<Facet, readonly string[]>> = {};
  for (const { facet, values } of facts) {
    const isChosen = [query[facet]].flat().some(Boolean);
    if (!isChosen) said[facet] = [...(said[facet] ?? []), ...values];
  }
  return { ...query, ...said } as JobSearchQuery;
};

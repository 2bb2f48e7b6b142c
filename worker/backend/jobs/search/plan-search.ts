import type { D1Database } from '@cloudflare/workers-types';
import type { JOB_SORTS } from '../../../../src/contracts/enums.ts';
import type { Facet, JobHit, JobSearchQuery } from '../../../../src/contracts/job.ts';
import { withRemoteWork } from '../../../../src/contracts/remote-work.ts';
import { readCard } from '../reshape.ts';
import {
  CARDS,
  CARDS_WITH_PLACES,
  CARDS_WITH_TEXTS,
  type HitRow,
  type PageQuery,
  type Wanted,
} from './engines/index-reader.ts';
import type { Scope } from './engines/scope.ts';
import { activeFilters, type Filter } from './filters.ts';
import { type Dictionary, loadDictionary } from './index/dictionary.ts';
import { payMatches } from './index/pay-words.ts';
import type { MatchOptions } from './match-words.ts';
import { payScope, withPayCurrency } from './pay-scope.ts';
import type { PlacesPlan } from './plan-places.ts';
import type { WordsPlan } from './plan-words.ts';
import type { Understanding } from './query/understand-query.ts';

/** The plan for a search, derived from one interpretation of the query. */
export interface SearchPlan {
  readonly dictionary: Dictionary;
  /** The query, including the filters found in its text. */
  readonly query: JobSearchQuery;
  /** Undefined for a search without a place. */
  readonly places: PlacesPlan | undefined;
  readonly filters: readonly Filter[];
  /** Returns all conditions, or all except the filter for one facet. */
  scope(without?: Facet): Scope;
  readonly sort: keyof typeof JOB_SORTS;
  /**
   * Returns the query for the requested page. `matches` is the approximate number of jobs in the
   * scope; it is needed for sorting.
   */
  page(matches: number): PageQuery;
  readHits(rows: readonly HitRow[]): JobHit[];
}

const selectColumns = (
  { length: words }: Understanding['terms'],
  { length: locations }: PlacesPlan['locations'],
): Wanted => {
  if (words > 0) return CARDS_WITH_TEXTS;
  return locations > 0 ? CARDS_WITH_PLACES : CARDS;
};

const NO_WORDS: WordsPlan = { tiers: [], inTitle: [] };

/** The modules for words and for places are imported only for searches that need them. */
const loadWords = async (
  requested: JobSearchQuery,
  understood: Understanding,
  dictionary: Dictionary,
  options: MatchOptions,
): Promise<WordsPlan> => {
  const { terms, facts, unwanted = [] } = understood;
  if (terms.length + facts.length + unwanted.length === 0) return NO_WORDS;
  const { planWords } = await import('./plan-words.ts');
  return planWords(requested, understood, dictionary, options);
};

const loadPlaces = async (
  ...[db, query, typed, dictionary]: Parameters<typeof import('./plan-places.ts').planPlaces>
): Promise<PlacesPlan | undefined> => {
  if (query.location.length + typed.length === 0) return undefined;
  const { planPlaces } = await import('./plan-places.ts');
  return planPlaces(db, query, typed, dictionary);
};

/**
 * The maximum number of matches that can be reached by paging. Visitors do not page further, and
 * crawlers use the sitemaps.
 */
export const REACHABLE_MATCHES = 10_000;

/**
 * Adds filters for the fields that the query's words name. Filters that the visitor chose take
 * precedence.
 */
const withFacts = (query: JobSearchQuery, facts: Understanding['facts']): JobSearchQuery => {
  const inferred: Partial<Record<Facet | 'radius', readonly string[]>> = {};
  for (const { facet, values } of facts) {
    const isChosen = [query[facet]].flat().some(Boolean);
    if (!isChosen) inferred[facet] = [...(inferred[facet] ?? []), ...values];
  }
  const { radius = [query.radius], ...filters } = inferred;
  const filtered = { ...query, ...filters } as JobSearchQuery;
  // A distance is meaningless without a place.
  return filtered.location.length > 0
    ? ({ ...filtered, radius: radius[0] } as JobSearchQuery)
    : filtered;
};

export const planSearch = async (
  db: D1Database,
  requested: JobSearchQuery,
  understood: Understanding,
  now: number,
  options: MatchOptions = {},
): Promise<SearchPlan> => {
  const { terms, facts, pay } = understood;
  const dictionary = await loadDictionary(db, now);
  const query = withPayCurrency(withFacts(withRemoteWork(requested), facts), pay, dictionary);
  const words = await loadWords(requested, understood, dictionary, options);
  const typedPlaces = facts
    .filter(({ facet }) => facet === 'location')
    .map(({ words }) => words.join(' '));
  const places = await loadPlaces(db, query, typedPlaces, dictionary);
  const locations = places?.locations ?? [];
  const filters = activeFilters(query, locations, dictionary, now, { seniority: words.inTitle });
  const wantedPay = payScope(query, pay, dictionary);
  const payConditions = dictionary.isWhole ? payMatches(wantedPay) : [];
  const scope = (without?: Facet): Scope => {
    const otherFilters = filters.filter((filter) => filter.facet !== without);
    return {
      tiers: words.tiers,
      codes: [...otherFilters.flatMap((filter) => filter.match ?? []), ...payConditions],
      best: otherFilters.find((filter) => filter.best !== undefined)?.best,
      fids: query.fid,
      maxId: otherFilters.find((filter) => filter.maxId !== undefined)?.maxId,
      ...wantedPay,
      now,
    };
  };
  const offset = (query.page - 1) * query.perPage;
  const sort = query.sort ?? (terms.length ? 'relevance' : 'newest');
  return {
    dictionary,
    query,
    places,
    filters,
    scope,
    sort,
    page: (matches) => ({
      scope: scope(),
      sort,
      expected: { jobs: dictionary.jobs, matches },
      wanted: selectColumns(terms, locations),
      limit: Math.max(0, Math.min(query.perPage, REACHABLE_MATCHES - offset)),
      offset,
    }),
    readHits(rows) {
      return rows.map((row) => {
        const job = readCard(row);
        const highlights = words.highlight?.(job.title, row.body ?? '') ?? null;
        const codes = row.codes?.split(' ').map(Number) ?? [];
        const distanceKm = places?.distanceOf(codes) ?? null;
        return highlights || distanceKm !== null ? { ...job, highlights, distanceKm } : job;
      });
    },
  };
};

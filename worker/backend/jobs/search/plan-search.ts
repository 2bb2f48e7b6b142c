import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import type { Facet, JobHit, JobSearchQuery } from '../../../../src/contracts/job.ts';
import { withRemoteWork } from '../../../../src/contracts/remote-work.ts';
import { findPlaces } from '../../places/find-places.ts';
import { BODY_START, type JobSummaryRow, reshapeJobSummary, summaryColumns } from '../reshape.ts';
import { activeFilters, type Filter } from './filters.ts';
import { createHighlighter } from './highlight.ts';
import { type Dictionary, loadDictionary } from './index/dictionary.ts';
import { type MatchOptions, matchTiers, titleMatch } from './match-words.ts';
import { payScope, withPayCurrency } from './pay-scope.ts';
import { distanceOf } from './query/describe-locations.ts';
import { contextOf } from './query/query-context.ts';
import { type LocationReading, readLocations } from './query/read-locations.ts';
import type { Understanding } from './query/understand-query.ts';
import { pageStatement, type Scope } from './statements.ts';

/** What a search looks for, by one reading of its query. */
export interface SearchPlan {
  readonly dictionary: Dictionary;
  /** With what the words say among its filters. */
  readonly query: JobSearchQuery;
  /** Names of places among the words. */
  readonly typedPlaces: readonly string[];
  readonly locations: readonly LocationReading[];
  readonly filters: readonly Filter[];
  /** All that must hold, without the filter of a facet where one is given. */
  scope(without?: Facet): Scope;
  /** For the page that is asked for. */
  pageStatement(): D1PreparedStatement;
  readHits(rows: readonly unknown[]): JobHit[];
}

const columnsOf = (body: string) => `${summaryColumns(body)}, job_search.codes`;
/** What a plan reads hits from, whose texts show the words. */
export const HIT_COLUMNS = columnsOf('job.description_plain');

/** Nobody pages deeper than this (a crawler has the sitemaps). */
export const REACHABLE_MATCHES = 10_000;

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

/** What the words say of a job's fields, as filters. What the visitor chose by hand wins. */
const withFacts = (query: JobSearchQuery, facts: Understanding['facts']): JobSearchQuery => {
  const said: Partial<Record<Facet | 'radius', readonly string[]>> = {};
  for (const { facet, values } of facts) {
    const isChosen = [query[facet]].flat().some(Boolean);
    if (!isChosen) said[facet] = [...(said[facet] ?? []), ...values];
  }
  const { radius = [query.radius], ...filters } = said;
  const filtered = { ...query, ...filters } as JobSearchQuery;
  // Around nothing a distance says nothing.
  return filtered.location.length > 0
    ? ({ ...filtered, radius: radius[0] } as JobSearchQuery)
    : filtered;
};

export const planSearch = async (
  db: D1Database,
  asked: JobSearchQuery,
  { terms, facts, pay, unwanted }: Understanding,
  now: number,
  options: MatchOptions = {},
): Promise<SearchPlan> => {
  const dictionary = await loadDictionary(db, now);
  const query = withPayCurrency(withFacts(withRemoteWork(asked), facts), pay, dictionary);
  const inTitle = facts
    .filter(({ facet }) => facet === 'seniority' && asked.seniority.length === 0)
    .map(({ words }) => titleMatch(words));
  const tiers = matchTiers({ q: asked.q, terms, unwanted }, contextOf(dictionary), options);
  const typedPlaces = facts
    .filter(({ facet }) => facet === 'location')
    .map(({ words }) => words.join(' '));
  await readPlaces(db, [...query.location, ...typedPlaces], dictionary);
  const locations = readLocations(query, dictionary);
  const filters = activeFilters(query, locations, dictionary, now, { seniority: inTitle });
  const scope = (without?: Facet): Scope => {
    const kept = filters.filter((filter) => filter.facet !== without);
    return {
      tiers,
      codes: kept.flatMap((filter) => filter.match ?? []),
      best: kept.find((filter) => filter.best !== undefined)?.best,
      fids: query.fid,
      maxId: kept.find((filter) => filter.maxId !== undefined)?.maxId,
      ...payScope(query, pay, dictionary),
      now,
    };
  };
  const offset = (query.page - 1) * query.perPage;
  return {
    dictionary,
    query,
    typedPlaces,
    locations,
    filters,
    scope,
    pageStatement: () =>
      pageStatement(db, {
        scope: scope(),
        sort: query.sort ?? (terms.length ? 'relevance' : 'newest'),
        columns: terms.length ? HIT_COLUMNS : columnsOf(BODY_START),
        limit: Math.max(0, Math.min(query.perPage, REACHABLE_MATCHES - offset)),
        offset,
      }),
    readHits(rows) {
      const highlight = terms.length ? createHighlighter(terms) : undefined;
      return (rows as (JobSummaryRow & { codes: string })[]).map((row) => ({
        ...reshapeJobSummary(row),
        highlights: highlight?.(row.title, row.body) ?? null,
        distanceKm: distanceOf(row.codes.split(' ').map(Number), locations, dictionary) ?? null,
      }));
    },
  };
};

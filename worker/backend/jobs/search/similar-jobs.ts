import type { D1Database } from '@cloudflare/workers-types';
import { LRUCache } from 'lru-cache';
import type { Job, JobSummary } from '../../../../src/contracts/job.ts';
import { databaseKey } from '../../database/database-key.ts';
import { type CardRow, readCard } from '../reshape.ts';
import { CARDS, type FirstQuery, type IndexReader } from './engines/index-reader.ts';
import { allOf, anyOf, distinctMatches, type Match } from './engines/match.ts';
import { EVERYTHING } from './engines/scope.ts';
import { categoryMatch, codesMatch } from './filters.ts';
import { codeKey, type Dictionary, loadDictionary } from './index/dictionary.ts';
import { findWork } from './lexicon/find-work.ts';
import { lexicon } from './lexicon/known-groups.ts';
import { groupInTitle, titleMatch } from './match-words.ts';
import { codesWithin } from './query/read-locations.ts';
import { splitSearchWords } from './query/split-search-words.ts';

type Place = Pick<Job, 'locations' | 'remoteCountryCodes'>;

/** A job with the gazetteer towns of its locations. */
export interface PlacedJob {
  readonly job: Pick<Job, 'fid' | 'title' | 'category'> & Place;
  readonly towns: readonly number[];
  /** The results of the job's last search for similar jobs. */
  readonly found?: Found | undefined;
}

/**
 * Jobs within this distance of each other count as nearby, because a candidate for one of them
 * could also take the other.
 */
const NEAR_KM = 50;

const anyDistinct = (matches: readonly Match[]): Match => anyOf(distinctMatches(matches));

/**
 * Returns the matches for the occupations and skills named in a title, from exact to related. Each
 * match includes the previous ones.
 */
const matchWork = (title: string): Match[] => {
  const words = splitSearchWords(title);
  const { closeTo, withKinds } = lexicon();
  const [first, ...others] = [...new Set(findWork(lexicon(), words).map(({ id }) => id))];
  if (!first) return [titleMatch(words)];
  const all = [first, ...others].map(groupInTitle);
  const close = [first, ...closeTo(first)].map(groupInTitle);
  const wide = [...withKinds(first), ...others].map(groupInTitle);
  // `Rust developer`: Rust and developer, then Rust alone, then any developer.
  return [
    ...(all.length > 1 ? [allOf(all)] : []),
    groupInTitle(first),
    ...(close.length > 1 ? [anyDistinct(close)] : []),
    ...(wide.length > 1 ? [anyDistinct([...close, ...wide])] : []),
  ];
};

/**
 * Returns matches for jobs near a job, remote jobs in its countries, and all jobs in its countries;
 * none if the job has no place.
 */
const matchAreas = (
  { locations, remoteCountryCodes }: Place,
  towns: readonly number[],
  dictionary: Dictionary,
): Match[] => {
  const { codes } = dictionary;
  const names = [...locations.map(({ countryCode }) => countryCode), ...remoteCountryCodes];
  const countries = names.flatMap((name) => codes.get(codeKey('country', name)) ?? []);
  const [remote] = codes.get(codeKey('workplace', 'remote')) ?? [];
  const near = towns.flatMap((id) => {
    const known = dictionary.towns.get(id);
    return known ? codesWithin(known.town, NEAR_KM, dictionary) : [];
  });
  if (countries.length === 0) return [];
  const inCountry = codesMatch([...new Set(countries)]);
  return [
    ...(near.length > 0 ? [codesMatch([...new Set(near)])] : []),
    ...(remote === undefined ? [] : [allOf([codesMatch([remote]), inCountry])]),
    inCountry,
  ];
};

/** A search for similar jobs. */
interface Search {
  /** The data from which the search was built, as JSON. */
  readonly from: string;
  /** The tiers, from the same work nearby to the same category anywhere. */
  readonly tiers: readonly Match[];
  readonly limit: number;
}

/** The rows of a search that ran in the same batch as the query for the job. */
interface Found {
  readonly search: Search;
  readonly rows: readonly CardRow[];
}

const SEARCHES_MAX = 1_000;

/**
 * The latest searches in each database, keyed by fid. They are cached because a job's page is
 * rendered again every few minutes.
 */
const lastSearches = new WeakMap<D1Database, LRUCache<string, Search>>();

const findSearches = (db: D1Database): LRUCache<string, Search> => {
  const searches = lastSearches.get(databaseKey(db)) ?? new LRUCache({ max: SEARCHES_MAX });
  lastSearches.set(databaseKey(db), searches);
  return searches;
};

/** The last search for jobs similar to the job with this fid. */
export const lastSearch = (db: D1Database, fid: string): Search | undefined =>
  findSearches(db).get(fid);

const createSearch = (
  db: D1Database,
  { job, towns }: PlacedJob,
  limit: number,
  dictionary: Dictionary,
): Search => {
  const { fid, title, category, locations, remoteCountryCodes } = job;
  // Codes never change and have no gaps, so their number alone shows which codes the dictionary
  // contains.
  const { size } = dictionary.entries;
  const from = JSON.stringify([title, category, locations, remoteCountryCodes, towns, size, limit]);
  const last = lastSearch(db, fid);
  if (last?.from === from) return last;
  const search = { from, tiers: createTiers(job, towns, dictionary), limit };
  findSearches(db).set(fid, search);
  return search;
};

/** Creates the query for a search; its rows contain job cards. */
export const createFirstQuery = ({ tiers, limit }: Search, now: number): FirstQuery => ({
  searches: [tiers],
  scope: { ...EVERYTHING, now },
  wanted: CARDS,
  // Requests one extra job, because the job itself may be among the results.
  limit: limit + 1,
});

const createTiers = (
  job: PlacedJob['job'],
  towns: readonly number[],
  dictionary: Dictionary,
): Match[] => {
  const areas = matchAreas(job, towns, dictionary);
  const category = categoryMatch(job.category, dictionary);
  const [work = category, ...others] = matchWork(job.title);
  const within = (match: Match, some: readonly Match[]) => [
    ...some.map((area) => allOf([match, area])),
    match,
  ];
  const wider = [...others, anyDistinct([others.at(-1) ?? work, category])];
  return [
    ...within(work, areas),
    // For related work, only nearby jobs are put first, because the country matters little.
    ...wider.flatMap((match) => within(match, areas.slice(0, 1))),
  ];
};

/**
 * Finds open jobs similar to a job: first jobs with the same work, then with closely related work,
 * then in the same category. Within each group, nearby jobs come first, then remote jobs in the
 * job's country, then all jobs in its country, newest first. The employer is ignored so that the
 * results cannot identify a hidden employer.
 */
export async function similarJobs(
  reader: IndexReader,
  placed: PlacedJob,
  limit: number,
  now: number,
): Promise<JobSummary[]> {
  const { db } = reader;
  const search = createSearch(db, placed, limit, await loadDictionary(db, now));
  const { found } = placed;
  const rows =
    found?.search === search
      ? found.rows
      : (await reader.ask({ first: [createFirstQuery(search, now)] })).first[0]?.rows;
  return (rows ?? [])
    .map(readCard)
    .filter(({ fid }) => fid !== placed.job.fid)
    .slice(0, limit);
}

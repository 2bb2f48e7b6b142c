import type { D1Database } from '@cloudflare/workers-types';
import { LRUCache } from 'lru-cache';
import type { Job, JobSummary } from '../../../../src/contracts/job.ts';
import { databaseKey } from '../../database/database-key.ts';
import { type CardRow, readCard } from '../reshape.ts';
import { CARDS, type FirstQuestion, type IndexReader } from './engines/index-reader.ts';
import { allOf, anyOf, distinctMatches, type Match } from './engines/match.ts';
import { EVERYTHING } from './engines/scope.ts';
import { categoryMatch, codesMatch } from './filters.ts';
import { codeKey, type Dictionary, loadDictionary } from './index/dictionary.ts';
import { findWork } from './lexicon/find-work.ts';
import { lexicon } from './lexicon/known-groups.ts';
import { groupInTitle, titleMatch } from './match-words.ts';
import { codesWithin } from './query/read-locations.ts';
import { tellingWords } from './query/title-words.ts';

type Place = Pick<Job, 'locations' | 'remoteCountryCodes'>;

/** A job, and which towns of the gazetteer its locations are. */
export interface PlacedJob {
  readonly job: Pick<Job, 'fid' | 'title' | 'category'> & Place;
  readonly towns: readonly number[];
  /** What the last search for jobs like it finds. */
  readonly found?: Found | undefined;
}

/** Who could take a job could go that far to another. */
const NEAR_KM = 50;

const anyDistinct = (matches: readonly Match[]): Match => anyOf(distinctMatches(matches));

/**
 * What the title names, from the very work to what is only close to it; each holds the ones before.
 */
const worksOf = (title: string): Match[] => {
  const words = tellingWords(title);
  const { closeTo, withKinds } = lexicon();
  const [first, ...others] = [...new Set(findWork(lexicon(), words).map(({ id }) => id))];
  if (!first) return [titleMatch(words)];
  const all = [first, ...others].map(groupInTitle);
  const close = [first, ...closeTo(first)].map(groupInTitle);
  const wide = [...withKinds(first), ...others].map(groupInTitle);
  // `Rust developer` is Rust and a developer, then Rust alone, then any developer.
  return [
    ...(all.length > 1 ? [allOf(all)] : []),
    groupInTitle(first),
    ...(close.length > 1 ? [anyDistinct(close)] : []),
    ...(wide.length > 1 ? [anyDistinct([...close, ...wide])] : []),
  ];
};

/** Jobs near a job, remote ones in its countries, all in its countries; none where it has no place. */
const areasOf = (
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

/** What jobs like one are searched by. */
interface Search {
  /** All that it was made of, as JSON. */
  readonly from: string;
  /** From the very work nearby to the category anywhere. */
  readonly tiers: readonly Match[];
  readonly limit: number;
}

/**
 * Open jobs that a search finds, where the search was made in the same batch as the job was read.
 */
interface Found {
  readonly search: Search;
  readonly rows: readonly CardRow[];
}

const SEARCHES_MAX = 1_000;

/**
 * The last searches of each database, by the job's fid. A job's page is rendered every few minutes.
 */
const lastSearches = new WeakMap<D1Database, LRUCache<string, Search>>();

const searchesOf = (db: D1Database): LRUCache<string, Search> => {
  const searches = lastSearches.get(databaseKey(db)) ?? new LRUCache({ max: SEARCHES_MAX });
  lastSearches.set(databaseKey(db), searches);
  return searches;
};

/** How jobs like the one of a fid were last searched for. */
export const lastSearch = (db: D1Database, fid: string): Search | undefined =>
  searchesOf(db).get(fid);

const createSearch = (
  db: D1Database,
  { job, towns }: PlacedJob,
  limit: number,
  dictionary: Dictionary,
): Search => {
  const { fid, title, category, locations, remoteCountryCodes } = job;
  // Codes never change and are given out without gaps, so their number says which of them are
  // known.
  const { size } = dictionary.entries;
  const from = JSON.stringify([title, category, locations, remoteCountryCodes, towns, size, limit]);
  const last = lastSearch(db, fid);
  if (last?.from === from) return last;
  const search = { from, tiers: tiersOf(job, towns, dictionary), limit };
  searchesOf(db).set(fid, search);
  return search;
};

/** What a search asks of the index; its rows have cards. */
export const questionOf = ({ tiers, limit }: Search, now: number): FirstQuestion => ({
  searches: [tiers],
  scope: { ...EVERYTHING, now },
  wanted: CARDS,
  // The job itself may be among them.
  limit: limit + 1,
});

const tiersOf = (
  job: PlacedJob['job'],
  towns: readonly number[],
  dictionary: Dictionary,
): Match[] => {
  const areas = areasOf(job, towns, dictionary);
  const category = categoryMatch(job.category, dictionary);
  const [work = category, ...others] = worksOf(job.title);
  const within = (match: Match, some: readonly Match[]) => [
    ...some.map((area) => allOf([match, area])),
    match,
  ];
  const wider = [...others, anyDistinct([others.at(-1) ?? work, category])];
  return [
    ...within(work, areas),
    // Of other work the country says little.
    ...wider.flatMap((match) => within(match, areas.slice(0, 1))),
  ];
};

/**
 * Open jobs like one whose places are `towns` of the gazetteer: of the same work, then of what is
 * close to it, then of the category; in each those near it first, then those remote in its country,
 * then those in its country, each the newest first. The employer plays no part, so nothing tells
 * who a hidden one is.
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
      : (await reader.ask({ first: [questionOf(search, now)] })).first[0]?.rows;
  return (rows ?? [])
    .map(readCard)
    .filter(({ fid }) => fid !== placed.job.fid)
    .slice(0, limit);
}

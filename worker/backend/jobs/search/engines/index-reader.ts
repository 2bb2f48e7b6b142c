import type { D1Database, D1PreparedStatement, D1Result } from '@cloudflare/workers-types';
import type { JOB_SORTS } from '../../../../../src/contracts/enums.ts';
import type { CardRow } from '../../reshape.ts';
import type { Counts } from '../counts.ts';
import type { Match } from './match.ts';
import type { Scope } from './scope.ts';

/*
 * The queries that searches send to an index. Several are sent together, so that an engine can
 * process them in one round trip.
 */

/**
 * The columns to read from the database for the jobs found, and the tables to join to their ids
 * (`page`).
 */
export interface Wanted {
  readonly columns: string;
  readonly tables: string;
}

const CARD_TABLE = 'CROSS JOIN job_card ON job_card.id = page.id';
const INDEX_TABLE = 'CROSS JOIN job_search ON job_search.id = page.id';

/** Only ids, to check whether there are any. */
export const IDS: Wanted = { columns: 'page.id', tables: '' };
/** The card that lists show. */
export const CARDS: Wanted = { columns: 'card', tables: CARD_TABLE };
/** The card and the codes, including those for places. */
export const CARDS_WITH_PLACES: Wanted = {
  columns: 'card, codes',
  tables: `${CARD_TABLE} ${INDEX_TABLE}`,
};
/** The card, the codes and the text in which words are highlighted. */
export const CARDS_WITH_TEXTS: Wanted = {
  columns: 'card, codes, description_plain AS body',
  tables: `${CARD_TABLE} ${INDEX_TABLE} CROSS JOIN job ON job.id = job_search.job_id`,
};

/** A job's row; columns that were not requested are undefined. */
export interface HitRow extends CardRow {
  readonly codes?: string;
  readonly body?: string;
}

/**
 * The number of open jobs and the expected number of matches. The cost of a sort depends on both.
 */
export interface Expected {
  readonly jobs: number;
  readonly matches: number;
}

/**
 * One page of jobs in a sort order. Every order ends with the id, so that jobs do not move between
 * pages.
 */
export interface PageQuery {
  readonly scope: Scope;
  readonly sort: keyof typeof JOB_SORTS;
  readonly wanted: Wanted;
  readonly expected: Expected;
  readonly limit: number;
  readonly offset: number;
}

/** The jobs of the first search that finds any, better tiers first. */
export interface FirstQuery {
  /** The tiers of each search, from the best to the widest, which includes all the others. */
  readonly searches: readonly (readonly Match[])[];
  /** Conditions that apply to all searches. */
  readonly scope: Scope;
  readonly wanted: Wanted;
  readonly limit: number;
}

/** `search` is the position of the search that found jobs; undefined if none did. */
export interface FirstResult {
  readonly search: number | undefined;
  readonly rows: readonly HitRow[];
}

/** How many jobs match, in total and by value. */
export interface CountsQuery {
  readonly scope: Scope;
  /** The number of open jobs. */
  readonly jobs: number;
  /** A match that every job satisfies. */
  readonly everyJob: Match;
  /** Whether the built-in index has all current words of each job. */
  readonly isWhole: boolean;
}

/**
 * Which of the given codes occur among the newest matching jobs, looking at no more than `jobs` of
 * them.
 */
export interface CodesQuery {
  readonly scope: Scope;
  readonly codes: readonly number[];
  readonly jobs: number;
}

/**
 * The first matches that find jobs, at most `limit` of them, with their job counts capped at
 * `upTo`.
 */
export interface SizesQuery {
  readonly matches: readonly Match[];
  readonly upTo: number;
  readonly limit: number;
}

export interface Size {
  /** The position of the match. */
  readonly at: number;
  readonly jobs: number;
}

/** Each kind of query is optional. */
export interface IndexQueries {
  readonly page?: PageQuery | undefined;
  readonly first?: readonly FirstQuery[];
  readonly counts?: readonly CountsQuery[];
  readonly codes?: readonly CodesQuery[];
  readonly sizes?: readonly SizesQuery[];
}

/** Results in the order of the queries. */
export interface IndexResults {
  readonly page: readonly HitRow[];
  readonly first: readonly FirstResult[];
  readonly counts: readonly Counts[];
  readonly codes: readonly (readonly number[])[];
  readonly sizes: readonly (readonly Size[])[];
  /** Results of the additional statements. */
  readonly beside: readonly D1Result[];
}

export interface IndexReader {
  /**
   * The database with all the data that engines do not have: cards, the dictionary, stored counts
   * and places.
   */
  readonly db: D1Database;
  /**
   * Runs queries. The `beside` statements run before the queries or in the same round trip, so that
   * their results are never newer.
   */
  ask(asked: IndexQueries, beside?: readonly D1PreparedStatement[]): Promise<IndexResults>;
}

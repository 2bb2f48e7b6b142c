import type { D1Database, D1PreparedStatement, D1Result } from '@cloudflare/workers-types';
import type { JOB_SORTS } from '../../../../../src/contracts/enums.ts';
import type { CardRow } from '../../reshape.ts';
import type { Counts } from '../counts.ts';
import type { Match } from './match.ts';
import type { Scope } from './scope.ts';

/*
 * The queries that searches send to an index. They are sent in groups, so that an engine can
 * process each group in one round trip.
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

/** Only the ids, to check whether any jobs were found. */
export const IDS: Wanted = { columns: 'page.id', tables: '' };
/** The job card shown in lists. */
export const CARDS: Wanted = { columns: 'card', tables: CARD_TABLE };
/** The job card and the job's codes, including its place codes. */
export const CARDS_WITH_PLACES: Wanted = {
  columns: 'card, codes',
  tables: `${CARD_TABLE} ${INDEX_TABLE}`,
};
/** The job card, the job's codes, and the text in which words are highlighted. */
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

/** Requests jobs from the first search that finds any, with jobs in better tiers first. */
export interface FirstQuery {
  /**
   * The tiers of each search, from the best to the widest. The widest tier includes all other
   * tiers.
   */
  readonly searches: readonly (readonly Match[])[];
  /** Conditions that apply to all searches. */
  readonly scope: Scope;
  readonly wanted: Wanted;
  readonly limit: number;
}

/** `search` is the index of the search that found jobs; undefined if no search did. */
export interface FirstResult {
  readonly search: number | undefined;
  readonly rows: readonly HitRow[];
}

/** Requests the number of matching jobs, in total and by value. */
export interface CountsQuery {
  readonly scope: Scope;
  /** The number of open jobs. */
  readonly jobs: number;
  /** A match that every job satisfies. */
  readonly everyJob: Match;
  /** Whether the built-in index has the current words of every job. */
  readonly isWhole: boolean;
}

/**
 * Requests those of the given codes that occur in the newest matching jobs. Checks at most `jobs`
 * jobs.
 */
export interface CodesQuery {
  readonly scope: Scope;
  readonly codes: readonly number[];
  readonly jobs: number;
}

/**
 * Requests the first `limit` matches that find jobs, each with its number of jobs, capped at
 * `upTo`.
 */
export interface SizesQuery {
  readonly matches: readonly Match[];
  readonly upTo: number;
  readonly limit: number;
}

export interface Size {
  /** The index of the match in `matches`. */
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

/** The results, in the order of the queries. */
export interface IndexResults {
  readonly page: readonly HitRow[];
  readonly first: readonly FirstResult[];
  readonly counts: readonly Counts[];
  readonly codes: readonly (readonly number[])[];
  readonly sizes: readonly (readonly Size[])[];
  /** The results of the `beside` statements. */
  readonly beside: readonly D1Result[];
}

export interface IndexReader {
  /**
   * The database with all the data that engines do not have: cards, the dictionary, stored counts
   * and places.
   */
  readonly db: D1Database;
  /**
   * Runs queries. The `beside` statements run before the queries or in the same round trip, so
   * their results are never newer than the query results.
   */
  ask(asked: IndexQueries, beside?: readonly D1PreparedStatement[]): Promise<IndexResults>;
}

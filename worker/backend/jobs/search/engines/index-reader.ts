import type { D1Database, D1PreparedStatement, D1Result } from '@cloudflare/workers-types';
import type { JOB_SORTS } from '../../../../../src/contracts/enums.ts';
import type { CardRow } from '../../reshape.ts';
import type { Counts } from '../counts.ts';
import type { Match } from './match.ts';
import type { Scope } from './scope.ts';

/*
 * What searches ask of an index. Several questions are put at once, so that an engine can take them in one trip.
 */

/** What is read of the jobs that are found, in the database, and of which tables beside their ids (`page`). */
export interface Wanted {
  readonly columns: string;
  readonly tables: string;
}

const CARD_TABLE = 'CROSS JOIN job_card ON job_card.id = page.id';
const INDEX_TABLE = 'CROSS JOIN job_search ON job_search.id = page.id';

/** Whether there are any. */
export const IDS: Wanted = { columns: 'page.id', tables: '' };
/** What a list shows of them. */
export const CARDS: Wanted = { columns: 'card', tables: CARD_TABLE };
/** Where they are, too. */
export const CARDS_WITH_PLACES: Wanted = {
  columns: 'card, codes',
  tables: `${CARD_TABLE} ${INDEX_TABLE}`,
};
/** Their texts, too, which show the words. */
export const CARDS_WITH_TEXTS: Wanted = {
  columns: 'card, codes, description_plain AS body',
  tables: `${CARD_TABLE} ${INDEX_TABLE} CROSS JOIN job ON job.id = job_search.job_id`,
};

/** A row of a job; what was not wanted is missing. */
export interface HitRow extends CardRow {
  readonly codes?: string;
  readonly body?: string;
}

/** Of how many open jobs so many are expected to match: what a sort reads depends on both. */
export interface Expected {
  readonly jobs: number;
  readonly matches: number;
}

/** One page of jobs in their order. Every order ends with the id, so that none moves between pages. */
export interface PageQuestion {
  readonly scope: Scope;
  readonly sort: keyof typeof JOB_SORTS;
  readonly wanted: Wanted;
  readonly expected: Expected;
  readonly limit: number;
  readonly offset: number;
}

/** Of several searches the jobs of the first that has any: of a better tier before the next. */
export interface FirstQuestion {
  /** What each search looks for, from its best tier to one that holds all before it. */
  readonly searches: readonly (readonly Match[])[];
  /** What else holds in all of them. */
  readonly scope: Scope;
  readonly wanted: Wanted;
  readonly limit: number;
}

/** Which search it was; none without jobs. */
export interface FirstAnswer {
  readonly search: number | undefined;
  readonly rows: readonly HitRow[];
}

/** How many jobs match, and what they have. */
export interface CountsQuestion {
  readonly scope: Scope;
  /** How many jobs are open. */
  readonly jobs: number;
  /** What each of them matches. */
  readonly everyJob: Match;
  /** Whether the built-in index has all words of each. */
  readonly isWhole: boolean;
}

/** Which of some codes the newest jobs of a scope have, of those that have any: so many at most. */
export interface CodesQuestion {
  readonly scope: Scope;
  readonly codes: readonly number[];
  readonly jobs: number;
}

/** Of some matches the first that find jobs, at most `limit`, with their numbers, counted up to `upTo`. */
export interface SizesQuestion {
  readonly matches: readonly Match[];
  readonly upTo: number;
  readonly limit: number;
}

export interface Size {
  /** Which of the matches. */
  readonly at: number;
  readonly jobs: number;
}

/** Each kind of question may be left out. */
export interface Asked {
  readonly page?: PageQuestion | undefined;
  readonly first?: readonly FirstQuestion[];
  readonly counts?: readonly CountsQuestion[];
  readonly codes?: readonly CodesQuestion[];
  readonly sizes?: readonly SizesQuestion[];
}

/** Answers in the order of the questions. */
export interface Answered {
  readonly page: readonly HitRow[];
  readonly first: readonly FirstAnswer[];
  readonly counts: readonly Counts[];
  readonly codes: readonly (readonly number[])[];
  readonly sizes: readonly (readonly Size[])[];
  /** Of the statements. */
  readonly beside: readonly D1Result[];
}

export interface IndexReader {
  /** What is no engine's: cards, the dictionary, stored counts, places. */
  readonly db: D1Database;
  /**
   * Answers questions. Statements `beside` them are run before, or with them in one trip: what they read is never
   * newer than the answers.
   */
  ask(asked: Asked, beside?: readonly D1PreparedStatement[]): Promise<Answered>;
}

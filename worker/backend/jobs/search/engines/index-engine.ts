import type { Counts } from '../counts.ts';
import type { IndexQueries, Size } from './index-reader.ts';

/*
 * The interface that an external engine implements. The engine only finds ids; the data shown to
 * visitors comes from the database.
 */

/** The results, in the order of the queries. */
export interface EngineResults {
  /** Ids from job_search. */
  readonly page: readonly number[];
  readonly first: readonly {
    /** The index of the search that found jobs; undefined if no search did. */
    readonly search: number | undefined;
    readonly ids: readonly number[];
  }[];
  readonly counts: readonly Counts[];
  readonly codes: readonly (readonly number[])[];
  readonly sizes: readonly (readonly Size[])[];
}

/** A job in the built-in index: its job_search row and all its words. */
export interface IndexedJob {
  readonly id: number;
  readonly fid: string;
  /** Unix milliseconds. */
  readonly endsAt: number;
  readonly yearlyMin: number | null;
  readonly yearlyMax: number | null;
  readonly usdMin: number | null;
  readonly salaryRank: number;
  /** Code numbers, separated by spaces. */
  readonly codes: string;
  /** The job's words, before folding and stemming. */
  readonly words: string;
}

export interface IndexEngine {
  /** @throws if the engine fails, times out or returns an invalid response */
  find(asked: IndexQueries): Promise<EngineResults>;
  /** Atomically replaces all jobs that have one of these fids with `jobs`. Idempotent. */
  replace(fids: readonly string[], jobs: readonly IndexedJob[]): Promise<void>;
  /** Deletes all jobs. */
  clear(): Promise<void>;
}

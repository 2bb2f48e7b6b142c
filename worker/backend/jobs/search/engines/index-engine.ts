import type { Counts } from '../counts.ts';
import type { Asked, Size } from './index-reader.ts';

/* What an engine beside the database can do. It finds ids; what is shown of them comes from the database. */

/** Answers in the order of the questions. */
export interface Found {
  /** Ids of job_search. */
  readonly page: readonly number[];
  readonly first: readonly {
    /** Which search it was; none without jobs. */
    readonly search: number | undefined;
    readonly ids: readonly number[];
  }[];
  readonly counts: readonly Counts[];
  readonly codes: readonly (readonly number[])[];
  readonly sizes: readonly (readonly Size[])[];
}

/** A job as the built-in index has it: a row of job_search, and all its words. */
export interface IndexedJob {
  readonly id: number;
  readonly fid: string;
  /** Unix milliseconds. */
  readonly endsAt: number;
  readonly yearlyMin: number | null;
  readonly yearlyMax: number | null;
  readonly usdMin: number | null;
  readonly salaryRank: number;
  /** Numbers parted by spaces. */
  readonly codes: string;
  /** Before folding and stemming. */
  readonly words: string;
}

export interface IndexEngine {
  /** @throws where it does not answer in time, or with what is no answer */
  find(asked: Asked): Promise<Found>;
  /** Takes away all jobs of some fids, and puts others in their place, as one; may be repeated. */
  replace(fids: readonly string[], jobs: readonly IndexedJob[]): Promise<void>;
  /** Takes away all jobs. */
  clear(): Promise<void>;
}

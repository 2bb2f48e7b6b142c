import type { HeldClosings, SourceSettings } from '../../../src/contracts/site/sources.ts';

/** So many whole readings in a row without a job close it. */
const MISSED_READINGS = 2;
/** So many empty lists in a row are believed. */
const EMPTY_READINGS = 6;
/** So many times as many jobs may be missing as when an operator agreed. */
const TOLERANCE = 1.1;

/** A job of a source, as far as closing it is concerned. */
export interface SourceJob {
  readonly fid: string;
  readonly posting: string;
  readonly status: string;
  /** What the list said about it last (`identify`). */
  readonly given: string;
  /** Whole readings in a row without the posting, before this one. */
  readonly missed: number;
  /** Whether the source closed it. If it is open now, somebody opened it by hand. */
  readonly closed: boolean;
}

/** What a whole reading says about the jobs of its source. */
export interface ClosingPlan {
  /** The jobs to close. */
  readonly closing: readonly SourceJob[];
  /** The jobs that are missing, but are not closed yet. */
  readonly missing: readonly SourceJob[];
  /** Why nothing is closed, if an operator has to agree. */
  readonly held: HeldClosings | null;
}

interface State {
  /** The postings in the list. */
  readonly postings: ReadonlySet<string>;
  /** Empty lists in a row, with this one. */
  readonly emptyReadings: number;
  readonly held: HeldClosings | null;
  readonly maxShrink: SourceSettings['maxShrink'];
  readonly now: number;
}

/**
 * Decides which open jobs of a source a whole reading closes: those that are missing for the second
 * time, or all of them after enough empty lists. If too many are missing, the list may be
 * incomplete: then none is closed, and the reading is not counted, until an operator agrees. That
 * closes all that are missing in the next reading, unless many more are missing by then.
 */
export const planClosings = (jobs: readonly SourceJob[], state: State): ClosingPlan => {
  const { postings, emptyReadings, held, maxShrink, now } = state;
  // A job that was opened by hand after the source closed it stays open.
  const open = jobs.filter(({ status, closed }) => status === 'open' && !closed);
  const missing = open.filter(({ posting }) => !postings.has(posting));
  if (missing.length === 0) return { closing: [], missing, held: null };
  const isApproved = held?.approved === true && missing.length <= held.missing * TOLERANCE;
  if (isApproved) return { closing: missing, missing: [], held: null };
  if (postings.size === 0) {
    const isBelieved = emptyReadings >= EMPTY_READINGS;
    return { closing: isBelieved ? missing : [], missing: [], held: isBelieved ? null : held };
  }
  // What is new meanwhile does not make up for what is missing.
  const before = Math.min(open.length, held?.open ?? open.length);
  if ((missing.length / before) * 100 >= maxShrink) {
    return {
      ...{ closing: [], missing: [] },
      held: { at: held?.at ?? now, missing: missing.length, open: before, approved: false },
    };
  }
  const isDue = ({ missed }: SourceJob) => missed + 1 >= MISSED_READINGS;
  return {
    closing: missing.filter(isDue),
    missing: missing.filter((job) => !isDue(job)),
    held: null,
  };
};

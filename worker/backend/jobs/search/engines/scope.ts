import { allOf, type Match } from './match.ts';

/** The conditions of a search; an empty scope means all open jobs. */
export interface Scope {
  /** The tiers for a visitor's words, from the best match to the widest (match-words.ts). */
  readonly tiers: readonly Match[];
  /** Filter conditions; all must hold. */
  readonly codes: readonly Match[];
  /** Jobs that satisfy this match come first within each tier. */
  readonly best?: Match | undefined;
  /** If not empty, only jobs with one of these fids are included. */
  readonly fids: readonly string[];
  /** Fids of the jobs to exclude. */
  readonly except?: readonly string[];
  /** The highest allowed job_search.id, which is the id of the oldest allowed job. */
  readonly maxId: number | undefined;
  readonly salaryMin: number | null;
  readonly salaryMax: number | null;
  /** The unit of both salary limits: yearly amounts in each job's currency, or in US dollars. */
  readonly salaryIn: 'own' | 'usd';
  /** Unix milliseconds. Jobs that have expired by this time are excluded. */
  readonly now: number;
}

/** The scope of all open jobs; `now` must be added. */
export const EVERYTHING: Omit<Scope, 'now'> = {
  tiers: [],
  codes: [],
  fids: [],
  maxId: undefined,
  salaryMin: null,
  salaryMax: null,
  salaryIn: 'own',
};

/** Whether a scope includes all open jobs. */
export const isEverything = ({ tiers, codes, fids, maxId, salaryMin, salaryMax }: Scope) =>
  tiers.length === 0 &&
  codes.length === 0 &&
  fids.length === 0 &&
  maxId === undefined &&
  salaryMin === null &&
  salaryMax === null;

/**
 * Builds the match for all jobs in a scope; `words` overrides the scope's words. Returns undefined
 * if there are neither words nor codes.
 */
export const buildMatch = (
  { codes, tiers }: Scope,
  words: Match | undefined = tiers.at(-1),
): Match | undefined => {
  const parts = words ? [words, ...codes] : codes;
  return parts.length > 0 ? allOf(parts) : undefined;
};

/** Combines each tier of a scope with the scope's filters. */
export const combineTiers = (scope: Scope): Match[] =>
  scope.tiers.flatMap((words) => {
    const match = buildMatch(scope, words) as Match;
    return scope.best ? [allOf([match, scope.best]), match] : [match];
  });

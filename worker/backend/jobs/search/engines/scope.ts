import { allOf, type Match } from './match.ts';

/** Which jobs are meant; an empty one means all open jobs. */
export interface Scope {
  /** What a visitor's words ask for, from the best tier to all that match (match-words.ts). */
  readonly tiers: readonly Match[];
  /** What filters ask for; all must hold. */
  readonly codes: readonly Match[];
  /** Of what the filters allow what fits best. */
  readonly best?: Match | undefined;
  /** Only these jobs; all where it is empty. */
  readonly fids: readonly string[];
  /** None of these jobs. */
  readonly except?: readonly string[];
  /** The oldest job_search.id. */
  readonly maxId: number | undefined;
  readonly salaryMin: number | null;
  readonly salaryMax: number | null;
  /** What both are compared with: yearly amounts in each job's currency, or in US dollars. */
  readonly salaryIn: 'own' | 'usd';
  /** Unix milliseconds: jobs that have ended by then are none. */
  readonly now: number;
}

/** All open jobs, but for when. */
export const EVERYTHING: Omit<Scope, 'now'> = {
  tiers: [],
  codes: [],
  fids: [],
  maxId: undefined,
  salaryMin: null,
  salaryMax: null,
  salaryIn: 'own',
};

/** All open jobs. */
export const isEverything = ({ tiers, codes, fids, maxId, salaryMin, salaryMax }: Scope) =>
  tiers.length === 0 &&
  codes.length === 0 &&
  fids.length === 0 &&
  maxId === undefined &&
  salaryMin === null &&
  salaryMax === null;

/** What all of a scope's jobs match, with some words; undefined where nothing is asked of them. */
export const matchOf = (
  { codes, tiers }: Scope,
  words: Match | undefined = tiers.at(-1),
): Match | undefined => {
  const parts = words ? [words, ...codes] : codes;
  return parts.length > 0 ? allOf(parts) : undefined;
};

/** The tiers of a scope, each with all that must hold. */
export const tiersOf = (scope: Scope): Match[] =>
  scope.tiers.flatMap((words) => {
    const match = matchOf(scope, words) as Match;
    return scope.best ? [allOf([match, scope.best]), match] : [match];
  });

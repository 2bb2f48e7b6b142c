/*
 * Plans purges. The platform's cache takes five calls a minute of a hundred tags each, on every
 * plan, and all workers of an account share them.
 */

const CALLS_A_MINUTE = 5;
/** The cache takes 100; one is the tag of the announced versions. */
const TAGS_A_CALL = 99;
export const MINUTE_MS = 60_000;

/** One call of each minute is reserved for tags that must vanish. */
const CHANGE_CALLS_MAX = CALLS_A_MINUTE - 1;
/**
 * Changes are collected for this long after a call; the first change of a quiet site does not wait.
 */
const COLLECTED_MS = MINUTE_MS / CHANGE_CALLS_MAX;

/** More tags than this cannot vanish within a minute one by one. */
export const VANISHING_MAX = CALLS_A_MINUTE * TAGS_A_CALL;

/** The waiting purges, and the calls that were made. */
export interface WaitingPurges {
  /** Unix milliseconds, ascending: the last calls. */
  readonly calls: readonly number[];
  /** How many tags must vanish; one more than `VANISHING_MAX` where there are more. */
  readonly vanishing: number;
  /** Whether other tags wait. */
  readonly hasChanges: boolean;
  /** Whether all pages are to be purged. */
  readonly isEverything: boolean;
}

export type PurgePlan =
  /** A call now, with that many tags: those that must vanish first. */
  | { readonly tags: number | 'everything' }
  /** Unix milliseconds: when the next call may be made. */
  | { readonly waitUntil: number };

/** The calls of the last minute. */
export const recentCalls = (calls: readonly number[], now: number): readonly number[] =>
  calls.filter((at) => at > now - MINUTE_MS);

/** The purge that may be made now; undefined where nothing waits. */
export const planPurge = (
  { calls, vanishing, hasChanges, isEverything }: WaitingPurges,
  now: number,
): PurgePlan | undefined => {
  if (vanishing === 0 && !hasChanges) return undefined;
  const recent = recentCalls(calls, now);
  const most = vanishing > 0 ? CALLS_A_MINUTE : CHANGE_CALLS_MAX;
  // The call that has to be a minute old.
  const full = recent.at(-most);
  const last = vanishing > 0 ? undefined : recent.at(-1);
  const waitUntil = Math.max(
    full === undefined ? now : full + MINUTE_MS,
    last === undefined ? now : last + COLLECTED_MS,
  );
  if (waitUntil > now) return { waitUntil };
  return { tags: isEverything || vanishing > VANISHING_MAX ? 'everything' : TAGS_A_CALL };
};

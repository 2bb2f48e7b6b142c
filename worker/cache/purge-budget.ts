/*
 * Decides when to purge, and how much. On every Cloudflare plan, the cache accepts five purge calls
 * a minute, with up to a hundred tags each. All workers in an account share this limit.
 */

const CALLS_A_MINUTE = 5;
/** The cache accepts 100 tags; one of them is reserved for the tag of the announced versions. */
const TAGS_A_CALL = 99;
export const MINUTE_MS = 60_000;

/** One call per minute is reserved for tags whose pages show something that must vanish. */
const CHANGE_CALLS_MAX = CALLS_A_MINUTE - 1;
/**
 * After a call, changes are collected for this long before the next call. The first change after a
 * quiet period does not wait.
 */
const COLLECTED_MS = MINUTE_MS / CHANGE_CALLS_MAX;

/**
 * The maximum number of tags whose pages must vanish. If there are more, all pages are purged,
 * because purging the tags individually would take more than a minute.
 */
export const VANISHING_MAX = CALLS_A_MINUTE * TAGS_A_CALL;

/** The waiting purges, and the times of recent purge calls. */
export interface WaitingPurges {
  /** The times of the latest calls in Unix milliseconds, in ascending order. */
  readonly calls: readonly number[];
  /** The number of tags whose pages must vanish, counted only up to `VANISHING_MAX` plus one. */
  readonly vanishing: number;
  /** Whether there are waiting tags whose pages only changed and need not vanish. */
  readonly hasChanges: boolean;
  /** Whether all pages must be purged. */
  readonly isEverything: boolean;
}

export type PurgePlan =
  /**
   * A purge call to make now, either for this many tags, starting with those whose pages must
   * vanish, or for everything.
   */
  | { readonly tags: number | 'everything' }
  /** When the next call may be made, in Unix milliseconds. */
  | { readonly waitUntil: number };

/** The calls made in the last minute. */
export const recentCalls = (calls: readonly number[], now: number): readonly number[] =>
  calls.filter((at) => at > now - MINUTE_MS);

/** The next purge, or the time until which it must wait; undefined if nothing is waiting. */
export const planPurge = (
  { calls, vanishing, hasChanges, isEverything }: WaitingPurges,
  now: number,
): PurgePlan | undefined => {
  if (vanishing === 0 && !hasChanges) return undefined;
  const recent = recentCalls(calls, now);
  const most = vanishing > 0 ? CALLS_A_MINUTE : CHANGE_CALLS_MAX;
  // The earlier call that must be at least a minute old before another call is allowed.
  const full = recent.at(-most);
  const last = vanishing > 0 ? undefined : recent.at(-1);
  const waitUntil = Math.max(
    full === undefined ? now : full + MINUTE_MS,
    last === undefined ? now : last + COLLECTED_MS,
  );
  if (waitUntil > now) return { waitUntil };
  return { tags: isEverything || vanishing > VANISHING_MAX ? 'everything' : TAGS_A_CALL };
};

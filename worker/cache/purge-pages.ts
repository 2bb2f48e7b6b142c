import type { Bindings } from '../env.ts';
import { logError } from '../http/log-error.ts';
import type { Execution, PagesEntrypoint } from '../http/request/request-context.ts';
import { sendInTime } from '../http/send-in-time.ts';
import { type SiteMessage, siteKeyOf, siteName } from '../site-key.ts';
import {
  claimWake,
  collectTags,
  deleteTags,
  EVERYTHING,
  readPurges,
  returnTags,
  takeTags,
} from './collected-tags.ts';
import { pageMemory } from './memory-cache.ts';
import { type PurgePlan, planPurge, type WaitingPurges } from './purge-budget.ts';

/*
 * The one way to purge pages: tags are collected in the database, and purged from there as fast as
 * the cache takes it (decision 77).
 */

/** What a purge needs of what the platform gives. */
export interface PurgeContext extends Pick<Execution, 'cache'> {
  readonly exports?: { readonly Pages?: Pick<PagesEntrypoint, 'purge'> };
}

type Storage = Pick<Bindings, 'JOBS' | 'EVENTS' | 'SITE_KEY'>;

/** `waiting`: the cache takes the rest later. `nothing`: nothing waits, or no pages are cached. */
export type PurgeOutcome = 'done' | 'waiting' | 'nothing';

type Tags = readonly string[] | 'everything';

/** A message of the queue: purge these tags, and go on with what waits. */
export interface PurgeMessage extends SiteMessage {
  readonly purge: Tags;
  /** `invalidate`: they only change. Else their pages must vanish. Named as earlier builds have it. */
  readonly act?: 'purge' | 'invalidate';
}

/** The memory of a local site takes any number. */
const planHere = ({ vanishing, hasChanges, isEverything }: WaitingPurges): PurgePlan | undefined =>
  vanishing > 0 || hasChanges ? { tags: isEverything ? 'everything' : -1 } : undefined;

/** Tags as the cache has them; undefined: everything in it is this site's, and goes. */
const storedTags = (storage: Storage, tags: Tags): readonly string[] | undefined => {
  const siteKey = siteKeyOf(storage);
  if (tags !== 'everything') return tags.map((tag) => siteName(siteKey, tag));
  return siteKey ? [siteName(siteKey, EVERYTHING)] : undefined;
};

/** @throws Error where the platform's cache takes none */
const purgeNow = async (
  context: PurgeContext | undefined,
  storage: Storage,
  tags: Tags,
): Promise<boolean> => {
  const some = storedTags(storage, tags);
  if (context?.cache) return (await context.exports?.Pages?.purge(some)) ?? false;
  pageMemory.purge(some);
  return !import.meta.env.DEV;
};

/** After a refusal, which other workers of the account may be the reason of. */
const REFUSED_MS = 15_000;

/** The queue goes on at `at`; should it not, the schedule of each minute does. */
const wakeAt = async ({ JOBS, EVENTS }: Storage, at: number, now: number): Promise<void> => {
  if (!(await claimWake(JOBS, at, now))) return;
  const message: PurgeMessage = { purge: [] };
  const delaySeconds = Math.ceil((at - now) / 1_000);
  await sendInTime(() => EVENTS.send(message, { delaySeconds }), 'Purges');
};

/**
 * Purges what was collected, as far as the cache takes it now. Called once something has changed:
 * triggers collect the tags of records.
 */
export const purgeCollected = async (
  context: PurgeContext | undefined,
  storage: Storage,
  clock: () => number = Date.now,
): Promise<PurgeOutcome> => {
  const { JOBS } = storage;
  let outcome: PurgeOutcome = 'nothing';
  for (;;) {
    const now = clock();
    const purges = await readPurges(JOBS, now);
    const plan = context?.cache ? planPurge(purges, now) : planHere(purges);
    if (!plan) return outcome;
    if ('waitUntil' in plan) {
      await wakeAt(storage, plan.waitUntil, now);
      return 'waiting';
    }
    const call = await takeTags(JOBS, purges, plan.tags, now);
    if (!call) continue;
    try {
      if (await purgeNow(context, storage, call.tags)) outcome = 'done';
    } catch (error) {
      logError('A purge waits.', error);
      await returnTags(JOBS, call);
      await wakeAt(storage, now + REFUSED_MS, now);
      return 'waiting';
    }
    await deleteTags(JOBS, call, now);
  }
};

/** An isolate remembers what stands on every page for half a minute (`content-memory.ts`). */
const AGAIN_AFTER_S = 35;

const collect = ({ JOBS }: Storage, { purge, act }: PurgeMessage, now: number): Promise<void> =>
  collectTags(JOBS, purge === 'everything' ? [EVERYTHING] : purge, act !== 'invalidate', now);

/**
 * Purges the pages of changed content, or all. On the platform once more when no isolate remembers
 * what was before: one of them may have rendered a page of it meanwhile. Here there is one, which
 * forgot it. `isGone`: it is no longer published.
 */
export const purgeContent = async (
  context: PurgeContext | undefined,
  storage: Storage,
  tags: Tags,
  { isGone }: { readonly isGone: boolean },
): Promise<PurgeOutcome> => {
  const message: PurgeMessage = { purge: tags, ...(!isGone && { act: 'invalidate' }) };
  await collect(storage, message, Date.now());
  const outcome = await purgeCollected(context, storage);
  if (context?.cache) await storage.EVENTS.send(message, { delaySeconds: AGAIN_AFTER_S });
  return outcome;
};

/** Purges what messages of the queue name, and what waits. */
export const purgeByMessages = async (
  context: PurgeContext | undefined,
  storage: Storage,
  messages: readonly PurgeMessage[],
): Promise<void> => {
  for (const message of messages) await collect(storage, message, Date.now());
  await purgeCollected(context, storage);
};

/** What an operator is told whose change stands. */
export const purgeNote = (outcome: PurgeOutcome): { note?: string } =>
  outcome === 'waiting'
    ? { note: 'Visitors see it within a minute; of thousands of changes the last ones later.' }
    : {};

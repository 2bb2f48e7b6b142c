import type { Bindings } from '../env.ts';
import { logError } from '../http/log-error.ts';
import type { Execution, PagesEntrypoint } from '../http/request/request-context.ts';
import { sendInTime } from '../http/send-in-time.ts';
import { readSiteKey, type SiteMessage, siteName } from '../site-key.ts';
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
 * The only way to purge pages. Tags are collected in the database, and purged from there as fast as
 * the cache allows (decision 7).
 */

/** The platform objects that a purge needs. */
export interface PurgeContext extends Pick<Execution, 'cache'> {
  readonly exports?: { readonly Pages?: Pick<PagesEntrypoint, 'purge'> };
}

type Storage = Pick<Bindings, 'JOBS' | 'EVENTS' | 'SITE_KEY'>;

/**
 * `waiting`: some tags will be purged later. `nothing`: no tags were waiting, or no page is cached.
 */
export type PurgeResult = 'done' | 'waiting' | 'nothing';

type Tags = readonly string[] | 'everything';

/** A queue message that requests a purge of these tags, and then of any that are waiting. */
export interface PurgeMessage extends SiteMessage {
  readonly purge: Tags;
  /**
   * What to do with the pages: `invalidate` if they only changed; `purge` or absent if they must
   * vanish. Earlier builds use the same names.
   */
  readonly act?: 'purge' | 'invalidate';
}

/** A local site's in-memory cache accepts any number of tags. */
const planHere = ({ vanishing, hasChanges, isEverything }: WaitingPurges): PurgePlan | undefined =>
  vanishing > 0 || hasChanges ? { tags: isEverything ? 'everything' : -1 } : undefined;

/**
 * The tags, named as the cache stores them. Undefined purges everything, which is allowed only if
 * the whole cache belongs to this site.
 */
const storedTags = (storage: Storage, tags: Tags): readonly string[] | undefined => {
  const siteKey = readSiteKey(storage);
  if (tags !== 'everything') return tags.map((tag) => siteName(siteKey, tag));
  return siteKey ? [siteName(siteKey, EVERYTHING)] : undefined;
};

/** @throws Error if the platform's cache refuses the purge */
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

/**
 * How long to wait before retrying a purge that the platform refused. Other workers in the account
 * may have used up the limit.
 */
const REFUSED_MS = 15_000;

/**
 * Schedules the next purge for `at` through the queue. If the queue fails, the every-minute cron
 * job purges instead.
 */
const wakeAt = async ({ JOBS, EVENTS }: Storage, at: number, now: number): Promise<void> => {
  if (!(await claimWake(JOBS, at, now))) return;
  const message: PurgeMessage = { purge: [] };
  const delaySeconds = Math.ceil((at - now) / 1_000);
  await sendInTime(() => EVENTS.send(message, { delaySeconds }), 'Purges');
};

/**
 * Purges as many of the collected tags as the cache allows at the moment. Called after each change;
 * database triggers collect the tags of changed records.
 */
export const purgeCollected = async (
  context: PurgeContext | undefined,
  storage: Storage,
  clock: () => number = Date.now,
): Promise<PurgeResult> => {
  const { JOBS } = storage;
  let outcome: PurgeResult = 'nothing';
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
      logError('A purge failed and will be retried.', error);
      await returnTags(JOBS, call);
      await wakeAt(storage, now + REFUSED_MS, now);
      return 'waiting';
    }
    await deleteTags(JOBS, call, now);
  }
};

/**
 * Each isolate caches the content shown on every page for half a minute (`content-memory.ts`), so a
 * second purge follows once that time has passed.
 */
const AGAIN_AFTER_S = 35;

const collect = ({ JOBS }: Storage, { purge, act }: PurgeMessage, now: number): Promise<void> =>
  collectTags(JOBS, purge === 'everything' ? [EVERYTHING] : purge, act !== 'invalidate', now);

/**
 * Purges the pages that show changed content, or all pages. On the platform, a second purge follows
 * once no isolate has the old content in memory, because an isolate may have rendered a page from
 * it in the meantime. A local site has a single isolate, whose memory has already been cleared.
 * @param isGone whether the content is no longer published
 */
export const purgeContent = async (
  context: PurgeContext | undefined,
  storage: Storage,
  tags: Tags,
  { isGone }: { readonly isGone: boolean },
): Promise<PurgeResult> => {
  const message: PurgeMessage = { purge: tags, ...(!isGone && { act: 'invalidate' }) };
  await collect(storage, message, Date.now());
  const outcome = await purgeCollected(context, storage);
  if (context?.cache) await storage.EVENTS.send(message, { delaySeconds: AGAIN_AFTER_S });
  return outcome;
};

/** Purges the tags listed in queue messages, and any tags that are waiting. */
export const purgeByMessages = async (
  context: PurgeContext | undefined,
  storage: Storage,
  messages: readonly PurgeMessage[],
): Promise<void> => {
  for (const message of messages) await collect(storage, message, Date.now());
  await purgeCollected(context, storage);
};

/** A note for an operator, explaining that a change is saved but not yet visible everywhere. */
export const purgeNote = (outcome: PurgeResult): { note?: string } =>
  outcome === 'waiting'
    ? {
        note: 'Visitors will see the change within a minute, or later if there are thousands of changes.',
      }
    : {};

import type { Bindings } from '../env.ts';
import { logError } from '../http/log-error.ts';
import type { Execution, PagesEntrypoint } from '../http/request/request-context.ts';
import { pageMemory } from './memory-cache.ts';

/** What a purge needs of what the platform gives. */
export interface PurgeContext extends Pick<Execution, 'cache'> {
  readonly exports?: { readonly Pages?: Pick<PagesEntrypoint, 'purge'> };
}

type Tags = readonly string[] | 'everything';

/** A purge that waits in the queue of events. */
export interface PurgeMessage {
  readonly purge: Tags;
  /** How often it was refused. */
  readonly refusals?: number;
}

/** `waiting`: the platform takes it later, by the queue. `nothing`: no pages are kept. */
export type PurgeOutcome = 'done' | 'waiting' | 'nothing';

type Queues = Pick<Bindings, 'EVENTS'>;

/** The platform takes no more at once. */
const TAGS_MAX = 100;

/** @throws Error where the platform's cache takes none: on the smallest plan it takes five a minute */
const purgeNow = async (context: PurgeContext | undefined, tags: Tags): Promise<boolean> => {
  const some = tags !== 'everything' && tags.length <= TAGS_MAX ? tags : undefined;
  if (context?.cache) return (await context.exports?.Pages?.purge(some)) ?? false;
  pageMemory.purge(some);
  return !import.meta.env.DEV;
};

/** An isolate remembers what stands on every page for half a minute (`content-memory.ts`). */
const AGAIN_AFTER_S = 35;
const AGAIN_AT_MOST_AFTER_S = 600;

/** Purges that wait are many at once where one is refused: the longer, the more of them become one. */
const sendPurge = ({ EVENTS }: Queues, tags: Tags, refusals: number): Promise<unknown> => {
  const message: PurgeMessage = { purge: tags, refusals };
  const delaySeconds = Math.min(
    AGAIN_AFTER_S * 2 ** Math.max(0, refusals - 1),
    AGAIN_AT_MOST_AFTER_S,
  );
  return EVENTS.send(message, { delaySeconds });
};

/**
 * Forgets the pages with one of these tags, or all: whatever changes what pages show calls this once it
 * is changed. The change stands, so a purge that is refused is no failure of it: it waits in the queue.
 * @throws Error where the queue does not take it either
 */
export const purgePages = async (
  context: PurgeContext | undefined,
  queues: Queues,
  tags: Tags,
  refusals = 0,
): Promise<PurgeOutcome> => {
  if (tags.length === 0) return 'nothing';
  try {
    return (await purgeNow(context, tags)) ? 'done' : 'nothing';
  } catch (error) {
    logError('A purge waits.', error);
    await sendPurge(queues, tags, refusals + 1);
    return 'waiting';
  }
};

/**
 * Forgets the pages that show changed content. On the platform once more when no isolate remembers what
 * was before: one of them may have made a page of it meanwhile. Here there is one, which forgot it.
 */
export const purgeContent = async (
  context: PurgeContext | undefined,
  queues: Queues,
  tags: Tags,
): Promise<PurgeOutcome> => {
  const outcome = await purgePages(context, queues, tags);
  if (outcome !== 'waiting' && context?.cache) await sendPurge(queues, tags, 0);
  return outcome;
};

/** Purges by messages that came together: all that they name at once. One that is refused waits again. */
export const purgeWaiting = (
  context: PurgeContext | undefined,
  queues: Queues,
  messages: readonly PurgeMessage[],
): Promise<PurgeOutcome> => {
  const all = messages.map(({ purge }) => purge);
  const tags = all.includes('everything') ? 'everything' : [...new Set(all.flat())];
  const refusals = Math.max(0, ...messages.map((message) => message.refusals ?? 0));
  return purgePages(context, queues, tags, refusals);
};

/** What an operator is told whose change stands. */
export const purgeNote = (outcome: PurgeOutcome): { note?: string } =>
  outcome === 'waiting' ? { note: 'Visitors see it within a minute.' } : {};

import { isRecordTag } from '../../src/lib/api/call-tags.ts';
import type { Bindings } from '../env.ts';
import { logError } from '../http/log-error.ts';
import type { Execution, PagesEntrypoint } from '../http/request/request-context.ts';
import { pageMemory } from './memory-cache.ts';
import type { PurgeAct } from './purge-platform.ts';

/** What a purge needs of what the platform gives. */
export interface PurgeContext extends Pick<Execution, 'cache'> {
  readonly exports?: { readonly Pages?: Pick<PagesEntrypoint, 'purge'> };
}

type Tags = readonly string[] | 'everything';

/** A purge that waits in the queue of events. */
export interface PurgeMessage {
  readonly purge: Tags;
  /** Absent in messages of builds before there were two. */
  readonly act?: PurgeAct;
  /** How often it was refused. */
  readonly refusals?: number;
}

/** `waiting`: the platform takes it later, by the queue. `nothing`: no pages are cached. */
export type PurgeOutcome = 'done' | 'waiting' | 'nothing';

type Queues = Pick<Bindings, 'EVENTS'>;

/** The platform takes no more at once. */
const TAGS_MAX = 100;

/**
 * @throws Error where the platform's cache takes none: on the smallest plan it takes five a minute
 */
const purgeNow = async (
  context: PurgeContext | undefined,
  act: PurgeAct,
  tags: Tags,
): Promise<boolean> => {
  const some = tags !== 'everything' && tags.length <= TAGS_MAX ? tags : undefined;
  if (context?.cache) return (await context.exports?.Pages?.purge(act, some)) ?? false;
  pageMemory[act](some);
  return !import.meta.env.DEV;
};

/** An isolate remembers what stands on every page for half a minute (`content-memory.ts`). */
const AGAIN_AFTER_S = 35;
const AGAIN_AT_MOST_AFTER_S = 600;

/**
 * Purges that wait are many at once where one is refused: the longer, the more of them become one.
 */
const sendPurge = ({ EVENTS }: Queues, message: PurgeMessage): Promise<unknown> => {
  const { refusals = 0 } = message;
  const delaySeconds = Math.min(
    AGAIN_AFTER_S * 2 ** Math.max(0, refusals - 1),
    AGAIN_AT_MOST_AFTER_S,
  );
  return EVENTS.send(message, { delaySeconds });
};

/** The change stands, so a purge that is refused is no failure of it: it waits in the queue. */
const purgeOrWait = async (
  context: PurgeContext | undefined,
  queues: Queues,
  { act = 'purge', purge: tags, refusals = 0 }: PurgeMessage,
): Promise<PurgeOutcome> => {
  if (tags.length === 0) return 'nothing';
  try {
    return (await purgeNow(context, act, tags)) ? 'done' : 'nothing';
  } catch (error) {
    logError('A purge waits.', error);
    await sendPurge(queues, { purge: tags, act, refusals: refusals + 1 });
    return 'waiting';
  }
};

/**
 * Deletes the pages with one of these tags, or all: they show what must not be seen any more, such
 * as a job that was closed. Called once that is changed.
 * @throws Error where the queue does not take it either
 */
export const purgePages = (
  context: PurgeContext | undefined,
  queues: Queues,
  tags: Tags,
): Promise<PurgeOutcome> => purgeOrWait(context, queues, { purge: tags, act: 'purge' });

const worse = (one: PurgeOutcome, other: PurgeOutcome): PurgeOutcome =>
  [one, other].find((outcome) => outcome === 'waiting') ?? (one === 'done' ? one : other);

/**
 * Of a change that is no secret: pages of a changed record are deleted, so that its new state is
 * seen at once; others that show it, such as lists, are marked stale and revalidated when they are
 * next visited.
 * @throws Error where the queue does not take it either
 */
export const refreshPages = async (
  context: PurgeContext | undefined,
  queues: Queues,
  tags: Tags,
): Promise<PurgeOutcome> => {
  const all = tags === 'everything' ? [] : tags;
  const own = all.filter(isRecordTag);
  const others = tags === 'everything' ? tags : all.filter((tag) => !isRecordTag(tag));
  return worse(
    await purgePages(context, queues, own),
    await purgeOrWait(context, queues, { purge: others, act: 'invalidate' }),
  );
};

/**
 * The same for changed content, or a purge where it is no longer published. On the platform once
 * more when no isolate remembers what was before: one of them may have rendered a page of it
 * meanwhile. Here there is one, which forgot it.
 */
export const purgeContent = async (
  context: PurgeContext | undefined,
  queues: Queues,
  tags: Tags,
  act: PurgeAct = 'purge',
): Promise<PurgeOutcome> => {
  const message = { purge: tags, act, refusals: 0 };
  const outcome = await purgeOrWait(context, queues, message);
  if (outcome !== 'waiting' && context?.cache) await sendPurge(queues, message);
  return outcome;
};

/**
 * Purges by messages that came together: all that they name at once. One that is refused waits
 * again.
 */
export const purgeWaiting = async (
  context: PurgeContext | undefined,
  queues: Queues,
  messages: readonly PurgeMessage[],
): Promise<void> => {
  // What must not be seen any more goes first.
  for (const act of ['purge', 'invalidate'] as const) {
    const ofAct = messages.filter((message) => (message.act ?? 'purge') === act);
    const all = ofAct.map(({ purge }) => purge);
    const tags = all.includes('everything') ? 'everything' : [...new Set(all.flat())];
    const refusals = Math.max(0, ...ofAct.map((message) => message.refusals ?? 0));
    await purgeOrWait(context, queues, { purge: tags, act, refusals });
  }
};

/** What an operator is told whose change stands. */
export const purgeNote = (outcome: PurgeOutcome): { note?: string } =>
  outcome === 'waiting' ? { note: 'Visitors see it within a minute.' } : {};

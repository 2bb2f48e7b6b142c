import type { Bindings } from '../env.ts';
import { pageMemory } from './page-memory.ts';

/** What a purge needs of the context of a request, an event or a schedule. */
export interface PurgeContext {
  /** The platform's cache; there is none on this machine. */
  readonly cache?: unknown;
  readonly exports?: { readonly Pages?: { purge(tags?: readonly string[]): Promise<boolean> } };
}

/** The platform takes no more at once. */
const TAGS_MAX = 100;

/**
 * Forgets the pages with one of these tags, without tags all pages: whatever changes what pages show
 * calls this once it is changed. False where no pages are kept.
 * @throws Error where the platform's cache could not
 */
export const purgePages = async (
  context: PurgeContext | undefined,
  tags?: readonly string[],
): Promise<boolean> => {
  if (tags?.length === 0) return false;
  const some = tags && tags.length <= TAGS_MAX ? tags : undefined;
  if (context?.cache) return (await context.exports?.Pages?.purge(some)) ?? false;
  pageMemory.purge(some);
  return !import.meta.env.DEV;
};

/** An isolate remembers what stands on every page for half a minute (`content-memory.ts`). */
const AGAIN_AFTER_S = 35;

/** A purge that waits in the queue of events. */
export interface PurgeMessage {
  readonly purge: readonly string[];
}

/**
 * Forgets the pages that show changed content. On the platform once more when no isolate remembers what
 * was before: one of them may have made a page of it meanwhile. Here there is one, which forgot it.
 */
export const purgeContent = async (
  context: PurgeContext,
  { EVENTS }: Pick<Bindings, 'EVENTS'>,
  tags: readonly string[],
): Promise<void> => {
  await purgePages(context, tags);
  if (!context.cache) return;
  const message: PurgeMessage = { purge: tags };
  await EVENTS.send(message, { delaySeconds: AGAIN_AFTER_S });
};

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

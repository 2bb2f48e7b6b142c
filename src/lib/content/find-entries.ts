import * as v from 'valibot';
import { getRuntime } from '../runtime.ts';
import { cacheTagsOf } from './cache-tags.ts';
import { contentClient } from './content-client.ts';
import { ContentError } from './content-error.ts';
import type { ContentSource } from './content-source.ts';
import { isWireEntry, type WireEntry } from './wire-entry.ts';

/** Query of the delivery API's `entries`; arrays are sent comma-separated. */
export type ContentQuery = Readonly<Record<string, string | number | boolean | readonly string[]>>;

/**
 * How long a page waits for content, from the first thing that it asks for to the last. The client
 * would go on trying for much longer, but what it does for a request ends with the request.
 */
export const CONTENT_WAIT_MS = 5_000;

const WireEntriesSchema = v.object({
  total: v.number(),
  items: v.array(v.unknown()),
});

export interface FoundEntries {
  readonly items: readonly WireEntry[];
  /** How many match in all. */
  readonly total: number;
  /** Of all that would change the answer (`cacheTagsOf`). */
  readonly tags: readonly string[];
}

const within = async <T>(waitMs: number, work: Promise<T>): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ContentError(`No answer within ${waitMs} ms.`)), waitMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
    // Nobody waits any more: its end is nobody's failure.
    work.catch(() => undefined);
  }
};

/**
 * Entries of a source, links resolved and unresolved ones left in (specification 9); waited for as
 * long as a page has, or for `waitMs`.
 * @throws ContentError where the service is down, late, or answers nonsense
 */
export const findEntriesIn = async (
  source: ContentSource,
  query: ContentQuery,
  waitMs = CONTENT_WAIT_MS,
): Promise<FoundEntries> => {
  let answer: unknown;
  try {
    const client = await contentClient(source);
    answer = await within(waitMs, client.getEntries({ ...query } as never));
  } catch (error) {
    if (error instanceof ContentError) throw error;
    throw new ContentError('The content service did not answer.', { cause: error });
  }
  const parsed = v.safeParse(WireEntriesSchema, answer);
  if (!parsed.success) throw new ContentError('The content service answered nonsense.');
  const { items, total } = parsed.output;
  return { items: items.filter(isWireEntry), total, tags: cacheTagsOf(query, items) };
};

/** Entries for the page under way, which is tagged with all that it shows. */
export const findEntries = async (query: ContentQuery): Promise<FoundEntries> => {
  const runtime = getRuntime();
  const { content, cacheTags } = runtime;
  const now = Date.now();
  runtime.contentUntil ??= now + CONTENT_WAIT_MS;
  const found = await findEntriesIn(content, query, Math.max(runtime.contentUntil - now, 0));
  for (const tag of found.tags) cacheTags.add(tag);
  return found;
};

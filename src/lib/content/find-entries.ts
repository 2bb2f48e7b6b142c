import * as v from 'valibot';
import { getRuntime } from '../runtime.ts';
import { contentClient } from './content-client.ts';
import { ContentError } from './content-error.ts';
import type { ContentSource } from './content-source.ts';
import { isWireEntry, LinkSchema, type WireEntry } from './wire-entry.ts';

/** Query of the delivery API's `entries`; arrays are sent comma-separated. */
export type ContentQuery = Readonly<Record<string, string | number | boolean | readonly string[]>>;

/** How long a page waits for content. The client goes on trying for much longer by itself. */
export const CONTENT_WAIT_MS = 5_000;

const WireEntriesSchema = v.object({
  total: v.number(),
  skip: v.number(),
  limit: v.number(),
  items: v.array(v.unknown()),
  includes: v.optional(
    v.object({
      Entry: v.optional(v.array(LinkSchema), []),
      Asset: v.optional(v.array(LinkSchema), []),
    }),
  ),
});

export interface FoundEntries {
  readonly items: readonly WireEntry[];
  /** How many match in all. */
  readonly total: number;
  /** Tags of what the answer is made of: `entry:{id}`, `asset:{id}`, `content-type:{id}`. */
  readonly tags: readonly string[];
}

const withinWait = async <T>(work: Promise<T>): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new ContentError(`No answer within ${CONTENT_WAIT_MS} ms.`)),
      CONTENT_WAIT_MS,
    );
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
 * Entries of a source, links resolved and unresolved ones left in (specification 9).
 * @throws ContentError where the service is down, late, or answers nonsense
 */
export const findEntriesIn = async (
  source: ContentSource,
  query: ContentQuery,
): Promise<FoundEntries> => {
  let answer: unknown;
  try {
    const client = await contentClient(source);
    answer = await withinWait(client.getEntries({ ...query } as never));
  } catch (error) {
    if (error instanceof ContentError) throw error;
    throw new ContentError('The content service did not answer.', { cause: error });
  }
  const parsed = v.safeParse(WireEntriesSchema, answer);
  if (!parsed.success) throw new ContentError('The content service answered nonsense.');
  const { items, total, includes } = parsed.output;
  const entries = items.filter(isWireEntry);
  return {
    items: entries,
    total,
    tags: [
      ...(typeof query.content_type === 'string' ? [`content-type:${query.content_type}`] : []),
      ...[...entries, ...(includes?.Entry ?? [])].map(({ sys }) => `entry:${sys.id}`),
      ...(includes?.Asset ?? []).map(({ sys }) => `asset:${sys.id}`),
    ],
  };
};

/** Entries for the page under way, which is tagged with all that it shows. */
export const findEntries = async (query: ContentQuery): Promise<FoundEntries> => {
  const { content, cacheTags } = getRuntime();
  const found = await findEntriesIn(content, query);
  for (const tag of found.tags) cacheTags.add(tag);
  return found;
};

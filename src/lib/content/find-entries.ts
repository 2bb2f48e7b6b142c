import * as v from 'valibot';
import { PAGE_PART_MS, pageTimeLeft } from '../deadlines.ts';
import { getRuntime } from '../runtime.ts';
import { cacheTagsOf } from './cache-tags.ts';
import { contentClient, readEntries } from './content-client.ts';
import { ContentError } from './content-error.ts';
import type { ContentSource } from './content-source.ts';
import { degradePage } from './degrade-page.ts';
import { isWireEntry, type WireEntry } from './wire-entry.ts';
import { within } from './within.ts';

/** Query of the delivery API's `entries`; arrays are sent comma-separated. */
export type ContentQuery = Readonly<Record<string, string | number | boolean | readonly string[]>>;

const WireEntriesSchema = v.object({
  total: v.number(),
  items: v.array(v.unknown()),
  isStale: v.optional(v.boolean(), false),
});

export interface FoundEntries {
  readonly items: readonly WireEntry[];
  /** How many match in all. */
  readonly total: number;
  /** Of all that would change the answer (`cacheTagsOf`). */
  readonly tags: readonly string[];
  /** An earlier answer, which stands in while the service is in trouble. */
  readonly isStale: boolean;
}

/**
 * Why the client gave up, in a line: `401 AccessTokenInvalid`. Its own message is the whole request as
 * JSON, with what the answer's `sys.id` says as its name.
 */
const reasonOf = (error: unknown): string => {
  const { name, message } = error as Error;
  const status = /"status": (\d{3})/.exec(message)?.[1];
  if (status === undefined) return message;
  // Whoever answers may say anything: a line of the log stays one.
  const said = /^[\w.-]{1,64}$/.test(name) ? ` ${name}` : '';
  return `${status}${said}`;
};

const askFor = async (source: ContentSource, query: ContentQuery): Promise<unknown> => {
  const known = await readEntries(source, query);
  if (known) return known;
  const client = await contentClient(source);
  return client.getEntries({ ...query } as never);
};

/**
 * Entries of a source, links resolved and unresolved ones left in (specification 9); waited for as
 * long as for a part of a page, or for `waitMs`. The client would go on trying, but what it does for a
 * request ends with the request.
 * @throws ContentError where the service is down, late, or answers nonsense
 */
export const findEntriesIn = async (
  source: ContentSource,
  query: ContentQuery,
  waitMs = PAGE_PART_MS,
): Promise<FoundEntries> => {
  let answer: unknown;
  try {
    answer = await within(askFor(source, query), waitMs, () => {
      throw new ContentError(`No answer within ${waitMs} ms.`);
    });
  } catch (error) {
    if (error instanceof ContentError) throw error;
    throw new ContentError(`The content service failed: ${reasonOf(error)}.`, { cause: error });
  }
  const parsed = v.safeParse(WireEntriesSchema, answer);
  if (!parsed.success) throw new ContentError('The content service answered nonsense.');
  const { items, ...rest } = parsed.output;
  return { ...rest, items: items.filter(isWireEntry), tags: cacheTagsOf(query, items) };
};

/** Entries for the page under way, which is tagged with all that it shows, or would show. */
export const findEntries = async (query: ContentQuery): Promise<FoundEntries> => {
  const runtime = getRuntime();
  const { content, cacheTags } = runtime;
  let tags = cacheTagsOf(query, []);
  try {
    const found = await findEntriesIn(content, query, pageTimeLeft(runtime.startedAt));
    tags = found.tags;
    if (found.isStale) degradePage('incomplete');
    return found;
  } finally {
    for (const tag of tags) cacheTags.add(tag);
  }
};

import * as v from 'valibot';
import { PAGE_PART_MS } from '../deadlines.ts';
import { listCacheTags } from './cache-tags.ts';
import { contentClient, readEntries } from './content-client.ts';
import { ContentError } from './content-error.ts';
import type { ContentSource } from './content-source.ts';
import { isWireEntry, type WireEntry } from './wire-entry.ts';
import { withTimeLimit } from './with-time-limit.ts';

/** A query for the delivery API's `entries` endpoint. Arrays are sent as comma-separated lists. */
export type ContentQuery = Readonly<Record<string, string | number | boolean | readonly string[]>>;

const WireEntriesSchema = v.object({
  total: v.number(),
  items: v.array(v.unknown()),
  isStale: v.optional(v.boolean(), false),
});

export interface FoundEntries {
  readonly items: readonly WireEntry[];
  /** The total number of matches. */
  readonly total: number;
  /** Tags for everything that would change the result (`listCacheTags`). */
  readonly tags: readonly string[];
  /** Whether this is an earlier response, used because the content service is failing. */
  readonly isStale: boolean;
}

/**
 * Formats the client's error on one line, such as `401 AccessTokenInvalid`. The error's message is
 * the whole request as JSON; its name is the response's `sys.id`.
 */
const formatReason = (error: unknown): string => {
  const { name, message } = error as Error;
  const status = /"status": (\d{3})/.exec(message)?.[1];
  if (status === undefined) return message;
  // The name comes from an untrusted service and could otherwise inject lines into the log.
  const errorId = /^[\w.-]{1,64}$/.test(name) ? ` ${name}` : '';
  return `${status}${errorId}`;
};

const requestEntries = async (source: ContentSource, query: ContentQuery): Promise<unknown> => {
  const known = await readEntries(source, query);
  if (known) return known;
  const client = await contentClient(source);
  return client.getEntries({ ...query } as never);
};

/**
 * Finds entries in a source and resolves their links; unresolvable links are left in place
 * (docs/specification.md, row 9.3). The time limit is `waitMs`, by default that of an optional page
 * part. The client would retry for longer, but its work ends when the request ends.
 * @throws ContentError if the service is down or too slow, or its response is invalid
 */
export const findEntriesIn = async (
  source: ContentSource,
  query: ContentQuery,
  waitMs = PAGE_PART_MS,
): Promise<FoundEntries> => {
  let response: unknown;
  try {
    response = await withTimeLimit(requestEntries(source, query), waitMs, () => {
      throw new ContentError(`No response within ${waitMs} ms.`);
    });
  } catch (error) {
    if (error instanceof ContentError) throw error;
    throw new ContentError(`The content service failed: ${formatReason(error)}.`, { cause: error });
  }
  const parsed = v.safeParse(WireEntriesSchema, response);
  if (!parsed.success) throw new ContentError('The content service sent an invalid response.');
  const { items, ...rest } = parsed.output;
  return { ...rest, items: items.filter(isWireEntry), tags: listCacheTags(query, items) };
};

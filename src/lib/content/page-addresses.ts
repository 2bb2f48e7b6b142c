import * as v from 'valibot';
import type { ContentSource } from './content-source.ts';
import { findEntriesIn } from './find-entries.ts';
import { reshapeEntry, TextSchema } from './reshape-entry.ts';
import { isWireEntry } from './wire-entry.ts';

/** The link depth needed to load a page, its sections and the entries in those sections. */
const DEPTH = 2;
/** The maximum number of entries per request to the delivery API. */
const PAGES_MAX = 1_000;

/**
 * The latest publication time of an entry and its linked entries. ISO 8601 strings sort by time.
 */
const changedAt = (entry: unknown, seen = new Set<unknown>()): string => {
  if (typeof entry !== 'object' || entry === null || seen.has(entry)) return '';
  seen.add(entry);
  const parts = isWireEntry(entry) ? Object.values(entry.fields ?? {}) : Object.values(entry);
  const own = (entry as { sys?: { updatedAt?: unknown } }).sys?.updatedAt;
  return parts
    .map((part) => changedAt(part, seen))
    .reduce((last, at) => (at > last ? at : last), typeof own === 'string' ? own : '');
};

export interface PageAddress {
  readonly path: string;
  /** ISO 8601. */
  readonly changedAt: string;
}

/**
 * Finds the editors' pages that search engines may index.
 * @throws ContentError if the service does not respond
 */
export const findPageAddresses = async (source: ContentSource): Promise<readonly PageAddress[]> => {
  const { items } = await findEntriesIn(source, {
    content_type: 'page',
    include: DEPTH,
    limit: PAGES_MAX,
  });
  return items.flatMap((entry) => {
    const page = reshapeEntry(entry, 'page', {
      required: { path: TextSchema },
      optional: { noindex: v.boolean() },
    });
    return page && !page.noindex ? [{ path: page.path, changedAt: changedAt(entry) }] : [];
  });
};

import * as v from 'valibot';
import type { ContentSource } from './content-source.ts';
import { findEntriesIn } from './find-entries.ts';
import { reshapeEntry, TextSchema } from './reshape-entry.ts';
import { isWireEntry } from './wire-entry.ts';

/** From the page by its sections to what stands in them. */
const DEPTH = 2;
/** The most that the delivery API gives at once. */
const PAGES_MAX = 1_000;

/** When an entry or one that it holds was last published; ISO 8601, which is in the order of time. */
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
 * The pages that editors made and let be found.
 * @throws ContentError where the service does not answer
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

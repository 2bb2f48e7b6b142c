import { contentClient } from '../../src/lib/content/content-client.ts';
import type { ContentSource } from '../../src/lib/content/content-source.ts';
import { readAll } from './read-all.ts';

/** A published entry or asset, with its fields in the default locale. */
export interface ContentRecord {
  /** The content type, or `asset`. */
  readonly type: string;
  readonly id: string;
  /** Links are not resolved. */
  readonly fields: Readonly<Record<string, unknown>>;
}

interface Delivered {
  readonly sys: { readonly id: string; readonly contentType?: { readonly sys: { id: string } } };
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Responses of the delivery API are limited to 7 MB, and entries may hold long posts. */
export const ENTRIES_PAGE = 200;
export const RECORDS_PAGE = 1000;

/**
 * Reads everything that is published in a space.
 * @throws an error of the content client if the space cannot be read
 */
export const readContent = async (source: ContentSource): Promise<ContentRecord[]> => {
  const client = (await contentClient(source)).withoutLinkResolution;
  const records = [
    ...(await readAll<Delivered>(ENTRIES_PAGE, (query) =>
      client.getEntries({ ...query, include: 0, order: ['sys.id'] }),
    )),
    ...(await readAll<Delivered>(RECORDS_PAGE, (query) =>
      client.getAssets({ ...query, order: ['sys.id'] }),
    )),
  ];
  return records.map(({ sys, fields }) => ({
    type: sys.contentType?.sys.id ?? 'asset',
    id: sys.id,
    fields,
  }));
};

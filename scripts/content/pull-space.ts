import { contentClient } from '../../src/lib/content/content-client.ts';
import type { ContentSource } from '../../src/lib/content/content-source.ts';
import { readAll } from '../../worker/content/read-all.ts';
import { ENTRIES_PAGE, RECORDS_PAGE } from '../../worker/content/read-content.ts';
import type { ExportedContentType, ExportedRecord, Space } from '../../worker/content/space.ts';

/** Sorts by id, so that two pulls differ only if the space has changed. */
const sorted = <T extends { readonly sys: { readonly id: string } }>(items: readonly T[]): T[] =>
  [...items].sort((a, b) => (a.sys.id < b.sys.id ? -1 : 1));

/** Properties of the delivery API's records that exports do not contain. */
interface DeliveredSys {
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly publishedVersion?: number;
  readonly revision?: number;
  readonly locale?: string;
}

const asExported = <T extends { readonly sys: object }>(record: T, isPublished = true): T => {
  const { publishedVersion = 1, revision, locale, ...sys } = record.sys as DeliveredSys;
  const published = {
    publishedVersion,
    publishedCounter: revision ?? 1,
    publishedAt: sys.updatedAt,
    firstPublishedAt: sys.createdAt,
  };
  return { ...record, sys: isPublished ? { ...sys, ...published } : sys };
};

/** Reads a source's entries and assets in all locales, without resolving links. */
const readRecords = async (source: ContentSource): Promise<ExportedRecord[]> => {
  const client = (await contentClient(source)).withAllLocales.withoutLinkResolution;
  return [
    ...(await readAll<ExportedRecord>(ENTRIES_PAGE, (query) =>
      client.getEntries({ ...query, include: 0, order: ['sys.id'] }),
    )),
    ...(await readAll<ExportedRecord>(RECORDS_PAGE, (query) =>
      client.getAssets({ ...query, order: ['sys.id'] }),
    )),
  ];
};

/**
 * Pulls a whole space through the delivery API, in the format of a Contentful export. With
 * `preview`, it includes drafts. If a published record has unpublished changes, the published
 * version is pulled.
 */
export const pullSpace = async (source: ContentSource, preview?: ContentSource): Promise<Space> => {
  const client = await contentClient(source);
  const published = await readRecords(source);
  const formatKey = ({ sys }: ExportedRecord) => `${sys.type} ${sys.id}`;
  const known = new Set(published.map(formatKey));
  const drafts = preview
    ? (await readRecords(preview)).filter((record) => !known.has(formatKey(record)))
    : [];
  const records = [
    ...published.map((record) => asExported(record)),
    ...drafts.map((record) => asExported(record, false)),
  ];
  const contentTypes = await readAll<ExportedContentType>(RECORDS_PAGE, (query) =>
    client.getContentTypes(query as object),
  );
  const { items: locales } = await client.getLocales();
  return {
    contentTypes: sorted(contentTypes).map((type) => ({
      ...asExported(type),
      fields: type.fields.map((field) => ({ ...field, validations: field.validations ?? [] })),
    })),
    tags: sorted(
      await readAll<Space['tags'][number]>(RECORDS_PAGE, (query) => client.getTags(query)),
    ),
    entries: sorted(records.filter(({ sys }) => sys.type === 'Entry')),
    assets: sorted(records.filter(({ sys }) => sys.type === 'Asset')),
    locales: locales as unknown as Space['locales'],
  };
};

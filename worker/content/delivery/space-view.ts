import type { ExportedContentType, ExportedField, ExportedRecord, Space } from '../space.ts';
import { searchable } from './full-text.ts';
import {
  fallbacks,
  inLocale,
  isLink,
  type Place,
  recordSys,
  type WireRecord,
  withAssetHost,
} from './wire.ts';

/** The parameter value that requests all locales. */
export const ALL_LOCALES = '*';

export interface ViewOptions extends Place {
  readonly space: Space;
  readonly assetHost: string;
  /** Whether the view includes drafts. */
  readonly isPreview: boolean;
}

/** The fields that every asset has. */
const ASSET_FIELDS: readonly ExportedField[] = [
  ['title', 'Symbol'],
  ['description', 'Text'],
  ['file', 'File'],
].map(([id = '', type = '']) => ({
  id,
  name: id,
  type,
  localized: true,
  required: false,
  disabled: false,
  omitted: false,
  validations: [],
}));

const newestFirst = (records: readonly ExportedRecord[]): ExportedRecord[] =>
  records
    .map((record) => ({ record, at: Date.parse(record.sys.updatedAt) }))
    .sort((a, b) => b.at - a.at || (a.record.sys.id < b.record.sys.id ? -1 : 1))
    .map(({ record }) => record);

/** Finds all links within a value: in fields, lists and rich text. */
export const linksWithin = (value: unknown, found: (type: string, id: string) => void): void => {
  if (typeof value !== 'object' || value === null) return;
  if (isLink(value)) found(value.sys.linkType, value.sys.id);
  else for (const one of Object.values(value)) linksWithin(one, found);
};

const formatKey = (type: string, id: string) => `${type} ${id}`;

const findLinks = (entries: readonly ExportedRecord[]) => {
  const linkedFrom = new Map<string, Set<ExportedRecord>>();
  for (const entry of entries) {
    linksWithin(entry.fields, (type, id) => {
      const key = formatKey(type, id);
      const from = linkedFrom.get(key) ?? new Set();
      linkedFrom.set(key, from.add(entry));
    });
  }
  return linkedFrom;
};

/**
 * The space as seen with the delivery token or the preview token. It is indexed once: by id, by
 * content type and in the default order. Incoming links are indexed when first needed. Wire records
 * and search texts are cached.
 */
export const createSpaceView = (options: ViewOptions) => {
  const { space, assetHost, isPreview } = options;
  const isVisible = ({ sys }: ExportedRecord | ExportedContentType) =>
    sys.archivedVersion === undefined && (isPreview || sys.publishedVersion !== undefined);

  const contentTypes = new Map(
    space.contentTypes.filter(isVisible).map((type) => [type.sys.id, type]),
  );
  const fieldsOfType = new Map(
    [...contentTypes].map(([id, type]) => [
      id,
      new Map(type.fields.filter(({ omitted }) => !omitted).map((field) => [field.id, field])),
    ]),
  );
  const assetFields = new Map(ASSET_FIELDS.map((field) => [field.id, field]));
  const fieldsOf = ({ sys }: ExportedRecord): ReadonlyMap<string, ExportedField> =>
    sys.type === 'Asset'
      ? assetFields
      : (fieldsOfType.get(sys.contentType?.sys.id ?? '') ?? new Map());

  const entries = newestFirst(
    space.entries.filter(
      (entry) => isVisible(entry) && contentTypes.has(entry.sys.contentType?.sys.id ?? ''),
    ),
  );
  const assets = newestFirst(
    space.assets.filter((asset) => isVisible(asset) && asset.fields.file !== undefined),
  );
  const byKey = new Map(
    [...entries, ...assets].map((record) => [formatKey(record.sys.type, record.sys.id), record]),
  );
  const byContentType = Map.groupBy(entries, ({ sys }) => sys.contentType?.sys.id ?? '');
  let linkedFrom: ReturnType<typeof findLinks> | undefined;

  // Private tags are visible only to editors.
  const tags = space.tags.filter(({ sys }) => sys.visibility !== 'private');
  const tagIds = new Set(tags.map(({ sys }) => sys.id));
  const readMetadata = ({ metadata }: ExportedRecord): WireRecord['metadata'] => ({
    tags: (metadata?.tags ?? []).filter(({ sys }) => tagIds.has(sys.id)),
    concepts: metadata?.concepts ?? [],
  });

  const defaultLocale = space.locales.find((locale) => locale.default)?.code ?? 'en-US';
  const codes = space.locales.map(({ code }) => code);
  const chains = new Map(codes.map((code) => [code, fallbacks(space.locales, code)]));
  const findChain = (field: ExportedField, locale: string): readonly string[] =>
    field.localized ? (chains.get(locale) ?? []) : [defaultLocale];

  /**
   * A field's value in a locale (as an array with at most one item), or its values in all locales.
   */
  const valuesOf = (record: ExportedRecord, field: ExportedField, locale: string): unknown[] => {
    const values = record.fields[field.id];
    if (!values) return [];
    const wanted = locale === ALL_LOCALES ? codes : [locale];
    const known = wanted.map((code) =>
      inLocale(values, locale === ALL_LOCALES ? [code] : findChain(field, code)),
    );
    return known.filter((value) => value !== undefined);
  };

  const toWire = (record: ExportedRecord, locale: string): WireRecord => {
    const fields: Record<string, unknown> = {};
    for (const field of fieldsOf(record).values()) {
      const values = record.fields[field.id];
      if (!values) continue;
      const shown = (value: unknown) =>
        field.type === 'File' ? withAssetHost(value, assetHost) : value;
      if (locale === ALL_LOCALES) {
        const present = codes.filter((code) => inLocale(values, [code]) !== undefined);
        if (present.length === 0) continue;
        fields[field.id] = Object.fromEntries(present.map((code) => [code, shown(values[code])]));
      } else {
        const value = inLocale(values, findChain(field, locale));
        if (value !== undefined) fields[field.id] = shown(value);
      }
    }
    const sys = recordSys(record, options);
    return {
      metadata: readMetadata(record),
      sys: locale === ALL_LOCALES ? sys : { ...sys, locale },
      fields,
    };
  };

  const wires = new Map(
    [...codes, ALL_LOCALES].map((code) => [code, new Map<string, WireRecord>()]),
  );
  const texts = new Map<string, string>();

  return {
    options,
    space,
    contentTypes,
    fieldsOfType,
    assetFields,
    entries,
    assets,
    tags,
    defaultLocale,
    valuesOf,
    fieldsOf,
    isLocale: (code: string): boolean => wires.has(code),
    find: (type: string, id: string): ExportedRecord | undefined => byKey.get(formatKey(type, id)),
    entriesOf: (contentType: string): readonly ExportedRecord[] =>
      byContentType.get(contentType) ?? [],
    /** The entries that link to a record. */
    linkedFrom(type: 'Entry' | 'Asset', id: string): ReadonlySet<ExportedRecord> {
      linkedFrom ??= findLinks(entries);
      return linkedFrom.get(formatKey(type, id)) ?? new Set();
    },
    /**
     * The record as the API returns it. Do not modify it, because every call returns the same
     * object.
     */
    wire(record: ExportedRecord, locale: string): WireRecord {
      const localeWires = wires.get(locale);
      const key = formatKey(record.sys.type, record.sys.id);
      let wire = localeWires?.get(key);
      if (!wire) {
        wire = toWire(record, locale);
        localeWires?.set(key, wire);
      }
      return wire;
    },
    /** The searchable text of a record, or of one of its fields, in all locales. */
    searchText(record: ExportedRecord, field?: string): string {
      const key = `${formatKey(record.sys.type, record.sys.id)} ${field ?? ''}`;
      let text = texts.get(key);
      if (text === undefined) {
        const fields = field ? [field] : [...fieldsOf(record).keys()];
        text = searchable(fields.map((id) => Object.values(record.fields[id] ?? {})));
        texts.set(key, text);
      }
      return text;
    },
  };
};

export type SpaceView = ReturnType<typeof createSpaceView>;

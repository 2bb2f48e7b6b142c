import type {
  ExportedContentType,
  ExportedField,
  ExportedLocale,
  ExportedRecord,
  ExportedTag,
  Link,
  Localized,
} from '../space.ts';

/** Entries and assets as the delivery API returns them. */
export interface WireRecord {
  readonly metadata: { readonly tags: readonly Link[]; readonly concepts: readonly Link[] };
  readonly sys: Readonly<Record<string, unknown>> & {
    readonly id: string;
    readonly type: 'Entry' | 'Asset';
  };
  readonly fields: Readonly<Record<string, unknown>>;
}

export const linkTo = (linkType: string, id: string): Link => ({
  sys: { type: 'Link', linkType, id },
});

/** The space and environment ids, which every `sys` contains. */
export interface Place {
  readonly spaceId: string;
  readonly environment: string;
}

export const placeSys = ({ spaceId, environment }: Place) => ({
  space: linkTo('Space', spaceId),
  environment: linkTo('Environment', environment),
});

export const isLink = (value: unknown): value is Link => {
  const sys = (value as Partial<Link> | null | undefined)?.sys;
  return sys?.type === 'Link' && typeof sys.id === 'string';
};

/** The fallback chain of a locale, which starts with the locale itself. */
export const fallbacks = (locales: readonly ExportedLocale[], code: string): string[] => {
  const chain: string[] = [];
  let next: string | null | undefined = code;
  // An export edited by hand may contain a cycle of fallback locales.
  while (next && !chain.includes(next)) {
    chain.push(next);
    next = locales.find((locale) => locale.code === next)?.fallbackCode;
  }
  return chain;
};

/** The value in the first locale of the chain that has one. */
export const inLocale = (values: Localized, chain: readonly string[]): unknown => {
  for (const code of chain) {
    const value = Object.hasOwn(values, code) ? values[code] : undefined;
    if (value !== undefined && value !== null) return value;
  }
  return undefined;
};

/** Assets in the repository have URLs without a scheme or host: `//space-assets/…`. */
const LOCAL_ASSET = /^\/\/(?=space-assets\/)/;

export const withAssetHost = (value: unknown, assetHost: string): unknown => {
  const file = value as { readonly url?: unknown } | null;
  return typeof file?.url === 'string'
    ? { ...file, url: file.url.replace(LOCAL_ASSET, `//${assetHost}/`) }
    : value;
};

/** `sys` without a locale, as used in responses with all locales. */
export const recordSys = (record: ExportedRecord, place: Place): WireRecord['sys'] => {
  const { id, type, createdAt, updatedAt, publishedVersion, publishedCounter, contentType } =
    record.sys;
  return {
    ...placeSys(place),
    id,
    type,
    createdAt,
    updatedAt,
    ...(publishedVersion !== undefined && { publishedVersion }),
    revision: publishedCounter ?? 0,
    ...(contentType && { contentType }),
  };
};

/**
 * The properties of a field that are delivered. Validations are omitted because only editors need
 * them.
 */
const wireField = ({ validations: _, ...field }: ExportedField) => field;

export const wireContentType = (type: ExportedContentType, place: Place) => ({
  sys: {
    ...placeSys(place),
    id: type.sys.id,
    type: 'ContentType',
    createdAt: type.sys.createdAt,
    updatedAt: type.sys.updatedAt,
    ...(type.sys.publishedVersion !== undefined && { publishedVersion: type.sys.publishedVersion }),
    revision: type.sys.publishedCounter ?? 0,
  },
  displayField: type.displayField,
  name: type.name,
  description: type.description,
  fields: type.fields.map(wireField),
});

export const wireLocale = ({
  code,
  name,
  default: isDefault,
  fallbackCode,
  sys,
}: ExportedLocale) => ({
  code,
  name,
  default: isDefault,
  fallbackCode,
  sys: { id: sys.id, type: 'Locale', version: sys.version },
});

export const wireTag = ({ name, sys }: ExportedTag, place: Place) => ({
  name,
  sys: {
    ...placeSys(place),
    id: sys.id,
    type: 'Tag',
    ...(sys.createdAt && { createdAt: sys.createdAt }),
    ...(sys.updatedAt && { updatedAt: sys.updatedAt }),
    version: sys.version ?? 1,
    visibility: 'public',
  },
});

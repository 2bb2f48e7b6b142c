import * as v from 'valibot';
import { isWireEntry, LinkSchema } from './wire-entry.ts';

type Schemas = Readonly<Record<string, v.GenericSchema>>;

type Outputs<S extends Schemas> = { [Name in keyof S]: v.InferOutput<S[Name]> };

export type Reshaped<R extends Schemas, O extends Schemas> = { readonly id: string } & Outputs<R> &
  Partial<Outputs<O>>;

/**
 * Parses an entry's fields. If a required field is missing or invalid, the result is undefined; a
 * broken optional field is omitted. In either case, one log line identifies the entry and its
 * broken fields.
 */
export const reshapeEntry = <R extends Schemas, O extends Schemas>(
  entry: unknown,
  type: string,
  fields: { readonly required: R; readonly optional: O },
): Reshaped<R, O> | undefined => {
  // An unresolved link is not logged, because its entry is merely unpublished or deleted.
  if (!isWireEntry(entry) || entry.sys.contentType.sys.id !== type) return undefined;
  const problems: string[] = [];
  const output: Record<string, unknown> = { id: entry.sys.id };
  let isComplete = true;
  for (const [name, schema] of Object.entries({ ...fields.required, ...fields.optional })) {
    const value = entry.fields?.[name];
    const isRequired = name in fields.required;
    if ((value === undefined || value === null) && !isRequired) continue;
    const parsed = v.safeParse(schema, value);
    if (parsed.success) {
      output[name] = parsed.output;
      continue;
    }
    problems.push(`${name} (${parsed.issues[0].message})`);
    if (isRequired) isComplete = false;
  }
  if (problems.length > 0) {
    console.warn(`Content: ${type} ${entry.sys.id} has invalid fields: ${problems.join(', ')}.`);
  }
  return isComplete ? (output as Reshaped<R, O>) : undefined;
};

/**
 * A non-empty string, made well-formed because encoding a lone surrogate into a URL would throw.
 */
export const TextSchema = v.pipe(
  v.string(),
  v.transform((text) => text.toWellFormed()),
  v.trim(),
  v.nonEmpty('is empty'),
);

const readId = (entry: unknown) => (v.is(LinkSchema, entry) ? entry.sys.id : entry);

/**
 * A list of linked entries, without duplicates and without those for which `reshape` returns
 * undefined.
 */
export const createListSchema = <T>(reshape: (entry: unknown) => T | undefined) =>
  v.pipe(
    v.array(v.unknown()),
    v.transform((entries) =>
      [...new Map(entries.map((entry) => [readId(entry), entry])).values()]
        .map(reshape)
        .filter((one): one is T & {} => one !== undefined),
    ),
  );

/** Like `createListSchema`, but requires at least one entry. */
export const createRequiredListSchema = <T>(reshape: (entry: unknown) => T | undefined) =>
  v.pipe(createListSchema(reshape), v.minLength(1, 'has no usable entries'));

/** A linked entry; undefined if `reshape` returns undefined. */
export const createEntrySchema = <T>(reshape: (entry: unknown) => T | undefined) =>
  v.pipe(v.unknown(), v.transform(reshape));

/** The base URL for parsing URLs that have no scheme. */
const ANY_SITE = 'https://content.invalid';

// Browsers read `/\` as `//`, and skip tabs and line breaks.
const HREF = /^(?:\/(?:[^/\\\t\r\n][^\t\r\n]*)?|(?:#|https?:\/\/|mailto:|tel:)[^\t\r\n]*)$/i;

/** The URLs that a link may have: a path or fragment on this site, http(s), mailto or tel. */
export const HrefSchema = v.pipe(
  TextSchema,
  v.regex(HREF, 'is not an allowed link target'),
  v.check((href) => URL.canParse(href, ANY_SITE), 'is not a valid URL'),
);

export const reshapeLink = (entry: unknown) =>
  reshapeEntry(entry, 'link', {
    required: { label: TextSchema, url: HrefSchema },
    optional: { description: TextSchema },
  });

export type ContentLink = NonNullable<ReturnType<typeof reshapeLink>>;

export const LinksSchema = createListSchema(reshapeLink);

/**
 * A file's URL. Contentful omits the scheme, as in `//images.ctfassets.net/…`. A URL without a host
 * is invalid.
 */
export const FileUrlSchema = v.pipe(
  v.string(),
  v.regex(/^(https?:)?\/\/[^/\\]/i, 'is not a file URL'),
  v.check((url) => URL.canParse(url, ANY_SITE), 'is not a valid URL'),
);

const PixelsSchema = v.pipe(v.number(), v.integer(), v.minValue(1));

const AssetSchema = v.object({
  ...LinkSchema.entries,
  fields: v.object({
    title: v.optional(v.string()),
    description: v.optional(v.string()),
    file: v.object({
      url: FileUrlSchema,
      contentType: v.pipe(v.string(), v.startsWith('image/', 'is not an image')),
      // An invalid size does not make the picture invalid.
      details: v.optional(
        v.fallback(
          v.object({ image: v.optional(v.object({ width: PixelsSchema, height: PixelsSchema })) }),
          {},
        ),
      ),
    }),
  }),
});

/**
 * A picture from the content service. `alt` is the asset's description, or empty if the picture is
 * decorative.
 */
export interface Picture {
  /** Contentful omits the scheme, as in `//images.ctfassets.net/…`. */
  readonly url: string;
  readonly alt: string;
  /** The picture's width in CSS pixels, if known. */
  readonly width?: number;
  readonly height?: number;
}

export const PictureSchema = v.pipe(
  AssetSchema,
  v.transform(({ fields: { description, file } }): Picture => {
    return {
      url: file.url,
      alt: description ?? '',
      ...file.details?.image,
    };
  }),
);

export const PicturesSchema = createRequiredListSchema((asset) => {
  const parsed = v.safeParse(PictureSchema, asset);
  return parsed.success ? parsed.output : undefined;
});

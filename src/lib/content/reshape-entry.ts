import * as v from 'valibot';
import { isWireEntry, LinkSchema } from './wire-entry.ts';

type Schemas = Readonly<Record<string, v.GenericSchema>>;

type Outputs<S extends Schemas> = { [Name in keyof S]: v.InferOutput<S[Name]> };

export type Reshaped<R extends Schemas, O extends Schemas> = { readonly id: string } & Outputs<R> &
  Partial<Outputs<O>>;

/**
 * Reads the fields of an entry. Without one of the required fields there is no entry; a broken
 * optional one is left out. Either is one line in the log that names the entry and its fields.
 */
export const reshapeEntry = <R extends Schemas, O extends Schemas>(
  entry: unknown,
  type: string,
  fields: { readonly required: R; readonly optional: O },
): Reshaped<R, O> | undefined => {
  // A link that leads nowhere: an entry not published, or taken away. Not worth a line.
  if (!isWireEntry(entry) || entry.sys.contentType.sys.id !== type) return undefined;
  const problems: string[] = [];
  const output: Record<string, unknown> = { id: entry.sys.id };
  let isWhole = true;
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
    if (isRequired) isWhole = false;
  }
  if (problems.length > 0) {
    console.warn(`Content: ${type} ${entry.sys.id} has broken fields: ${problems.join(', ')}.`);
  }
  return isWhole ? (output as Reshaped<R, O>) : undefined;
};

/** Text that says something. Half a surrogate pair would end a render where it gets into an address. */
export const TextSchema = v.pipe(
  v.string(),
  v.transform((text) => text.toWellFormed()),
  v.trim(),
  v.nonEmpty('is empty'),
);

const idOf = (entry: unknown) => (v.is(LinkSchema, entry) ? entry.sys.id : entry);

/**
 * Linked entries that `reshape` makes something of; the others are left out, and so is what is
 * linked once more.
 */
export const listOf = <T>(reshape: (entry: unknown) => T | undefined) =>
  v.pipe(
    v.array(v.unknown()),
    v.transform((entries) =>
      [...new Map(entries.map((entry) => [idOf(entry), entry])).values()]
        .map(reshape)
        .filter((one): one is T & {} => one !== undefined),
    ),
  );

/** As `listOf`, for what is nothing without any of them. */
export const someOf = <T>(reshape: (entry: unknown) => T | undefined) =>
  v.pipe(listOf(reshape), v.minLength(1, 'has nothing to show'));

/** A linked entry, undefined where `reshape` makes nothing of it. */
export const oneOf = <T>(reshape: (entry: unknown) => T | undefined) =>
  v.pipe(v.unknown(), v.transform(reshape));

/** What addresses without a scheme are tried with. */
const ANY_SITE = 'https://content.invalid';

// Browsers take `/\` for `//`, and skip tabs and line breaks.
const HREF = /^(?:\/(?:[^/\\\t\r\n][^\t\r\n]*)?|(?:#|https?:\/\/|mailto:|tel:)[^\t\r\n]*)$/i;

/** An address that a link may have: of this site, of the web, mail or telephone. */
export const HrefSchema = v.pipe(
  TextSchema,
  v.regex(HREF, 'is no address that a link may have'),
  v.check((href) => URL.canParse(href, ANY_SITE), 'is no address'),
);

export const reshapeLink = (entry: unknown) =>
  reshapeEntry(entry, 'link', {
    required: { label: TextSchema, url: HrefSchema },
    optional: { description: TextSchema },
  });

export type ContentLink = NonNullable<ReturnType<typeof reshapeLink>>;

export const LinksSchema = listOf(reshapeLink);

/** Contentful leaves the scheme out: `//images.ctfassets.net/…`. Without a host it cannot be parsed. */
export const FileUrlSchema = v.pipe(
  v.string(),
  v.regex(/^(https?:)?\/\/[^/\\]/i, 'is no address of a file'),
  v.check((url) => URL.canParse(url, ANY_SITE), 'is no address'),
);

const PixelsSchema = v.pipe(v.number(), v.integer(), v.minValue(1));

const AssetSchema = v.object({
  ...LinkSchema.entries,
  fields: v.object({
    title: v.optional(v.string()),
    description: v.optional(v.string()),
    file: v.object({
      url: FileUrlSchema,
      contentType: v.pipe(v.string(), v.startsWith('image/', 'is no picture')),
      // A picture can be shown without its size.
      details: v.optional(
        v.fallback(
          v.object({ image: v.optional(v.object({ width: PixelsSchema, height: PixelsSchema })) }),
          {},
        ),
      ),
    }),
  }),
});

/** A picture of the content service; `alt` is the asset's description, empty for decoration. */
export interface Picture {
  /** Contentful leaves the scheme out: `//images.ctfassets.net/…`. */
  readonly url: string;
  readonly alt: string;
  /** CSS pixels, where the service knows them. */
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

export const PicturesSchema = someOf((asset) => {
  const parsed = v.safeParse(PictureSchema, asset);
  return parsed.success ? parsed.output : undefined;
});

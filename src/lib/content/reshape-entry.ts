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

/** Text that says something. */
export const TextSchema = v.pipe(v.string(), v.trim(), v.nonEmpty('is empty'));

/** Linked entries that `reshape` makes something of; the others are left out. */
export const listOf = <T>(reshape: (entry: unknown) => T | undefined) =>
  v.pipe(
    v.array(v.unknown()),
    v.transform((entries) =>
      entries.map(reshape).filter((one): one is T & {} => one !== undefined),
    ),
  );

/** A linked entry, undefined where `reshape` makes nothing of it. */
export const oneOf = <T>(reshape: (entry: unknown) => T | undefined) =>
  v.pipe(v.unknown(), v.transform(reshape));

// Browsers take `/\` for `//`, and skip tabs and line breaks.
const HREF = /^(?!.*[\t\r\n])(\/(?![/\\])|#|https?:\/\/|mailto:|tel:)/is;

/** An address that a link may have: of this site, of the web, mail or telephone. */
export const HrefSchema = v.pipe(TextSchema, v.regex(HREF, 'is no address that a link may have'));

const reshapeLink = (entry: unknown) =>
  reshapeEntry(entry, 'link', {
    required: { label: TextSchema, url: HrefSchema },
    optional: { description: TextSchema },
  });

export type ContentLink = NonNullable<ReturnType<typeof reshapeLink>>;

export const LinksSchema = listOf(reshapeLink);

const AssetSchema = v.object({
  ...LinkSchema.entries,
  fields: v.object({
    title: v.optional(v.string()),
    description: v.optional(v.string()),
    file: v.object({
      url: v.pipe(v.string(), v.regex(/^(https?:)?\/\//, 'is no address of a file')),
      contentType: v.pipe(v.string(), v.startsWith('image/', 'is no picture')),
      details: v.optional(
        v.object({ image: v.optional(v.object({ width: v.number(), height: v.number() })) }),
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

export const PicturesSchema = listOf((asset) => {
  const parsed = v.safeParse(PictureSchema, asset);
  return parsed.success ? parsed.output : undefined;
});

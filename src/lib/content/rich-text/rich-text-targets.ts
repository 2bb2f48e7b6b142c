import * as v from 'valibot';
import { blogPostPath } from '../../../routes/hrefs.ts';
import {
  createRequiredListSchema,
  FileUrlSchema,
  HrefSchema,
  PictureSchema,
  reshapeEntry,
  reshapeLink,
  TextSchema,
} from '../reshape-entry.ts';
import { isWireEntry } from '../wire-entry.ts';

/** The target of a link in rich text. `label` is the link's text if it has none of its own. */
export interface RichTextTarget {
  readonly href: string;
  readonly label: string;
  readonly text?: string;
}

const reshapePage = (entry: unknown) =>
  reshapeEntry(entry, 'page', {
    required: { path: v.pipe(HrefSchema, v.startsWith('/', 'is not a path')), title: TextSchema },
    optional: {},
  });

const reshapePost = (entry: unknown) =>
  reshapeEntry(entry, 'blogPost', {
    required: { slug: TextSchema, title: TextSchema },
    optional: { excerpt: TextSchema },
  });

/**
 * The link target for an entry that is a page or links to one; undefined for any other entry and
 * for unpublished ones.
 */
export const entryTarget = (entry: unknown): RichTextTarget | undefined => {
  const page = reshapePage(entry);
  if (page) return { href: page.path, label: page.title };
  const post = reshapePost(entry);
  if (post) return { href: blogPostPath(post.slug), label: post.title, text: post.excerpt };
  const link = reshapeLink(entry);
  return link && { href: link.url, label: link.label, text: link.description };
};

const FileSchema = v.object({
  fields: v.object({
    title: v.optional(TextSchema),
    file: v.object({
      url: FileUrlSchema,
      fileName: v.optional(TextSchema),
    }),
  }),
});

/** The link target for an asset of any file type. */
export const assetTarget = (asset: unknown): RichTextTarget | undefined => {
  const parsed = v.safeParse(FileSchema, asset);
  if (!parsed.success) return undefined;
  const { title, file } = parsed.output.fields;
  return { href: file.url, label: title ?? file.fileName ?? 'File' };
};

/** A picture within rich text. The asset's title is the caption unless it repeats `alt`. */
export const reshapeFigure = (asset: unknown) => {
  const parsed = v.safeParse(PictureSchema, asset);
  if (!parsed.success) return undefined;
  const picture = parsed.output;
  const title = assetTarget(asset)?.label;
  return { picture, caption: title === picture.alt ? undefined : title };
};

/** The fields of a call to action, whether it is within rich text or a section of its own. */
export const CALL_TO_ACTION = {
  required: { heading: TextSchema, actions: createRequiredListSchema(reshapeLink) },
  optional: { text: TextSchema },
} as const;

/** Parses a testimonial, either within rich text or in a section with several testimonials. */
export const reshapeTestimonial = (entry: unknown) =>
  reshapeEntry(entry, 'testimonial', {
    required: { quote: TextSchema, name: TextSchema },
    optional: { role: TextSchema, company: TextSchema, photo: PictureSchema },
  });

/** The displayed form of an entry embedded between paragraphs. */
export const embeddedEntry = (entry: unknown) => {
  const callToAction = reshapeEntry(entry, 'callToAction', CALL_TO_ACTION);
  if (callToAction) return { kind: 'callToAction', ...callToAction } as const;
  const testimonial = reshapeTestimonial(entry);
  if (testimonial) return { kind: 'testimonial', ...testimonial } as const;
  const target = entryTarget(entry);
  if (target) return { kind: 'link', ...target } as const;
  if (isWireEntry(entry)) {
    const { id, contentType } = entry.sys;
    console.warn(`Content: ${contentType.sys.id} ${id} cannot be embedded in rich text.`);
  }
  return undefined;
};

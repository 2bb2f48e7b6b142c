import * as v from 'valibot';
import { blogPostPath } from '../../../routes/hrefs.ts';
import {
  FileUrlSchema,
  HrefSchema,
  PictureSchema,
  reshapeEntry,
  reshapeLink,
  someOf,
  TextSchema,
} from '../reshape-entry.ts';
import { isWireEntry } from '../wire-entry.ts';

/** Where a link within rich text leads to, and the words for it where it brings none. */
export interface RichTextTarget {
  readonly href: string;
  readonly label: string;
  readonly text?: string;
}

const reshapePage = (entry: unknown) =>
  reshapeEntry(entry, 'page', {
    required: { path: v.pipe(HrefSchema, v.startsWith('/', 'is no path')), title: TextSchema },
    optional: {},
  });

const reshapePost = (entry: unknown) =>
  reshapeEntry(entry, 'blogPost', {
    required: { slug: TextSchema, title: TextSchema },
    optional: { excerpt: TextSchema },
  });

/** Of an entry that is, or leads to, a page. Undefined for all others and those not published. */
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

/** Of an asset, whatever kind of file it is. */
export const assetTarget = (asset: unknown): RichTextTarget | undefined => {
  const parsed = v.safeParse(FileSchema, asset);
  if (!parsed.success) return undefined;
  const { title, file } = parsed.output.fields;
  return { href: file.url, label: title ?? file.fileName ?? 'File' };
};

/** A picture within the text; its caption is the asset's title where that says something of its own. */
export const figureOf = (asset: unknown) => {
  const parsed = v.safeParse(PictureSchema, asset);
  if (!parsed.success) return undefined;
  const picture = parsed.output;
  const title = assetTarget(asset)?.label;
  return { picture, caption: title === picture.alt ? undefined : title };
};

/** Of a text or a section of its own. */
export const CALL_TO_ACTION = {
  required: { heading: TextSchema, actions: someOf(reshapeLink) },
  optional: { text: TextSchema },
} as const;

/** In a text or a section of several. */
export const reshapeTestimonial = (entry: unknown) =>
  reshapeEntry(entry, 'testimonial', {
    required: { quote: TextSchema, name: TextSchema },
    optional: { role: TextSchema, company: TextSchema, photo: PictureSchema },
  });

/** What an entry embedded between paragraphs is shown as. */
export const embeddedEntry = (entry: unknown) => {
  const callToAction = reshapeEntry(entry, 'callToAction', CALL_TO_ACTION);
  if (callToAction) return { kind: 'callToAction', ...callToAction } as const;
  const testimonial = reshapeTestimonial(entry);
  if (testimonial) return { kind: 'testimonial', ...testimonial } as const;
  const target = entryTarget(entry);
  if (target) return { kind: 'link', ...target } as const;
  if (isWireEntry(entry)) {
    const { id, contentType } = entry.sys;
    console.warn(`Content: rich text cannot show the embedded ${contentType.sys.id} ${id}.`);
  }
  return undefined;
};

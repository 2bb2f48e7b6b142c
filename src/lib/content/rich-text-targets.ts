import * as v from 'valibot';
import { blogPostPath } from '../routes.ts';
import { HrefSchema, PictureSchema, reshapeEntry, TextSchema } from './reshape-entry.ts';
import { isWireEntry } from './wire-entry.ts';

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

const reshapeLink = (entry: unknown) =>
  reshapeEntry(entry, 'link', {
    required: { url: HrefSchema, label: TextSchema },
    optional: { description: TextSchema },
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
      url: v.pipe(v.string(), v.regex(/^(https?:)?\/\/[^/\\]/)),
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

const reshapeCallToAction = (entry: unknown) =>
  reshapeEntry(entry, 'callToAction', {
    required: { heading: TextSchema },
    optional: { text: TextSchema, actions: v.array(v.unknown()) },
  });

const reshapeTestimonial = (entry: unknown) =>
  reshapeEntry(entry, 'testimonial', {
    required: { quote: TextSchema, name: TextSchema },
    optional: { role: TextSchema, company: TextSchema },
  });

/** What an entry embedded between paragraphs is shown as. */
export const embeddedEntry = (entry: unknown) => {
  const callToAction = reshapeCallToAction(entry);
  if (callToAction) {
    const actions = (callToAction.actions ?? [])
      .map(entryTarget)
      .filter((one) => one !== undefined);
    return { kind: 'callToAction', ...callToAction, actions } as const;
  }
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

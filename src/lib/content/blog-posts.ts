import * as v from 'valibot';
import type { ContentQuery } from './find-entries.ts';
import {
  listOf,
  oneOf,
  type Picture,
  PictureSchema,
  reshapeEntry,
  TextSchema,
} from './reshape-entry.ts';
import { type RichTextDocument, RichTextSchema } from './rich-text.ts';
import { isWireEntry } from './wire-entry.ts';

/** What the blog calls itself, on its page and in its feed. */
export const BLOG = {
  title: 'The blog',
  description:
    'On hiring and being hired: job ads, resumes, interviews, pay, and the first weeks in a new job.',
} as const;

export interface BlogCategory {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly description?: string;
}

export interface Author {
  readonly id: string;
  readonly name: string;
  readonly role?: string;
  readonly bio?: string;
  readonly photo?: Picture;
}

/** A post as it stands in lists. */
export interface PostSummary {
  readonly id: string;
  readonly title: string;
  readonly slug: string;
  readonly excerpt: string;
  /** ISO 8601, a day or a time. */
  readonly publishedOn: string;
  readonly author?: Pick<Author, 'id' | 'name'>;
  readonly category?: BlogCategory;
  readonly cover?: Picture;
  /** Ids of its tags. */
  readonly tags: readonly string[];
}

export interface BlogPost extends PostSummary {
  readonly body: RichTextDocument;
  /** Where it was revised after it appeared. */
  readonly updatedOn?: string;
  readonly author?: Author;
  /** Posts that an editor chose to follow this one. */
  readonly related: readonly PostSummary[];
}

const DaySchema = v.pipe(
  v.string(),
  v.check(
    (text) => /^\d{4}-\d{2}-\d{2}/.test(text) && !Number.isNaN(Date.parse(text)),
    'is no date',
  ),
);

/** A category, undefined for any other entry. */
export const reshapeCategory = (entry: unknown): BlogCategory | undefined =>
  reshapeEntry(entry, 'blogCategory', {
    required: { name: TextSchema, slug: TextSchema },
    optional: { description: TextSchema },
  });

// In lists the author's photo is not asked for, and so is no broken field.
const reshapeAuthorName = (entry: unknown) =>
  reshapeEntry(entry, 'author', { required: { name: TextSchema }, optional: {} });

const reshapeAuthor = (entry: unknown): Author | undefined =>
  reshapeEntry(entry, 'author', {
    required: { name: TextSchema },
    optional: { role: TextSchema, bio: TextSchema, photo: PictureSchema },
  });

const SUMMARY_FIELDS = {
  required: { title: TextSchema, slug: TextSchema, excerpt: TextSchema, publishedOn: DaySchema },
  optional: {
    author: oneOf(reshapeAuthorName),
    category: oneOf(reshapeCategory),
    cover: PictureSchema,
  },
};

const tagsOf = (entry: unknown): readonly string[] =>
  isWireEntry(entry) ? (entry.metadata?.tags ?? []).map(({ sys }) => sys.id) : [];

/** A post for lists, undefined for any other entry and for one without what a list shows. */
export const reshapePostSummary = (entry: unknown): PostSummary | undefined => {
  const post = reshapeEntry(entry, 'blogPost', SUMMARY_FIELDS);
  return post && { ...post, tags: tagsOf(entry) };
};

/** A whole post; its linked entries must be resolved two levels deep. */
export const reshapePost = (entry: unknown): BlogPost | undefined => {
  const post = reshapeEntry(entry, 'blogPost', {
    required: { ...SUMMARY_FIELDS.required, body: RichTextSchema },
    optional: {
      ...SUMMARY_FIELDS.optional,
      author: oneOf(reshapeAuthor),
      updatedOn: DaySchema,
      related: listOf(reshapePostSummary),
    },
  });
  return post && { ...post, related: post.related ?? [], tags: tagsOf(entry) };
};

const MINUTE_MS = 60_000;

/**
 * Posts that have appeared: one dated in the future waits for its day. The same query for a whole
 * minute, so that the delivery service can answer it from its cache.
 */
export const appearedPosts = (now: number): ContentQuery => ({
  content_type: 'blogPost',
  'fields.publishedOn[lte]': new Date(Math.floor(now / MINUTE_MS) * MINUTE_MS).toISOString(),
});

/** Newest first, and of them what a list shows. */
export const newestSummaries = (now: number): ContentQuery => ({
  ...appearedPosts(now),
  order: ['-fields.publishedOn', '-sys.createdAt', 'sys.id'],
  include: 1,
  // Without the rest of `sys` nobody would know what type an entry is of.
  select: [
    'sys',
    'metadata.tags',
    ...Object.keys({ ...SUMMARY_FIELDS.required, ...SUMMARY_FIELDS.optional }).map(
      (name) => `fields.${name}`,
    ),
  ],
});

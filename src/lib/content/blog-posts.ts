import * as v from 'valibot';
import { parseDate } from '../../contracts/dates.ts';
import type { ContentQuery } from './find-entries.ts';
import { formatTitleFromPath } from './format-title-from-path.ts';
import {
  createEntrySchema,
  type Picture,
  PictureSchema,
  reshapeEntry,
  TextSchema,
} from './reshape-entry.ts';
import { formatPlainText, type RichTextDocument, RichTextSchema } from './rich-text/rich-text.ts';
import { isWireEntry, LinkSchema, type WireEntry } from './wire-entry.ts';

/** The blog's title and description, used on its page and in its feed. */
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

/** A post, as shown in a list. */
export interface PostSummary {
  readonly id: string;
  readonly title: string;
  readonly slug: string;
  /** The excerpt; empty in lists if the post has none. */
  readonly excerpt: string;
  /** An ISO 8601 date or date-time. Absent only in drafts. */
  readonly publishedOn?: string;
  /** When the post was last revised, if it was revised after publication. */
  readonly updatedOn?: string;
  readonly author?: Pick<Author, 'id' | 'name'>;
  readonly category?: BlogCategory;
  readonly cover?: Picture;
  /** The ids of the post's tags. */
  readonly tags: readonly string[];
}

export interface BlogPost extends PostSummary {
  readonly body: RichTextDocument;
  readonly author?: Author;
}

const DaySchema = v.pipe(
  v.string(),
  v.check(
    (text) => /^\d{4}-\d{2}-\d{2}/.test(text) && !Number.isNaN(parseDate(text)),
    'is not a date',
  ),
);

/** Parses a category; undefined for any other entry. */
export const reshapeCategory = (entry: unknown): BlogCategory | undefined =>
  reshapeEntry(entry, 'blogCategory', {
    required: { name: TextSchema, slug: TextSchema },
    optional: { description: TextSchema },
  });

// List queries omit the author's other fields, so a broken photo does not affect lists.
const reshapeAuthorName = (entry: unknown) =>
  reshapeEntry(entry, 'author', { required: { name: TextSchema }, optional: {} });

const reshapeAuthor = (entry: unknown): Author | undefined =>
  reshapeEntry(entry, 'author', {
    required: { name: TextSchema },
    optional: { role: TextSchema, bio: TextSchema, photo: PictureSchema },
  });

const SUMMARY_FIELDS = {
  // Only the slug, the lookup key, is required. The title and the excerpt have derived defaults.
  required: { slug: TextSchema },
  optional: {
    title: TextSchema,
    excerpt: TextSchema,
    publishedOn: DaySchema,
    updatedOn: DaySchema,
    author: createEntrySchema(reshapeAuthorName),
    category: createEntrySchema(reshapeCategory),
    cover: PictureSchema,
  },
};

const readTags = (entry: unknown): readonly string[] =>
  isWireEntry(entry) ? (entry.metadata?.tags ?? []).map(({ sys }) => sys.id) : [];

/** Parses a post for a list; undefined for other entries and for posts without a slug. */
export const reshapePostSummary = (entry: unknown): PostSummary | undefined => {
  const post = reshapeEntry(entry, 'blogPost', SUMMARY_FIELDS);
  return (
    post && {
      ...post,
      title: post.title ?? formatTitleFromPath(post.slug),
      excerpt: post.excerpt ?? '',
      tags: readTags(entry),
    }
  );
};

const EXCERPT_MAX = 160;

const createExcerpt = (body: RichTextDocument): string => {
  const text = formatPlainText(body).replace(/\s+/g, ' ');
  return text.length <= EXCERPT_MAX ? text : `${text.slice(0, EXCERPT_MAX).replace(/\s\S*$/, '')}…`;
};

const POST_FIELDS = {
  required: { ...SUMMARY_FIELDS.required, body: RichTextSchema },
  optional: { ...SUMMARY_FIELDS.optional, author: createEntrySchema(reshapeAuthor) },
};

/** Parses a complete post. Its linked entries must be resolved to a depth of two. */
export const reshapePost = (entry: unknown): BlogPost | undefined => {
  const post = reshapeEntry(entry, 'blogPost', POST_FIELDS);
  return (
    post && {
      ...post,
      title: post.title ?? formatTitleFromPath(post.slug),
      excerpt: post.excerpt ?? createExcerpt(post.body),
      tags: readTags(entry),
    }
  );
};

/** The time of a query for posts, and whether it is for a preview. */
export interface PostsContext {
  /** Unix milliseconds. */
  readonly now: number;
  /**
   * Whether this is an editor's preview, which includes posts with a future date and posts without
   * a date.
   */
  readonly isPreview?: boolean;
}

const MINUTE_MS = 60_000;

/**
 * Builds a query for published posts. A post dated in the future is hidden until that time. The
 * query stays the same for a whole minute, so that the delivery service can respond from its cache.
 */
const publishedPostsQuery = ({ now, isPreview }: PostsContext): ContentQuery => ({
  content_type: 'blogPost',
  ...(!isPreview && {
    'fields.publishedOn[lte]': new Date(Math.floor(now / MINUTE_MS) * MINUTE_MS).toISOString(),
  }),
});

// `sys` is selected as a whole because it contains the content type.
const listSelectedFields = ({ required, optional }: { required: object; optional: object }) => [
  'sys',
  'metadata.tags',
  ...Object.keys({ ...required, ...optional }).map((name) => `fields.${name}`),
];

/** Builds a query for the newest posts, with only the fields that lists show. */
export const newestSummariesQuery = (requested: PostsContext): ContentQuery => ({
  ...publishedPostsQuery(requested),
  order: ['-fields.publishedOn', '-sys.createdAt', 'sys.id'],
  include: 1,
  select: listSelectedFields(SUMMARY_FIELDS),
});

/**
 * Builds a query for the slugs and dates of posts, sorted by creation time so that the order is
 * stable across pages.
 */
export const postAddressesQuery = (requested: PostsContext): ContentQuery => ({
  ...publishedPostsQuery(requested),
  order: ['sys.createdAt', 'sys.id'],
  include: 0,
  select: ['sys', 'fields.slug', 'fields.publishedOn', 'fields.updatedOn'],
});

/**
 * Parses a post's slug and the time of its last change. `changedOn` is an ISO 8601 date or
 * date-time.
 */
export const reshapePostAddress = (
  entry: unknown,
): { readonly slug: string; readonly changedOn?: string } | undefined => {
  const post = reshapeEntry(entry, 'blogPost', {
    required: SUMMARY_FIELDS.required,
    optional: { publishedOn: DaySchema, updatedOn: DaySchema },
  });
  return post && { slug: post.slug, changedOn: post.updatedOn ?? post.publishedOn };
};

/** Limits a query to one category, without looking up the category first. */
export const inCategoryQuery = (slug: string): ContentQuery => ({
  'fields.category.sys.contentType.sys.id': 'blogCategory',
  'fields.category.fields.slug': slug,
});

/**
 * Builds a query for the post with the given slug. It excludes `related`, because the related posts
 * would include their full text.
 */
export const completePostQuery = (slug: string, requested: PostsContext): ContentQuery => ({
  ...publishedPostsQuery(requested),
  'fields.slug': slug,
  // Includes the author's photo, and the links in embedded entries.
  include: 2,
  limit: 1,
  select: listSelectedFields(POST_FIELDS),
});

/**
 * Builds a query for the posts that an editor chose as related to the post with the given slug; see
 * `parseRelatedIds`.
 */
export const relatedPostsQuery = (slug: string, requested: PostsContext): ContentQuery => ({
  ...publishedPostsQuery(requested),
  'fields.slug': slug,
  include: 0,
  limit: 1,
  select: ['sys', 'fields.related'],
});

const LinksSchema = v.fallback(v.array(LinkSchema), []);

export const parseRelatedIds = (entry: WireEntry | undefined): readonly string[] =>
  v.parse(LinksSchema, entry?.fields?.related ?? []).map(({ sys }) => sys.id);

import * as v from 'valibot';
import { parseDate } from '../../contracts/dates.ts';
import type { ContentQuery } from './find-entries.ts';
import { oneOf, type Picture, PictureSchema, reshapeEntry, TextSchema } from './reshape-entry.ts';
import { plainTextOf, type RichTextDocument, RichTextSchema } from './rich-text/rich-text.ts';
import { titleOfPath } from './title-of-path.ts';
import { isWireEntry, LinkSchema, type WireEntry } from './wire-entry.ts';

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
  /** Empty in lists where the post has none. */
  readonly excerpt: string;
  /** ISO 8601, a day or a time. Only a draft may be without. */
  readonly publishedOn?: string;
  /** Where it was revised after it appeared. */
  readonly updatedOn?: string;
  readonly author?: Pick<Author, 'id' | 'name'>;
  readonly category?: BlogCategory;
  readonly cover?: Picture;
  /** Ids of its tags. */
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
  // By its slug there is a post; without a good title or excerpt it has what can be made of the rest.
  required: { slug: TextSchema },
  optional: {
    title: TextSchema,
    excerpt: TextSchema,
    publishedOn: DaySchema,
    updatedOn: DaySchema,
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
  return (
    post && {
      ...post,
      title: post.title ?? titleOfPath(post.slug),
      excerpt: post.excerpt ?? '',
      tags: tagsOf(entry),
    }
  );
};

const BEGINNING_MAX = 160;

const beginningOf = (body: RichTextDocument): string => {
  const text = plainTextOf(body).replace(/\s+/g, ' ');
  return text.length <= BEGINNING_MAX
    ? text
    : `${text.slice(0, BEGINNING_MAX).replace(/\s\S*$/, '')}…`;
};

const POST_FIELDS = {
  required: { ...SUMMARY_FIELDS.required, body: RichTextSchema },
  optional: { ...SUMMARY_FIELDS.optional, author: oneOf(reshapeAuthor) },
};

/** A whole post; its linked entries must be resolved two levels deep. */
export const reshapePost = (entry: unknown): BlogPost | undefined => {
  const post = reshapeEntry(entry, 'blogPost', POST_FIELDS);
  return (
    post && {
      ...post,
      title: post.title ?? titleOfPath(post.slug),
      excerpt: post.excerpt ?? beginningOf(post.body),
      tags: tagsOf(entry),
    }
  );
};

/** Who asks for posts, and when. */
export interface PostsAsked {
  /** Unix milliseconds. */
  readonly now: number;
  /** An editor sees posts before their day, and those that have none yet. */
  readonly isPreview?: boolean;
}

const MINUTE_MS = 60_000;

/**
 * Posts that have appeared: one dated in the future waits for its day. The same query for a whole
 * minute, so that the delivery service can answer it from its cache.
 */
const appearedPosts = ({ now, isPreview }: PostsAsked): ContentQuery => ({
  content_type: 'blogPost',
  ...(!isPreview && {
    'fields.publishedOn[lte]': new Date(Math.floor(now / MINUTE_MS) * MINUTE_MS).toISOString(),
  }),
});

// Without the rest of `sys` nobody would know what type an entry is of.
const selectionOf = ({ required, optional }: { required: object; optional: object }) => [
  'sys',
  'metadata.tags',
  ...Object.keys({ ...required, ...optional }).map((name) => `fields.${name}`),
];

/** Newest first, and of them what a list shows. */
export const newestSummaries = (asked: PostsAsked): ContentQuery => ({
  ...appearedPosts(asked),
  order: ['-fields.publishedOn', '-sys.createdAt', 'sys.id'],
  include: 1,
  select: selectionOf(SUMMARY_FIELDS),
});

/** Where posts are found and when they last changed: first published first, so that each keeps its place. */
export const postAddresses = (asked: PostsAsked): ContentQuery => ({
  ...appearedPosts(asked),
  order: ['sys.createdAt', 'sys.id'],
  include: 0,
  select: ['sys', 'fields.slug', 'fields.publishedOn', 'fields.updatedOn'],
});

/** `changedOn`: ISO 8601, a day or a time. */
export const reshapePostAddress = (
  entry: unknown,
): { readonly slug: string; readonly changedOn?: string } | undefined => {
  const post = reshapeEntry(entry, 'blogPost', {
    required: SUMMARY_FIELDS.required,
    optional: { publishedOn: DaySchema, updatedOn: DaySchema },
  });
  return post && { slug: post.slug, changedOn: post.updatedOn ?? post.publishedOn };
};

/** Of one category only: whether there is such a one need not be known first. */
export const inCategory = (slug: string): ContentQuery => ({
  'fields.category.sys.contentType.sys.id': 'blogCategory',
  'fields.category.fields.slug': slug,
});

/** The post of a slug. What it links to as `related` would come with all of its text: not asked for. */
export const wholePost = (slug: string, asked: PostsAsked): ContentQuery => ({
  ...appearedPosts(asked),
  'fields.slug': slug,
  // To the author's photo, and to what the embedded entries link to.
  include: 2,
  limit: 1,
  select: selectionOf(POST_FIELDS),
});

/** Which posts an editor chose to follow the post of a slug: `chosenIds` of the entry found. */
export const chosenPosts = (slug: string, asked: PostsAsked): ContentQuery => ({
  ...appearedPosts(asked),
  'fields.slug': slug,
  include: 0,
  limit: 1,
  select: ['sys', 'fields.related'],
});

const LinksSchema = v.fallback(v.array(LinkSchema), []);

export const chosenIds = (entry: WireEntry | undefined): readonly string[] =>
  v.parse(LinksSchema, entry?.fields?.related ?? []).map(({ sys }) => sys.id);

import * as v from 'valibot';
import { parseDate } from '../../contracts/dates.ts';
import { limitPageValidity } from '../limit-page-validity.ts';
import { getRuntime } from '../runtime.ts';
import { createContentMemory } from './content-memory.ts';
import type { ContentSource } from './content-source.ts';
import { findEntriesIn } from './find-entries.ts';

/** How long a page that lists posts waits for the date of the next post. */
const WAIT_MS = 1_000;

/**
 * Queries for posts use whole minutes, so a post appears at the first full minute after its
 * publication time.
 */
const MINUTE_MS = 60_000;

interface NextPost {
  /** The publication time in Unix milliseconds; absent if no post is scheduled. */
  readonly at?: number;
}

const DateSchema = v.pipe(v.string(), v.transform(parseDate), v.number());

const memory = createContentMemory<NextPost>({
  name: 'the next scheduled post',
  fallback: {},
  async read(source) {
    const { items } = await findEntriesIn(source, {
      content_type: 'blogPost',
      'fields.publishedOn[gt]': new Date().toISOString(),
      order: 'fields.publishedOn',
      select: ['sys', 'fields.publishedOn'],
      limit: 1,
    });
    const date = v.safeParse(DateSchema, items[0]?.fields?.publishedOn);
    return date.success ? { at: Math.ceil(date.output / MINUTE_MS) * MINUTE_MS } : {};
  },
});

/**
 * Limits the validity of a list of posts to the next scheduled publication. Previews already show
 * all posts.
 */
export const limitValidityToNextPost = async (): Promise<void> => {
  const { content, isPreview } = getRuntime();
  if (isPreview) return;
  const { at } = await memory.readForPage(content, { waitMs: WAIT_MS });
  if (at) limitPageValidity(at);
};

/** Discards the stored next post if one of the tags concerns posts, or if no tags are given. */
export const deleteNextPost = (source: ContentSource, tags?: readonly string[]): void => {
  if (!tags || tags.includes('content-type:blogPost')) memory.forget(source);
};

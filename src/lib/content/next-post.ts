import * as v from 'valibot';
import { parseDate } from '../../contracts/dates.ts';
import { holdPageUntil } from '../hold-page-until.ts';
import { getRuntime } from '../runtime.ts';
import { createContentMemory } from './content-memory.ts';
import type { ContentSource } from './content-source.ts';
import { findEntriesIn } from './find-entries.ts';

/** A list waits no longer for this. */
const WAIT_MS = 1_000;

/** Posts are asked for by whole minutes: one appears with the minute after its time. */
const MINUTE_MS = 60_000;

interface NextPost {
  /** Unix milliseconds; none is waiting where it is absent. */
  readonly at?: number;
}

const DateSchema = v.pipe(v.string(), v.transform(parseDate), v.number());

const memory = createContentMemory<NextPost>({
  name: 'posts to come',
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

/** A list of posts is right until the next one appears. An editor sees those to come as well. */
export const holdPageUntilNextPost = async (): Promise<void> => {
  const { content, isPreview } = getRuntime();
  if (isPreview) return;
  const { at } = await memory.readForPage(content, { waitMs: WAIT_MS });
  if (at) holdPageUntil(at);
};

/** Forgets which post comes next, where one of the tags is of posts; without tags in any case. */
export const forgetNextPost = (source: ContentSource, tags?: readonly string[]): void => {
  if (!tags || tags.includes('content-type:blogPost')) memory.forget(source);
};

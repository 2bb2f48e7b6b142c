import type { ContentQuery } from './find-entries.ts';

/**
 * Contentful's rule for ids. Any other would break the header that tags stand in, or be read there as
 * tags of something else.
 */
export const CONTENT_ID = /^[\w.-]{1,64}$/;

const isId = (id: unknown): id is string => typeof id === 'string' && CONTENT_ID.test(id);

/** What is read here of whatever comes; all else of it is checked by who reshapes it. */
interface Node {
  readonly sys?: { readonly type?: unknown; readonly linkType?: unknown; readonly id?: unknown };
  readonly fields?: unknown;
}

/** A question for the one entry that has an id or an address: others cannot join its answer. */
const isLookup = (query: ContentQuery): boolean =>
  'sys.id' in query ||
  (query.limit === 1 && Object.keys(query).some((name) => /^fields\.\w+$/.test(name)));

/**
 * Tags of all that would change an answer when it changes: every entry and asset in it, those that
 * its links lead to without being published yet, and, as a list gains members, its content type.
 * `items`: with links resolved, as the client gives them; they may lead in circles.
 */
export const cacheTagsOf = (query: ContentQuery, items: readonly unknown[]): readonly string[] => {
  const tags = new Set<string>();
  const type = query.content_type;
  if (isId(type) && (items.length === 0 || !isLookup(query))) {
    tags.add(`content-type:${type}`);
  }
  if (items.length === 0 && isId(query['sys.id'])) {
    tags.add(`entry:${query['sys.id']}`);
  }
  const seen = new Set<object>();
  const waiting: unknown[] = [...items];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value !== 'object' || value === null || seen.has(value)) continue;
    seen.add(value);
    const { sys, fields } = value as Node;
    const kind = sys?.type === 'Link' ? sys.linkType : sys?.type;
    if ((kind === 'Entry' || kind === 'Asset') && isId(sys?.id)) {
      tags.add(`${kind.toLowerCase()}:${sys.id}`);
    }
    // Of a resource its fields; of a list, an object or a node of rich text everything.
    const parts = sys ? fields : value;
    if (typeof parts === 'object' && parts !== null) waiting.push(...Object.values(parts));
  }
  return [...tags].sort();
};

/** On every change of content this is purged as well. */
export const ANY_CONTENT = 'content';

/** Node's own `fetch` takes no more than 16 KB of headers; Cloudflare reads as much of this one. */
const HEADER_MAX_CHARACTERS = 8_000;

const OF_CONTENT = /^(entry|asset|content-type):/;

/**
 * A page's header of them: exact, or for a page of very many parts purged with any change of content. What
 * it shows of jobs and employers has no part in that. `stored`: a tag as the cache has it.
 */
export const cacheTagHeader = (
  tags: ReadonlySet<string>,
  stored: (tag: string) => string = (tag) => tag,
): string => {
  const write = (some: readonly string[]) => some.map(stored).join(',');
  const exact = write([...tags]);
  if (exact.length <= HEADER_MAX_CHARACTERS) return exact;
  return write([...[...tags].filter((tag) => !OF_CONTENT.test(tag)), ANY_CONTENT]);
};

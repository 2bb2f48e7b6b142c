import type { ContentQuery } from './find-entries.ts';

/**
 * The format of Contentful's ids. Any other id could break the tag header or be read as another
 * tag.
 */
export const CONTENT_ID = /^[\w.-]{1,64}$/;

const isId = (id: unknown): id is string => typeof id === 'string' && CONTENT_ID.test(id);

/** The parts of an item that this module reads. Reshape functions validate all other parts. */
interface Node {
  readonly sys?: { readonly type?: unknown; readonly linkType?: unknown; readonly id?: unknown };
  readonly fields?: unknown;
}

/**
 * Whether a query looks up a single entry by id or field, so that new entries cannot be added to
 * its result.
 */
const isLookup = (query: ContentQuery): boolean =>
  'sys.id' in query ||
  (query.limit === 1 && Object.keys(query).some((name) => /^fields\.\w+$/.test(name)));

/**
 * Tags for everything that would alter a result if it changed: every entry and asset in it, the
 * unpublished targets of its links and, for a list, its content type. The links in `items` are
 * already resolved by the client and may be cyclic.
 */
export const listCacheTags = (
  query: ContentQuery,
  items: readonly unknown[],
): readonly string[] => {
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
    // Follows only a resource's fields, but everything in a list, object or rich-text node.
    const parts = sys ? fields : value;
    if (typeof parts === 'object' && parts !== null) waiting.push(...Object.values(parts));
  }
  return [...tags].sort();
};

/** A tag that every content change purges. */
export const ANY_CONTENT = 'content';

/**
 * The maximum length of the tag header. Node's `fetch` accepts at most 16 KB of headers, and
 * Cloudflare reads at most 16 KB of this header.
 */
const HEADER_MAX_CHARACTERS = 8_000;

const CONTENT_TAG = /^(entry|asset|content-type):/;

/**
 * A page's tag header. If it would be too long, a single tag for all content replaces the content
 * tags; tags for jobs and employers are always listed. `stored` maps a tag to its form in the
 * cache.
 */
export const cacheTagHeader = (
  tags: ReadonlySet<string>,
  stored: (tag: string) => string = (tag) => tag,
): string => {
  const write = (some: readonly string[]) => some.map(stored).join(',');
  const exact = write([...tags]);
  if (exact.length <= HEADER_MAX_CHARACTERS) return exact;
  return write([...[...tags].filter((tag) => !CONTENT_TAG.test(tag)), ANY_CONTENT]);
};

import type { ContentfulClientApi } from 'contentful';
import { CONTENT_CLIENT_MS } from '../deadlines.ts';
import { ContentError } from './content-error.ts';
import type { ContentSource } from './content-source.ts';
import type { ContentQuery } from './find-entries.ts';

export type ContentClient = ContentfulClientApi<undefined>;

// docs/specification.md, row 9.3: the content client's defaults.
const CONTENT_RETRIES = 5;

// Stores no promises, because in workerd a request must not wait for another request's promise.
const clients = new WeakMap<ContentSource, ContentClient>();

/**
 * Contentful's own client for a source. It is imported on first use, because pages without content
 * do not need its 142 KB.
 * @throws TypeError from the client if the space or token is missing (docs/specification.md, row
 * 5.1)
 */
export const contentClient = async (source: ContentSource): Promise<ContentClient> => {
  const client = clients.get(source) ?? (await createContentClient(source));
  clients.set(source, client);
  return client;
};

const createContentClient = async (source: ContentSource): Promise<ContentClient> => {
  const [{ createClient }, { default: axios }] = await Promise.all([
    import('contentful'),
    import('axios'),
  ]);
  const { fetch, read: _, waitUntil: __, ...options } = source;
  return createClient({
    ...options,
    timeout: CONTENT_CLIENT_MS,
    retryLimit: CONTENT_RETRIES,
    logHandler: (level, data) => {
      if (level === 'warning') console.warn(`Content: ${data}`);
    },
    adapter: async (config) => {
      try {
        return await axios.getAdapter('fetch', { ...config, env: { ...config.env, fetch } })(
          config,
        );
      } catch (error) {
        // Unwraps a ContentError, because one that axios has wrapped does not stop the retries.
        const { cause } = error as Error;
        throw cause instanceof ContentError ? cause : error;
      }
    },
  });
};

interface Entity {
  readonly sys: { readonly type: string; readonly id: string };
  readonly fields?: unknown;
}

/**
 * The response of the delivery API's `entries` endpoint, reduced to the parts needed to resolve
 * links.
 */
interface EntriesResponse {
  readonly items: readonly Entity[];
  readonly includes?: Readonly<Record<string, readonly Entity[]>>;
}

/** The URL that Contentful's client would request. */
const createEntriesUrl = (
  { space, environment = 'master' }: ContentSource,
  query: ContentQuery,
): URL => {
  const url = new URL(
    `https://content.invalid/spaces/${space}/environments/${environment}/entries`,
  );
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
  return url;
};

interface Link {
  readonly sys: { readonly type: 'Link'; readonly linkType: string; readonly id: string };
}

const isLink = (value: object): value is Link => (value as Partial<Link>).sys?.type === 'Link';

/**
 * Copies the items and replaces their links, even circular ones, with their targets. Unresolvable
 * links are left in place.
 */
const resolveLinks = ({ items, includes = {} }: EntriesResponse): readonly Entity[] => {
  const entities = [...Object.values(includes).flat(), ...items];
  const byLink = new Map(entities.map((entity) => [`${entity.sys.type} ${entity.sys.id}`, entity]));
  const copies = new Map<Entity, Entity>();

  const resolve = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(resolve);
    if (isLink(value)) {
      const found = byLink.get(`${value.sys.linkType} ${value.sys.id}`);
      return found ? copyResolved(found) : value;
    }
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, resolve(part)]));
  };
  const copyResolved = (entity: Entity): Entity => {
    const known = copies.get(entity);
    if (known) return known;
    const copy: { -readonly [Name in keyof Entity]: Entity[Name] } = { ...entity };
    copies.set(entity, copy);
    if (entity.fields !== undefined) copy.fields = resolve(entity.fields);
    return copy;
  };
  return items.map(copyResolved);
};

/**
 * Reads a source's entries in this process, and returns them in the same format as Contentful's
 * client. Undefined if the source cannot do so, in which case the client is needed. This saves a
 * new isolate from compiling 150 KB of client code before its first page.
 */
export const readEntries = async (source: ContentSource, query: ContentQuery): Promise<unknown> => {
  const response = (await source.read?.(createEntriesUrl(source, query))) as
    | EntriesResponse
    | undefined;
  return response && { ...response, items: resolveLinks(response) };
};

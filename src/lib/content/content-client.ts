import type { ContentfulClientApi } from 'contentful';
import { CONTENT_CLIENT_MS } from '../deadlines.ts';
import { ContentError } from './content-error.ts';
import type { ContentSource } from './content-source.ts';

export type ContentClient = ContentfulClientApi<undefined>;

// Specification 9: content client defaults.
const CONTENT_RETRIES = 5;

// Clients, not promises of them: requests in workerd must not wait for each other's.
const clients = new WeakMap<ContentSource, ContentClient>();

/**
 * Contentful's own client over a source. It is imported with the first use: 142 KB that pages
 * without content need not wait for.
 * @throws TypeError of the client where space or token are missing (specification 5)
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
  const { fetch, read, waitUntil: _, ...options } = source;
  return createClient({
    ...options,
    timeout: CONTENT_CLIENT_MS,
    retryLimit: CONTENT_RETRIES,
    logHandler: (level, data) => {
      if (level === 'warning') console.warn(`Content: ${data}`);
    },
    adapter: async (config) => {
      const data = await read?.(new URL(axios.getUri(config)));
      if (data) return { data, status: 200, statusText: 'OK', headers: {}, config };
      try {
        return await axios.getAdapter('fetch', { ...config, env: { ...config.env, fetch } })(
          config,
        );
      } catch (error) {
        // The source knows that asking again is no use: without axios' wrapping nobody does.
        const { cause } = error as Error;
        throw cause instanceof ContentError ? cause : error;
      }
    },
  });
};

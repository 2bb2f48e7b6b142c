import type { ContentfulClientApi } from 'contentful';
import type { ContentSource } from './content-source.ts';

export type ContentClient = ContentfulClientApi<undefined>;

// Specification 9: content client defaults.
export const CONTENT_TIMEOUT_MS = 30_000;
export const CONTENT_RETRIES = 5;

const clients = new WeakMap<ContentSource, Promise<ContentClient>>();

/**
 * Contentful's own client over a source. It is imported with the first use: 142 KB that pages
 * without content need not wait for.
 */
export const contentClient = (source: ContentSource): Promise<ContentClient> => {
  let client = clients.get(source);
  if (!client) {
    client = createContentClient(source);
    clients.set(source, client);
  }
  return client;
};

const createContentClient = async (source: ContentSource): Promise<ContentClient> => {
  const [{ createClient }, { default: axios }] = await Promise.all([
    import('contentful'),
    import('axios'),
  ]);
  const { fetch, ...options } = source;
  return createClient({
    ...options,
    timeout: CONTENT_TIMEOUT_MS,
    retryLimit: CONTENT_RETRIES,
    adapter: (config) =>
      axios.getAdapter('fetch', { ...config, env: { ...config.env, fetch } })(config),
  });
};

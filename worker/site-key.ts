import type {
  AnalyticsEngineDataset,
  MessageSendRequest,
  Queue,
  R2Bucket,
  R2Object,
  RateLimit,
} from '@cloudflare/workers-types';
import type { Bindings } from './env.ts';

/*
 * Sites in one account may share a bucket, rate limits, a dataset and caches. `SITE_KEY` keeps
 * their data apart (decision 14). It is applied to the bindings here, so that no other code needs
 * to know about it. A site without a key stores everything under unprefixed names.
 */

/**
 * The site's key; undefined if it has none. The key is not validated here: a site with invalid
 * settings serves nothing, but its schedule still runs and must not treat another site's files as
 * its own.
 */
export const readSiteKey = ({ SITE_KEY }: Pick<Bindings, 'SITE_KEY'>): string | undefined =>
  SITE_KEY || undefined;

/**
 * A name for use in a store that other sites share. It never collides with the names of a site that
 * has no key.
 */
export const siteName = (siteKey: string | undefined, name: string): string =>
  siteKey ? `${siteKey}/${name}` : name;

/** The prefix of a site's file keys: a folder that a site without a key never reads. */
export const filesPrefix = (siteKey: string | undefined): string =>
  siteKey ? `sites/${siteKey}/` : '';

/** The same object, but with the key by which its site knows it. */
const withKey = <T extends R2Object | null>(object: T, key: (stored: string) => string): T =>
  object &&
  new Proxy(object, {
    get(target, name) {
      if (name === 'key') return key(target.key);
      const member: unknown = Reflect.get(target, name);
      return typeof member === 'function' ? member.bind(target) : member;
    },
  });

/**
 * A view of the bucket limited to one site's files. It has only the methods that we use, so that no
 * other method can bypass the prefix.
 */
export const siteFiles = (bucket: R2Bucket, siteKey: string | undefined): R2Bucket => {
  if (!siteKey) return bucket;
  const prefix = filesPrefix(siteKey);
  const stored = (key: string) => prefix + key;
  const own = (key: string) => key.slice(prefix.length);
  const files: Pick<R2Bucket, 'head' | 'delete' | 'list'> & Record<'get' | 'put', unknown> = {
    head: async (key) => withKey(await bucket.head(stored(key)), own),
    get: async (key: string, ...options: never[]) =>
      withKey(await bucket.get(stored(key), ...options), own),
    put: async (key: string, ...rest: [value: string, ...options: never[]]) =>
      withKey(await bucket.put(stored(key), ...rest), own),
    delete: (keys) => bucket.delete(Array.isArray(keys) ? keys.map(stored) : stored(keys)),
    async list({ startAfter, ...options } = {}) {
      const page = await bucket.list({
        ...options,
        prefix: stored(options.prefix ?? ''),
        ...(startAfter !== undefined && { startAfter: stored(startAfter) }),
      });
      return {
        ...page,
        objects: page.objects.map((object) => withKey(object, own)),
        delimitedPrefixes: page.delimitedPrefixes.map(own),
      };
    },
  };
  return files as R2Bucket;
};

/** A queue message with the key of the site that sent it. */
export interface SiteMessage {
  readonly site?: string;
}

const siteQueue = (queue: Queue, site: string): Queue => {
  const signed = (body: unknown): SiteMessage => ({ ...(body as object), site });
  const named: Pick<Queue, 'send' | 'sendBatch'> = {
    send: (body, options) => queue.send(signed(body), options),
    sendBatch: (messages: Iterable<MessageSendRequest>, options) =>
      queue.sendBatch(
        Array.from(messages, (message) => ({ ...message, body: signed(message.body) })),
        options,
      ),
  };
  return named as Queue;
};

const siteLimit = (limiter: RateLimit, siteKey: string): RateLimit => ({
  limit: ({ key }) => limiter.limit({ key: siteName(siteKey, key) }),
});

const siteMetrics = (dataset: AnalyticsEngineDataset, siteKey: string): AnalyticsEngineDataset => ({
  writeDataPoint: (point) =>
    dataset.writeDataPoint({ ...point, blobs: [...(point?.blobs ?? []), siteKey] }),
});

/**
 * The bindings for one site, with its key applied if it has one. Bindings that are never shared
 * between sites (databases, assets) are unchanged.
 */
export const siteBindings = (bindings: Bindings): Bindings => {
  const siteKey = readSiteKey(bindings);
  if (!siteKey) return bindings;
  const { FILES, BACKUPS, EVENTS, METRICS }: Partial<Bindings> = bindings;
  const limits = ['LIMIT_POSTS', 'LIMIT_READS', 'LIMIT_OPS', 'LIMIT_BULK'] as const;
  return {
    ...bindings,
    // If a binding is missing, the code that uses it reports that.
    ...(FILES && { FILES: siteFiles(FILES, siteKey) }),
    ...(BACKUPS && { BACKUPS: siteFiles(BACKUPS, siteKey) }),
    ...(EVENTS && { EVENTS: siteQueue(EVENTS, siteKey) }),
    ...(METRICS && { METRICS: siteMetrics(METRICS, siteKey) }),
    ...Object.fromEntries(
      limits
        .filter((name) => bindings[name])
        .map((name) => [name, siteLimit(bindings[name], siteKey)]),
    ),
  };
};

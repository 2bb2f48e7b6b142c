import type { D1Database } from '@cloudflare/workers-types';
import { type Context, Hono } from 'hono';
import { REQUEST_ID_HEADER } from '../../http/request/request-id.ts';
import { isSameSecret, randomId } from '../../http/secrets.ts';
import { signingKey } from '../../http/signing-keys.ts';
import { ENVIRONMENT, SPACE_ID, type Space } from '../space.ts';
import { type ContentTokens, identifyContentToken, identifyToken } from '../tokens.ts';
import { createAssetKey, readKeyRequest } from './asset-keys.ts';
import { accessTokenInvalid, methodNotAllowed, notFound } from './delivery-error.ts';
import { listPlain } from './list-plain.ts';
import { listRecords } from './list-records.ts';
import { parseLocale, parseQuery } from './query/parse-query.ts';
import { createViews, type Views } from './read-entries.ts';
import { CORS_HEADERS, respond, respondError, respondOnce } from './respond.ts';
import type { SpaceView } from './space-view.ts';
import { digestSpace, type SpaceDigest } from './sync/record-changes.ts';
import { syncSpace } from './sync/sync.ts';
import { wireContentType, wireLocale, wireTag } from './wire.ts';

export interface DeliveryOptions {
  readonly space: Space;
  /** The host to prepend to the assets' paths, such as `localhost:8787`. */
  readonly assetHost: string;
  /**
   * The preview token reads drafts; the delivery token reads published content. If absent, they are
   * derived from the signing keys in `keys`.
   */
  readonly tokens?: ContentTokens;
  /**
   * Whether only this worker calls the service. If so, responses have no ETags, and tokens are not
   * compared in constant time, because they cannot be probed from outside. Either measure would
   * cost more than the response itself.
   */
  readonly isInProcess?: boolean;
  /** Views to share if the space is also read in process, so that it is indexed only once. */
  readonly views?: Views;
  /** The path where the service is mounted, such as `/cda`. */
  readonly basePath?: string;
  /**
   * The database that stores the changes between builds. Sync needs it, and `keys`.
   */
  readonly db?: D1Database;
  /**
   * The database that stores the signing keys. Without a database, a new key is created whenever
   * the service is created.
   */
  readonly keys?: D1Database;
  /** Returns the current time in Unix milliseconds. */
  readonly now?: () => number;
  /** May replace the response to a request, to test clients against a faulty service. */
  readonly fault?: (request: Request) => Response | undefined | Promise<Response | undefined>;
}

interface Call {
  readonly Variables: { readonly view: SpaceView; readonly requestId: string };
}

/** The path prefixes of an environment; the environment segments may be omitted. */
const ENVIRONMENT_PATHS = ['/spaces/:space/environments/:environment', '/spaces/:space'];

const readToken = (request: Request, url: URL): string | undefined =>
  request.headers.get('authorization')?.match(/^Bearer +(\S+)$/i)?.[1] ??
  url.searchParams.get('access_token') ??
  undefined;

export interface Delivery {
  fetch(request: Request): Promise<Response>;
}

/**
 * Contentful's Content Delivery API for an exported space and, with the preview token, its Preview
 * API (docs/specification.md, rows 7.20 to 7.24). It is called in process through `fetch`, or is
 * mounted at a path.
 */
export const createDelivery = (options: DeliveryOptions): Delivery => {
  const { space, assetHost, tokens, db, keys, isInProcess, now = () => Date.now() } = options;
  const place = { spaceId: SPACE_ID, environment: ENVIRONMENT };

  const { views: viewOf = createViews(space, assetHost) } = options;
  // Caches results but never promises, because requests in workerd cannot share I/O.
  let digest: SpaceDigest | undefined;
  let ownKey: string | undefined;
  const secretKey = async () => {
    if (keys) return signingKey(keys, 'content', now());
    ownKey ??= randomId();
    return ownKey;
  };

  const identify = async (token: string): Promise<keyof ContentTokens | undefined> => {
    if (!tokens) return keys && identifyContentToken(keys, token, now());
    return identifyToken(token, tokens, isInProcess ? (a, b) => a === b : isSameSecret);
  };

  const authenticate = async (request: Request, url: URL): Promise<SpaceView> => {
    const givenToken = readToken(request, url);
    if (givenToken === undefined) throw accessTokenInvalid();
    const kind = await identify(givenToken);
    if (!kind) throw accessTokenInvalid();
    return viewOf(kind === 'preview');
  };

  const app = new Hono<Call>({ strict: false }).basePath(options.basePath ?? '/');

  app.use(async (c, next) => {
    const requestId = c.req.raw.headers.get(REQUEST_ID_HEADER) || crypto.randomUUID();
    c.set('requestId', requestId);
    const misbehaviour = await options.fault?.(c.req.raw);
    if (misbehaviour) return misbehaviour;
    if (c.req.method === 'OPTIONS')
      return new Response(null, { status: 204, headers: CORS_HEADERS });
    c.set('view', await authenticate(c.req.raw, new URL(c.req.url)));
    return next();
  });

  app.use('/spaces/:space/*', async (c, next) => {
    const id = c.req.param('space');
    if (id !== place.spaceId) throw notFound({ type: 'Space', id });
    return next();
  });
  app.use('/spaces/:space/environments/:environment/*', async (c, next) => {
    const id = c.req.param('environment');
    if (id !== place.environment) {
      throw notFound({ type: 'Environment', id, space: place.spaceId });
    }
    return next();
  });

  const sendJson = (c: Context<Call>, body: unknown) =>
    respond(body, c.req.raw, {
      requestId: c.get('requestId'),
      isPreview: c.get('view').options.isPreview,
      isInProcess,
    });
  const missing = (type: string, id: string) =>
    notFound({ type, id, environment: place.environment, space: place.spaceId });

  const locales = space.locales.map(wireLocale);
  app.get('/spaces/:space', (c) =>
    sendJson(c, {
      sys: { type: 'Space', id: place.spaceId },
      name: place.spaceId,
      locales: locales.map(({ sys: _, ...locale }) => locale),
    }),
  );

  for (const path of ENVIRONMENT_PATHS) {
    const at = app.basePath(path);
    const contentTypes = ({ contentTypes: types }: SpaceView) =>
      [...types.values()].map((type) => wireContentType(type, place));
    const tags = (view: SpaceView) => view.tags.map((tag) => wireTag(tag, place));

    at.get('/content_types', (c) =>
      sendJson(c, listPlain(contentTypes(c.get('view')), new URL(c.req.url))),
    );
    at.get('/content_types/:id', (c) => {
      const id = c.req.param('id') ?? '';
      const type = c.get('view').contentTypes.get(id);
      if (!type) throw missing('ContentType', id);
      return sendJson(c, wireContentType(type, place));
    });
    at.get('/tags', (c) => sendJson(c, listPlain(tags(c.get('view')), new URL(c.req.url))));
    at.get('/tags/:id', (c) => {
      const id = c.req.param('id') ?? '';
      const tag = tags(c.get('view')).find(({ sys }) => sys.id === id);
      if (!tag) throw missing('Tag', id);
      return sendJson(c, tag);
    });
    at.get('/locales', (c) => sendJson(c, listPlain(locales, new URL(c.req.url))));

    for (const [collection, type] of [
      ['/entries', 'Entry'],
      ['/assets', 'Asset'],
    ] as const) {
      at.get(collection, (c) => sendJson(c, listRecords(c.get('view'), type, new URL(c.req.url))));
      at.get(`${collection}/:id`, (c) => {
        const id = c.req.param('id') ?? '';
        const view = c.get('view');
        const { searchParams } = new URL(c.req.url);
        const query = parseQuery(searchParams, ['locale', 'includeContentSourceMaps']);
        const locale = parseLocale(query, view);
        const record = view.find(type, id);
        if (!record) throw missing(type, id);
        return sendJson(c, view.wire(record, locale));
      });
    }

    at.get('/sync', async (c) => {
      const view = c.get('view');
      // As in Contentful, drafts are not synchronized.
      if (!db || !keys || view.options.isPreview) throw notFound();
      digest ??= await digestSpace(view);
      const state = { db, keys, digest, now: now() };
      return sendJson(c, await syncSpace(view, new URL(c.req.url), state));
    });

    at.post('/asset_keys', async (c) => {
      const body = await readKeyRequest(c.req.raw);
      const { spaceId } = place;
      const assetKey = await createAssetKey(body, {
        key: await secretKey(),
        space: spaceId,
        now: now(),
      });
      return respondOnce(assetKey, 201, c.get('requestId'));
    });

    // The export contains no taxonomy, because taxonomies belong to an organization, not to a
    // space.
    for (const list of ['/taxonomy/concepts', '/taxonomy/concept-schemes']) {
      at.get(list, (c) =>
        sendJson(c, { sys: { type: 'Array' }, limit: 100, pages: {}, items: [] }),
      );
    }
  }

  app.notFound((c) => {
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
    return respondError(isRead ? notFound() : methodNotAllowed(), c.get('requestId'));
  });
  app.onError((error, c) => respondError(error, c.get('requestId')));
  return { fetch: async (request) => app.fetch(request) };
};

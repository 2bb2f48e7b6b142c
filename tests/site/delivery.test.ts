import { createClient } from 'contentful';
import type * as v from 'valibot';
import { beforeAll, expect, test } from 'vitest';
import type { ContentTokensSchema } from '../../src/contracts/ops.ts';
import { contentTokens } from '../support/preview-token.ts';
import { siteUrl } from '../support/site.ts';

// docs/specification.md: 7.24

/** Reads the content of the running site at `/cda` with Contentful's client. */

const url = siteUrl;
let access: v.InferOutput<typeof ContentTokensSchema>;
beforeAll(async () => {
  access = await contentTokens(url);
});

const createContentClient = (accessToken: string) =>
  createClient({ ...access, accessToken, host: new URL(url).host, retryOnError: false });
const cda = (path: string, init?: RequestInit) =>
  fetch(`${url}${access.basePath}/spaces/${access.space}${path}`, init);

test('the content is complete: pages with their linked entries, and images that load', async () => {
  const client = createContentClient(access.deliveryToken);
  const { items } = await client.getEntries({
    content_type: 'page',
    'fields.path': '/about',
    include: 10,
  } as never);
  expect(items).toHaveLength(1);
  expect(items[0]?.fields.title).toMatch(/\S/);
  const assets = await client.getAssets({ limit: 1 });
  const file = assets.items[0]?.fields.file as { url: string };
  const picture = await fetch(`${url}${new URL(`http:${file.url}`).pathname}`);
  expect(picture.headers.get('content-type')).toContain('image/svg+xml');
});

test('the preview token reads drafts, and a call without a token is refused', async () => {
  const countWith = async (token: string) =>
    (await createContentClient(token).getEntries({ limit: 0 })).total;
  expect(await countWith(access.previewToken)).toBeGreaterThan(
    await countWith(access.deliveryToken),
  );
  const refused = await cda('/entries');
  expect(refused.status).toBe(401);
  expect(await refused.json()).toMatchObject({
    sys: { id: 'AccessTokenInvalid' },
    requestId: refused.headers.get('x-request-id'),
  });
});

test('an initial sync returns everything, and the next sync returns nothing', async () => {
  const client = createContentClient(access.deliveryToken);
  const first = await client.sync({ initial: true });
  expect(first.entries.length).toBeGreaterThan(50);
  const next = await client.sync({ nextSyncToken: first.nextSyncToken ?? '' });
  expect([next.entries, next.deletedEntries]).toEqual([[], []]);
});

test('scripts from other origins may call the delivery API, including to create an asset key', async () => {
  const key = await cda('/asset_keys', {
    method: 'POST',
    headers: {
      authorization: `Bearer ${access.deliveryToken}`,
      origin: 'https://elsewhere.example',
      'sec-fetch-site': 'cross-site',
    },
    body: JSON.stringify({ expiresAt: Math.floor(Date.now() / 1000) + 60 }),
  });
  expect(key.status).toBe(201);
  expect(key.headers.get('access-control-allow-origin')).toBe('*');
});

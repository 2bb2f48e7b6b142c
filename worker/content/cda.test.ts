import { createClient } from 'contentful';
import { expect, test } from 'vitest';
import { serveOverHttp } from '../../tests/support/content-space.ts';
import { createContext } from '../../tests/support/request-context.ts';
import { database } from '../../tests/support/test-database.ts';
import { listSigningKeys, revokeKey, rotateKeys } from '../backend/signed-links/rotate-keys.ts';
import type { Bindings } from '../env.ts';
import { respondToContentApi } from './cda.ts';
import { SPACE_ID } from './space.ts';
import { contentTokens } from './tokens.ts';

/* Tests the mounted service: its tokens, rate limits and URLs. */

const bindingsWith = (variables: object) => ({ ...database.both, ...variables }) as Bindings;
const sendRequest = (bindings: Bindings, path = '/entries') =>
  respondToContentApi(
    createContext(new Request(`http://localhost:8787/cda/spaces/${SPACE_ID}${path}`), bindings),
  );

test('accepts the same tokens in every isolate, so a sync can continue in any isolate', async () => {
  const server = await serveOverHttp({
    fetch: (request) =>
      respondToContentApi(createContext(request, bindingsWith({ RATE_LIMITS: 'off' }))),
  });
  const { delivery, preview } = await contentTokens(database.db, Date.now());
  expect(await contentTokens(database.db, Date.now())).toEqual({ delivery, preview });
  expect(delivery).not.toBe(preview);
  const createTestClient = (accessToken: string) =>
    createClient({
      space: SPACE_ID,
      accessToken,
      host: server.host,
      basePath: '/cda',
      insecure: true,
    });
  const published = await createTestClient(delivery).getEntries({ limit: 0 });
  const drafts = await createTestClient(preview).getEntries({ limit: 0 });
  expect(drafts.total).toBeGreaterThan(published.total);
  const synced = await createTestClient(delivery).sync({ initial: true });
  expect(synced.entries.length).toBe(published.total);
  const next = await createTestClient(delivery).sync({ nextSyncToken: synced.nextSyncToken });
  expect(next.entries).toEqual([]);
  await server.close();
});

test('responds to a request over the rate limit with an error in the delivery API’s format', async () => {
  const response = await sendRequest(
    bindingsWith({ LIMIT_READS: { limit: async () => ({ success: false }) } }),
  );
  expect(response.status).toBe(429);
  expect(response.headers.get('x-contentful-ratelimit-reset')).toBe('60');
  expect(await response.json()).toMatchObject({ sys: { type: 'Error', id: 'RateLimitExceeded' } });
});

test('responds with 404 if the site reads from Contentful', async () => {
  const variables = { CONTENTFUL_SPACE_ID: 'acme', CONTENTFUL_ACCESS_TOKEN: 'a-token-of-acme' };
  const response = await sendRequest(bindingsWith({ RATE_LIMITS: 'off', ...variables }));
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ message: expect.stringContaining('Contentful') });
});

test('after a rotation of the key, clients continue with their tokens until that key is revoked', async () => {
  const bindings = bindingsWith({ RATE_LIMITS: 'off' });
  const read = async (token: string, path = '/entries?limit=0') => {
    const response = await sendRequest(
      bindings,
      `${path}${path.includes('?') ? '&' : '?'}access_token=${token}`,
    );
    return { status: response.status, body: await response.json() };
  };
  const { PEOPLE } = bindings;
  const old = await contentTokens(PEOPLE, Date.now());
  const synced = await read(old.delivery, '/sync?initial=true&limit=1000');
  const { searchParams } = new URL(synced.body.nextSyncUrl);
  const again = `/sync?sync_token=${searchParams.get('sync_token')}`;

  await rotateKeys(PEOPLE, ['content'], Date.now());
  const young = await contentTokens(PEOPLE, Date.now());
  expect(young.delivery).not.toBe(old.delivery);
  for (const token of [old.delivery, young.delivery]) {
    expect((await read(token)).status).toBe(200);
    expect(await read(token, again)).toMatchObject({ status: 200, body: { items: [] } });
  }
  const drafts = (token: string) => read(token).then(({ body }) => body.total);
  expect(await drafts(old.preview)).toBe(await drafts(young.preview));
  expect(await drafts(old.preview)).toBeGreaterThan(await drafts(old.delivery));

  const keys = await listSigningKeys(PEOPLE, Date.now());
  const replaced = keys.find(({ kind, verifiesUntil }) => kind === 'content' && verifiesUntil);
  await revokeKey(PEOPLE, replaced?.id ?? '', Date.now());
  expect((await read(old.delivery)).status).toBe(401);
  expect((await read(young.delivery, again)).status).toBe(400);
  expect((await read(young.delivery)).status).toBe(200);
});

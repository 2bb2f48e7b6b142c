import { createClient } from 'contentful';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { contentClient } from '../../../src/lib/content/content-client.ts';
import { entryLink, serveOverHttp, testSpace } from '../../../tests/support/content-space.ts';
import { SPACE_ID } from '../space.ts';
import { createDelivery } from './delivery.ts';

// docs/specification.md: 1.8, 3.12

/* Tests every call except sync with Contentful's official client over HTTP. */

const tokens = { delivery: 'the-delivery-token', preview: 'the-preview-token' };
const faults: Response[] = [];
const service = createDelivery({
  space: testSpace(),
  assetHost: 'localhost:8787',
  tokens,
  fault: () => faults.shift(),
});
let server: Awaited<ReturnType<typeof serveOverHttp>>;

beforeAll(async () => {
  server = await serveOverHttp(service);
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => server.close());

const createTestClient = (more = {}) =>
  createClient({
    space: SPACE_ID,
    accessToken: tokens.delivery,
    host: server.host,
    insecure: true,
    retryOnError: false,
    ...more,
  });
const base = () => `${server.origin}/spaces/${SPACE_ID}/environments/master`;
const sendRequest = (path: string, init: RequestInit = {}, token = tokens.delivery) =>
  fetch(`${base()}${path}`, {
    ...init,
    headers: { authorization: `Bearer ${token}`, ...init.headers },
  });

const readFailure = async (promise: Promise<unknown>) => {
  const error = (await promise.catch((caught: unknown) => caught)) as Error;
  return { name: error.name, ...JSON.parse(error.message) };
};

// docs/specification.md: 7.20
test('returns the space and its locales', async () => {
  expect(await createTestClient().getSpace()).toEqual({
    sys: { type: 'Space', id: SPACE_ID },
    name: SPACE_ID,
    locales: [
      { code: 'en-US', name: 'English', default: true, fallbackCode: null },
      { code: 'de-DE', name: 'German', default: false, fallbackCode: 'en-US' },
    ],
  });
  const locales = await createTestClient().getLocales();
  expect(locales.items.map(({ code, sys }) => [code, sys.type])).toEqual([
    ['en-US', 'Locale'],
    ['de-DE', 'Locale'],
  ]);
  const queried = await (await sendRequest('/locales?order=name&skip=1')).json();
  expect([queried.total, queried.items.map(({ code }: { code: string }) => code)]).toEqual([
    2,
    ['de-DE'],
  ]);
});

// docs/specification.md: 7.20
test('returns a content type’s fields without validations', async () => {
  const type = await createTestClient().getContentType('cat');
  expect(type).toMatchObject({
    sys: { type: 'ContentType', id: 'cat', revision: 2, space: { sys: { id: SPACE_ID } } },
    name: 'Cat',
    displayField: 'name',
  });
  expect(type.fields[8]).toEqual({
    id: 'likes',
    name: 'likes',
    type: 'Array',
    localized: false,
    required: false,
    disabled: false,
    omitted: false,
    items: { type: 'Symbol' },
  });
});

// docs/specification.md: 7.20
test('delivers only public tags', async () => {
  expect(await createTestClient().getTag('house')).toMatchObject({
    name: 'House cat',
    sys: { type: 'Tag', id: 'house', visibility: 'public' },
  });
  const { items } = await createTestClient().getTags({ order: ['-name'] } as never);
  expect(items.map(({ sys }) => sys.id)).toEqual(['striped', 'house']);
  expect(await readFailure(createTestClient().getTag('secret'))).toMatchObject({
    name: 'NotFound',
  });
  const idsBy = async (visibility: 'public' | 'private') =>
    (await createTestClient().getTags({ 'sys.visibility': visibility })).items.map(
      ({ sys }) => sys.id,
    );
  expect(await idsBy('public')).toEqual(items.map(({ sys }) => sys.id).reverse());
  expect(await idsBy('private')).toEqual([]);
});

test('returns an entry with system fields, values and tags', async () => {
  const entry = await createTestClient().withoutLinkResolution.getEntry('nyan');
  expect(entry.sys).toEqual({
    space: { sys: { type: 'Link', linkType: 'Space', id: SPACE_ID } },
    environment: { sys: { type: 'Link', linkType: 'Environment', id: 'master' } },
    contentType: { sys: { type: 'Link', linkType: 'ContentType', id: 'cat' } },
    id: 'nyan',
    type: 'Entry',
    createdAt: '2026-01-05T12:00:00.000Z',
    updatedAt: '2026-01-05T12:00:00.000Z',
    publishedVersion: 3,
    revision: 2,
    locale: 'en-US',
  });
  expect(entry.fields).toMatchObject({
    name: 'Nyan',
    lives: 1337,
    isIndoor: false,
    home: { lat: 52.52, lon: 13.4 },
    chip: { number: 7 },
    likes: ['rainbows', 'fish'],
    bestFriend: entryLink('happy'),
  });
  expect(entry.fields).not.toHaveProperty('secretName');
  expect(entry.metadata.tags.map(({ sys }) => sys.id)).toEqual(['house', 'striped']);
  const single = await (await sendRequest('/entries/nyan')).json();
  expect(single).toEqual(JSON.parse(JSON.stringify(entry)));
});

test('resolves links, including circular links and links in rich text, and keeps or removes unresolvable ones', async () => {
  const client = createTestClient();
  const happy = (await client.getEntry('happy', { include: 2 })) as never as {
    fields: { friends: { fields?: unknown }[]; bestFriend: { fields: { bestFriend: unknown } } };
  };
  expect(happy.fields.bestFriend.fields.bestFriend).toMatchObject({ sys: { id: 'happy' } });
  expect(happy.fields.friends.map(({ fields }) => fields !== undefined)).toEqual([
    true,
    false,
    false,
  ]);
  const unresolved = await client.withoutUnresolvableLinks.getEntry('happy');
  expect(unresolved.fields.friends).toHaveLength(1);
  const nyan = await client.getEntry('nyan');
  expect(JSON.stringify(nyan.fields.story)).toContain('images.ctfassets.net/x/story.png');
  expect(nyan.fields.image).toMatchObject({
    fields: { file: { url: '//localhost:8787/space-assets/nyan.svg' } },
  });
});

test('the includes follow links to the given depth, list each record once, and omit the records on the page itself', async () => {
  const list = async (query: string) => (await sendRequest(`/entries?${query}`)).json();
  const ids = (records: { sys: { id: string } }[] = []) => records.map(({ sys }) => sys.id);
  const none = await list('sys.id=ada&include=0');
  expect(none).not.toHaveProperty('includes');
  const one = await list('sys.id=ada');
  expect([ids(one.includes.Entry), one.includes.Asset]).toEqual([['nyan'], undefined]);
  const two = await list('sys.id=ada&include=2');
  expect(ids(two.includes.Entry)).toEqual(['nyan', 'happy']);
  expect(ids(two.includes.Asset).sort()).toEqual(['nyan-picture', 'story-picture']);
  const circle = await list('sys.id=nyan&include=10');
  expect(ids(circle.includes.Entry)).toEqual(['happy']);
  expect(circle.errors).toEqual([
    {
      sys: { id: 'notResolvable', type: 'error' },
      details: { type: 'Link', linkType: 'Entry', id: 'draft-cat' },
    },
    {
      sys: { id: 'notResolvable', type: 'error' },
      details: { type: 'Link', linkType: 'Entry', id: 'gone' },
    },
  ]);
});

test('includes only records that the selected fields link to', async () => {
  const response = await sendRequest(
    '/entries?content_type=cat&sys.id=nyan&select=fields.bestFriend',
  );
  const { includes } = await response.json();
  expect(Object.keys(includes)).toEqual(['Entry']);
});

test('returns one locale with its fallbacks, or all locales', async () => {
  const german = await createTestClient().getEntry('nyan', { locale: 'de-DE' });
  expect([german.sys.locale, german.fields.name, german.fields.lives]).toEqual([
    'de-DE',
    'Njan',
    1337,
  ]);
  expect(german.fields.about).toBe('Flies through space. Café au lait.');
  const english = await createTestClient().getEntry('happy');
  expect(english.fields).not.toHaveProperty('about');
  const all = await createTestClient().withAllLocales.getEntry('nyan');
  expect(all.fields.name).toEqual({ 'en-US': 'Nyan', 'de-DE': 'Njan' });
  expect(all.fields.lives).toEqual({ 'en-US': 1337 });
  expect(all.sys).not.toHaveProperty('locale');
  const asset = await createTestClient().getAsset('nyan-picture', { locale: 'de-DE' } as never);
  expect(asset.fields.title).toBe('Njan fliegt');
});

test('the client can resolve the links in a raw response later', async () => {
  const raw = await (await sendRequest('/entries?sys.id=ada&include=1')).json();
  const parsed = createTestClient().parseEntries(raw);
  expect(parsed.items[0]?.fields.cat).toMatchObject({ fields: { name: 'Nyan' } });
});

// docs/specification.md: 5.4, 7.22
test('accepts an asset key lifetime of at most 48 hours', async () => {
  const client = createTestClient();
  const nowS = Math.floor(Date.now() / 1000);
  const key = await client.createAssetKey(nowS + 60);
  expect(key.policy).toMatch(/\S/);
  expect(key.secret).toMatch(/\S/);
  // The client only checks that `expiresAt` is a number; the service validates everything else.
  expect((await readFailure(client.createAssetKey(Number.NaN))).message).toMatch(
    /^Invalid "expiresAt" provided, only numeric values/,
  );
  const post = (body: string) => sendRequest('/asset_keys', { method: 'POST', body });
  expect((await post(JSON.stringify({ expiresAt: nowS + 48 * 3600 }))).status).toBe(201);
  for (const expiresAt of ['soon', null, undefined, nowS - 60, nowS + 48 * 3600 + 60]) {
    const response = await post(JSON.stringify({ expiresAt }));
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      sys: { type: 'Error', id: 'ValidationFailed' },
      message: expect.stringMatching(/^Invalid "expiresAt" provided, /),
    });
  }
  expect((await post('nonsense')).status).toBe(400);
  expect((await post(JSON.stringify({ expiresAt: 'x'.repeat(2000) }))).status).toBe(413);
});

test('in-process responses have no ETag, but a token is still required', async () => {
  const { fetch: call } = createDelivery({
    space: testSpace(),
    assetHost: 'localhost:8787',
    tokens,
    isInProcess: true,
  });
  const response = (token: string) =>
    call(
      new Request(`http://localhost/spaces/${SPACE_ID}/entries?sys.id=draft-cat`, {
        headers: { authorization: `Bearer ${token}`, 'if-none-match': '*' },
      }),
    );
  const published = await response(tokens.delivery);
  expect([published.status, published.headers.get('etag')]).toEqual([200, null]);
  expect((await published.json()).total).toBe(0);
  expect((await (await response(tokens.preview)).json()).total).toBe(1);
  expect((await response('another')).status).toBe(401);
});

test('returns no content source maps even if they are requested, because an export contains none', async () => {
  const select = '&select=sys,fields.name&content_type=cat';
  for (const path of ['/entries?', `/entries?${select}`, '/entries/nyan?', '/assets?']) {
    const [plain, mapped] = await Promise.all(
      [path, `${path}&includeContentSourceMaps=true`].map(async (requested) => {
        const response = await sendRequest(requested, {}, tokens.preview);
        return { status: response.status, body: await response.json() };
      }),
    );
    expect(mapped, path).toEqual(plain);
    expect(mapped?.status, path).toBe(200);
  }
});

test('returns an empty taxonomy', async () => {
  expect((await createTestClient().getConcepts()).items).toEqual([]);
  expect((await createTestClient().getConceptSchemes()).items).toEqual([]);
  expect(await readFailure(createTestClient().getConcept('cats'))).toMatchObject({
    name: 'NotFound',
  });
});

test('a missing record returns 404 with its type, id, space and environment', async () => {
  const client = createTestClient();
  const place = { environment: 'master', space: SPACE_ID };
  for (const [call, type] of [
    [() => client.getAsset('nobody'), 'Asset'],
    [() => client.getContentType('nobody'), 'ContentType'],
  ] as const) {
    expect(await readFailure(call())).toMatchObject({
      name: 'NotFound',
      status: 404,
      message: 'The resource could not be found.',
      details: { type, id: 'nobody', ...place },
    });
  }
  const draft = await sendRequest('/entries/draft-cat');
  expect([draft.status, (await draft.json()).details.type]).toEqual([404, 'Entry']);
  expect((await sendRequest('/nothing')).status).toBe(404);
  expect(await readFailure(createTestClient({ space: 'other' }).getEntries())).toMatchObject({
    status: 404,
  });
  expect(
    await readFailure(createTestClient({ environment: 'staging' }).getEntries()),
  ).toMatchObject({
    status: 404,
    details: { type: 'Environment', id: 'staging' },
  });
});

test('each error contains the id of its request', async () => {
  const response = await sendRequest('/entries?limit=-1');
  const id = response.headers.get('x-contentful-request-id');
  expect(id).toMatch(/\S/);
  expect(await response.json()).toMatchObject({
    sys: { type: 'Error', id: 'InvalidQuery' },
    requestId: id,
  });
});

test('requires a token, in a header or as a query parameter', async () => {
  expect(await readFailure(createTestClient({ accessToken: 'wrong' }).getEntries())).toMatchObject({
    name: 'AccessTokenInvalid',
    status: 401,
  });
  expect((await fetch(`${base()}/entries`)).status).toBe(401);
  expect((await fetch(`${base()}/entries?access_token=${tokens.delivery}`)).status).toBe(200);
  expect((await fetch(`${base()}/entries?access_token=x${tokens.delivery}`)).status).toBe(401);
});

test('a matching ETag returns 304, and responses that include drafts are no-store', async () => {
  const first = await sendRequest('/entries?limit=1');
  expect(first.headers.get('content-type')).toBe('application/vnd.contentful.delivery.v1+json');
  expect(first.headers.get('cache-control')).toContain('max-age=0');
  const etag = first.headers.get('etag') ?? '';
  const again = (tag: string, path = '/entries?limit=1') =>
    sendRequest(path, { headers: { 'if-none-match': tag } });
  const known = await again(`"other", ${etag}`);
  expect([known.status, await known.text()]).toEqual([304, '']);
  expect((await again(etag.replace('W/', ''))).status).toBe(304);
  expect((await again(etag, '/entries?limit=2')).status).toBe(200);
  const preview = await sendRequest('/entries', {}, tokens.preview);
  expect(preview.headers.get('cache-control')).toContain('no-store');
  expect((await sendRequest('/entries', { method: 'HEAD' })).headers.get('etag')).toMatch(/^W\//);
});

test('scripts from other sites may read but not write', async () => {
  const preflight = await fetch(`${base()}/entries`, { method: 'OPTIONS' });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
  const refused = await sendRequest('/entries', { method: 'DELETE' });
  expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

test('a rate-limited client waits and retries', async () => {
  const limited = () =>
    Response.json(
      { sys: { type: 'Error', id: 'RateLimitExceeded' }, message: 'Slow down.' },
      { status: 429, headers: { 'x-contentful-ratelimit-reset': '0.001' } },
    );
  faults.push(limited());
  expect(await readFailure(createTestClient().getEntries())).toMatchObject({
    name: 'RateLimitExceeded',
    status: 429,
  });
  faults.push(limited());
  const retried = await createTestClient({
    retryOnError: true,
    logHandler: () => undefined,
  }).getSpace();
  expect(retried.sys.id).toBe(SPACE_ID);
  expect(faults).toEqual([]);
});

test('returns the same responses in process, through the adapter', async () => {
  const client = await contentClient({
    space: SPACE_ID,
    accessToken: tokens.delivery,
    fetch: (input, init) => service.fetch(new Request(input, init)),
  });
  const overHttp = createTestClient();
  const query = { content_type: 'cat', include: 3, order: ['fields.name'] } as never;
  expect(JSON.stringify((await client.getEntries(query)).items[0]?.sys)).toBe(
    JSON.stringify((await overHttp.getEntries(query)).items[0]?.sys),
  );
  expect(await client.getAssets()).toEqual(await overHttp.getAssets());
  expect(await client.getSpace()).toEqual(await overHttp.getSpace());
  expect((await client.createAssetKey(Math.floor(Date.now() / 1000) + 60)).policy).toMatch(/\S/);
  expect(await readFailure(client.getContentType('nobody'))).toMatchObject({ status: 404 });
});

test('no query, however malformed, causes a server error', async () => {
  vi.spyOn(console, 'error');
  const long = 'a'.repeat(5000);
  const paths = [
    '/entries?%',
    '/entries?%E0%A4%A=1',
    '/entries?query=%00%ff%fe',
    `/entries?query=${long}`,
    `/entries?sys.id[in]=${Array.from({ length: 1000 }, (_, i) => `id${i}`).join(',')}`,
    `/entries?content_type=cat&fields.name[match]=${'(a+)+'.repeat(200)}`,
    `/entries?order=${'sys.id,'.repeat(500)}`,
    `/entries?content_type=cat&select=${'fields.name,'.repeat(500)}`,
    '/entries?content_type=__proto__',
    '/entries?content_type=cat&fields.__proto__=1',
    '/entries?content_type=cat&fields.name.__proto__=1',
    '/entries?content_type=cat&fields.bestFriend.__proto__.sys=1',
    '/entries?content_type=cat&fields..=1',
    '/entries?sys.__proto__=1&sys.constructor[exists]=true',
    '/entries?sys=1&fields=2&metadata=3',
    '/entries?[in]=1&[]=2&=3',
    '/entries?sys.id[[in]]=1',
    '/entries?limit=1e3',
    '/entries?limit=99999999999999999999',
    '/entries?skip=999999999999999',
    '/entries?cursor=true&pageNext=%00',
    '/entries?cursor=true&limit=0',
    '/entries?locale=__proto__',
    '/entries?links_to_entry=__proto__&links_to_asset=',
    '/assets?mimetype_group=constructor',
    '/assets?fields.file.__proto__.x=1',
    '/entries/__proto__',
    '/entries/%E0%A4%A',
    '/content_types/constructor?x=1',
    '/tags?sys.id[in]=,,,',
    '/tags?sys.__proto__=1',
    '/locales?order=-',
    '/sync?initial=true',
  ];
  for (const path of paths) {
    const response = await service.fetch(
      new Request(`http://localhost/spaces/${SPACE_ID}/environments/master${path}`, {
        headers: { authorization: `Bearer ${tokens.delivery}` },
      }),
    );
    // The statuses that Contentful itself sends: success, an invalid query, or a missing record.
    expect([200, 400, 404], path).toContain(response.status);
    expect(await response.json(), path).toMatchObject({ sys: { type: expect.any(String) } });
  }
  expect(console.error).not.toHaveBeenCalled();
});

import { createClient, type SyncCollection } from 'contentful';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { entryLink, serveOverHttp, testSpace } from '../../../../tests/support/content-space.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/support/database.ts';
import { type ExportedRecord, SPACE_ID, type Space } from '../../space.ts';
import { createDelivery } from '../delivery.ts';
import { readSyncToken, writeSyncToken } from './sync-token.ts';

// docs/specification.md: 3.12

/* Each build has its own space. D1 stores the state of earlier syncs. */

const tokens = { delivery: 'the-delivery-token', preview: 'the-preview-token' };
let database: TestDatabase;
let server: Awaited<ReturnType<typeof serveOverHttp>>;
let delivery: ReturnType<typeof createDelivery>;
let now = Date.parse('2026-11-21T12:00:00Z');

const build = (space: Space) =>
  createDelivery({
    space,
    assetHost: 'localhost:8787',
    tokens,
    db: database.both.JOBS,
    keys: database.both.PEOPLE,
    now: () => now,
    basePath: '/cda',
  });
const deploy = (space: Space) => {
  delivery = build(space);
};

beforeAll(async () => {
  database = await createTestDatabase();
  server = await serveOverHttp({ fetch: (request) => delivery.fetch(request) });
});
afterAll(() => server.close());
beforeEach(async () => {
  await database.db.batch([
    database.db.prepare('DELETE FROM content_change'),
    database.db.prepare("UPDATE content_space SET digest = '', sequence = 0, writer = ''"),
  ]);
  deploy(testSpace());
});

const createTestClient = (accessToken = tokens.delivery) =>
  createClient({
    space: SPACE_ID,
    accessToken,
    host: server.host,
    basePath: '/cda',
    insecure: true,
    retryOnError: false,
  });
const sendRequest = (search: string) =>
  fetch(`${server.origin}/cda/spaces/${SPACE_ID}/environments/master/sync?${search}`, {
    headers: { authorization: `Bearer ${tokens.delivery}` },
  });

const ids = (records: readonly { sys: { id: string } }[]) =>
  records.map(({ sys }) => sys.id).sort();
const listRecordIds = (sync: SyncCollection<never, never, never>) => ({
  entries: ids(sync.entries),
  assets: ids(sync.assets),
  deletedEntries: ids(sync.deletedEntries),
  deletedAssets: ids(sync.deletedAssets),
});
const NOTHING = { entries: [], assets: [], deletedEntries: [], deletedAssets: [] };

const sync = (query: object, options?: object) =>
  createTestClient().sync(query as never, options as never) as never as Promise<
    SyncCollection<never, never, never>
  >;

const without = (space: Space, ...gone: string[]): Space => {
  const stays = ({ sys }: ExportedRecord) => !gone.includes(sys.id);
  return { ...space, entries: space.entries.filter(stays), assets: space.assets.filter(stays) };
};
const withName = (space: Space, id: string, name: string): Space => ({
  ...space,
  entries: space.entries.map((entry) =>
    entry.sys.id === id
      ? { ...entry, fields: { ...entry.fields, name: { 'en-US': name } } }
      : entry,
  ),
});
const ALL_ENTRIES = ['ada', 'bob', 'grumpy', 'happy', 'nyan'];
const ALL_ASSETS = ['nyan-picture', 'papers', 'story-picture'];

test('the initial sync returns everything published, in all locales and with resolved links', async () => {
  const first = await sync({ initial: true });
  expect(listRecordIds(first)).toEqual({ ...NOTHING, entries: ALL_ENTRIES, assets: ALL_ASSETS });
  const nyan = first.entries.find(({ sys }) => (sys as { id: string }).id === 'nyan') as never as {
    sys: object;
    fields: Record<string, Record<string, unknown>>;
  };
  expect(nyan.fields.name).toEqual({ 'en-US': 'Nyan', 'de-DE': 'Njan' });
  expect(nyan.fields.image?.['en-US']).toMatchObject({ sys: { type: 'Asset' } });
  expect(nyan.sys).not.toHaveProperty('locale');
  expect(listRecordIds(await sync({ nextSyncToken: first.nextSyncToken }))).toEqual(NOTHING);
});

// docs/specification.md: 7.23
test.each([
  [{ type: 'Entry' }, { entries: ALL_ENTRIES }],
  [{ type: 'Asset' }, { assets: ALL_ASSETS }],
  [{ content_type: 'owner' }, { entries: ['ada', 'bob'] }],
  [{ type: 'Entry', content_type: 'owner' }, { entries: ['ada', 'bob'] }],
  [{ type: 'Deletion' }, {}],
  [{ type: 'DeletedEntry' }, {}],
])('an initial sync with %j returns only the matching records', async (query, expected) => {
  expect(listRecordIds(await sync({ initial: true, ...query }))).toEqual({
    ...NOTHING,
    ...expected,
  });
});

const next = withName(without(testSpace(), 'bob', 'papers'), 'nyan', 'Nyan Cat');

// docs/specification.md: 7.23
test.each([
  ['everything', {}, { entries: ['nyan'], deletedEntries: ['bob'], deletedAssets: ['papers'] }],
  ['entries', { type: 'Entry' }, { entries: ['nyan'], deletedEntries: ['bob'] }],
  ['assets', { type: 'Asset' }, { deletedAssets: ['papers'] }],
  ['deletions', { type: 'Deletion' }, { deletedEntries: ['bob'], deletedAssets: ['papers'] }],
  ['deleted entries', { type: 'DeletedEntry' }, { deletedEntries: ['bob'] }],
  ['deleted assets', { type: 'DeletedAsset' }, { deletedAssets: ['papers'] }],
  ['cats', { content_type: 'cat' }, { entries: ['nyan'] }],
  ['owners', { content_type: 'owner' }, { deletedEntries: ['bob'] }],
])(
  'the next sync after a deploy returns changes and deletions of %s',
  async (_, query, expected) => {
    const first = await sync({ initial: true, ...query });
    deploy(next);
    now += 60_000;
    const delta = await sync({ nextSyncToken: first.nextSyncToken });
    expect(listRecordIds(delta)).toEqual({ ...NOTHING, ...expected });
    for (const deleted of delta.deletedEntries) {
      expect(deleted.sys).toMatchObject({
        type: 'DeletedEntry',
        revision: 2,
        createdAt: '2026-01-03T12:00:00.000Z',
        deletedAt: new Date(now).toISOString(),
        space: { sys: { id: SPACE_ID } },
      });
    }
    expect(listRecordIds(await sync({ nextSyncToken: delta.nextSyncToken }))).toEqual(NOTHING);
  },
);

test('a sync returns restored and newly published records', async () => {
  deploy(without(testSpace(), 'bob'));
  const first = await sync({ initial: true });
  deploy(without(testSpace(), 'bob', 'ada'));
  const second = await sync({ nextSyncToken: first.nextSyncToken });
  expect(listRecordIds(second)).toMatchObject({ deletedEntries: ['ada'] });
  deploy(without(testSpace(), 'bob'));
  const third = await sync({ nextSyncToken: second.nextSyncToken });
  expect(listRecordIds(third)).toEqual({ ...NOTHING, entries: ['ada'] });
  const published = testSpace().entries.map((entry) => ({
    ...entry,
    sys: { ...entry.sys, publishedVersion: 1 },
  }));
  deploy({ ...testSpace(), entries: published });
  const fourth = await sync({ nextSyncToken: third.nextSyncToken });
  expect(listRecordIds(fourth).entries).toEqual(expect.arrayContaining(['bob', 'draft-cat']));
  expect(fourth.deletedEntries).toEqual([]);
});

test('a record that changed several times between two syncs is returned once, in its latest version', async () => {
  const first = await sync({ initial: true });
  for (const name of ['One', 'Two', 'Three']) {
    deploy(withName(testSpace(), 'happy', name));
    await sync({ initial: true });
  }
  const { entries } = await sync({ nextSyncToken: first.nextSyncToken });
  expect(entries).toMatchObject([{ fields: { name: { 'en-US': 'Three' } } }]);
});

// docs/specification.md: 7.23
test('the client can fetch all pages of a sync at once or one at a time', async () => {
  expect(listRecordIds(await sync({ initial: true, limit: 1 }))).toMatchObject({
    entries: ALL_ENTRIES,
    assets: ALL_ASSETS,
  });
  const page = { paginate: false };
  const first = await sync({ initial: true, limit: 5 }, page);
  expect([first.entries.length + first.assets.length, first.nextSyncToken]).toEqual([5, undefined]);
  const second = await sync({ nextPageToken: first.nextPageToken }, page);
  expect(second.entries.length + second.assets.length).toBe(3);
  expect(second.nextPageToken).toBeUndefined();
  deploy(next);
  const delta = await sync({ nextSyncToken: second.nextSyncToken }, page);
  expect(listRecordIds(delta)).toMatchObject({ entries: ['nyan'], deletedEntries: ['bob'] });
});

// docs/specification.md: 7.23
test('each page of changes continues from the previous one', async () => {
  const first = await sync({ initial: true, limit: 1 });
  deploy(next);
  expect(listRecordIds(await sync({ nextSyncToken: first.nextSyncToken }))).toEqual({
    entries: ['nyan'],
    assets: [],
    deletedEntries: ['bob'],
    deletedAssets: ['papers'],
  });
  const one = await (await sendRequest('initial=true&limit=1')).json();
  expect(one.items).toHaveLength(1);
  expect(one.nextPageUrl).toMatch(
    new RegExp(`^${server.origin}/cda/spaces/${SPACE_ID}/environments/master/sync\\?sync_token=`),
  );
});

test('no record is lost if a new build is deployed between two pages', async () => {
  const page = { paginate: false };
  const first = await sync({ initial: true, limit: 4 }, page);
  // This entry sorts before the records on the first page, so it shifts all records that follow.
  const early = { ...testSpace().entries[0], sys: { ...testSpace().entries[0]?.sys, id: 'aaa' } };
  deploy({ ...next, entries: [...next.entries, early as ExportedRecord] });
  const rest = await sync({ nextPageToken: first.nextPageToken });
  const delta = await sync({ nextSyncToken: rest.nextSyncToken });
  const after = listRecordIds(delta);
  expect([...ids(first.entries), ...ids(rest.entries), ...after.entries]).toEqual(
    expect.arrayContaining(['aaa', 'ada', 'grumpy', 'happy', 'nyan']),
  );
  expect(after.deletedEntries).toEqual(['bob']);
  expect([...ids(first.assets), ...ids(rest.assets)]).toEqual(
    expect.arrayContaining(['nyan-picture', 'story-picture']),
  );
});

test('if several isolates detect a new build at the same time, it is recorded only once', async () => {
  const first = await sync({ initial: true });
  const url = `http://localhost/cda/spaces/${SPACE_ID}/sync?sync_token=${first.nextSyncToken}`;
  const headers = { authorization: `Bearer ${tokens.delivery}` };
  const isolates = Array.from({ length: 6 }, () => build(next));
  const answers = await Promise.all(
    isolates.map(async (one) => (await one.fetch(new Request(url, { headers }))).json()),
  );
  const before = 8;
  for (const { items } of answers) expect(items).toHaveLength(3);
  expect(await database.db.prepare('SELECT sequence FROM content_space').first('sequence')).toBe(
    before + 3,
  );
});

test('clients that sync while two builds run concurrently end up with the content of the remaining build', async () => {
  const first = await sync({ initial: true });
  const url = `http://localhost/cda/spaces/${SPACE_ID}/sync?sync_token=${first.nextSyncToken}`;
  const headers = { authorization: `Bearer ${tokens.delivery}` };
  const other = withName(without(testSpace(), 'ada', 'nyan-picture'), 'happy', 'Other');
  const isolates = [other, next, other, next].map(build);
  const answers = await Promise.all(
    isolates.map((one) => one.fetch(new Request(url, { headers }))),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const { nextSyncUrl } = await (answers[0] as Response).json();
  deploy(next);
  const token = new URL(nextSyncUrl).searchParams.get('sync_token') ?? '';
  const last = await sync({ nextSyncToken: token });
  const known = new Set(ALL_ENTRIES.filter((id) => id !== 'ada'));
  for (const id of listRecordIds(last).entries) known.add(id);
  for (const id of listRecordIds(last).deletedEntries) known.delete(id);
  expect([...known].sort()).toEqual(['ada', 'grumpy', 'happy', 'nyan']);
});

// docs/specification.md: 5.2
test('rejects an altered token and a query without a sync type as bad requests', async () => {
  const { nextSyncToken = '' } = await sync({ initial: true });
  const flipped = nextSyncToken.replace(/^./, (first) => (first === 'a' ? 'b' : 'a'));
  for (const search of [
    `sync_token=${flipped}`,
    `sync_token=${nextSyncToken}x`,
    'sync_token=',
    'sync_token=%00.%ff',
    '',
    'initial=false',
    'initial=true&type=Everything',
    'initial=true&type=Asset&content_type=cat',
    'initial=true&content_type=dog',
    'initial=true&limit=0',
    'initial=true&limit=1001',
    'initial=true&__proto__=1',
  ]) {
    const result = await sendRequest(search);
    expect(result.status, search).toBe(400);
    expect((await result.json()).sys.id, search).toMatch(/^(BadRequest|InvalidQuery)$/);
  }
});

test('rejects a token whose position was encoded by another build as a bad request', async () => {
  const { PEOPLE } = database.both;
  const token = await writeSyncToken(PEOPLE, { page: 3 } as never, now);
  await expect(readSyncToken(PEOPLE, token, now)).rejects.toMatchObject({ status: 400 });
});

test('does not include drafts in a sync', async () => {
  await expect(createTestClient(tokens.preview).sync({ initial: true })).rejects.toMatchObject({
    response: { status: 404 },
  });
});

test('lets the client decide whether links are resolved', async () => {
  const client = createTestClient();
  const query = { initial: true, content_type: 'cat' } as never;
  const bare = (await client.withoutLinkResolution.sync(query)) as never as {
    entries: { sys: { id: string }; fields: { friends?: unknown; bestFriend?: unknown } }[];
  };
  const happy = bare.entries.find(({ sys }) => sys.id === 'happy');
  expect(happy?.fields.bestFriend).toEqual({ 'en-US': entryLink('nyan') });
});

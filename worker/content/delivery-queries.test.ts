import { createClient } from 'contentful';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveOverHttp, testSpace } from '../../tests/support/content-space.ts';
import { createDelivery } from './delivery/delivery.ts';
import { SPACE_ID } from './space.ts';

/* Tests every parameter and operator with Contentful's official client over HTTP. */

const tokens = { delivery: 'the-delivery-token', preview: 'the-preview-token' };
let server: Awaited<ReturnType<typeof serveOverHttp>>;

beforeAll(async () => {
  server = await serveOverHttp(
    createDelivery({ space: testSpace(), assetHost: 'localhost:8787', tokens }),
  );
});
afterAll(() => server.close());

const createTestClient = (accessToken = tokens.delivery) =>
  createClient({
    space: SPACE_ID,
    accessToken,
    host: server.host,
    insecure: true,
    retryOnError: false,
  });

type Query = Record<string, unknown>;
const listIds = ({ items }: { items: readonly { sys: { id: string } }[] }) =>
  items.map(({ sys }) => sys.id);
const entryIds = async (query: Query) =>
  listIds(await createTestClient().getEntries(query as never));
const cats = (query: Query) => entryIds({ content_type: 'cat', ...query });

/** The ids of all entries in the default order: most recently changed first. */
const ALL = ['ada', 'happy', 'nyan', 'grumpy', 'bob'];

// docs/specification.md: 7.21
test.each<[string, Query, string[]]>([
  ['nothing', {}, ALL],
  ['a content type', { content_type: 'owner' }, ['ada', 'bob']],
  ['sys.id', { 'sys.id': 'nyan' }, ['nyan']],
  ['an id that is not there', { 'sys.id': 'nobody' }, []],
  ['a draft by its id', { 'sys.id': 'draft-cat' }, []],
  ['sys.id[ne]', { 'sys.id[ne]': 'nyan' }, ['ada', 'happy', 'grumpy', 'bob']],
  ['sys.id[in]', { 'sys.id[in]': ['bob', 'happy', 'nobody'] }, ['happy', 'bob']],
  ['sys.id[nin]', { 'sys.id[nin]': ['bob', 'happy'] }, ['ada', 'nyan', 'grumpy']],
  ['sys.type', { 'sys.type': 'Entry', limit: 1 }, ['ada']],
  ['sys.contentType.sys.id[in]', { 'sys.contentType.sys.id[in]': 'owner' }, ['ada', 'bob']],
  ['sys.updatedAt[gt]', { 'sys.updatedAt[gt]': '2026-01-06T12:00:00.000Z' }, ['ada']],
  ['sys.updatedAt[gte]', { 'sys.updatedAt[gte]': '2026-01-06T12:00:00Z' }, ['ada', 'happy']],
  ['sys.createdAt[lt]', { 'sys.createdAt[lt]': '2026-01-04' }, ['bob']],
  ['sys.createdAt[lte]', { 'sys.createdAt[lte]': '2026-01-04T12:00:00Z' }, ['grumpy', 'bob']],
  ['sys.publishedAt[exists]', { 'sys.publishedAt[exists]': true, limit: 2 }, ['ada', 'happy']],
  ['sys.revision', { 'sys.revision': 2, limit: 1 }, ['ada']],
  ['a tag', { 'metadata.tags.sys.id[in]': 'striped,none' }, ['nyan']],
  ['all of some tags', { 'metadata.tags.sys.id[all]': ['house', 'striped'] }, ['nyan']],
  ['a private tag', { 'metadata.tags.sys.id[in]': 'secret' }, []],
  ['metadata.tags[exists]', { 'metadata.tags[exists]': false }, ['ada', 'grumpy', 'bob']],
  ['links_to_entry', { links_to_entry: 'nyan' }, ['ada', 'happy']],
  ['links_to_asset, in rich text too', { links_to_asset: 'story-picture' }, ['nyan']],
  ['full text: words that begin so', { query: 'RAIN' }, ['nyan', 'grumpy']],
  ['full text: every word, in any field', { query: 'upon space' }, ['nyan']],
  ['full text: without accents', { query: 'cafe' }, ['nyan']],
  ['full text in another locale', { query: 'schnurr' }, ['happy']],
  ['full text within a word', { query: 'ainbow' }, []],
  ['full text without a word', { query: '!?' }, []],
  ['full text with a control character', { query: 'ra\0ainbow' }, []],
  ['full text of two beginnings', { query: 'ra\0up' }, ['nyan']],
  ['an empty full text', { query: '' }, ALL],
  ['limit', { limit: 2 }, ['ada', 'happy']],
  ['limit 0', { limit: 0 }, []],
  ['skip and limit', { skip: 1, limit: 2 }, ['happy', 'nyan']],
  ['skip beyond the end', { skip: 500 }, []],
])('finds entries by %s', async (_, query, ids) => {
  expect(await entryIds(query)).toEqual(ids);
});

test.each<[string, Query, string[]]>([
  ['a symbol', { 'fields.name': 'Nyan' }, ['nyan']],
  ['a symbol [ne]', { 'fields.name[ne]': 'Nyan' }, ['happy', 'grumpy']],
  ['a symbol [match]', { 'fields.name[match]': 'hap' }, ['happy']],
  ['text [match]', { 'fields.about[match]': 'space flies' }, ['nyan']],
  ['rich text [match]', { 'fields.story[match]': 'upon a time' }, []],
  ['rich text [match], all words', { 'fields.story[match]': 'upon rainbow' }, ['nyan']],
  ['an integer', { 'fields.lives': 9 }, ['happy', 'grumpy']],
  ['an integer [in]', { 'fields.lives[in]': '1337,1' }, ['nyan']],
  ['a number [gt]', { 'fields.weight[gt]': 4.5 }, ['happy']],
  ['a number [gte]', { 'fields.weight[gte]': 4.5 }, ['happy', 'nyan']],
  ['a number [lt]', { 'fields.weight[lt]': 6 }, ['nyan']],
  ['a number [lte]', { 'fields.weight[lte]': 6 }, ['happy', 'nyan']],
  ['a boolean', { 'fields.isIndoor': true }, ['happy']],
  ['a boolean [ne]', { 'fields.isIndoor[ne]': true }, ['nyan', 'grumpy']],
  ['a date [gte]', { 'fields.born[gte]': '2012-01-01' }, ['happy']],
  ['a date that is written otherwise', { 'fields.born': '2011-04-04T00:00:00Z' }, ['nyan']],
  ['a list that has it', { 'fields.likes': 'rainbows' }, ['nyan', 'grumpy']],
  ['a list [ne]', { 'fields.likes[ne]': 'rainbows' }, ['happy']],
  ['a list [in]', { 'fields.likes[in]': ['rain', 'rainbows'] }, ['nyan', 'grumpy']],
  ['a list [nin]', { 'fields.likes[nin]': ['rain', 'rainbows'] }, ['happy']],
  ['a list [all]', { 'fields.likes[all]': ['fish', 'rainbows'] }, ['nyan', 'grumpy']],
  ['a list [match]', { 'fields.likes[match]': 'rainb' }, ['nyan', 'grumpy']],
  ['a list [exists]', { 'fields.friends[exists]': true }, ['happy']],
  ['a link', { 'fields.bestFriend.sys.id': 'nyan' }, ['happy']],
  ['a list of links', { 'fields.friends.sys.id[in]': 'nyan' }, ['happy']],
  ['a link [exists]', { 'fields.image[exists]': false }, ['happy', 'grumpy']],
  ['an object [exists]', { 'fields.chip[exists]': true }, ['nyan']],
  ['a place [near]', { 'fields.home[near]': [48, 11.5] }, ['happy', 'nyan']],
  ['a place [within] a box', { 'fields.home[within]': [53, 13, 52, 14] }, ['nyan']],
  ['a place [within] a circle', { 'fields.home[within]': '48,11,60' }, ['happy']],
  ['two filters', { 'fields.likes': 'fish', 'fields.lives': 9 }, ['happy', 'grumpy']],
  ['a type and an id of another', { 'sys.id': 'ada' }, []],
  ['a locale', { locale: 'de-DE', 'fields.name': 'Njan' }, ['nyan']],
  ['a locale that falls back', { locale: 'de-DE', 'fields.name': 'Happy' }, ['happy']],
  ['a locale in the path', { 'fields.name.de-DE': 'Njan' }, ['nyan']],
  ['every locale', { locale: '*', 'fields.name': 'Njan' }, ['nyan']],
  [
    'the content type of what is linked',
    { content_type: 'owner', 'fields.cat.sys.contentType.sys.id': 'cat' },
    ['ada', 'bob'],
  ],
  [
    'a field of what is linked',
    {
      content_type: 'owner',
      'fields.cat.sys.contentType.sys.id': 'cat',
      'fields.cat.fields.name[match]': 'grump',
    },
    ['bob'],
  ],
])('finds entries by field: %s', async (_, query, ids) => {
  const { locale, ...rest } = query;
  const client = locale === '*' ? createTestClient().withAllLocales : createTestClient();
  const selection = {
    content_type: 'cat',
    ...rest,
    ...(locale !== '*' && locale ? { locale } : {}),
  };
  expect(listIds(await client.getEntries(selection as never))).toEqual(ids);
});

test.each<[string, string | string[], string[]]>([
  ['a symbol', 'fields.name', ['grumpy', 'happy', 'nyan']],
  ['a symbol, backwards', '-fields.name', ['nyan', 'happy', 'grumpy']],
  ['a date; none comes last', 'fields.born', ['nyan', 'happy', 'grumpy']],
  ['a date backwards; none comes last', '-fields.born', ['happy', 'nyan', 'grumpy']],
  ['two keys', ['fields.lives', '-fields.name'], ['happy', 'grumpy', 'nyan']],
  ['sys', '-sys.createdAt', ['happy', 'nyan', 'grumpy']],
])('orders entries by %s', async (_, order, ids) => {
  expect(await cats({ order })).toEqual(ids);
});

// docs/specification.md: 7.21
test.each<[string, Query, string[]]>([
  ['nothing', {}, ['papers', 'story-picture', 'nyan-picture']],
  ['pictures', { mimetype_group: 'image' }, ['story-picture', 'nyan-picture']],
  ['PDFs', { mimetype_group: 'pdfdocument' }, ['papers']],
  ['other files', { mimetype_group: 'attachment' }, []],
  ['a title [match]', { 'fields.title[match]': 'rain' }, ['story-picture']],
  ['the size of the file', { 'fields.file.details.size[lt]': 1000 }, ['nyan-picture']],
  ['the type of the file', { 'fields.file.contentType': 'application/pdf' }, ['papers']],
  ['full text', { query: 'njan' }, ['nyan-picture']],
  ['an id', { 'sys.id': 'papers' }, ['papers']],
  ['an order', { order: 'fields.title', limit: 1 }, ['story-picture']],
])('finds assets by %s', async (_, query, ids) => {
  expect(listIds(await createTestClient().getAssets(query as never))).toEqual(ids);
});

// docs/specification.md: 7.20
test.each<[string, Query, string[]]>([
  ['nothing', {}, ['cat', 'owner']],
  ['full text', { query: 'cat' }, ['cat', 'owner']],
  ['full text of the description', { query: 'purr' }, ['cat']],
  ['an id', { 'sys.id[in]': 'owner' }, ['owner']],
  ['a name', { name: 'Cat' }, ['cat']],
  ['an order and a page', { order: '-name', skip: 0, limit: 1 }, ['owner']],
])('finds content types by %s', async (_, query, ids) => {
  expect(listIds(await createTestClient().getContentTypes(query as never))).toEqual(ids);
});

const CONTENT_TYPE_NEEDED = 'contentTypeRequired';

// docs/specification.md: 7.21
test.each<[string, Query, string]>([
  ['an unknown content type', { content_type: 'dog' }, 'unknownContentType'],
  ['a content type that is a draft', { content_type: 'unfinished' }, 'unknownContentType'],
  ['a filter by field without a content type', { 'fields.name': 'x' }, CONTENT_TYPE_NEEDED],
  ['an order by field without a content type', { order: 'fields.name' }, CONTENT_TYPE_NEEDED],
  ['a selection without a content type', { select: ['fields.name'] }, CONTENT_TYPE_NEEDED],
  ['an unknown field', { content_type: 'cat', 'fields.colour': 'x' }, 'unknown'],
  ['a field that is omitted', { content_type: 'cat', 'fields.secretName': 'Tac' }, 'unknown'],
  ['a field that every object has', { content_type: 'cat', 'fields.constructor': 'x' }, 'unknown'],
  ['a path to the prototype', { content_type: 'cat', 'fields.__proto__.x': 'x' }, 'unknown'],
  ['an unknown part of sys', { 'sys.colour': 'x' }, 'unknown'],
  ['an unknown part of metadata', { 'metadata.colour': 'x' }, 'unknown'],
  ['a path within a symbol', { content_type: 'cat', 'fields.name.x': 'x' }, 'unknown'],
  ['an unknown parameter', { contentType: 'cat' }, 'unknown'],
  ['an unknown operator', { 'sys.id[like]': 'x' }, 'filter'],
  ['an operator that every object has', { 'sys.id[constructor]': 'x' }, 'filter'],
  ['[lt] of a symbol', { content_type: 'cat', 'fields.name[lt]': 'x' }, 'filter'],
  [
    'a date that does not exist',
    { content_type: 'cat', 'fields.born[gte]': '2011-02-29' },
    'filter',
  ],
  ['[all] of no list', { content_type: 'cat', 'fields.name[all]': 'x' }, 'filter'],
  ['[near] of no place', { content_type: 'cat', 'fields.name[near]': '1,2' }, 'filter'],
  ['a place that is none', { content_type: 'cat', 'fields.home[near]': '99,999' }, 'filter'],
  ['an area that is none', { content_type: 'cat', 'fields.home[within]': '1,2' }, 'filter'],
  ['equality of rich text', { content_type: 'cat', 'fields.story': 'x' }, 'filter'],
  ['a number that is none', { content_type: 'cat', 'fields.lives': 'nine' }, 'filter'],
  ['a date that is none', { 'sys.createdAt[lt]': 'yesterday' }, 'filter'],
  ['[exists] of neither', { 'sys.id[exists]': 'maybe' }, 'filter'],
  ['an order by text', { content_type: 'cat', order: 'fields.about' }, 'order'],
  ['an order by a list', { content_type: 'cat', order: 'fields.likes' }, 'order'],
  ['a selection too deep', { content_type: 'cat', select: 'fields.name.en-US' }, 'select'],
  ['an unknown field selected', { content_type: 'cat', select: 'fields.nope' }, 'select'],
  ['a limit above 1000', { limit: 1001 }, 'limit'],
  ['a negative skip', { skip: -1 }, 'skip'],
  ['a limit that is not a number', { limit: 'many' }, 'limit'],
  ['an include above 10', { include: 11 }, 'include'],
  [
    'a field of a link whose type is not told',
    { content_type: 'owner', 'fields.cat.fields.name': 'x' },
    'unknown',
  ],
])('rejects %s as an invalid query', async (_, query, name) => {
  const failure = await createTestClient()
    .getEntries(query as never)
    .catch((error: Error) => error);
  expect(failure).toMatchObject({ name: 'InvalidQuery' });
  const { status, details } = JSON.parse((failure as Error).message);
  expect(status).toBe(400);
  expect(details.errors[0].name).toBe(name);
});

test('rejects an unknown locale as a bad request', async () => {
  await expect(createTestClient().getEntries({ locale: 'fr' } as never)).rejects.toMatchObject({
    name: 'BadRequest',
    message: expect.stringContaining('Unknown locale: fr'),
  });
});

test('a list reports the total number of records', async () => {
  expect(await createTestClient().getEntries({ skip: 2, limit: 1 })).toMatchObject({
    sys: { type: 'Array' },
    total: 5,
    skip: 2,
    limit: 1,
  });
  expect(await createTestClient().getEntries({})).toMatchObject({ skip: 0, limit: 100 });
});

test('a cursor selects the next or the previous page', async () => {
  const client = createTestClient();
  const first = await client.getEntriesWithCursor({ limit: 2 });
  expect(listIds(first)).toEqual(['ada', 'happy']);
  expect(first).not.toHaveProperty('total');
  expect(first.pages.prev).toBeUndefined();
  const second = await client.getEntriesWithCursor({ limit: 2, pageNext: first.pages.next ?? '' });
  const third = await client.getEntriesWithCursor({ limit: 2, pageNext: second.pages.next ?? '' });
  expect([listIds(second), listIds(third)]).toEqual([['nyan', 'grumpy'], ['bob']]);
  expect(third.pages.next).toBeUndefined();
  const back = await client.getEntriesWithCursor({ limit: 2, pagePrev: second.pages.prev ?? '' });
  expect(listIds(back)).toEqual(['ada', 'happy']);
  expect(listIds(await client.getAssetsWithCursor({ limit: 1 }))).toEqual(['papers']);
  await expect(client.getEntriesWithCursor({ pageNext: 'nonsense' })).rejects.toMatchObject({
    name: 'BadRequest',
  });
});

// docs/specification.md: 7.21
test('select returns the selected fields, and always includes the id and type', async () => {
  const sendRequest = async (select: string) => {
    const url = `${server.origin}/spaces/${SPACE_ID}/entries?content_type=cat&sys.id=nyan&select=${select}`;
    const response = await fetch(url, { headers: { authorization: `Bearer ${tokens.delivery}` } });
    return (await response.json()).items[0];
  };
  const sys = { id: 'nyan', type: 'Entry' };
  expect(await sendRequest('fields.name,fields.lives')).toEqual({
    sys,
    fields: { name: 'Nyan', lives: 1337 },
  });
  expect(await sendRequest('sys.updatedAt')).toEqual({
    sys: { ...sys, updatedAt: '2026-01-05T12:00:00.000Z' },
  });
  expect(await sendRequest('metadata.tags')).toMatchObject({ sys, metadata: { tags: [{}, {}] } });
  expect(Object.keys((await sendRequest('sys')).sys)).toContain('contentType');
  expect(Object.keys((await sendRequest('fields')).fields)).toContain('story');
  const client = createTestClient();
  const selected = await client.getEntries({ content_type: 'cat', select: ['fields.name'] });
  expect(selected.items[0]?.fields).toEqual({ name: 'Happy' });
});

test('the preview token gives access to drafts, but never to archived entries', async () => {
  const preview = listIds(await createTestClient(tokens.preview).getEntries({}));
  expect(preview).toEqual(['draft-cat', ...ALL]);
  expect(listIds(await createTestClient(tokens.preview).getContentTypes())).toContain('unfinished');
});

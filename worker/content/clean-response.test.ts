import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findEntriesIn } from '../../src/lib/content/find-entries.ts';
import { json, type LocalServer, startServer } from '../../tests/support/local-server.ts';
import { contentfulSource } from './contentful-source.ts';

let server: LocalServer;
beforeEach(async () => {
  server = await startServer();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await server.close();
});

const link = (id: string, linkType = 'Entry') => ({ sys: { type: 'Link', linkType, id } });
const entry = (id: string, fields: unknown, sys = {}) => ({
  sys: { id, type: 'Entry', contentType: link('page', 'ContentType'), ...sys },
  fields,
});

/**
 * A placeholder that is replaced with nested lists, because `JSON.stringify` cannot serialize lists
 * nested this deeply.
 */
const DEEP = 'deep';
const LISTS = `${'['.repeat(3_000)}${']'.repeat(3_000)}`;

/** The records that the client reads from a response with these items and included records. */
const read = async (items: unknown[], included: unknown[] = []) => {
  const response = { sys: { type: 'Array' }, total: items.length, skip: 0, limit: 100, items };
  const text = JSON.stringify({ ...response, includes: { Entry: included } });
  server.answer(json(text.replaceAll(`"${DEEP}"`, LISTS)));
  const source = contentfulSource(
    {
      CONTENTFUL_SPACE_ID: 'acme',
      CONTENTFUL_ENVIRONMENT: 'master',
      CONTENTFUL_HOST: server.url.slice('http://'.length),
    },
    { accessToken: 'token' },
  );
  return (await findEntriesIn(source, {})).items;
};

const GOOD = entry('good', { title: 'Good', more: [link('other')] });

test.each([
  ['null', null],
  ['a text', 'x'],
  ['no id', { sys: { type: 'Entry' }, fields: {} }],
  ['a space that is not a link', entry('bad', {}, { space: 'x', environment: 'y' })],
])('if %s is among the records, all other records are kept', async (_, bad) => {
  for (const items of [await read([GOOD, bad]), await read([GOOD], [bad])]) {
    expect(items).toMatchObject([{ fields: { title: 'Good' } }]);
  }
});

test.each([
  ['nested 3,000 deep', DEEP],
  ['a resource link without a target', { sys: { type: 'ResourceLink' } }],
  [
    'a resource link with an invalid URN',
    { sys: { type: 'ResourceLink', linkType: 'Contentful:Entry', urn: 'crn:x' } },
  ],
  ['the name of an object method', { hasOwnProperty: 1 }],
])('removes only the affected field if it is %s', async (_, bad) => {
  const items = await read(
    [GOOD, entry('e', { title: 'E', bad })],
    [entry('other', { bad, a: 1 })],
  );
  expect(items).toMatchObject([
    { fields: { title: 'Good', more: [{ fields: { a: 1 } }] } },
    { fields: { title: 'E' } },
  ]);
  expect(items[1]?.fields).not.toHaveProperty('bad');
  expect(console.warn).toHaveBeenCalledWith('Content: removed invalid fields from Entry e: bad.');
});

test('leaves a valid record unchanged', async () => {
  const fields = { list: ['a', null, 1], object: { a: { b: [true] } } };
  const tags = [link('t', 'Tag')];
  const [item] = await read([{ ...entry('e', fields), metadata: { tags } }]);
  expect(item).toMatchObject({ fields, metadata: { tags } });
  expect(console.warn).not.toHaveBeenCalled();
});

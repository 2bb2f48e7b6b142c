import { beforeAll, expect, test, vi } from 'vitest';
import { contentClient } from '../../src/lib/content/content-client.ts';
import type { ContentSource } from '../../src/lib/content/content-source.ts';
import { database } from '../../tests/support/own-database.ts';
import { siteBindings } from '../../tests/support/site-bindings.ts';
import { contentSource } from './content-source.ts';

let source: ContentSource;
beforeAll(() => {
  source = contentSource(siteBindings(database));
});

const QUERIES = [
  { content_type: 'blogPost', order: '-fields.publishedOn', limit: 3, include: 2 },
  { content_type: 'page', 'fields.path': '/about', include: 5 },
  { content_type: 'blogPost', select: 'fields.title,fields.slug', skip: 2, limit: 2 },
  { content_type: 'blogPost', query: 'résumé' },
];

test.each(QUERIES)('entries read in process are those that come over HTTP: %j', async (query) => {
  const { read, ...overHttp } = source;
  const inProcess = await contentClient(source);
  const byFetch = await contentClient(overHttp);
  const asked = query as never;
  const [one, other] = [await inProcess.getEntries(asked), await byFetch.getEntries(asked)];
  expect(one.items).toEqual(other.items);
  expect(one.items.length).toBeGreaterThan(0);
  // What the client makes of it leaves the service's own records as they are.
  expect((await inProcess.getEntries(asked)).items).toEqual(other.items);
  expect(read).toBeTypeOf('function');
});

test('a query that the service refuses is refused in its own words', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const client = await contentClient(source);
  const refused = client.getEntries({ content_type: 'nothing-of-it' } as never);
  await expect(refused).rejects.toThrow(/InvalidQuery|unknownContentType/);
});

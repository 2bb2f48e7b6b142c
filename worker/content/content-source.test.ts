import { beforeAll, expect, test, vi } from 'vitest';
import { contentClient } from '../../src/lib/content/content-client.ts';
import type { ContentSource } from '../../src/lib/content/content-source.ts';
import { type ContentQuery, findEntriesIn } from '../../src/lib/content/find-entries.ts';
import { siteBindings } from '../../tests/support/site-bindings.ts';
import { database } from '../../tests/support/test-database.ts';
import { contentSource } from './content-source.ts';

let source: ContentSource;
beforeAll(() => {
  source = contentSource(siteBindings(database));
});

const QUERIES: readonly ContentQuery[] = [
  { content_type: 'blogPost', order: '-fields.publishedOn', limit: 3, include: 2 },
  { content_type: 'page', 'fields.path': '/about', include: 5 },
  { content_type: 'blogPost', select: 'sys,fields.title,fields.slug', skip: 2, limit: 2 },
  { content_type: 'blogPost', query: 'résumé' },
  // The settings are read from a separate chunk, which is loaded when first needed.
  { content_type: 'siteSettings', include: 10 },
];

test.each(QUERIES)('reads the same entries in process as over HTTP: %j', async (query) => {
  const { read, ...overHttp } = source;
  const [one, other] = [await findEntriesIn(source, query), await findEntriesIn(overHttp, query)];
  expect(one).toEqual(other);
  expect(one.items.length).toBeGreaterThan(0);
  // Resolving links must not change the service's own records.
  expect(await findEntriesIn(source, query)).toEqual(other);
  expect(read).toBeTypeOf('function');
});

test('a refused query fails with the service’s original error', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const client = await contentClient(source);
  const refused = client.getEntries({ content_type: 'nothing-of-it' } as never);
  await expect(refused).rejects.toThrow(/InvalidQuery|unknownContentType/);
});

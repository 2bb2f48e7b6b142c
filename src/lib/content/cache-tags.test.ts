import { expect, test } from 'vitest';
import { ANY_CONTENT, cacheTagHeader, listCacheTags } from './cache-tags.ts';
import type { ContentQuery } from './find-entries.ts';

const link = (linkType: string, id: string) => ({ sys: { type: 'Link', linkType, id } });

const entry = (id: string, fields: Record<string, unknown> = {}) => ({
  metadata: { tags: [link('Tag', 'brand')] },
  sys: { id, type: 'Entry', contentType: link('ContentType', 'page'), space: link('Space', 's') },
  fields,
});

const LIST = { content_type: 'page', limit: 10 };

test('a list depends on its members and its content type', () => {
  expect(listCacheTags(LIST, [entry('a'), entry('b')])).toEqual([
    'content-type:page',
    'entry:a',
    'entry:b',
  ]);
  expect(listCacheTags(LIST, [])).toEqual(['content-type:page']);
});

test('an id that would break the header or inject other tags is ignored', () => {
  const bad = ['a\r\nb', 'a,content-type:page', 'a b', 'é', '', 'x'.repeat(65)];
  expect(
    listCacheTags(LIST, [...bad.map((id) => entry(id)), entry('c', { d: link('Entry', '') })]),
  ).toEqual(['content-type:page', 'entry:c']);
  for (const id of bad) {
    expect(listCacheTags({ content_type: id }, [])).toEqual([]);
    expect(listCacheTags({ 'sys.id': id }, [])).toEqual([]);
  }
});

test.each<ContentQuery>([
  { 'sys.id': 'a' },
  { content_type: 'page', 'sys.id': 'a' },
  { content_type: 'page', 'fields.path': '/about', limit: 1 },
])('a lookup by %j depends only on the entry that it finds', (query) => {
  expect(listCacheTags(query, [entry('a')])).toEqual(['entry:a']);
});

test('a lookup without a result depends on the content type, or on the id', () => {
  const byPath = { content_type: 'page', 'fields.path': '/about', limit: 1 };
  expect(listCacheTags(byPath, [])).toEqual(['content-type:page']);
  expect(listCacheTags({ 'sys.id': 'a' }, [])).toEqual(['entry:a']);
});

test.each<ContentQuery>([
  // Queries with a limit depend on the type, since a different entry may become one of the first.
  { content_type: 'page', limit: 1 },
  { content_type: 'page', 'fields.path[ne]': '/about', limit: 1 },
  { content_type: 'page', 'fields.topic': 'news', limit: 2 },
])('the result of %j depends on the content type', (query) => {
  expect(listCacheTags(query, [entry('a')])).toContain('content-type:page');
});

test('tags links at any depth, in lists and rich text, even if their targets are unpublished', () => {
  const asset = { sys: { id: 'cover', type: 'Asset' }, fields: { file: { url: '//x' } } };
  const document = {
    nodeType: 'document',
    content: [{ nodeType: 'embedded-entry-block', data: { target: entry('box') }, content: [] }],
  };
  const page = entry('a', {
    sections: [entry('b', { image: asset }), link('Entry', 'draft'), link('Asset', 'lost')],
    body: document,
  });
  expect(listCacheTags({ 'sys.id': 'a' }, [page])).toEqual([
    'asset:cover',
    'asset:lost',
    'entry:a',
    'entry:b',
    'entry:box',
    'entry:draft',
  ]);
});

test('handles cycles, and assigns no tags to invalid items', () => {
  const a = entry('a');
  const b = entry('b', { back: a });
  a.fields.on = b;
  expect(listCacheTags({ 'sys.id': 'a' }, [a])).toEqual(['entry:a', 'entry:b']);
  expect(listCacheTags(LIST, [null, 7, 'text', { sys: null }, { fields: 1 }])).toEqual([
    'content-type:page',
  ]);
});

test('a header lists every tag, but if there are too many content tags, a single tag replaces them', () => {
  const tags = (count: number) =>
    new Set(Array.from({ length: count }, (_, i) => `entry:a-page-of-many-parts-${i}`));
  expect(cacheTagHeader(tags(200)).split(',')).toEqual([...tags(200)]);
  expect(cacheTagHeader(tags(700))).toBe(ANY_CONTENT);
  // The tags for jobs and companies are still listed individually.
  const mixed = new Set(['jobs', ...tags(700), 'job:abc', 'content-type:page', 'company:7']);
  expect(cacheTagHeader(mixed)).toBe(`jobs,job:abc,company:7,${ANY_CONTENT}`);
});

import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Space } from '../../worker/content/space.ts';
import { checkSpace } from './check-space.ts';
import type { Problem } from './problem.ts';
import { readSitePaths, type SitePaths } from './site-paths.ts';
import { readSpace } from './space-file.ts';

const ROOT = join(import.meta.dirname, '../..');
const SITE: SitePaths = {
  hasRoute: (path) => ['/', '/jobs', '/about'].includes(path),
  matchesRoute: (path) => /^\/companies\/[^/]+$/.test(path),
  hasFile: (path) => path === '/space-assets/ink.svg',
};

const link = (linkType: string, id: string) => ({ sys: { type: 'Link', linkType, id } });
const localized = (fields: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, { 'en-US': value }]),
  ) as Space['entries'][number]['fields'];
const sys = { createdAt: '2026-01-01T00:00:00Z', updatedAt: '2026-01-01T00:00:00Z' };

const entry = (type: string, id: string, fields: Record<string, unknown>, isDraft = false) =>
  ({
    sys: {
      ...sys,
      id,
      type: 'Entry',
      contentType: link('ContentType', type),
      ...(!isDraft && { publishedVersion: 1 }),
    },
    fields: localized(fields),
  }) as Space['entries'][number];

const picture = (id: string, fields: Record<string, unknown>) =>
  ({
    sys: { ...sys, id, type: 'Asset', publishedVersion: 1 },
    fields: localized({
      title: id,
      file: { url: '//space-assets/ink.svg', contentType: 'image/svg+xml' },
      ...fields,
    }),
  }) as Space['assets'][number];

/**
 * The content types and locales are those of the site's own space; the entries differ in each test.
 */
const { contentTypes, locales } = readSpace(join(ROOT, 'worker/content/space.json'));
const listProblems = (entries: Space['entries'], assets: Space['assets'] = []): string[] =>
  checkSpace({ contentTypes, locales, tags: [], entries, assets }, SITE).map(
    ({ record, field, message }: Problem) => `${record}: ${field}: ${message}`,
  );

const pageWith = (path: string, sections: unknown[] = [link('Entry', 'a')]) =>
  entry('page', 'p', { path, title: 'P', description: 'P', sections });

const GOOD = { label: 'Jobs', url: '/jobs' };
const richText = (uri: string) => ({
  nodeType: 'document',
  data: {},
  content: [{ nodeType: 'hyperlink', data: { uri }, content: [] }],
});

test('a valid entry has no problem', () => {
  expect(listProblems([entry('link', 'a', GOOD)])).toEqual([]);
});

test.each([
  ['link', { url: '/jobs' }, 'label: is missing'],
  ['link', { ...GOOD, label: '' }, 'label: is missing'],
  ['link', { ...GOOD, label: 7 }, 'label: is not a valid Symbol value'],
  ['link', { ...GOOD, label: 'x'.repeat(257) }, 'label: is not a valid Symbol value'],
  ['link', { ...GOOD, colour: 'red' }, 'colour: is not a field of link'],
  ['stat', { label: 'Jobs', live: 'tea' }, 'live: must be one of openJobs, remoteJobs, employers'],
  ['author', { name: 'A', slug: 'A b' }, 'slug: Small letters, digits and hyphens'],
  ['latestPosts', { heading: 'Posts', limit: 40 }, 'limit: must be from 1 to 12'],
  [
    'liveJobs',
    { heading: 'Jobs', category: ['witchcraft'] },
    /^category: must be one of engineering, data,/,
  ],
  ['nothing', {}, 'sys: has a content type that does not exist'],
])('reports a problem with an entry of type %s: %j', (type, fields, problem) => {
  expect(listProblems([entry(type, 'a', fields)])).toEqual([
    typeof problem === 'string'
      ? `${type} a: ${problem}`
      : expect.stringMatching(problem.source.replace('^', `^${type} a: `)),
  ]);
});

test('a draft may be incomplete, but not invalid', () => {
  expect(listProblems([entry('link', 'a', {}, true)])).toEqual([]);
  expect(listProblems([entry('link', 'a', { label: 7 }, true)])).toHaveLength(1);
});

test('the report of a duplicate slug names the entry that already uses it', () => {
  const author = (id: string) => entry('author', id, { name: id, slug: 'ines' });
  expect(listProblems([author('a'), author('b')])).toEqual([
    'author b: slug: “ines” is already used by author a',
  ]);
});

test('a duplicate slug is found even if the content types do not require uniqueness', () => {
  const lax = contentTypes.map((type) => ({
    ...type,
    fields: type.fields.map((field) => ({ ...field, validations: [] })),
  }));
  const author = (id: string) => entry('author', id, { name: id, slug: 'ines' });
  const space = { contentTypes: lax, locales, tags: [], assets: [] };
  expect(checkSpace({ ...space, entries: [author('a'), author('b')] }, SITE)).toHaveLength(1);
});

test('the site’s routes are read from its pages', () => {
  const site = readSitePaths(ROOT);
  expect(['/', '/jobs', '/hire/support', '/blog/feed.xml'].every(site.hasRoute)).toBe(true);
  expect(site.matchesRoute('/companies/brindlewood')).toBe(true);
  const unknown = ['/nowhere', '/blog/nowhere', '/a/b/c', '/404', '/_root', '/hire'];
  expect(unknown.filter((path) => site.hasRoute(path) || site.matchesRoute(path))).toEqual([]);
});

test.each([
  ['/nowhere', '/nowhere does not exist'],
  ['/nowhere?x=1#y', '/nowhere?x=1#y does not exist'],
  ['/blog/not-written', '/blog/not-written does not exist'],
  ['javascript:alert(1)', '“javascript:alert(1)” is not an allowed URL'],
  ['//evil.example', '“//evil.example” is not an allowed URL'],
  ['/old', '/old is a redirect; link to its target instead'],
])('an invalid URL is reported: %s', (url, message) => {
  const old = entry('redirect', 'r', { from: '/old', to: '/jobs', permanent: true });
  expect(listProblems([entry('link', 'a', { ...GOOD, url }), old])).toEqual([
    `link a: url: ${message}`,
  ]);
  const inText = entry('prose', 'p', { heading: 'P', body: richText(url) });
  expect(listProblems([inText, old])).toEqual([`prose p: body: ${message}`]);
});

test.each([
  '/jobs?workplace=remote',
  '/companies/brindlewood',
  '/privacy',
  '/space-assets/ink.svg',
  '#contact',
  'https://example.com/x',
  'mailto:hello@example.com',
])('a valid URL is accepted: %s', (url) => {
  const page = pageWith('/privacy', [link('Entry', 's')]);
  const section = entry('jobCategories', 's', { heading: 'Jobs' });
  expect(listProblems([entry('link', 'a', { ...GOOD, url }), page, section])).toEqual([]);
});

test('links to entries that are missing, unpublished or of the wrong type are reported', () => {
  const menu = (id: string) => entry('menu', 'm', { title: 'M', links: [link('Entry', id)] });
  expect(listProblems([menu('gone')])).toEqual([
    'menu m: links: links to entry gone, which does not exist',
  ]);
  expect(listProblems([menu('a'), entry('link', 'a', GOOD, true)])).toEqual([
    'menu m: links: links to link a, which is not published',
  ]);
  const author = entry('author', 'b', { name: 'B', slug: 'b' });
  expect(listProblems([menu('b'), author])).toEqual([
    'menu m: links: links to a author; allowed: link',
  ]);
});

test.each(['/a/b', '/Foo_bar'])('a page that the site cannot show is reported: %s', (path) => {
  const section = entry('jobCategories', 'a', { heading: 'Jobs' });
  expect(listProblems([pageWith(path), section])).toEqual([
    `page p: path: ${path} is not a page on this site`,
  ]);
});

test('a page without sections is reported', () => {
  expect(listProblems([pageWith('/about', [])])).toEqual(['page p: sections: is empty']);
});

test('redirects without effect are reported', () => {
  const redirect = (id: string, from: string) =>
    entry('redirect', id, { from, to: '/about', permanent: true });
  expect(listProblems([redirect('r', '/jobs')])).toEqual([
    'redirect r: from: /jobs still exists, so the redirect has no effect',
  ]);
  expect(listProblems([redirect('r', '/pricing'), redirect('s', '/Pricing/')])).toEqual([
    'redirect s: from: /Pricing/ already has a redirect',
  ]);
});

test('a duplicate entry id and a second settings entry are reported', () => {
  const one = entry('link', 'a', GOOD);
  expect(listProblems([one, one])).toEqual(['link a: sys: exists twice']);
  const settings = (id: string) =>
    entry('siteSettings', id, { name: 'N', email: 'hello@example.com' });
  expect(listProblems([settings('s'), settings('t')])).toEqual([
    'siteSettings t: sys: only one entry of this type is allowed',
  ]);
});

test('pictures without alternative text or a file are reported', () => {
  expect(listProblems([], [picture('a', {})])).toEqual([
    'asset a: description: the alternative text is missing',
  ]);
  const file = { url: '//space-assets/gone.svg', contentType: 'image/svg+xml' };
  expect(listProblems([], [picture('a', { description: 'Ink', file })])).toEqual([
    'asset a: file: public/space-assets/gone.svg does not exist',
  ]);
  const hostedFile = { url: '//images.ctfassets.net/x/y.png', contentType: 'image/png' };
  expect(listProblems([], [picture('a', { description: 'Ink', file: hostedFile })])).toEqual([]);
});

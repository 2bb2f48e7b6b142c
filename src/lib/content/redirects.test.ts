import { expect, test, vi } from 'vitest';
import { watchWarnings } from '../../../tests/support/warnings.ts';
import type { ContentSource } from './content-source.ts';
import { deleteRedirects, findRedirect } from './redirects.ts';

const redirectEntry = (
  [from, to, permanent]: readonly [unknown, unknown, unknown?],
  i: number,
) => ({
  sys: { id: `r${i}`, type: 'Entry', contentType: { sys: { id: 'redirect' } } },
  fields: { from, to, permanent },
});

/**
 * Returns a content space with the given redirects, and a list of the requests that it receives.
 */
const spaceWith = (...rules: (readonly [unknown, unknown, unknown?])[]) => {
  const requested: URL[] = [];
  const items = rules.map(redirectEntry);
  const source: ContentSource = {
    space: 'space',
    accessToken: 'token',
    fetch: async (request) => {
      requested.push(new URL(new Request(request).url));
      return Response.json({ total: items.length, skip: 0, limit: 1000, items });
    },
  };
  return { source, asked: requested };
};

const find = (source: ContentSource, path: string) =>
  findRedirect(source, new URL(path, 'https://jobs.example'));

const lines = watchWarnings();

test.each([
  ['/old', { location: '/new', status: 308 }],
  ['/Old/', { location: '/new', status: 308 }],
  ['/old?q=a&q=b', { location: '/new?q=a&q=b', status: 308 }],
  ['/for-now', { location: '/jobs?workplace=remote#list', status: 307 }],
  ['/for-now?q=a', { location: '/jobs?workplace=remote#list', status: 307 }],
  ['/away?token=x', { location: 'https://blog.example/', status: 307 }],
  ['/home?q=a', { location: 'https://jobs.example/new?q=a', status: 307 }],
  ['/caf%C3%A9', { location: '/new', status: 307 }],
  ['/never', undefined],
  ['/', undefined],
  ['/%ff', undefined],
])('%s redirects to %o', async (path, redirect) => {
  const { source } = spaceWith(
    ['/old', '/new', true],
    ['/For-Now/', '/jobs?workplace=remote#list', false],
    ['/away', 'https://blog.example/'],
    ['/home', 'https://jobs.example/new'],
    ['/café', '/new'],
  );
  expect(await find(source, path)).toEqual(redirect);
});

test.each([
  ['/a', '/a'],
  ['/a', '/A/'],
  ['/a', 'https://jobs.example/a'],
])('a redirect from %s to %s forms a loop and is ignored', async (from, to) => {
  const { source } = spaceWith([from, to]);
  expect(await find(source, from)).toBeUndefined();
  expect(lines).toEqual([expect.stringContaining('/a forms a loop')]);
});

test('a loop across several redirects is ignored; a chain is followed one step at a time', async () => {
  const { source } = spaceWith(
    ['/a', '/b'],
    ['/b', '/c'],
    ['/c', '/a'],
    ['/d', '/e'],
    ['/e', '/f'],
  );
  expect(await find(source, '/b')).toBeUndefined();
  expect(await find(source, '/d')).toMatchObject({ location: '/e' });
});

test.each([
  '//evil.example',
  '/\\evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  '/./\\evil.example',
  'javascript:alert(1)',
  'http://plain.example',
  'new',
  '',
  5,
])('ignores and logs a redirect to %o', async (to) => {
  const { source } = spaceWith(['/old', to]);
  expect(await find(source, '/old')).toBeUndefined();
  expect(lines).toEqual([expect.stringMatching(/redirect r0 has invalid fields: to/)]);
});

test('lookups share one request until the redirects change', async () => {
  const { source, asked } = spaceWith(['/old', '/new']);
  for (const path of ['/a', '/b', '/old']) await find(source, path);
  deleteRedirects(source, ['entry:x', 'content-type:page']);
  await find(source, '/a');
  expect(asked).toHaveLength(1);
  expect(asked[0]?.searchParams.get('content_type')).toBe('redirect');
  deleteRedirects(source, ['entry:r0', 'content-type:redirect']);
  await find(source, '/a');
  expect(asked).toHaveLength(2);
});

test('there are no redirects if the content service fails', async () => {
  const source: ContentSource = {
    space: 'space',
    accessToken: 'token',
    fetch: async () => Response.json({}, { status: 401 }),
  };
  expect(await find(source, '/old')).toBeUndefined();
  expect(lines).toEqual([expect.stringContaining('the redirects could not be read')]);
});

test('a lookup waits for the redirects only up to its time limit', async () => {
  vi.useFakeTimers();
  let requested = 0;
  const source: ContentSource = {
    space: 'space',
    accessToken: 'token',
    fetch: () => {
      requested++;
      return new Promise(() => undefined);
    },
  };
  const url = new URL('https://jobs.example/old');
  const found = findRedirect(source, url, { waitMs: 1_000 });
  await vi.waitFor(() => expect(requested).toBe(1));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await found).toBeUndefined();
  vi.useRealTimers();
});

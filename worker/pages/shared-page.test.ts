import { expect, test } from 'vitest';
import { createContext } from '../../tests/support/request-context.ts';
import { respondWithPage } from './respond-with-page.ts';
import { findSharedView } from './shared-page.ts';

const ADDRESS = 'https://site.example/jobs';

/**
 * Sends a page from the platform's cache. Returns its status, its text, and whether its body was
 * cancelled.
 */
const sendPage = async (request: Request) => {
  let isEnded = false;
  const body = new ReadableStream({
    pull: (controller) => {
      controller.enqueue(new TextEncoder().encode('page'));
      controller.close();
    },
    cancel: () => {
      isEnded = true;
    },
  });
  const headers = new Headers({ etag: 'W/"a"' });
  const page = { status: 200, body, headers, from: 'HIT', ageS: 61.9 } as const;
  const response = await respondWithPage(page, createContext(request));
  expect(response.headers.get('age')).toBe('61');
  return [response.status, await response.text(), isEnded];
};

test('sends a page with its body, but omits the body for HEAD or for a client that already has the page', async () => {
  expect(await sendPage(new Request(ADDRESS))).toEqual([200, 'page', false]);
  expect(await sendPage(new Request(ADDRESS, { method: 'HEAD' }))).toEqual([200, '', true]);
  const headers = { 'if-none-match': 'W/"a"' };
  expect(await sendPage(new Request(ADDRESS, { headers }))).toEqual([304, '', true]);
});

test('a request whose Accept header lists Markdown, in any letter case, does not get the shared page from the cache', () => {
  const findView = (accept: string) =>
    findSharedView(createContext(new Request(ADDRESS, { headers: { accept } })));
  expect(findView('text/html')).toBeDefined();
  expect([findView('text/markdown'), findView('Text/Markdown')]).toEqual([undefined, undefined]);
});

test('a URL with a link to a draft does not get the shared page from the cache', () => {
  const findView = (search: string) =>
    findSharedView(createContext(new Request(`https://site.example/acme/a/gardener${search}`)));
  expect(findView('?page=2')).toBeDefined();
  expect(findView('?draft=1.x')).toBeUndefined();
});

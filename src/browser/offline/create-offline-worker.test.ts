import { expect, test } from 'vitest';
import { createOfflineWorker, type FetchEvent, type WorkerScope } from './create-offline-worker.ts';

// docs/specification.md: 2.15

/** Starts a worker with the given stored caches and a fake network. */
const start = (build: string, stored: Record<string, Response> = {}) => {
  const stores = new Map(Object.entries(stored));
  const listeners = new Map<string, (event: never) => void>();
  const state = { isOnline: true, isRegistered: true, routes: [] as readonly object[] };
  const scope: WorkerScope = {
    caches: {
      open: async (name: string) =>
        ({
          put: async (_: string, page: Response) => void stores.set(name, page),
          match: async () => stores.get(name),
        }) as never,
      keys: async () => [...stores.keys()],
      delete: async (name: string) => stores.delete(name),
    },
    registration: {
      unregister: async () => {
        state.isRegistered = false;
        return true;
      },
    },
    async fetch(requested) {
      if (!state.isOnline) throw new TypeError('Failed to fetch');
      return new Response(typeof requested === 'string' ? 'offline page' : 'page');
    },
    skipWaiting: async () => undefined,
    addEventListener: (type: string, listener: (event: never) => void) =>
      void listeners.set(type, listener),
  };
  createOfflineWorker(scope, { build, offlinePath: '/offline' });
  const extend = async (type: string, more: object = {}) => {
    const work: Promise<unknown>[] = [];
    listeners.get(type)?.({
      waitUntil: (one: Promise<unknown>) => void work.push(one),
      ...more,
    } as never);
    await Promise.all(work);
  };
  const install = () =>
    extend('install', {
      addRoutes: async (routes: readonly object[]) => {
        state.routes = routes;
      },
    });
  /** Resolves to undefined if the worker leaves the request to the browser. */
  const ask = async (path: string, request: Partial<FetchEvent['request']> = {}) => {
    let response: Promise<Response> | undefined;
    listeners.get('fetch')?.({
      request: {
        method: 'GET',
        mode: 'navigate',
        url: `https://site.example${path}`,
        headers: new Headers(),
        ...request,
      },
      respondWith: (one: Promise<Response>) => {
        response = one;
      },
    } as never);
    return (await response)?.text();
  };
  return { state, stores, install, activate: () => extend('activate'), ask };
};

test('serves a navigation from the network, or the offline page if the network fails', async () => {
  const { install, ask, state } = start('one');
  await install();
  expect(await ask('/jobs')).toBe('page');
  state.isOnline = false;
  expect(await ask('/jobs')).toBe('offline page');
});

test.each<[string, string, Partial<FetchEvent['request']>?]>([
  ['a reviewer’s page', '/vendor-review/details/7'],
  ['a candidate’s page', '/cv'],
  ['a preview', '/preview'],
  ['a call', '/misc/jobs'],
  ['a file', '/jobs/feed.xml'],
  ['a form that is posted', '/contact', { method: 'POST' }],
  ['a request of a page', '/jobs', { mode: 'cors' }],
  ['a prefetch', '/jobs', { headers: new Headers({ 'sec-purpose': 'prefetch' }) }],
])('the worker does not handle %s', async (_, path, request) => {
  const { install, ask, state } = start('one');
  await install();
  expect(await ask(path, request)).toBeUndefined();
  state.isOnline = false;
  expect(await ask(path, request)).toBeUndefined();
});

test('a new build replaces the worker’s own caches and leaves other caches alone', async () => {
  const { install, activate, stores } = start('two', {
    'offline-one': new Response('old'),
    theirs: new Response(),
  });
  await install();
  await activate();
  expect([...stores.keys()]).toEqual(['theirs', 'offline-two']);
});

test('installation fails if the offline page cannot be loaded', async () => {
  const { install, state } = start('one');
  state.isOnline = false;
  await expect(install()).rejects.toThrow();
});

test('without a build id, the worker deletes its caches, unregisters and handles no requests', async () => {
  const { install, activate, stores, state, ask } = start('', { 'offline-one': new Response('') });
  await install();
  await activate();
  expect([...stores.keys()]).toEqual([]);
  expect(state).toMatchObject({ isRegistered: false, routes: [] });
  expect(await ask('/jobs')).toBeUndefined();
});

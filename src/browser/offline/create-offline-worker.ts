import { mayBeShared, UNSHARED_FOLDERS } from '../../routes/match-route.ts';

interface ExtendableEvent {
  waitUntil(work: Promise<unknown>): void;
}

/**
 * An install event with the Static Routing API (W3C Service Workers, `InstallEvent.addRoutes`), in
 * browsers that support it.
 */
export interface InstallEvent extends ExtendableEvent {
  addRoutes?(rules: readonly object[]): Promise<void>;
}

export interface FetchEvent {
  readonly request: Pick<Request, 'method' | 'mode' | 'url' | 'headers'>;
  respondWith(response: Promise<Response>): void;
}

/**
 * The parts of `ServiceWorkerGlobalScope` that are used here. TypeScript's library for service
 * workers conflicts with the one for pages.
 */
export interface WorkerScope {
  readonly caches: Pick<CacheStorage, 'open' | 'keys' | 'delete'>;
  readonly registration: Pick<ServiceWorkerRegistration, 'unregister'>;
  fetch(request: FetchEvent['request'] | string, init?: RequestInit): Promise<Response>;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install', listener: (event: InstallEvent) => void): void;
  addEventListener(type: 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
}

const CACHE_PREFIX = 'offline-';

/**
 * With static routing, the browser starts the worker only for public pages, and uses the network
 * response as soon as it arrives instead of waiting for the worker.
 */
const ROUTES = [
  {
    condition: {
      or: [
        { not: { requestMode: 'navigate' } },
        { not: { requestMethod: 'GET' } },
        ...UNSHARED_FOLDERS.map((folder) => ({ urlPattern: { pathname: `/${folder}{/*}?` } })),
      ],
    },
    source: 'network',
  },
  { condition: { requestMode: 'navigate' }, source: 'race-network-and-fetch-handler' },
];

/**
 * True for a navigation to a public page. The worker ignores all other requests. In particular, a
 * failed prefetch must not get the offline page, or a later click would show that page even if the
 * network is back.
 */
const isPublicNavigation = ({ method, mode, url, headers }: FetchEvent['request']): boolean =>
  method === 'GET' &&
  mode === 'navigate' &&
  !headers.has('sec-purpose') &&
  mayBeShared(new URL(url).pathname);

/**
 * Creates a service worker that stores one page, and shows it if a navigation to a public page
 * fails. Each build stores its own version of that page. Without a build id, the worker shuts
 * itself down: it deletes its caches and unregisters.
 */
export const createOfflineWorker = (
  scope: WorkerScope,
  { build, offlinePath }: { build: string; offlinePath: string },
): void => {
  const cacheName = CACHE_PREFIX + build;

  const storePage = async () => {
    // Fetches the page without cookies, and revalidates any cached copy.
    const page = await scope.fetch(offlinePath, { cache: 'no-cache', credentials: 'omit' });
    if (!page.ok) throw new Error(`The offline page failed with status ${page.status}.`);
    await (await scope.caches.open(cacheName)).put(offlinePath, page);
  };
  const deleteOthers = async () => {
    const names = await scope.caches.keys();
    const others = names.filter((name) => name.startsWith(CACHE_PREFIX) && name !== cacheName);
    await Promise.all(others.map((name) => scope.caches.delete(name)));
  };
  const offlinePage = async () => (await scope.caches.open(cacheName)).match(offlinePath);

  scope.addEventListener('install', (event) => {
    if (build) {
      event.waitUntil(storePage());
      // If the browser rejects the routes, the worker still works without them.
      event.waitUntil(event.addRoutes?.(ROUTES).catch(() => undefined) ?? Promise.resolve());
    }
    event.waitUntil(scope.skipWaiting());
  });

  scope.addEventListener('activate', (event) => {
    event.waitUntil(deleteOthers());
    if (!build) event.waitUntil(scope.registration.unregister());
  });

  if (!build) return;
  scope.addEventListener('fetch', (event) => {
    if (!isPublicNavigation(event.request)) return;
    event.respondWith(
      scope.fetch(event.request).catch(async (error) => {
        const page = await offlinePage();
        if (!page) throw error;
        return page;
      }),
    );
  });
};

import { mayBeShared, UNSHARED_FOLDERS } from '../../routes/match-route.ts';

interface ExtendableEvent {
  waitUntil(work: Promise<unknown>): void;
}

/** The Static Routing API (W3C Service Workers, `InstallEvent.addRoutes`), where a browser has it. */
export interface InstallEvent extends ExtendableEvent {
  addRoutes?(rules: readonly object[]): Promise<void>;
}

export interface FetchEvent {
  readonly request: Pick<Request, 'method' | 'mode' | 'url' | 'headers'>;
  respondWith(response: Promise<Response>): void;
}

/** What of `ServiceWorkerGlobalScope` is used: its own types do not go together with a page's. */
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
 * A browser that has these routes does not start the worker for anything but public pages, and shows those as
 * soon as the network has them, be the worker running by then or not.
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
 * Whether it is a public page that is navigated to: nothing else is this worker's concern. A prefetch that fails is
 * to fail: the browser would show the offline page at the click, though there may be a network by then.
 */
const isPublicNavigation = ({ method, mode, url, headers }: FetchEvent['request']): boolean =>
  method === 'GET' &&
  mode === 'navigate' &&
  !headers.has('sec-purpose') &&
  mayBeShared(new URL(url).pathname);

/**
 * A worker with one stored page, which it shows where a navigation to a public page finds no network. Each
 * build stores its own. Without a build the worker is switched off: it deletes what was stored and unregisters.
 */
export const createOfflineWorker = (
  scope: WorkerScope,
  { build, offlinePath }: { build: string; offlinePath: string },
): void => {
  const cacheName = CACHE_PREFIX + build;

  const storePage = async () => {
    // The page that everybody is shown, as it is now.
    const page = await scope.fetch(offlinePath, { cache: 'no-cache', credentials: 'omit' });
    if (!page.ok) throw new Error(`The offline page is answered with ${page.status}.`);
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
      // Routes that a browser does not understand are nothing it needs.
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

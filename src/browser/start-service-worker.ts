import { NO_SERVICE_WORKER, SERVICE_WORKER_PATH } from '../contracts/site/offline.ts';

/**
 * Registers the service worker for the offline page, in browsers that support service workers (on
 * https or localhost). Once registered, the worker updates and shuts down without this script
 * (decision 4).
 */
export const startServiceWorker = (page: Document, browser: Partial<Navigator>): void => {
  if (import.meta.env.DEV || page.querySelector(`meta[name="${NO_SERVICE_WORKER}"]`)) return;
  // A failure is ignored, because the next page load tries again.
  browser.serviceWorker?.register(SERVICE_WORKER_PATH).catch(() => undefined);
};

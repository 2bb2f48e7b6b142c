import { NO_SERVICE_WORKER, SERVICE_WORKER_PATH } from '../contracts/site/offline.ts';

/**
 * Registers the worker that shows the offline page, where a browser has them: over https, or on this machine. One
 * that is registered already learns by itself of another build, and that it is switched off (decision 69).
 */
export const startServiceWorker = (page: Document, browser: Partial<Navigator>): void => {
  if (import.meta.env.DEV || page.querySelector(`meta[name="${NO_SERVICE_WORKER}"]`)) return;
  // Nobody waits for it: the next page tries again.
  browser.serviceWorker?.register(SERVICE_WORKER_PATH).catch(() => undefined);
};

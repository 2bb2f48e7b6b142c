/** The page that the service worker shows if a navigation fails offline (decision 4). */
export const OFFLINE_PATH = '/offline';

export const SERVICE_WORKER_PATH = '/service-worker.js';

/**
 * Name of the `<meta>` element that a site's documents contain if its service worker is switched
 * off.
 */
export const NO_SERVICE_WORKER = 'no-service-worker';

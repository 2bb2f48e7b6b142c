/** What the service worker shows of the site where a navigation finds no network (decision 69). */
export const OFFLINE_PATH = '/offline';

export const SERVICE_WORKER_PATH = '/service-worker.js';

/** A document of a site whose service worker is switched off has a `<meta>` of this name. */
export const NO_SERVICE_WORKER = 'no-service-worker';

import { session } from '../session/session.ts';
import { createCaches } from './create-caches.ts';

/** This browser's caches, in local storage and thus shared by all tabs. */
export const caches = createCaches({ storage: () => window.localStorage, now: Date.now });

window.addEventListener('storage', ({ key }) => caches.forget(key));
// Ending the session clears the storage, so the entries in memory must not be written back to it.
session.subscribe(() => caches.forget(null));

import { session } from '../session/session.ts';
import { createCaches } from './create-caches.ts';

/** The caches of this browser, in local storage and thus shared by all tabs. */
export const caches = createCaches({ storage: () => window.localStorage, now: Date.now });

window.addEventListener('storage', ({ key }) => caches.forget(key));
// A session's end clears the storage; memory must not restore it.
session.subscribe(() => caches.forget(null));

import { session } from '../session/session.ts';
import { createCaches } from './create-caches.ts';

/** This browser's caches: local storage, every tab of it. */
export const caches = createCaches({ storage: () => window.localStorage, now: Date.now });

window.addEventListener('storage', ({ key }) => caches.forget(key));
// A session that ends takes what is stored along: memory must not bring it back.
session.subscribe(() => caches.forget(null));

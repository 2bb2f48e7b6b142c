import { useSyncExternalStore } from 'react';
import { createAuthenticatedClient, createAuthenticatedFetch } from '../lib/api/authenticated.ts';
import type { ApiClient } from '../lib/api/client.ts';
import { createSession } from './create-session.ts';

/** This browser's session: local storage, every tab of it. */
export const session = createSession({
  storage: () => window.localStorage,
  leave: () => window.location.assign('/'),
  now: Date.now,
  onOtherTab(changed) {
    const listen = (event: StorageEvent) => changed(event.key);
    window.addEventListener('storage', listen);
    return () => window.removeEventListener('storage', listen);
  },
});

const options = {
  fetch: (request: Request) => fetch(request),
  token: session.token,
  onUnauthorized: session.expire,
};

/** The signed-in calls; any 401 ends the session. */
export const candidateApi = (): ApiClient =>
  createAuthenticatedClient({ ...options, base: `${window.location.origin}/` });

/** For files that only who is signed in may read. */
export const candidateFetch = createAuthenticatedFetch(options);

/** The token, or null; on the server and until scripts run, nobody is signed in. */
export const useSessionToken = (): string | null =>
  useSyncExternalStore(session.subscribe, session.token, () => null);

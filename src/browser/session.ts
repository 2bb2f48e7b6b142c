import { useSyncExternalStore } from 'react';
import { createSession } from './create-session.ts';

/** This browser's session: local storage, every tab of it. */
export const session = createSession({
  storage: () => window.localStorage,
  tabStorage: () => window.sessionStorage,
  leave: () => window.location.assign('/'),
  now: Date.now,
  onOtherTab(changed) {
    const listen = (event: StorageEvent) => changed(event.key);
    window.addEventListener('storage', listen);
    return () => window.removeEventListener('storage', listen);
  },
});

/** The token, or null; on the server and until scripts run, nobody is signed in. */
export const useSessionToken = (): string | null =>
  useSyncExternalStore(session.subscribe, session.token, () => null);

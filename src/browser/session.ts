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

import { createSession } from './create-session.ts';
import { SESSION_OVER } from './session-over.ts';

/** This browser's session: local storage, every tab of it. */
export const session = createSession({
  storage: () => window.localStorage,
  tabStorage: () => window.sessionStorage,
  leave() {
    window.dispatchEvent(new Event(SESSION_OVER));
    window.location.assign('/');
  },
  now: Date.now,
  onOtherTab(changed) {
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('storage', ({ key }) => changed(key), { signal });
    // Out of the browser's cache of pages: what other tabs changed meanwhile it was not told.
    window.addEventListener('pageshow', ({ persisted }) => persisted && changed(null), { signal });
    return () => listening.abort();
  },
});

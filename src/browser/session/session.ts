import { createSession } from './create-session.ts';
import { SESSION_OVER } from './session-over.ts';

/** This browser's session, in local storage and thus shared by all tabs. */
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
    // Storage events do not reach the back-forward cache, so a restored page checks the session.
    window.addEventListener('pageshow', ({ persisted }) => persisted && changed(null), { signal });
    return () => listening.abort();
  },
});

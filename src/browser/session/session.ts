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
    // A page in the back-forward cache receives no storage events, so it checks the session when it
    // is restored.
    window.addEventListener('pageshow', ({ persisted }) => persisted && changed(null), { signal });
    return () => listening.abort();
  },
});

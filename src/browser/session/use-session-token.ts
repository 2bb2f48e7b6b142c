import { useSyncExternalStore } from 'react';
import { session } from './session.ts';

/** The session token, or null. Always null on the server and until hydration. */
export const useSessionToken = (): string | null =>
  useSyncExternalStore(session.subscribe, session.token, () => null);

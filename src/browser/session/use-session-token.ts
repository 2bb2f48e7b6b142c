import { useSyncExternalStore } from 'react';
import { session } from './session.ts';

/** The token, or null; on the server and until scripts run, nobody is signed in. */
export const useSessionToken = (): string | null =>
  useSyncExternalStore(session.subscribe, session.token, () => null);

/** Specifications 8 and 9: a part of the page that does not load reloads it once in this window. */
export const RELOAD_GUARD_MS = 10_000;

const KEY = 'reloaded_at';

/**
 * Whether the page may reload itself, and the note that it does. Session storage keeps it across the
 * reload; a page that cannot note it never reloads, as it might never stop.
 */
export const createReloadGuard = (options: {
  storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  now: () => number;
}) => ({
  take(): boolean {
    try {
      const now = options.now();
      const last = options.storage().getItem(KEY);
      const age = now - Number(last);
      // A note of the future is of a clock that was put back.
      if (last !== null && age >= 0 && age < RELOAD_GUARD_MS) return false;
      options.storage().setItem(KEY, String(now));
      return true;
    } catch {
      return false;
    }
  },
});

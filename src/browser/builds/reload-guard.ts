/**
 * docs/specification.md, row 4.2: if a module fails to load, the page reloads at most once within
 * this time.
 */
export const RELOAD_GUARD_MS = 10_000;

const KEY = 'reloaded_at';

/**
 * Decides whether the page may reload itself, and records the reload in session storage, which
 * survives the reload. If it cannot be recorded, the page never reloads itself, because it could
 * end up in a reload loop.
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
      // A time in the future means that the clock has been set back.
      if (last !== null && age >= 0 && age < RELOAD_GUARD_MS) return false;
      options.storage().setItem(KEY, String(now));
      return true;
    } catch {
      return false;
    }
  },
});

import { limitPageValidity } from '../limit-page-validity.ts';
import type { ContentSource } from './content-source.ts';
import { withTimeLimit } from './with-time-limit.ts';

/**
 * How long an isolate uses a value before reading it again. After a failed read, `RETRY_MS` applies
 * instead.
 */
const FRESH_MS = 30_000;
const RETRY_MS = 10_000;

/**
 * How long a page waits for a newer value. The wait is worthwhile, because the cached page serves
 * many visitors.
 */
const NEWER_WITHIN_MS = 300;

/** How long a page with an outdated value may be cached. */
const OUTDATED_PAGE_MS = 1_000;

export interface ReadOptions {
  readonly now?: () => number;
  /** The time limit for the first read. By default, only the read's own time limit applies. */
  readonly waitMs?: number;
}

export interface ContentMemory<T> {
  /**
   * Returns the stored value immediately. If the value is due for a refresh, one caller refreshes
   * it in the background. If there is no value yet, callers wait. Never rejects: if the read fails,
   * the result is the fallback.
   */
  read(source: ContentSource, options?: ReadOptions): Promise<T>;
  /**
   * Reads the value for the page being rendered. If the stored value is due for a refresh, the page
   * waits briefly for a newer one. A page with an outdated value is cached no longer than a refresh
   * takes.
   */
  readForPage(source: ContentSource, options?: ReadOptions): Promise<T>;
  /** The stored value, however old it is. */
  known(source: ContentSource): T | undefined;
  forget(source: ContentSource): void;
}

interface State<T> {
  value?: T;
  /**
   * The time until which the value counts as fresh. Set only by a successful read; a failed read
   * postpones `askAgainAt` instead.
   */
  freshUntil: number;
  askAgainAt: number;
}

/** Caches a small value that many requests need, one per source. `name` is used in log messages. */
export const createContentMemory = <T extends object>(options: {
  readonly name: string;
  readonly read: (source: ContentSource) => Promise<T>;
  readonly fallback: T;
}): ContentMemory<T> => {
  const { name, fallback } = options;
  // `forget` discards the state object, so a pending read updates only the discarded object.
  const states = new WeakMap<ContentSource, State<T>>();
  const getState = (source: ContentSource): State<T> => {
    const state = states.get(source) ?? { freshUntil: 0, askAgainAt: 0 };
    states.set(source, state);
    return state;
  };
  const refresh = async (source: ContentSource, state: State<T>, now: () => number): Promise<T> => {
    try {
      state.value = await options.read(source);
      state.freshUntil = now() + FRESH_MS;
      state.askAgainAt = state.freshUntil;
    } catch (error) {
      console.warn(`Content: ${name} could not be read. ${error}`);
      state.value ??= fallback;
      state.askAgainAt = now() + RETRY_MS;
    }
    return state.value;
  };
  /** Reads a new value. The read continues even if its caller stops waiting. */
  const refreshInBackground = (...requested: Parameters<typeof refresh>): Promise<T> => {
    const refreshing = refresh(...requested);
    requested[0].waitUntil?.(refreshing);
    return refreshing;
  };
  const memory: ContentMemory<T> = {
    async readForPage(source, readOptions = {}) {
      const { now = Date.now } = readOptions;
      const state = getState(source);
      const old = state.value;
      const isDue = old && old !== fallback && now() >= state.askAgainAt;
      if (isDue) state.askAgainAt = now() + RETRY_MS;
      const value = isDue
        ? await withTimeLimit(refreshInBackground(source, state, now), NEWER_WITHIN_MS, () => old)
        : await memory.read(source, readOptions);
      if (value !== state.value || now() >= state.freshUntil) {
        limitPageValidity(now() + OUTDATED_PAGE_MS);
      }
      return value;
    },
    async read(source, { now = Date.now, waitMs } = {}) {
      const state = getState(source);
      const { value } = state;
      if (value && now() < state.askAgainAt) return value;
      // One refresh at a time is enough. If it fails, another caller retries after RETRY_MS.
      if (value) state.askAgainAt = now() + RETRY_MS;
      const refreshed = refreshInBackground(source, state, now);
      if (value && value !== fallback) return value;
      return waitMs === undefined
        ? refreshed
        : withTimeLimit(refreshed, waitMs, () => state.value ?? fallback);
    },
    known: (source) => states.get(source)?.value,
    forget: (source) => void states.delete(source),
  };
  return memory;
};

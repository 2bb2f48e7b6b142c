import { holdPageUntil } from '../hold-page-until.ts';
import type { ContentSource } from './content-source.ts';
import { within } from './within.ts';

/** How long an isolate shows what it read before it asks again, and how soon after a failure. */
const FRESH_MS = 30_000;
const RETRY_MS = 10_000;

/** How long a page waits for what is newer than it knows: it is made once and kept for many. */
const NEWER_WITHIN_MS = 300;

/** How long a page is kept that was made of what is old. */
const OLD_PAGE_KEPT_MS = 1_000;

export interface ReadOptions {
  readonly now?: () => number;
  /** Where nothing is known: how long to wait for it. As long as a page does where none is said. */
  readonly waitMs?: number;
}

export interface ContentMemory<T> {
  /**
   * What was read before, at once; what is old is asked for anew behind it, by one of all who come.
   * Who finds nothing waits. Never fails: without an answer it is the fallback.
   */
  read(source: ContentSource, options?: ReadOptions): Promise<T>;
  /**
   * The same for the page under way. What is known may be of long ago, where nobody asked for long: the page
   * waits a moment for what is new, and made of what is old it is kept for no longer than it takes to read.
   */
  readForPage(source: ContentSource, options?: ReadOptions): Promise<T>;
  /** What was read before, however old. */
  known(source: ContentSource): T | undefined;
  forget(source: ContentSource): void;
}

interface State<T> {
  value?: T;
  /** Since a good answer; `askAgainAt` moves with failures too. */
  freshUntil: number;
  askAgainAt: number;
}

/** Remembers something small of each source that many requests need. `name` is for the log. */
export const createContentMemory = <T extends object>(options: {
  readonly name: string;
  readonly read: (source: ContentSource) => Promise<T>;
  readonly fallback: T;
}): ContentMemory<T> => {
  const { name, fallback } = options;
  // What is forgotten gets a new state: a read that is under way then writes into the old one.
  const states = new WeakMap<ContentSource, State<T>>();
  const stateOf = (source: ContentSource): State<T> => {
    const state = states.get(source) ?? { freshUntil: 0, askAgainAt: 0 };
    states.set(source, state);
    return state;
  };
  const ask = async (source: ContentSource, state: State<T>, now: () => number): Promise<T> => {
    try {
      state.value = await options.read(source);
      state.freshUntil = now() + FRESH_MS;
      state.askAgainAt = state.freshUntil;
    } catch (error) {
      console.warn(`Content: ${name} were not read. ${error}`);
      state.value ??= fallback;
      state.askAgainAt = now() + RETRY_MS;
    }
    return state.value;
  };
  /** Goes on though who asked waits no longer. */
  const askBehind = (...asked: Parameters<typeof ask>): Promise<T> => {
    const answer = ask(...asked);
    asked[0].waitUntil?.(answer);
    return answer;
  };
  const memory: ContentMemory<T> = {
    async readForPage(source, readOptions = {}) {
      const { now = Date.now } = readOptions;
      const state = stateOf(source);
      const old = state.value;
      const isDue = old && old !== fallback && now() >= state.askAgainAt;
      if (isDue) state.askAgainAt = now() + RETRY_MS;
      const value = isDue
        ? await within(askBehind(source, state, now), NEWER_WITHIN_MS, () => old)
        : await memory.read(source, readOptions);
      if (value !== state.value || now() >= state.freshUntil) {
        holdPageUntil(now() + OLD_PAGE_KEPT_MS);
      }
      return value;
    },
    async read(source, { now = Date.now, waitMs } = {}) {
      const state = stateOf(source);
      const { value } = state;
      if (value && now() < state.askAgainAt) return value;
      // Others who know something need not ask as well; if this comes to nothing, somebody does later.
      if (value) state.askAgainAt = now() + RETRY_MS;
      const asked = askBehind(source, state, now);
      if (value && value !== fallback) return value;
      return waitMs === undefined ? asked : within(asked, waitMs, () => state.value ?? fallback);
    },
    known: (source) => states.get(source)?.value,
    forget: (source) => void states.delete(source),
  };
  return memory;
};

import type { ContentSource } from './content-source.ts';
import { within } from './within.ts';

/** How long an isolate shows what it read before it asks again, and how soon after a failure. */
const FRESH_MS = 30_000;
const RETRY_MS = 10_000;

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
  /** What was read before, however old. */
  known(source: ContentSource): T | undefined;
  forget(source: ContentSource): void;
}

interface State<T> {
  value?: T;
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
    const state = states.get(source) ?? { askAgainAt: 0 };
    states.set(source, state);
    return state;
  };
  const ask = async (source: ContentSource, state: State<T>, now: () => number): Promise<T> => {
    try {
      state.value = await options.read(source);
      state.askAgainAt = now() + FRESH_MS;
    } catch (error) {
      console.warn(`Content: ${name} were not read. ${error}`);
      state.value ??= fallback;
      state.askAgainAt = now() + RETRY_MS;
    }
    return state.value;
  };
  return {
    async read(source, { now = Date.now, waitMs } = {}) {
      const state = stateOf(source);
      const { value } = state;
      if (value && now() < state.askAgainAt) return value;
      // Others who know something need not ask as well; if this comes to nothing, somebody does later.
      if (value) state.askAgainAt = now() + RETRY_MS;
      const asked = ask(source, state, now);
      source.waitUntil?.(asked);
      if (value && value !== fallback) return value;
      return waitMs === undefined ? asked : within(asked, waitMs, () => state.value ?? fallback);
    },
    known: (source) => states.get(source)?.value,
    forget: (source) => void states.delete(source),
  };
};

import type { ContentSource } from './content-source.ts';

/** How long an isolate shows what it read before it asks again, and how soon after a failure. */
const FRESH_MS = 30_000;
const RETRY_MS = 10_000;

export interface ContentMemory<T> {
  /** Never fails: where the service is down, what was read before, or the fallback. */
  read(source: ContentSource, now?: () => number): Promise<T>;
  /** What was read before, however old: for whoever cannot wait. */
  known(source: ContentSource): T | undefined;
  forget(source: ContentSource): void;
}

/** Remembers something small of each source that many requests need. `name` is for the log. */
export const createContentMemory = <T>(options: {
  readonly name: string;
  readonly read: (source: ContentSource) => Promise<T>;
  readonly fallback: T;
}): ContentMemory<T> => {
  const memory = new WeakMap<ContentSource, { value: T; askAgainAt: number }>();
  return {
    async read(source, now = Date.now) {
      const before = memory.get(source);
      if (before && now() < before.askAgainAt) return before.value;
      let value: T;
      let freshMs = FRESH_MS;
      try {
        value = await options.read(source);
      } catch (error) {
        console.warn(`Content: ${options.name} were not read. ${error}`);
        value = before?.value ?? options.fallback;
        freshMs = RETRY_MS;
      }
      memory.set(source, { value, askAgainAt: now() + freshMs });
      return value;
    },
    known: (source) => memory.get(source)?.value,
    forget: (source) => void memory.delete(source),
  };
};

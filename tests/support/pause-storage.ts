import type { Bindings } from '../../worker/env.ts';

/**
 * Methods that send a request from the worker and wait for the result. All other methods of a
 * binding only prepare a call.
 */
const CALLS = new Set([
  ...['first', 'run', 'all', 'raw', 'batch'],
  ...['get', 'put', 'delete', 'head', 'list', 'sendBatch'],
]);

export interface PausedStorage {
  readonly bindings: Bindings;
  /** Resolves when the work reaches the storage call at index `point`. */
  readonly reached: Promise<void>;
  release(): void;
}

/** Bindings that pause the work before the storage call at index `point`, until released. */
export const pauseStorage = (bindings: Bindings, point: number): PausedStorage => {
  const reached = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  let passed = 0;
  const waitAtPoint = async () => {
    if (passed++ !== point) return;
    reached.resolve();
    await released.promise;
  };
  const originals = new WeakMap<object, object>();
  const original = (value: unknown): unknown =>
    Array.isArray(value) ? value.map(original) : (originals.get(value as object) ?? value);
  const wrapPaused = <T extends object>(target: T): T => {
    const proxy = new Proxy(target, {
      get(_, name) {
        const member: unknown = Reflect.get(target, name);
        if (typeof member !== 'function') return member;
        return (...args: unknown[]) => {
          const call = () => member.apply(target, args.map(original));
          if (!CALLS.has(String(name))) {
            const result: unknown = call();
            return typeof result === 'object' && result !== null ? wrapPaused(result) : result;
          }
          return (async () => {
            await waitAtPoint();
            return call();
          })();
        };
      },
    });
    originals.set(proxy, target);
    return proxy;
  };
  return {
    bindings: {
      ...bindings,
      JOBS: wrapPaused(bindings.JOBS),
      PEOPLE: wrapPaused(bindings.PEOPLE),
      FILES: wrapPaused(bindings.FILES),
      EVENTS: wrapPaused(bindings.EVENTS),
    },
    reached: reached.promise,
    release: released.resolve,
  };
};

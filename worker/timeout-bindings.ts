import type { D1Database } from '@cloudflare/workers-types';
import { withTimeLimit } from '../src/lib/content/with-time-limit.ts';
import { LONG_STORAGE_MS, STORAGE_MS } from '../src/lib/deadlines.ts';
import type { Bindings } from './env.ts';
import { HttpError } from './http/http-error.ts';
import { siteBindings } from './site-key.ts';

const tooLate = (): never => {
  throw new HttpError(
    503,
    'unavailable',
    'Our storage isn’t responding at the moment. Please try again in a minute.',
    { headers: { 'retry-after': '60' } },
  );
};

/**
 * The original of each proxy. Needed because `D1Database.batch` accepts only its own statements.
 */
const originals = new WeakMap<object, object>();

const original = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(original) : (originals.get(value as object) ?? value);

/**
 * Creates a proxy whose promises reject after `waitMs`. Statements that it creates are wrapped too.
 */
const addTimeouts = <T extends object>(target: T, waitMs: number): T => {
  const proxy = new Proxy(target, {
    get(_, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      return (...args: unknown[]) => {
        const result: unknown = member.apply(target, args.map(original));
        if (result instanceof Promise) return withTimeLimit(result, waitMs, tooLate);
        return typeof result === 'object' && result !== null ? addTimeouts(result, waitMs) : result;
      };
    },
  });
  originals.set(proxy, target);
  return proxy;
};

/**
 * Stands in for the people database during a move, when the real one must not be read or written.
 */
const closedDatabase = new Proxy({} as D1Database, {
  get: () => () => {
    throw new HttpError(
      503,
      'people_move',
      'We’re moving applications, reviews and accounts to another database. Nothing is lost. Please try again in a few minutes.',
      { headers: { 'retry-after': '120' } },
    );
  },
});

const originalBindings = new WeakMap<Bindings, Bindings>();

/**
 * The original bindings without time-outs, which are the same object for visitors, operators and
 * the schedule.
 */
export const withoutTimeouts = (bindings: Bindings): Bindings =>
  originalBindings.get(bindings) ?? bindings;

const createTimeoutBindings = (waitMs: number) => {
  const limitedByBindings = new WeakMap<Bindings, Bindings>();
  return (bindings: Bindings): Bindings => {
    const before = limitedByBindings.get(bindings);
    if (before) return before;
    const limited = { ...siteBindings(withoutTimeouts(bindings)) };
    if (limited.PEOPLE_MOVE === 'on') Object.assign(limited, { PEOPLE: closedDatabase });
    // If a binding is missing, the code that uses it reports that.
    for (const name of ['JOBS', 'PEOPLE', 'FILES', 'BACKUPS', 'ASSETS'] as const) {
      const target = original(limited[name]);
      if (target) Object.assign(limited, { [name]: addTimeouts(target, waitMs) });
    }
    limitedByBindings.set(bindings, limited);
    originalBindings.set(limited, withoutTimeouts(bindings));
    return limited;
  };
};

/**
 * The bindings with a time-out for storage, because one hanging call would otherwise make every
 * page hang. The same bindings always yield the same object, because several caches are keyed by
 * it.
 */
export const shortTimeoutBindings = createTimeoutBindings(STORAGE_MS);

/**
 * The bindings with a longer time-out, for operators and the schedule. Also accepts bindings that
 * already have time-outs.
 */
export const longTimeoutBindings = createTimeoutBindings(LONG_STORAGE_MS);

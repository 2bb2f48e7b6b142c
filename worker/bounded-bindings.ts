import type { D1Database } from '@cloudflare/workers-types';
import { withTimeLimit } from '../src/lib/content/within.ts';
import { LONG_STORAGE_MS, STORAGE_MS } from '../src/lib/deadlines.ts';
import type { Bindings } from './env.ts';
import { HttpError } from './http/http-error.ts';
import { siteBindings } from './site-key.ts';

const tooLate = (): never => {
  throw new HttpError(
    503,
    'unavailable',
    'Our storage is not responding at the moment. Please try again in a minute.',
    { headers: { 'retry-after': '60' } },
  );
};

/** The target behind a bounded object: `D1Database.batch` accepts its own statements only. */
const originals = new WeakMap<object, object>();

const original = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(original) : (originals.get(value as object) ?? value);

/**
 * A proxy whose promises reject after `waitMs`; the statements that it creates are proxies as well.
 */
const bounded = <T extends object>(target: T, waitMs: number): T => {
  const proxy = new Proxy(target, {
    get(_, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      return (...args: unknown[]) => {
        const result: unknown = member.apply(target, args.map(original));
        if (result instanceof Promise) return withTimeLimit(result, waitMs, tooLate);
        return typeof result === 'object' && result !== null ? bounded(result, waitMs) : result;
      };
    },
  });
  originals.set(proxy, target);
  return proxy;
};

/** Replaces the database for people while it is moved, when it may not be read or written. */
const closedDatabase = new Proxy({} as D1Database, {
  get: () => () => {
    throw new HttpError(
      503,
      'people_move',
      'We are moving applications, reviews and accounts to another database. Nothing of yours is lost. Please try again in a few minutes.',
      { headers: { 'retry-after': '120' } },
    );
  },
});

const plain = new WeakMap<Bindings, Bindings>();

/** The bindings behind bounded ones: the same object for visitors, operators and the schedule. */
export const plainBindings = (bindings: Bindings): Bindings => plain.get(bindings) ?? bindings;

const createBound = (waitMs: number) => {
  const known = new WeakMap<Bindings, Bindings>();
  return (bindings: Bindings): Bindings => {
    const before = known.get(bindings);
    if (before) return before;
    const made = { ...siteBindings(plainBindings(bindings)) };
    if (made.PEOPLE_MOVE === 'on') Object.assign(made, { PEOPLE: closedDatabase });
    // A missing binding is reported by the code that uses it.
    for (const name of ['JOBS', 'PEOPLE', 'FILES', 'ASSETS'] as const) {
      const target = original(made[name]);
      if (target) Object.assign(made, { [name]: bounded(target, waitMs) });
    }
    known.set(bindings, made);
    plain.set(made, plainBindings(bindings));
    return made;
  };
};

/**
 * The bindings with a time-out on storage, as one hanging call would otherwise hang every page.
 * Returns the same object for the same bindings, because several caches are keyed by it.
 */
export const boundedBindings = createBound(STORAGE_MS);

/**
 * The same with a longer time-out, for operators and the schedule. Accepts bounded bindings too.
 */
export const longTimeoutBindings = createBound(LONG_STORAGE_MS);

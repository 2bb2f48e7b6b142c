import type { D1Database } from '@cloudflare/workers-types';
import { within } from '../src/lib/content/within.ts';
import { LONG_STORAGE_MS, STORAGE_MS } from '../src/lib/deadlines.ts';
import type { Bindings } from './env.ts';
import { HttpError } from './http/http-error.ts';
import { siteBindings } from './site-key.ts';

const tooLate = (): never => {
  throw new HttpError(
    503,
    'unavailable',
    'Our storage does not answer at the moment. Please try again in a minute.',
    { headers: { 'retry-after': '60' } },
  );
};

/** What stands behind a bounded object: D1 takes its own statements only, in a batch. */
const originals = new WeakMap<object, object>();

const original = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(original) : (originals.get(value as object) ?? value);

/** The same object; what it promises, it keeps in time or breaks. So do the statements it makes. */
const bounded = <T extends object>(target: T, waitMs: number): T => {
  const proxy = new Proxy(target, {
    get(_, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      return (...args: unknown[]) => {
        const result: unknown = member.apply(target, args.map(original));
        if (result instanceof Promise) return within(result, waitMs, tooLate);
        return typeof result === 'object' && result !== null ? bounded(result, waitMs) : result;
      };
    },
  });
  originals.set(proxy, target);
  return proxy;
};

/** In place of a database that nothing may be read from or written to at the moment. */
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
    // One that is missing is found by whoever needs it.
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
 * The bindings with a limit to how long storage is waited for, as one that hangs would else hang
 * every page. Always the same object for the same bindings: much is remembered by it.
 */
export const boundedBindings = createBound(STORAGE_MS);

/** The same for who has time, be they bounded already or not. */
export const patientBindings = createBound(LONG_STORAGE_MS);

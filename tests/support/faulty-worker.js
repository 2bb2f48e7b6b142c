/*
 * The entry of the built worker for fault tests: the worker itself, with bindings that can be
 * broken while it runs. `POST /__faults` with `{ JOBS: 'throws' }` breaks one, `{ JOBS: null }`
 * repairs it, `{ clockMs: 60000 }` sets the worker's clock forward by a minute, and `{ speed: 5 }`
 * makes it run five times as fast. `GET` returns its time.
 */
import { setAhead, setSpeed } from './faulty-clock.js';
import worker, { Pages } from './index.js';

const faults = {};

const SECRET =
  'D1_ERROR: no route to db-7.internal.example: SQLITE_CANTOPEN /var/lib/d1/site.sqlite';

/**
 * The result of a call to a binding: what the fault dictates, or the result of `work()` if the
 * binding works.
 */
const answer = (name, nonsense, work) => {
  const fault = faults[name];
  if (fault === 'throws') return Promise.reject(new Error(SECRET));
  if (fault === 'hangs') return new Promise(() => {});
  if (fault === 'nonsense') return Promise.resolve(nonsense());
  return work();
};

const statements = new WeakMap();
const rows = () => ({ success: true, meta: {}, results: [{ 'what is this': null }] });
const NONSENSE = { first: () => ({}), all: rows, run: rows, raw: () => [[null]] };

const faultyStatement = (name, statement) => {
  const faulty = {
    bind: (...values) => faultyStatement(name, statement.bind(...values)),
    ...Object.fromEntries(
      Object.entries(NONSENSE).map(([method, nonsense]) => [
        method,
        (...args) => answer(name, nonsense, () => statement[method](...args)),
      ]),
    ),
  };
  statements.set(faulty, statement);
  return faulty;
};

const faultyDatabase = (name, db) => ({
  prepare: (sql) => faultyStatement(name, db.prepare(sql)),
  batch: (list) =>
    answer(
      name,
      () => list.map(rows),
      () => db.batch(list.map((statement) => statements.get(statement))),
    ),
});

/** Breaks every call to a binding; `nonsense` creates wrong results for its calls. */
const faulty = (name, binding, nonsense) =>
  new Proxy(binding, {
    get: (target, key) =>
      typeof target[key] === 'function'
        ? (...args) => answer(name, nonsense, () => target[key](...args))
        : target[key],
  });

let broken;
const breakable = (env) => {
  broken ??= {
    ...env,
    JOBS: faultyDatabase('JOBS', env.JOBS),
    PEOPLE: faultyDatabase('PEOPLE', env.PEOPLE),
    FILES: faulty('FILES', env.FILES, () => ({})),
    EVENTS: faulty('EVENTS', env.EVENTS, () => undefined),
    ASSETS: faulty('ASSETS', env.ASSETS, () => new Response(SECRET, { status: 500 })),
  };
  return broken;
};

export { Pages };

export default {
  async fetch(request, env, context) {
    if (new URL(request.url).pathname !== '/__faults') {
      return worker.fetch(request, breakable(env), context);
    }
    if (request.method === 'GET') return Response.json({ now: Date.now() });
    const { clockMs, speed, ...changes } = await request.json();
    if (clockMs !== undefined) setAhead(clockMs);
    if (speed !== undefined) setSpeed(speed);
    Object.assign(faults, changes);
    return new Response(null, { status: 204 });
  },
  // These tests do not cover the queue.
  async queue() {},
};

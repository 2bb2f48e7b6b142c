import { arePeopleLeft, PEOPLE_LEFT } from '../backend/database/same-database.ts';
import { HEARTBEAT_MAX_AGE_MS, lastBeat } from '../backend/heartbeat.ts';
import { contentfulSpace, type SpaceVariables } from '../content/contentful-space.ts';
import { type Bindings, type Variables, variablesOf } from '../env.ts';
import { type RequestContext, requireRead } from '../http/request/request-context.ts';

/** How long a check may take: who asks waits no longer for all of them. */
export const CHECK_MS = 2_000;
/** How long a result stands: nobody can have us ask databases and upstreams more often. */
export const KEPT_MS = 5_000;

/** What a check found out beyond that it passed. */
interface Finding {
  readonly ok: boolean;
  /** Of the heartbeat; null where there is none. */
  readonly ageSeconds?: number | null;
  /** What is wrong, where `ok` alone does not say it. */
  readonly message?: string;
}

interface Check extends Finding {
  readonly ms: number;
}

interface Readiness {
  readonly ok: boolean;
  readonly checks: Readonly<Record<string, Check>>;
}

/** Fails by an error, or by what it found. */
type Ask = (signal: AbortSignal) => Promise<Finding | undefined>;

/** A service that refuses a call is there all the same; one that says 5xx is not. */
const askUpstream =
  (base: string): Ask =>
  async (signal) => {
    const answer = await fetch(base, { method: 'HEAD', redirect: 'manual', signal });
    await answer.body?.cancel();
    if (answer.status >= 500) throw new Error(`It answers ${answer.status}.`);
  };

/** The space itself: it also tells whether the token still lets us in. */
const askContentful =
  (variables: Variables & SpaceVariables): Ask =>
  async (signal) => {
    const { host, insecure, space, environment } = contentfulSpace(variables, {});
    const path = `spaces/${space}/environments/${environment ?? 'master'}/locales?limit=1`;
    const answer = await fetch(`http${insecure ? '' : 's'}://${host}/${path}`, {
      headers: { authorization: `Bearer ${variables.CONTENTFUL_ACCESS_TOKEN}` },
      signal,
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`It answers ${answer.status}.`);
  };

/** A row of a table that every page is made of: a database may answer, and be damaged. */
const readJob = async ({ JOBS }: Bindings): Promise<undefined> => {
  const job = await JOBS.prepare('SELECT title FROM job LIMIT 1').first<{ title: unknown }>();
  if (job && typeof job.title !== 'string') throw new Error('A job has no title.');
};

/** The same of people, all of whom are to be there. */
const readApplication = async (bindings: Bindings): Promise<Finding | undefined> => {
  const { PEOPLE } = bindings;
  if (await arePeopleLeft(bindings)) return { ok: false, message: PEOPLE_LEFT };
  const sql = 'SELECT job_title AS title FROM application LIMIT 1';
  const application = await PEOPLE.prepare(sql).first<{ title: unknown }>();
  if (application && typeof application.title !== 'string') {
    throw new Error('An application has no title of its job.');
  }
  return undefined;
};

const PEOPLE_MOVING: Finding = {
  ok: false,
  message: 'People are being moved to another database (PEOPLE_MOVE=on).',
};

/** Reads only. `npm start` runs no schedule: a heartbeat that never was says nothing. */
const readHeartbeat = async (bindings: Bindings): Promise<Finding> => {
  const at = await lastBeat(bindings);
  if (at === undefined) return { ok: true, ageSeconds: null };
  const age = Math.max(0, Date.now() - at);
  const ageSeconds = Math.floor(age / 1_000);
  if (age <= HEARTBEAT_MAX_AGE_MS) return { ok: true, ageSeconds };
  const message = `The schedule has not written to the database for more than ${HEARTBEAT_MAX_AGE_MS / 60_000} minutes.`;
  return { ok: false, ageSeconds, message };
};

/** All that pages and calls need, as far as it is set up. Names say nothing of where it is. */
const checksOf = (bindings: Bindings): Record<string, Ask> => {
  const variables = variablesOf(bindings);
  const { API_BASE, CONTRACTOR_API_BASE, CONTENTFUL_SPACE_ID, PEOPLE_MOVE } = variables;
  const isMoving = PEOPLE_MOVE === 'on';
  return {
    database: () => readJob(bindings),
    peopleDatabase: async () => (isMoving ? PEOPLE_MOVING : readApplication(bindings)),
    // While people are moved, nothing is written into their database.
    heartbeat: () => readHeartbeat(isMoving ? { ...bindings, PEOPLE: bindings.JOBS } : bindings),
    async files() {
      await bindings.FILES.head('readyz');
    },
    async queue() {
      if (typeof bindings.EVENTS?.send !== 'function') throw new Error('It is not bound.');
    },
    ...(API_BASE && { productApi: askUpstream(API_BASE) }),
    ...(CONTRACTOR_API_BASE && { contractorApi: askUpstream(CONTRACTOR_API_BASE) }),
    ...(CONTENTFUL_SPACE_ID && { content: askContentful({ ...variables, CONTENTFUL_SPACE_ID }) }),
  };
};

/** Asks, and waits for no longer than `CHECK_MS`, whether or not what it asks knows of signals. */
const run = async (ask: Ask): Promise<Check> => {
  const startedAt = Date.now();
  const late = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      late.abort();
      reject(new Error('It takes too long.'));
    }, CHECK_MS);
  });
  // What a check throws synchronously, as where a binding is missing, fails it too.
  const found = await Promise.race([Promise.resolve(late.signal).then(ask), tooLong]).then(
    (finding) => finding ?? { ok: true },
    () => ({ ok: false }),
  );
  clearTimeout(timer);
  return { ...found, ms: Date.now() - startedAt };
};

const checkAll = async (bindings: Bindings): Promise<Readiness> => {
  let asks: [string, Ask][];
  try {
    asks = Object.entries(checksOf(bindings));
  } catch {
    // A variable is wrong: nothing else can be told.
    return { ok: false, checks: { settings: { ok: false, ms: 0 } } };
  }
  const results = await Promise.all(asks.map(([, ask]) => run(ask)));
  return {
    ok: results.every(({ ok }) => ok),
    checks: Object.fromEntries(asks.map(([name], i) => [name, results[i] as Check])),
  };
};

interface Known {
  readonly until: number;
  readonly readiness: Readiness;
}

// Of each isolate. Results, not promises of them: requests in workerd must not wait for each other's.
const known = new WeakMap<Bindings, Known>();

/** What was found last stands while it is looked at anew, so that one request at a time looks. */
const readinessOf = async (bindings: Bindings): Promise<Readiness> => {
  const last = known.get(bindings);
  if (last && Date.now() < last.until) return last.readiness;
  if (last) known.set(bindings, { ...last, until: Date.now() + CHECK_MS });
  const readiness = await checkAll(bindings);
  known.set(bindings, { until: Date.now() + KEPT_MS, readiness });
  return readiness;
};

const HEADERS = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };

/** `/healthz`: the worker runs. `/readyz`: all that it needs answers. Undefined for other paths. @throws HttpError 405 */
export const respondToHealthCheck = (
  context: RequestContext,
): Response | Promise<Response> | undefined => {
  const { pathname } = context.url;
  if (pathname !== '/healthz' && pathname !== '/readyz') return undefined;
  context.label = pathname;
  requireRead(context, 'Use GET here.');
  if (pathname === '/healthz') return Response.json({ ok: true }, { headers: HEADERS });
  return readinessOf(context.bindings).then((readiness) =>
    Response.json(readiness, {
      status: readiness.ok ? 200 : 503,
      headers: { ...HEADERS, ...(!readiness.ok && { 'retry-after': String(KEPT_MS / 1_000) }) },
    }),
  );
};

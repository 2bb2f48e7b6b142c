import { BACKUP_MAX_AGE_MS, readBackupHealth } from '../backend/backups/backup-health.ts';
import { arePeopleLeft, PEOPLE_LEFT } from '../backend/database/same-database.ts';
import { HEARTBEAT_MAX_AGE_MS, readLastHeartbeat } from '../backend/heartbeat.ts';
import { contentfulSpace, type SpaceVariables } from '../content/contentful-space.ts';
import { type Bindings, readVariables, type Variables } from '../env.ts';
import { type RequestContext, requireRead } from '../http/request/request-context.ts';

/** The time-out for a check, and therefore for the whole response. */
export const CHECK_MS = 2_000;
/**
 * How long a result is reused. Clients cannot make the checks query databases and upstreams more
 * often than this.
 */
export const RESULT_MAX_AGE_MS = 5_000;

/** The result of a check that did not throw. */
interface Finding {
  readonly ok: boolean;
  /** The age of the last heartbeat; null if there is none. */
  readonly ageSeconds?: number | null;
  /** The ids of the current alerts, which do not make the site unready. */
  readonly open?: readonly string[];
  /** The problem, if `ok` alone does not explain it. */
  readonly message?: string;
}

interface Check extends Finding {
  readonly ms: number;
}

interface Readiness {
  readonly ok: boolean;
  readonly checks: Readonly<Record<string, Check>>;
}

/** A check, which fails by throwing or by returning a finding that is not `ok`. */
type RunCheck = (signal: AbortSignal) => Promise<Finding | undefined>;

/**
 * Calls an upstream. One that refuses the call counts as available; one that responds with 5xx does
 * not.
 */
const checkUpstream =
  (base: string): RunCheck =>
  async (signal) => {
    const response = await fetch(base, { method: 'HEAD', redirect: 'manual', signal });
    await response.body?.cancel();
    if (response.status >= 500) throw new Error(`It responds with ${response.status}.`);
  };

/** Requests data from the space, which also checks the token. */
const checkContentful =
  (variables: Variables & SpaceVariables): RunCheck =>
  async (signal) => {
    const { host, insecure, space, environment } = contentfulSpace(variables, {});
    const path = `spaces/${space}/environments/${environment ?? 'master'}/locales?limit=1`;
    const response = await fetch(`http${insecure ? '' : 's'}://${host}/${path}`, {
      headers: { authorization: `Bearer ${variables.CONTENTFUL_ACCESS_TOKEN}` },
      signal,
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`It responds with ${response.status}.`);
  };

/**
 * Reads a row from a table that every page needs, because a damaged database may still answer a
 * trivial query.
 */
const readJob = async ({ JOBS }: Bindings): Promise<undefined> => {
  const job = await JOBS.prepare('SELECT title FROM job LIMIT 1').first<{ title: unknown }>();
  if (job && typeof job.title !== 'string') throw new Error('A job has no title.');
};

/** Reads an application, and checks that no personal data is left in the other database. */
const readApplication = async (bindings: Bindings): Promise<Finding | undefined> => {
  const { PEOPLE } = bindings;
  if (await arePeopleLeft(bindings)) return { ok: false, message: PEOPLE_LEFT };
  const sql = 'SELECT job_title AS title FROM application LIMIT 1';
  const application = await PEOPLE.prepare(sql).first<{ title: unknown }>();
  if (application && typeof application.title !== 'string') {
    throw new Error('An application has no job title.');
  }
  return undefined;
};

const PEOPLE_MOVING: Finding = {
  ok: false,
  message: 'People are being moved to another database (PEOPLE_MOVE=on).',
};

/**
 * Reads the heartbeat and writes nothing. A missing heartbeat is not a failure, because `npm start`
 * runs no schedule.
 */
const readHeartbeat = async (bindings: Bindings): Promise<Finding> => {
  const at = await readLastHeartbeat(bindings);
  if (at === undefined) return { ok: true, ageSeconds: null };
  const age = Math.max(0, Date.now() - at);
  const ageSeconds = Math.floor(age / 1_000);
  if (age <= HEARTBEAT_MAX_AGE_MS) return { ok: true, ageSeconds };
  const message = `The scheduled run has not written to the database for more than ${HEARTBEAT_MAX_AGE_MS / 60_000} minutes.`;
  return { ok: false, ageSeconds, message };
};

/** Tells a failed backup from one that is stale, without the reason, which is in the log. */
const checkBackups = async ({ JOBS }: Bindings): Promise<Finding> => {
  const now = Date.now();
  const { lastAt, state } = await readBackupHealth(JOBS, now);
  const ageSeconds = lastAt === null ? null : Math.floor(Math.max(0, now - lastAt) / 1_000);
  if (state === 'ok') return { ok: true, ageSeconds };
  const message =
    state === 'failed'
      ? 'The last backup failed, and will be continued.'
      : `There is no complete backup of the last ${BACKUP_MAX_AGE_MS / 3_600_000} hours.`;
  return { ok: false, ageSeconds, message };
};

const listAlerts = async (bindings: Bindings): Promise<Finding> => {
  const { findAlerts } = await import('../ops/alerts/find-alerts.ts');
  return { ok: true, open: (await findAlerts(bindings, Date.now())).map(({ id }) => id) };
};

/**
 * Checks for everything that pages and calls need and that is configured. The names of the checks
 * reveal no hosts.
 */
const createChecks = (bindings: Bindings): Record<string, RunCheck> => {
  const variables = readVariables(bindings);
  const { API_BASE, CONTRACTOR_API_BASE, CONTENTFUL_SPACE_ID, PEOPLE_MOVE, BACKUP_DAYS } =
    variables;
  const isMoving = PEOPLE_MOVE === 'on';
  return {
    database: () => readJob(bindings),
    peopleDatabase: async () => (isMoving ? PEOPLE_MOVING : readApplication(bindings)),
    // While the people database is being moved, nothing is written to it.
    heartbeat: () => readHeartbeat(isMoving ? { ...bindings, PEOPLE: bindings.JOBS } : bindings),
    ...(BACKUP_DAYS > 0 && { backup: () => checkBackups(bindings) }),
    // The alerts read both databases.
    ...(!isMoving && { alerts: () => listAlerts(bindings) }),
    async files() {
      await bindings.FILES.head('readyz');
    },
    async queue() {
      if (typeof bindings.EVENTS?.send !== 'function') throw new Error('It is not bound.');
    },
    ...(API_BASE && { productApi: checkUpstream(API_BASE) }),
    ...(CONTRACTOR_API_BASE && { contractorApi: checkUpstream(CONTRACTOR_API_BASE) }),
    ...(CONTENTFUL_SPACE_ID && { content: checkContentful({ ...variables, CONTENTFUL_SPACE_ID }) }),
  };
};

/** Runs a check for at most `CHECK_MS`, even if the check ignores the signal. */
const run = async (ask: RunCheck): Promise<Check> => {
  const startedAt = Date.now();
  const late = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      late.abort();
      reject(new Error('It took too long.'));
    }, CHECK_MS);
  });
  // If the check throws synchronously, for example because a binding is missing, it fails too.
  const found = await Promise.race([Promise.resolve(late.signal).then(ask), tooLong]).then(
    (finding) => finding ?? { ok: true },
    () => ({ ok: false }),
  );
  clearTimeout(timer);
  return { ...found, ms: Date.now() - startedAt };
};

const checkAll = async (bindings: Bindings): Promise<Readiness> => {
  let namedChecks: [string, RunCheck][];
  try {
    namedChecks = Object.entries(createChecks(bindings));
  } catch {
    // A variable is invalid, so none of the checks can run.
    return { ok: false, checks: { settings: { ok: false, ms: 0 } } };
  }
  const results = await Promise.all(namedChecks.map(([, ask]) => run(ask)));
  return {
    ok: results.every(({ ok }) => ok),
    checks: Object.fromEntries(namedChecks.map(([name], i) => [name, results[i] as Check])),
  };
};

interface Known {
  readonly until: number;
  readonly readiness: Readiness;
}

// Per isolate. Stores results, not promises, because a request in workerd must not await another
// request's promise.
const known = new WeakMap<Bindings, Known>();

/**
 * While the checks are running for one request, other requests get the previous result, so that the
 * checks never run concurrently.
 */
const loadReadiness = async (bindings: Bindings): Promise<Readiness> => {
  const last = known.get(bindings);
  if (last && Date.now() < last.until) return last.readiness;
  if (last) known.set(bindings, { ...last, until: Date.now() + CHECK_MS });
  const readiness = await checkAll(bindings);
  known.set(bindings, { until: Date.now() + RESULT_MAX_AGE_MS, readiness });
  return readiness;
};

const HEADERS = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };

/**
 * `/healthz`: the worker is running. `/readyz`: everything that it needs is responding. Undefined
 * for other paths.
 * @throws HttpError 405
 */
export const respondToHealthCheck = (
  context: RequestContext,
): Response | Promise<Response> | undefined => {
  const { pathname } = context.url;
  if (pathname !== '/healthz' && pathname !== '/readyz') return undefined;
  context.label = pathname;
  requireRead(context, 'Use GET here.');
  if (pathname === '/healthz') return Response.json({ ok: true }, { headers: HEADERS });
  return loadReadiness(context.bindings).then((readiness) =>
    Response.json(readiness, {
      status: readiness.ok ? 200 : 503,
      headers: {
        ...HEADERS,
        ...(!readiness.ok && { 'retry-after': String(RESULT_MAX_AGE_MS / 1_000) }),
      },
    }),
  );
};

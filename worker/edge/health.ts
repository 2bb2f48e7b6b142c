import { contentfulSpace, type SpaceVariables } from '../content/contentful-space.ts';
import { type Bindings, type Variables, variablesOf } from '../env.ts';
import { HttpError } from '../http-error.ts';

/** How long a check may take: who asks waits no longer for all of them. */
export const CHECK_MS = 2_000;
/** How long a result stands: nobody can have us ask databases and upstreams more often. */
export const KEPT_MS = 5_000;

interface Check {
  readonly ok: boolean;
  readonly ms: number;
}

interface Readiness {
  readonly ok: boolean;
  readonly checks: Readonly<Record<string, Check>>;
}

type Ask = (signal: AbortSignal) => Promise<unknown>;

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

/** All that pages and calls need, as far as it is set up. Names say nothing of where it is. */
const checksOf = (bindings: Bindings): Record<string, Ask> => {
  const variables = variablesOf(bindings);
  const { API_BASE, CONTRACTOR_API_BASE, CONTENTFUL_SPACE_ID } = variables;
  return {
    database: () => bindings.DB.prepare('SELECT 1').first(),
    files: () => bindings.FILES.head('readyz'),
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
  const ok = await Promise.race([Promise.resolve(late.signal).then(ask), tooLong]).then(
    () => true,
    () => false,
  );
  clearTimeout(timer);
  return { ok, ms: Date.now() - startedAt };
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
export const answerHealth = (
  { method }: Request,
  { pathname }: URL,
  bindings: Bindings,
): Response | Promise<Response> | undefined => {
  if (pathname !== '/healthz' && pathname !== '/readyz') return undefined;
  if (method !== 'GET' && method !== 'HEAD') {
    throw new HttpError(405, 'method_not_allowed', 'Use GET here.', {
      headers: { allow: 'GET, HEAD' },
    });
  }
  if (pathname === '/healthz') return Response.json({ ok: true }, { headers: HEADERS });
  return readinessOf(bindings).then((readiness) =>
    Response.json(readiness, {
      status: readiness.ok ? 200 : 503,
      headers: { ...HEADERS, ...(!readiness.ok && { 'retry-after': String(KEPT_MS / 1_000) }) },
    }),
  );
};

import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterEach, expect, test, vi } from 'vitest';
import { startServer } from '../../tests/support/local-server.ts';
import { type CheckResult, runCheck } from './check.ts';
import { openSite } from './open-site.ts';
import { CHECKS, runSmoke } from './run-smoke.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

const SCRIPT = 'console.log("hello")';
const PAGE = '<!doctype html><script src="/assets/entry-abc.js"></script>';
const PAGE_HEADERS = {
  'content-type': 'text/html',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'permissions-policy': 'camera=()',
  'content-security-policy': "default-src 'self'",
  'x-request-id': 'r',
  vary: 'Accept-Encoding',
  etag: 'W/"1"',
  age: '100',
};
const FLAGS = ['new_module_registry', 'nodejs_als', 'enable_request_signal'];

/** How the fake site differs from a sound one on the platform. */
interface Faults {
  readonly headers?: Readonly<Record<string, string>>;
  readonly neverCaches?: boolean;
  readonly ignoresPurges?: boolean;
  readonly ignoresTags?: boolean;
  readonly compressesNothing?: boolean;
  readonly damagesFiles?: boolean;
  readonly readiness?: object;
  readonly test?: object;
  readonly isLocal?: boolean;
  readonly losesMessages?: boolean;
  readonly jobs?: readonly object[];
  readonly refusesOperators?: boolean;
}

const READY = { ok: true, checks: { heartbeat: { ok: true, ageSeconds: 9, ms: 1 } } };
const TEST = { id: 'test', files: true, limits: { missing: [], refusedAt: 21 }, flags: FLAGS };

const encode = (text: string, accepted = '') => {
  if (accepted === 'br') return brotliCompressSync(text);
  return accepted === 'gzip' ? gzipSync(text) : text;
};

/** A fake of a site on the platform, as far as the smoke test sees it. */
const startFake = async (faults: Faults = {}) => {
  const cached = new Set<string>();
  const ended: string[] = [];
  const server = await startServer((request, response) => {
    const { pathname } = new URL(`http://site${request.url}`);
    const accepted = request.headers['accept-encoding']?.toString() ?? '';
    const send = (body: string, headers: object = {}, status = 200) => {
      const isEncoded = ['br', 'gzip'].includes(accepted) && !faults.compressesNothing;
      const sent = faults.damagesFiles && isEncoded ? `${body}?` : body;
      response
        .writeHead(status, {
          ...(!faults.isLocal && { 'cf-ray': '1-AMS' }),
          ...(isEncoded && { 'content-encoding': accepted }),
          ...headers,
        })
        .end(isEncoded ? encode(sent, accepted) : body);
    };
    const sendJson = (data: unknown) => send(JSON.stringify(data));
    const isOps = pathname.startsWith('/ops/');
    if (isOps && faults.refusesOperators) {
      const error = { status: 401, code: 'unauthorized', message: 'Wrong token.', requestId: 'r' };
      return send(JSON.stringify({ error }), {}, 401);
    }
    if (pathname === '/ops/cache/purges') {
      if (!faults.ignoresPurges) cached.clear();
      return sendJson({ data: { result: 'done' } });
    }
    if (pathname === '/ops/platform-tests') return sendJson({ data: { ...TEST, ...faults.test } });
    if (pathname === '/ops/platform-tests/test') {
      if (request.method === 'DELETE') ended.push('test');
      return sendJson({ data: { isDelivered: !faults.losesMessages } });
    }
    if (pathname === '/healthz') return sendJson({ ok: true });
    if (pathname === '/builds/latest.json') return sendJson({ id: 'b', timestamp: 1 });
    if (pathname === '/readyz') return sendJson(faults.readiness ?? READY);
    if (pathname === '/misc/jobs') {
      return sendJson({ data: faults.jobs ?? [{ fid: 'job', path: '/acme/job' }] });
    }
    if (pathname === '/assets/entry-abc.js') return send(SCRIPT, { 'cache-control': 'immutable' });
    const headers = {
      ...PAGE_HEADERS,
      'cf-cache-status': cached.has(pathname) ? 'HIT' : 'MISS',
      ...faults.headers,
    };
    if (!faults.neverCaches) cached.add(pathname);
    if (request.headers['if-none-match'] && !faults.ignoresTags) return send('', headers, 304);
    return send(PAGE, headers);
  });
  return { ...server, ended };
};

/** Runs all checks against a fake site, without pauses. */
const check = async (faults: Faults = {}, token: string | undefined = 'a-token-of-operators') => {
  const server = await startFake(faults);
  try {
    const site = await openSite(
      { url: server.url, token },
      { pause: async () => undefined, notice: () => undefined },
    );
    const results: CheckResult[] = [];
    for (const one of CHECKS) {
      // Without a token a local address counts as the operators' own machine.
      const checked = token ? site : { ...site, client: undefined };
      results.push(await runCheck(one, checked));
    }
    return { results, ended: server.ended };
  } finally {
    await server.close();
  }
};

const namesOf = (results: readonly CheckResult[], wanted: CheckResult['result']) =>
  results.filter(({ result }) => result === wanted).map(({ name }) => name);

test('all checks of a sound site on the platform pass, but for its missing HTTPS', async () => {
  const { results } = await check();
  expect(namesOf(results, 'failed')).toEqual([]);
  expect(namesOf(results, 'not proven here')).toEqual(['HTTPS']);
});

test('on another machine, the checks of the platform’s services are not proven', async () => {
  const { results } = await check({ isLocal: true });
  expect(namesOf(results, 'failed')).toEqual([]);
  expect(namesOf(results, 'ok')).toEqual(['readiness', 'headers']);
});

test('without a token, what only operators can check is not proven', async () => {
  const { results } = await check({}, '');
  expect(namesOf(results, 'not proven here')).toEqual([
    'HTTPS',
    'a purge removes a page',
    'file store (R2)',
    'queue',
    'rate limits',
    'compatibility flags',
  ]);
});

const BROKEN: readonly (readonly [fault: string, faults: Faults, failed: readonly string[]])[] = [
  ['a missing security header', { headers: { 'x-frame-options': '' } }, ['headers']],
  ['cache tags that visitors see', { headers: { 'cache-tag': 'job-1' } }, ['headers']],
  [
    'a cache that stores nothing',
    { neverCaches: true },
    [
      'a page’s second request is a HIT',
      'a stored page is confirmed (304)',
      'a purge removes a page',
    ],
  ],
  ['a purge without effect', { ignoresPurges: true }, ['a purge removes a page']],
  ['entity tags without effect', { ignoresTags: true }, ['a stored page is confirmed (304)']],
  [
    'no compression',
    { compressesNothing: true },
    ['compression of pages', 'files compressed by the build'],
  ],
  ['damaged files', { damagesFiles: true }, ['files compressed by the build']],
  [
    'a schedule that stopped',
    { readiness: { ok: false, checks: { heartbeat: { ok: false, message: 'Late.' } } } },
    ['readiness', 'schedule (cron)'],
  ],
  [
    'a schedule that never ran',
    { readiness: { ok: true, checks: { heartbeat: { ok: true, ageSeconds: null } } } },
    ['schedule (cron)'],
  ],
  ['no list of checks', { readiness: [1] }, ['readiness', 'schedule (cron)']],
  ['no file store', { test: { id: null, files: false } }, ['file store (R2)']],
  ['a queue that accepts nothing', { test: { id: null } }, ['queue']],
  [
    'a limit that is not bound',
    { test: { limits: { missing: ['A'], refusedAt: 1 } } },
    ['rate limits'],
  ],
  [
    'limits that refuse nothing',
    { test: { limits: { missing: [], refusedAt: null } } },
    ['rate limits'],
  ],
  ['an unwanted flag', { test: { flags: [...FLAGS, 'nodejs_compat'] } }, ['compatibility flags']],
  [
    'a wrong token',
    { refusesOperators: true },
    ['a purge removes a page', 'file store (R2)', 'queue', 'rate limits', 'compatibility flags'],
  ],
];
test.each(BROKEN)('%s fails, with a remedy', async (_, faults, failed) => {
  const { results } = await check(faults);
  expect(namesOf(results, 'failed')).toEqual(failed);
  expect(results.filter(({ result, remedy }) => result === 'failed' && !remedy)).toEqual([]);
});

test('a message that is not delivered fails, and its file is deleted', async () => {
  const { results, ended } = await check({ losesMessages: true });
  expect(namesOf(results, 'failed')).toEqual(['queue']);
  expect(ended).toEqual(['test']);
});

test('without open jobs, a purge is not proven', async () => {
  const { results } = await check({ jobs: [] });
  expect(namesOf(results, 'failed')).toEqual([]);
  expect(namesOf(results, 'not proven here')).toContain('a purge removes a page');
});

/** Runs the command, and returns its exit code and output. */
const run = async (...args: string[]) => {
  let output = '';
  for (const stream of [process.stdout, process.stderr]) {
    vi.spyOn(stream, 'write').mockImplementation((chunk) => {
      output += chunk;
      return true;
    });
  }
  vi.stubEnv('OPS_TOKEN', 'a-token-of-operators');
  const code = await runSmoke(args);
  vi.restoreAllMocks();
  return { code, output };
};

test('the command prints the remedy of each failed check, and exits with 1', async () => {
  const server = await startFake({ compressesNothing: true });
  const { code, output } = await run(server.url);
  await server.close();
  expect(code).toBe(1);
  expect(output).toContain('/jobs was sent without compression.');
  expect(output).toContain('compression of pages: Look for a rule in Cloudflare’s dashboard');
  expect(output).toContain('10 ok, 2 failed, 1 not proven here.');
});

test('a site that does not respond, is slow, redirects or is another website is named as such', async () => {
  const server = await startServer((_, response) => response.end('<h1>Welcome</h1>'));
  const other = await run(server.url);
  expect(other).toMatchObject({
    code: 1,
    output: expect.stringContaining('does not appear to be a Rolecall site'),
  });
  server.answer((_, response) =>
    response.writeHead(301, { location: 'https://www.jobs.example/healthz' }).end(),
  );
  expect((await run(server.url)).output).toContain('redirects to https://www.jobs.example.');
  server.answer(() => undefined);
  const options = { timeoutMs: 50, notice: () => undefined };
  await expect(openSite({ url: server.url, token: undefined }, options)).rejects.toThrow(
    'it did not respond in time',
  );
  await server.close();
  expect(await run(server.url)).toMatchObject({
    code: 3,
    output: expect.stringContaining('ECONNREFUSED'),
  });
  expect((await run('jobs.example')).code).toBe(2);
});

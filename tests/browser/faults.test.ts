import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { testBrowser } from '../support/browser.ts';
import { CONTACT } from '../support/contact-form.ts';
import { type FaultySite, startFaultySite } from '../support/faulty-site.ts';
import { pdfResume } from '../support/resumes.ts';
import { copyState } from '../support/test-site.ts';

// docs/specification.md: 8.2

/**
 * Tests what people, bots and programs get from the built site in workerd when its pages, storage
 * or files fail, and that no response contains internal details.
 */

const PERSON =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';
const BOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
/** The maximum time for a response, whatever hangs. A test fails if no response arrives by then. */
const BOUND_MS = 20_000;
/** The speed of the worker's clock, at which a limit of 8 s passes in half a second. */
const FAST = 16;

const _open = testBrowser();
let state: string;
let site: FaultySite;
beforeAll(async () => {
  state = copyState();
  site = await startFaultySite({ config: inject('site').failing, persistTo: join(state, 'v3') });
});
beforeEach(() => {
  site.log.length = 0;
});
afterEach(async () => {
  await site.setFaults({ JOBS: null, PEOPLE: null, FILES: null, EVENTS: null, ASSETS: null });
  await site.setClock(0);
  await site.setSpeed(1);
});
afterAll(async () => {
  await site?.stop();
  if (state) rmSync(state, { recursive: true, force: true });
});

const get = (path: string, init: RequestInit = {}) =>
  fetch(`${site.url}${path}`, {
    redirect: 'manual',
    signal: AbortSignal.timeout(BOUND_MS),
    ...init,
    headers: { 'user-agent': PERSON, accept: 'text/html', ...init.headers },
  });

/** Breaks bindings, and speeds up the worker's clock if a binding hangs. */
const breakSite = async (faults: Parameters<FaultySite['setFaults']>[0]) => {
  await site.setFaults(faults);
  if (Object.values(faults).includes('hangs')) await site.setSpeed(FAST);
};

/** A URL that no other test has cached. */
let queryCount = 0;
const fresh = (path: string) => `${path}?q=fault${++queryCount}`;

const INSIDES =
  /SELECT|secret|SQLITE|D1_ERROR|\/srv\/|\/var\/|db-7\.|\.example|\bat \S+[.:]|\.[jt]sx?:\d|node_modules/i;

/** Expects an error response to contain no internal details. @returns the body */
const expectNoInsides = async (response: Response): Promise<string> => {
  // Styles may contain the word `select`.
  const body = (await response.text()).replace(/<style.*?<\/style>/gs, '');
  // The site's own URL and the request id are allowed.
  expect(body).not.toMatch(INSIDES);
  expect(
    [...response.headers].join('\n').replace(/^(content-security-policy|link),.*$/gm, ''),
  ).not.toMatch(INSIDES);
  expect(response.headers.get('cache-control')).toContain('no-store');
  return body;
};

/** Expects the responses that a person and a bot should get from a failing page. */
const expectFailure = async (path: () => string, status: 500 | 503) => {
  const [person, bot] = await Promise.all([
    get(path()),
    get(path(), { headers: { 'user-agent': BOT } }),
  ]);
  expect(person.status).toBe(status);
  const screen = await expectNoInsides(person);
  expect(screen).toContain('>Internal Server Error</h1>');
  expect(screen).toContain(`>${status}</span>`);
  expect(screen.match(/<html/g)).toHaveLength(1);
  expect(screen).toContain(person.headers.get('x-request-id'));
  expect(person.headers.get('retry-after')).toBe('60');

  expect(bot.status).toBe(status);
  expect(await expectNoInsides(bot)).toBe(`${status} Internal Server Error\n`);
  expect(bot.headers.get('retry-after')).toBe('60');
  expect(bot.headers.get('x-robots-tag')).toBe('noindex');
  return person.headers.get('x-request-id') ?? '';
};

// docs/specification.md: 2.17
test.each([
  ['a loader that throws', '/failing/loader'],
  ['a part that throws when the first half is there', '/failing/late'],
  ['a client component that throws on the server', '/failing/client'],
  ['a layout that throws', '/failing-layout'],
])('%s', async (_, path) => {
  const id = await expectFailure(() => path, 500);
  expect(site.log.join('\n')).toContain(id);
  expect(site.log.join('\n')).toContain('SELECT secret FROM vault');
  if (path === '/failing/client') return;
  // A client-side navigation gets the same status and loads the document instead.
  const payload = await get(`/RSC/R${path}.txt`);
  expect(payload.status).toBe(500);
  expect(await expectNoInsides(payload)).toBe('500 Internal Server Error\n');
});

// docs/specification.md: 2.17, 2.18
test.each([
  ['throws', 500],
  ['hangs', 503],
  ['nonsense', 500],
] as const)(
  'pages and calls report a database fault (%s) without internal details',
  { timeout: 240_000 },
  async (fault, status) => {
    await breakSite({ JOBS: fault, PEOPLE: fault });
    const [id] = await Promise.all([
      expectFailure(() => fresh('/jobs'), status),
      expectFailure(() => `/quillfeather/zylo${1000 + ++queryCount}/x`, status),
    ]);
    if (fault !== 'hangs') expect(site.log.join('\n')).toContain(id);

    const calls = ['/misc/jobs', '/misc/jobs/zylo1003'].flatMap((path) =>
      [PERSON, BOT].map((agent) => get(path, { headers: { 'user-agent': agent, accept: '*/*' } })),
    );
    for (const call of await Promise.all(calls)) {
      expect([call.url, call.status]).toEqual([call.url, status]);
      expect(JSON.parse(await expectNoInsides(call))).toMatchObject({
        error: { status, requestId: call.headers.get('x-request-id') },
      });
      expect(call.headers.get('retry-after')).toBe('60');
    }
    const payload = await get(`/RSC/R/jobs.txt?query=q%3Dfault${++queryCount}`);
    expect(payload.status).toBe(status);
    expect(await expectNoInsides(payload)).toBe(`${status} Internal Server Error\n`);

    // Without JavaScript, the form is shown again.
    const form = await get('/misc/contact-us/employer', {
      method: 'POST',
      body: new URLSearchParams(CONTACT),
    });
    expect(form.status).toBe(status);
    expect(await form.text()).not.toMatch(/SELECT|SQLITE|D1_ERROR|\/var\/|db-7\./);

    // Concurrent requests share one render, and all of them get the error.
    const listPath = fresh('/jobs');
    const responses = await Promise.all(Array.from({ length: 10 }, () => get(listPath)));
    expect(responses.map((response) => response.status)).toEqual(Array(10).fill(status));
    const ids = new Set<string | null>();
    for (const answer of responses) {
      ids.add(answer.headers.get('x-request-id'));
      expect(await expectNoInsides(answer)).toContain('Internal Server Error');
    }
    expect(ids.size).toBe(10);

    // These responses do not need the database.
    expect((await get('/healthz')).status).toBe(200);
    expect((await get('/favicon.svg')).status).toBe(200);

    await site.setFaults({ JOBS: null, PEOPLE: null });
    await site.setSpeed(1);
    expect((await get(fresh('/jobs'))).status).toBe(200);
  },
);

const apply = (headers: Record<string, string>, email: string) => {
  const body = new FormData();
  const fields = { firstName: 'Ada', lastName: 'Quill', email, consent: 'true' };
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  body.set('resume', new File([new Uint8Array(pdfResume('ada'))], 'ada.pdf'));
  return get('/misc/jobs/zylo1001/apply', { method: 'POST', body, headers });
};

test.each(['throws', 'hangs'] as const)(
  'applications are refused while the file store %s',
  { timeout: 120_000 },
  async (fault) => {
    await breakSite({ FILES: fault });
    const call = await apply({ accept: 'application/json' }, `${fault}@example.com`);
    expect(call.status).toBe(503);
    expect(JSON.parse(await expectNoInsides(call))).toMatchObject({ error: { status: 503 } });
    const form = await apply({}, `${fault}@example.com`);
    expect(form.status).toBe(503);
    expect(await form.text()).not.toMatch(/D1_ERROR|\/var\/|db-7\./);

    await site.setFaults({ FILES: null });
    await site.setSpeed(1);
    expect((await apply({ accept: 'application/json' }, `${fault}@example.com`)).status).toBe(201);
  },
);

test.each(['throws', 'hangs'] as const)(
  'a queue that %s does not affect any response',
  async (fault) => {
    await breakSite({ EVENTS: fault });
    const call = await apply({ accept: 'application/json' }, `queue-${fault}@example.com`);
    expect(call.status).toBe(201);
  },
);

test.each(['throws', 'hangs', 'nonsense'] as const)(
  'failing static files (%s) affect images but not pages',
  { timeout: 120_000 },
  async (fault) => {
    await breakSite({ ASSETS: fault });
    // The invalid response is not passed on as a manifest, and robots.txt still works.
    const latest = await get('/builds/latest.json');
    expect(latest.status).toBe(fault === 'hangs' ? 503 : 500);
    expect(latest.headers.get('cache-control')).toBe('no-store');
    expect(JSON.parse(await expectNoInsides(latest))).toHaveProperty('error.requestId');
    expect((await get('/robots.txt')).status).toBe(200);
    const picture = await get('/images/none.png', { headers: { 'sec-fetch-dest': 'image' } });
    expect(picture.status).toBe(fault === 'hangs' ? 503 : 500);
    expect((await expectNoInsides(picture)).length).toBeLessThan(60);
    expect((await get(fresh('/jobs'))).status).toBe(200);
    // The error screen does not need the static files.
    const missing = await get('/no/such');
    expect(missing.status).toBe(404);
    expect(await expectNoInsides(missing)).toContain('Page not found: /no/such');
  },
);

// docs/specification.md: 2.18
test('a cached page is still served while the database fails', async () => {
  const path = fresh('/jobs');
  const rendered = await get(path);
  expect([rendered.status, rendered.headers.get('age')]).toEqual([200, null]);
  await site.setFaults({ JOBS: 'throws', PEOPLE: 'throws' });
  // The cached page is fresh at first, then stale because it cannot be rendered again, and finally
  // too old to be served.
  for (const [hours, status, from] of [
    [0, 200, 'HIT'],
    [0.1, 200, 'UPDATING'],
    [2, 200, 'STALE'],
    [30, 500, null],
  ] as const) {
    await site.setClock(hours * 3_600_000);
    for (const agent of [PERSON, BOT]) {
      const response = await get(path, { headers: { 'user-agent': agent } });
      expect([hours, response.status]).toEqual([hours, status]);
      // A failed render is not retried for a while, and during that time the page also counts as
      // stale.
      if (from)
        expect(response.headers.get('cf-cache-status')).toMatch(
          from === 'UPDATING' ? /UPDATING|STALE/ : from,
        );
      const age = response.headers.get('age');
      if (from) expect(Number(age), age ?? 'none').toBeGreaterThanOrEqual(hours * 3_600);
      else expect(age).toBeNull();
    }
  }
});

// docs/specification.md: 2.17
test('the error screen is shown even if every binding fails', {
  timeout: 120_000,
}, async () => {
  await site.setFaults({
    JOBS: 'throws',
    PEOPLE: 'throws',
    FILES: 'throws',
    EVENTS: 'throws',
    ASSETS: 'throws',
  });
  const response = await get(fresh('/jobs'));
  expect(response.status).toBe(500);
  expect(await expectNoInsides(response)).toContain('Internal Server Error');
});

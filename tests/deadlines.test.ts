import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Endpoint } from '../src/contracts/endpoints.ts';
import {
  applyToJob,
  contactCompany,
  getJob,
  getResume,
  listAllJobs,
  listCountries,
} from '../src/contracts/endpoints.ts';
import { CHALLENGE_HEADER } from '../src/contracts/site/challenge.ts';
import { createApiClient } from '../src/lib/api/client.ts';
import { orUnavailable } from '../src/lib/api/or-unavailable.ts';
import { contentClient } from '../src/lib/content/content-client.ts';
import { orMissingContent } from '../src/lib/content/degrade-page.ts';
import { findPageEntries } from '../src/lib/content/find-page-entries.ts';
import { DEFAULT_FRAME, readFrame } from '../src/lib/content/site-frame.ts';
import * as deadlineTable from '../src/lib/deadlines.ts';
import { type Runtime, runWithRuntime } from '../src/lib/runtime.ts';
import { requirePerson } from '../worker/api/turnstile.ts';
import { createPostgresEngine } from '../worker/backend/jobs/search/engines/postgres/postgres-engine.ts';
import {
  concatBytes,
  cString,
  int32,
  message,
} from '../worker/backend/jobs/search/engines/postgres/wire.ts';
import { contentfulSource } from '../worker/content/contentful-source.ts';
import type { Bindings } from '../worker/env.ts';
import { createChannels } from '../worker/ops/alerts/channels.ts';
import { loadFeed } from '../worker/ops/sources/load-feed.ts';
import { failPage } from '../worker/pages/page-result.ts';
import { createPageRuntime } from '../worker/pages/render/page-runtime.ts';
import { respondWithPage } from '../worker/pages/respond-with-page.ts';
import { createUpstream } from '../worker/proxy/create-upstream.ts';
import { longTimeoutBindings, shortTimeoutBindings } from '../worker/timeout-bindings.ts';
import { createContext } from './support/request-context.ts';
import { createSample } from './support/sample.ts';

/**
 * Calls each service that has a deadline in `src/lib/deadlines.ts`, with responses that arrive just
 * before and just after the deadline. Uses fake timers and no network.
 */

const { pageTimeLeft: _, ...deadlines } = deadlineTable;
type Name = keyof typeof deadlines;

/** The services' responses, in the order of the calls; the last response repeats. */
let services: ((signal?: AbortSignal | null) => Promise<Response>)[];
let calls: number;

const sleep = (ms: number, signal?: AbortSignal | null) =>
  new Promise<void>((done, fail) => {
    setTimeout(done, ms);
    signal?.addEventListener('abort', () => fail(signal.reason));
  });

const after =
  (ms: number, respond: () => Response) =>
  async (signal?: AbortSignal | null): Promise<Response> => {
    await sleep(ms, signal);
    return respond();
  };

const slowFetch = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
  if (init.body instanceof ReadableStream) await new Response(init.body).arrayBuffer();
  const service = services[Math.min(calls, services.length - 1)];
  calls++;
  return (service as (typeof services)[number])(
    init.signal ?? (input instanceof Request ? input.signal : null),
  );
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
  vi.stubGlobal('fetch', slowFetch);
  // The platform's `AbortSignal.timeout` ignores fake timers.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('Too late.', 'TimeoutError')), ms);
    return controller.signal;
  });
  calls = 0;
  behind = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const SITE_URL = 'https://jobs.example';
const COUNTRIES = () => Response.json(createSample(listCountries.answer));
const SPACE = { CONTENTFUL_SPACE_ID: 'acme', CONTENTFUL_ENVIRONMENT: 'master' } as const;

const link = (linkType: string, id: string) => ({ sys: { type: 'Link', linkType, id } });
const entry = (type: string, fields: object) => ({
  sys: { id: 'e', type: 'Entry', contentType: link('ContentType', type) },
  fields,
});
const content =
  (...items: object[]) =>
  () =>
    Response.json({ sys: { type: 'Array' }, total: items.length, skip: 0, limit: 100, items });

/** Background work that continues after the call (`waitUntil`). */
let behind: Promise<unknown>[];

const space = () => ({
  ...contentfulSource(SPACE, { accessToken: 'token' }),
  waitUntil: (work: Promise<unknown>) => void behind.push(work),
});
const createSpace = (respond: () => Response, ms: number) => {
  services = [after(ms, respond)];
  return space();
};

const upstream = () =>
  createUpstream({ name: 'product', base: 'https://api.example', site: SITE_URL });
const proxied = async (endpoint: Endpoint, init: RequestInit = {}) => {
  const request = new Request(`${SITE_URL}/x`, {
    method: endpoint.method,
    headers: { 'content-type': 'application/json' },
    ...init,
  });
  const call = { endpoint, params: { id: 'x' }, url: new URL(request.url) };
  const response = await upstream().respond(call, createContext(request));
  await response.text();
  return response.status;
};
const posted = { body: '{}' };
const form = () => ({
  body: 'x',
  headers: { 'content-type': 'multipart/form-data; boundary=b', 'content-length': '1' },
});

/** A response body that starts immediately and ends after `ms`. */
const endLate = (ms: number, begin: string, end: string) => async (signal?: AbortSignal | null) =>
  new Response(
    new ReadableStream({
      async start(controller) {
        controller.enqueue(new TextEncoder().encode(begin));
        await sleep(ms, signal).then(
          () => {
            controller.enqueue(new TextEncoder().encode(end));
            controller.close();
          },
          (error) => controller.error(error),
        );
      },
    }),
  );
const [LIGHT] = (createSample(listAllJobs.answer) as { data: object[] }).data;

/** Runs `work` in a page's runtime. */
const runInPage = async <T>(work: () => Promise<T>, more: Partial<Runtime> = {}) => {
  const runtime = { cacheTags: new Set(), startedAt: Date.now(), ...more } as Runtime;
  const result = await runWithRuntime(runtime, () => work().catch(() => 'failed'));
  return runtime.degraded ?? result;
};

const pageCalls = async (ms: number) => {
  // The first call uses up part of the page's time, so less is left for the second call.
  services = [after(ms / 2, COUNTRIES), after(ms / 2, COUNTRIES)];
  const bindings = { SITE_URL, API_BASE: 'https://api.example' };
  const page = createPageRuntime(createContext(new Request(SITE_URL), bindings));
  const statuses = [];
  for (let i = 0; i < 2; i++) {
    const call = page.call(listCountries, { query: { i } });
    statuses.push(
      await call.then(
        () => 200,
        (error) => error.status,
      ),
    );
  }
  return statuses.join();
};

const storage = (wrap: typeof shortTimeoutBindings) => async (ms: number) => {
  const all = () => sleep(ms).then(() => 'found');
  const { JOBS } = wrap({ JOBS: { prepare: () => ({ all }) } } as unknown as Bindings);
  return JOBS.prepare('')
    .all()
    .catch((error: { status: number }) => error.status);
};

/** A PostgreSQL connection that accepts a single statement. */
const engine = (ms: number) => {
  const ready = message('Z', Uint8Array.of(73));
  const messages = [message('R', int32(0)), ready, message('C', cString('SELECT 0')), ready];
  const connect = () => ({
    closed: new Promise(() => undefined),
    close: async () => undefined,
    writable: new WritableStream(),
    readable: new ReadableStream({
      start: (controller) => sleep(ms).then(() => controller.enqueue(concatBytes(messages))),
    }),
  });
  return createPostgresEngine({ connect, user: 'u', password: 'p', database: 'd' } as never);
};
const settle = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    ({ message: text }) => text,
  );

type Row = readonly [
  name: Name,
  what: string,
  ask: (ms: number) => Promise<unknown>,
  inTime: unknown,
  late: unknown,
];

const ROWS: readonly Row[] = [
  ['PAGE_MS', 'a page’s calls of the product API', pageCalls, '200,200', '200,504'],
  [
    'PAGE_MS',
    'a page’s content',
    (ms) => {
      services = [after(ms / 2, content())];
      return runInPage(
        async () => {
          await findPageEntries({ limit: 1 });
          return (await findPageEntries({ limit: 2 })).total;
        },
        { content: space() },
      );
    },
    0,
    'failed',
  ],
  [
    'PAGE_PART_MS',
    'a part of a page that the product API gives',
    (ms) => runInPage(() => orUnavailable(sleep(ms).then(() => 'shown'))),
    'shown',
    'incomplete',
  ],
  [
    'PAGE_PART_MS',
    'a part of a page that editors made',
    (ms) =>
      runInPage(() =>
        orMissingContent(
          sleep(ms).then(() => 'shown'),
          'incomplete',
        ),
      ),
    'shown',
    'incomplete',
  ],
  [
    'PAGE_PART_MS',
    'menus',
    async (ms) => {
      const settings = entry('siteSettings', { name: 'Acme', email: 'a@example.com' });
      return (await readFrame(createSpace(content(settings), ms))).name;
    },
    'Acme',
    DEFAULT_FRAME.name,
  ],
  [
    'STORED_CONTENT_MS',
    'newer content than is stored',
    async (ms) => {
      services = [after(0, content()), after(ms, content(entry('page', {})))];
      const { fetch } = space();
      const ask = async () => (await fetch('https://cdn.contentful.com/entries?x')).json();
      await ask();
      const { total, isStale } = await ask();
      return [total, isStale];
    },
    [1, undefined],
    [0, true],
  ],
  [
    'REDIRECT_MS',
    'where editors lead a path without a page',
    async (ms) => {
      services = [after(ms, content(entry('redirect', { from: '/old', to: '/jobs' })))];
      const bindings = { SITE_URL, ...SPACE, CONTENTFUL_ACCESS_TOKEN: 'token' };
      const request = new Request(`${SITE_URL}/old`, { headers: { 'user-agent': 'Googlebot' } });
      const page = await respondWithPage(failPage(404, ''), createContext(request, bindings));
      return page.status;
    },
    307,
    404,
  ],
  [
    'CONTENT_CLIENT_MS',
    'a try of the content client, before it is made again',
    async (ms) => {
      services = [after(ms, content()), after(0, content())];
      await (await contentClient({ space: 's', accessToken: 't', fetch: slowFetch })).getEntries();
      return calls;
    },
    1,
    2,
  ],
  [
    'CONTENT_TRY_MS',
    'a call of Contentful',
    (ms) =>
      createSpace(content(), ms)
        .fetch('https://cdn.contentful.com/entries')
        .then(
          ({ status }) => status,
          ({ name }) => name,
        ),
    200,
    'ContentError',
  ],
  [
    'PROXIED_READ_MS',
    'a read passed on',
    (ms) => {
      services = [after(ms, COUNTRIES)];
      return proxied(listCountries);
    },
    200,
    504,
  ],
  [
    'PROXIED_READ_MS',
    'a read passed on, its tries and the answer’s end included',
    (ms) => {
      const [begin, end] = ['{"data":', '[]}'];
      services = [
        after(ms / 2, () => new Response('', { status: 503, headers: { 'retry-after': '0' } })),
        // The pause before the second attempt, at most 200 ms, counts towards the deadline.
        endLate(ms > deadlines.PROXIED_READ_MS ? ms / 2 : ms / 2 - 200, begin, end),
      ];
      return proxied(listCountries);
    },
    200,
    504,
  ],
  [
    'PROXIED_POST_MS',
    'a post passed on',
    (ms) => {
      services = [after(ms, () => Response.json(createSample(contactCompany.answer)))];
      return proxied(contactCompany, posted);
    },
    200,
    504,
  ],
  [
    'PROXIED_BEGIN_MS',
    'a file passed on, until it begins',
    (ms) => {
      services = [after(ms, () => new Response('%PDF'))];
      return proxied(getResume);
    },
    200,
    504,
  ],
  [
    'PROXIED_TRANSFER_MS',
    'an upload passed on',
    (ms) => {
      services = [after(ms, () => Response.json(createSample(applyToJob.answer)))];
      return proxied(applyToJob, form());
    },
    200,
    504,
  ],
  [
    'PROXIED_TRANSFER_MS',
    'a long list passed on, until it ends',
    (ms) => {
      services = [endLate(ms, `{"data":[${JSON.stringify(LIGHT)},`, `${JSON.stringify(LIGHT)}]}`)];
      return proxied(listAllJobs).catch(() => 'cut off');
    },
    200,
    'cut off',
  ],
  [
    'BROWSER_CALL_MS',
    'a browser’s call',
    (ms) => {
      services = [after(ms, () => Response.json(createSample(getJob.answer)))];
      const client = createApiClient({ base: `${SITE_URL}/`, fetch: slowFetch });
      return client.call(getJob, { params: { id: 'x' } }).then(
        ({ data }) => data.title,
        ({ status }) => status,
      );
    },
    'text',
    0,
  ],
  ['STORAGE_MS', 'storage', storage(shortTimeoutBindings), 'found', 503],
  ['LONG_STORAGE_MS', 'storage of operators', storage(longTimeoutBindings), 'found', 503],
  [
    'JOB_ENGINE_MS',
    'a search in the engine',
    (ms) => settle(engine(ms).find({ sizes: [{ matches: [], upTo: 1, limit: 1 }] })),
    'done',
    'PostgreSQL did not respond in time.',
  ],
  [
    'JOB_ENGINE_WRITE_MS',
    'jobs written to the engine',
    (ms) => settle(engine(ms).clear()),
    'done',
    'PostgreSQL did not respond in time.',
  ],
  [
    'ALERT_WEBHOOK_MS',
    'an alert to the webhook',
    (ms) => {
      services = [after(ms, () => new Response('ok'))];
      const [webhook] = createChannels({ ALERT_WEBHOOK_URL: 'https://hooks.example.com' } as never);
      return settle(Promise.resolve(webhook?.send({ id: 'backup', message: 'Overdue.' }, 0)));
    },
    'done',
    'The webhook did not respond.',
  ],
  [
    'SOURCE_MS',
    'the list of a source',
    (ms) => {
      services = [after(ms, () => Response.json({ jobs: [] }))];
      return settle(loadFeed({ url: 'https://boards.example.com/jobs' }));
    },
    'done',
    'It did not arrive within 60 seconds.',
  ],
  [
    'CHALLENGE_MS',
    'the check of a post',
    async (ms) => {
      services = [after(ms, () => Response.json({ success: true }))];
      const request = new Request(`${SITE_URL}/contractor/company-contact`, {
        method: 'POST',
        headers: { [CHALLENGE_HEADER]: 'token' },
      });
      const site = { SITE_URL: 'http://localhost:8787' };
      const keys = { ...site, TURNSTILE_SITE_KEY: 'key', TURNSTILE_SECRET_KEY: 'secret' };
      return requirePerson(createContext(request, keys), contactCompany).then(
        () => 'passed',
        (error) => error.status,
      );
    },
    'passed',
    503,
  ],
];

/**
 * Loads the content client beforehand, because loading a module takes real time, which fake timers
 * do not cover.
 */
const loadContentClient = async () => {
  services = [after(0, content())];
  const client = contentClient({ space: 's', accessToken: 't', fetch: slowFetch });
  const entries = (await client).getEntries();
  await vi.waitFor(async () => expect(calls).toBe(1));
  await vi.runAllTimersAsync();
  await entries;
  calls = 0;
};

/** The result of a call to a service that takes `serviceMs`. */
const runWithDelay = async (ask: Row[2], serviceMs: number) => {
  await loadContentClient();
  const outcome = ask(serviceMs);
  let isOver = false;
  // Background work must finish here too; otherwise it would finish during the next test.
  outcome
    .finally(() => Promise.all(behind))
    .finally(() => {
      isOver = true;
    })
    .catch(() => {});
  while (!isOver) await vi.runAllTimersAsync();
  return outcome;
};

/**
 * The margin before and after a deadline: shorter than the precision of any deadline, but longer
 * than the steps of a call.
 */
const MARGIN_MS = 20;

test.each(ROWS)(
  '%s, %s: succeeds just before the deadline and fails just after it',
  async (name, _, ask, inTime, late) => {
    const ms = deadlines[name];
    expect(await runWithDelay(ask, ms - MARGIN_MS)).toEqual(inTime);
    calls = 0;
    expect(await runWithDelay(ask, ms + MARGIN_MS)).toEqual(late);
  },
);

test('every deadline is tested', () => {
  // `contentful-source.test.ts` tests the deadline of the throttle.
  const tested = new Set([...ROWS.map(([name]) => name), 'CONTENT_TURN_MS']);
  expect(Object.keys(deadlines).filter((name) => !tested.has(name as Name))).toEqual([]);
});

test('the deadlines in docs/operating.md equal those in the code', () => {
  const table = readFileSync('docs/operating.md', 'utf8')
    .split('## Deadlines')[1]
    ?.split('\n## ')[0];
  const rows = [...(table ?? '').matchAll(/^\| `(\w+)` \| ([\d.]+) s \|/gm)];
  const documented = rows.map(([, name, seconds]) => [name, Number(seconds) * 1000]);
  expect(Object.fromEntries(documented)).toEqual(deadlines);
});

// docs/specification.md: 9.3
test('a page waits for the content client’s five retries', async () => {
  // docs/specification.md, row 9.3: five retries with increasing pauses, which are longest if
  // `Math.random` returns this value.
  vi.spyOn(Math, 'random').mockReturnValue(0.999);
  await loadContentClient();
  const failing = after(0, () => Response.json({}, { status: 503 }));
  services = [...Array(5).fill(failing), after(0, content(entry('page', {})))];
  const page = runInPage(async () => (await findPageEntries({ limit: 1 })).total, {
    content: space(),
  });
  await vi.runAllTimersAsync();
  expect([await page, calls]).toEqual([1, 6]);
});

test('a call fails on the server before its client times out', () => {
  const { BROWSER_CALL_MS, PAGE_MS, PROXIED_POST_MS, PROXIED_READ_MS } = deadlines;
  for (const ms of [PAGE_MS, PROXIED_POST_MS, PROXIED_READ_MS]) {
    expect(ms).toBeLessThan(BROWSER_CALL_MS);
  }
});

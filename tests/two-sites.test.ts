import type { MessageBatch, R2Bucket } from '@cloudflare/workers-types';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { EventMessage } from '../worker/backend/events/record-event.ts';
import { createMemoryCache } from '../worker/cache/memory-cache.ts';
import type { Bindings } from '../worker/env.ts';
import { longTimeoutBindings, shortTimeoutBindings } from '../worker/timeout-bindings.ts';
import { insertTestApplication } from './support/applications.ts';
import { createTestDatabase } from './support/database.ts';
import { companyRecord, DAY_MS, jobRecord } from './support/records.ts';
import { pdfResume } from './support/resumes.ts';

/*
 * Two sites share one bucket, one cache, one queue and one set of rate limits, and have the same
 * host and the same job. The tests run the worker from its entry and check that neither site reads
 * the other's data.
 */

vi.mock('cloudflare:workers', () => ({
  WorkerEntrypoint: class {
    ctx: unknown;
    env: unknown;
    constructor(ctx: unknown, env: unknown) {
      this.ctx = ctx;
      this.env = env;
    }
  },
}));

const HOST = 'https://jobs.example';
const OPS_TOKEN = 'the-token-of-all-operators';
const PERSON = { 'user-agent': 'Mozilla/5.0 (X11; Linux) Firefox/140.0' };

/** The bindings that both sites share. */
const cache = createMemoryCache({ maxBytes: 64 * 1024 * 1024 });
const counted = new Map<string, number>();
const messages: EventMessage[] = [];
const points: { blobs?: unknown[] }[] = [];
let limit = Number.POSITIVE_INFINITY;
let files: R2Bucket;

const counter = (name: string) => ({
  async limit({ key }: { key: string }) {
    const count = (counted.get(name + key) ?? 0) + 1;
    counted.set(name + key, count);
    return { success: count <= limit };
  },
});
const queue = {
  send: async (message: EventMessage) => void messages.push(message),
  sendBatch: async (batch: Iterable<{ body: EventMessage }>) =>
    void messages.push(...Array.from(batch, ({ body }) => body)),
};

const openSite = async (siteKey: string | undefined, title: string) => {
  const [{ default: worker, Pages }, database, { saveCompanies }, { saveJobs }] = await Promise.all(
    [
      import('../worker/index.ts'),
      createTestDatabase(),
      import('../worker/backend/companies/save-companies.ts'),
      import('../worker/backend/jobs/save-jobs.ts'),
    ],
  );
  files ??= database.files;
  const publishedAt = Date.now() - DAY_MS;
  const times = { publishedAt, updatedAt: publishedAt };
  await saveCompanies(database.db, [companyRecord()]);
  await saveJobs(database.db, [jobRecord('same', { title, requireResume: false, ...times })]);
  // Discards the purge tags collected so far, because no page has been cached yet.
  await database.db.prepare('DELETE FROM purge_tag').run();
  const bindings = {
    ...{
      ...database.both,
      FILES: files,
      EVENTS: queue,
      SITE_URL: HOST,
      SITE_KEY: siteKey,
      OPS_TOKEN,
    },
    ASSETS: { fetch: async () => new Response(null, { status: 404 }) },
    LIMIT_POSTS: counter('posts '),
    LIMIT_READS: counter('reads '),
    LIMIT_OPS: counter('operators '),
    LIMIT_BULK: counter('bulk '),
    METRICS: { writeDataPoint: (point: object) => void points.push(point) },
  } as unknown as Bindings;
  const waitUntil = () => undefined;
  const platform = {
    async purge(options: { tags?: readonly string[] }) {
      cache.purge(options.tags);
      return { success: true, errors: [] };
    },
  };
  const pages = new (
    Pages as unknown as new (
      ctx: object,
      env: object,
    ) => InstanceType<typeof Pages>
  )({ waitUntil, cache: platform }, bindings);
  const behindCache = {
    async fetch(request: Request) {
      const { status, headers, body, from } = await cache.fetch(
        request.url,
        () => pages.fetch(request),
        waitUntil,
      );
      const response = new Response(body, { status, headers });
      response.headers.set('cf-cache-status', from);
      return response;
    },
    purge: (tags?: readonly string[]) => pages.purge(tags),
  };
  const execution = { waitUntil, cache: platform, exports: { Pages: behindCache } } as never;
  const call = (path: string, init: RequestInit = {}) => {
    const headers = { ...PERSON, ...(init.headers as Record<string, string>) };
    return worker.fetch(new Request(HOST + path, { ...init, headers }), bindings, execution);
  };
  return {
    ...{ bindings, db: database.db, call },
    visit: async (path: string) => {
      const response = await call(path);
      return {
        status: response.status,
        from: response.headers.get('cf-cache-status'),
        etag: response.headers.get('etag'),
        text: await response.text(),
      };
    },
    operate: async (path: string, body: object) => {
      const response = await call(`/ops/${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${OPS_TOKEN}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      expect([path, response.status, await response.text()]).toEqual([
        path,
        200,
        expect.anything(),
      ]);
    },
    consume: async (...bodies: readonly unknown[]) => {
      const batch = bodies.map((body) => ({ body, attempts: 1, ack: vi.fn(), retry: vi.fn() }));
      await worker.queue(
        { queue: 'events', messages: batch } as unknown as MessageBatch<EventMessage>,
        bindings,
        execution,
      );
      return batch.map(({ ack, retry }) => [ack.mock.calls.length, retry.mock.calls.length]);
    },
  };
};
type Site = Awaited<ReturnType<typeof openSite>>;

let north: Site;
let south: Site;
/** A site without a site key, like every site set up before two sites could share resources. */
let unkeyed: Site;
beforeAll(async () => {
  north = await openSite('north', 'Gardener of the north');
  south = await openSite('south', 'Gardener of the south');
  unkeyed = await openSite(undefined, 'Gardener of old');
}, 60_000);

const lines: string[] = [];
beforeEach(() => {
  for (const level of ['log', 'warn', 'error'] as const) {
    vi.spyOn(console, level).mockImplementation((text: string) => void lines.push(text));
  }
  lines.length = 0;
  messages.length = 0;
  points.length = 0;
});
afterEach(() => {
  limit = Number.POSITIVE_INFINITY;
  counted.clear();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

/* Pages are requested as data, because documents can only be rendered in a build. */
const JOB = '/acme/same/gardener/_payload.json';
const LIST = '/jobs/_payload.json';

const cacheBoth = async () => {
  for (const site of [north, south]) {
    for (const path of [JOB, LIST]) await site.visit(path);
    expect(await listCacheStatuses(site)).toEqual(['HIT', 'HIT']);
  }
};
const listCacheStatuses = async (site: Site) => [
  (await site.visit(JOB)).from,
  (await site.visit(LIST)).from,
];

test('a page from one site never reaches the other, even though host and path are the same', async () => {
  for (const path of [JOB, LIST]) {
    const [first, second] = [await north.visit(path), await south.visit(path)];
    expect([first.from, second.from]).toEqual(['MISS', 'MISS']);
    expect(first.text).toContain('Gardener of the north');
    expect(second.text).toContain('Gardener of the south');
    expect(first.etag).not.toBe(second.etag);
    expect(await north.visit(path)).toEqual({ ...first, from: 'HIT' });
  }
});

test('a purge on one site, of a shared job or of everything, does not affect the other site’s pages', async () => {
  await cacheBoth();
  await north.operate('jobs/moves', { fids: ['same'], to: 'closed' });
  expect(await listCacheStatuses(south)).toEqual(['HIT', 'HIT']);
  expect(await listCacheStatuses(north)).toEqual(['MISS', 'MISS']);

  await north.db.prepare("UPDATE purge_budget SET calls = '[]'").run();
  await north.operate('jobs/moves', { fids: ['same'], to: 'open' });
  await north.db.prepare("UPDATE purge_budget SET calls = '[]'").run();
  await cacheBoth();
  await north.operate('cache/purge', {});
  expect(await listCacheStatuses(south)).toEqual(['HIT', 'HIT']);
  expect(await listCacheStatuses(north)).toEqual(['MISS', 'MISS']);
});

test('the in-memory cache also keeps two sites apart', async () => {
  const { selectPageCache } = await import('../worker/pages/page-cache.ts');
  const { findSharedView } = await import('../worker/pages/shared-page.ts');
  const { createContext } = await import('./support/request-context.ts');
  vi.stubEnv('DEV', false);
  const titleAt = async ({ bindings }: Site) => {
    const context = createContext(new Request(HOST + JOB), shortTimeoutBindings(bindings));
    const view = findSharedView(context);
    if (!view) throw new Error('It is a shared page.');
    const page = await selectPageCache(context.execution).fetch(view, context);
    return [page.from, await new Response(page.body).text()];
  };
  for (const from of ['MISS', 'HIT']) {
    expect(await titleAt(north)).toEqual([from, expect.stringContaining('Gardener of the north')]);
    expect(await titleAt(unkeyed)).toEqual([from, expect.stringContaining('Gardener of old')]);
  }
});

const listKeys = async (bucket: R2Bucket) =>
  (await bucket.list()).objects.map(({ key }) => key).sort();

/**
 * The keys of the files that belong to a site without a key: all files outside other sites'
 * folders, although `list` returns those too.
 */
const ownKeys = async ({ FILES }: Bindings) =>
  (await listKeys(FILES)).filter((key) => !key.startsWith('sites/'));

test.each([
  ['both have a key', () => [north, south]],
  ['one was there before and has none', () => [north, unkeyed]],
  ['the one without a key cleans up', () => [unkeyed, north]],
] as const)('each site reads, sweeps and erases only its own files: %s', async (_, sites) => {
  const { sweepResumes } = await import('../worker/backend/applications/sweep-resumes.ts');
  const { eraseAddress } = await import('../worker/backend/erasures/erase-address.ts');
  const { deleteOldBuilds, buildListKey } = await import('../worker/builds/stored-builds.ts');
  const { hashAddress } = await import('../worker/backend/erasures/address-hash.ts');
  const [one, other] = sites().map(({ bindings }) => longTimeoutBindings(bindings)) as [
    Bindings,
    Bindings,
  ];
  await files.delete(await listKeys(files));
  const email = 'ada@example.com';
  const now = Date.now();
  const bytes = pdfResume();
  const resume = { name: 'a.pdf', type: 'application/pdf', bytes };
  for (const site of [one, other]) {
    await site.PEOPLE.prepare('DELETE FROM application').run();
    await insertTestApplication(site, { jobFid: 'same', submittedAt: now, email, resume });
    // A file that no record refers to.
    await site.FILES.put('resumes/2026-01-01/orphan', 'x');
    await site.FILES.put(buildListKey('left'), '{}');
    await site.PEOPLE.prepare("DELETE FROM app_setting WHERE key = 'resume_sweep'").run();
  }
  // Each site creates its own key for erasures.
  expect(await hashAddress(one, email)).not.toBe(await hashAddress(other, email));
  const before = await ownKeys(other);
  expect(before).toHaveLength(4);
  const findResumeKey = async ({ PEOPLE }: Bindings) =>
    (await PEOPLE.prepare('SELECT resume_key FROM application').first<{ resume_key: string }>())
      ?.resume_key ?? '';
  const otherKey = await findResumeKey(other);
  expect(await one.FILES.get(otherKey)).toBeNull();
  expect(await one.FILES.head(otherKey)).toBeNull();
  await one.FILES.delete(otherKey);

  expect(await sweepResumes(one, now + 2 * DAY_MS)).toBe(1);
  expect(await deleteOldBuilds(one.FILES, 'none', now + DAY_MS)).toBe(1);
  const { files: erased } = await eraseAddress(one, email, 'operator', now + 1);
  expect(erased).toHaveLength(1);
  expect(await ownKeys(one)).toEqual([expect.stringMatching(/^backups\/ledger\//), 'erasure-key']);

  expect(await ownKeys(other)).toEqual(before);
  const file = await other.FILES.get(otherKey);
  expect([file?.key, new Uint8Array((await file?.arrayBuffer()) ?? new ArrayBuffer())]).toEqual([
    otherKey,
    new Uint8Array(bytes),
  ]);
});

test('a file listing ends after the site’s last file', async () => {
  const { FILES } = longTimeoutBindings(north.bindings);
  await files.delete(await listKeys(files));
  await files.put('a', 'x');
  await files.put('z', 'x');
  const names = ['b/1', 'b/2', 'c'];
  for (const name of names) await FILES.put(name, 'x');
  const found: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await FILES.list({ limit: 1, cursor });
    found.push(...page.objects.map(({ key }) => key));
    cursor = page.truncated ? page.cursor : undefined;
  } while (cursor);
  expect(found).toEqual(names);
  expect((await FILES.list({ prefix: 'b/', startAfter: 'b/1' })).objects).toMatchObject([
    { key: 'b/2' },
  ]);
  expect((await FILES.list({ delimiter: '/' })).delimitedPrefixes).toEqual(['b/']);
  expect(await listKeys(files)).toEqual(['a', ...names.map((name) => `sites/north/${name}`), 'z']);
});

test('a token signed by one site is invalid on the other', async () => {
  const { createResumeToken, readPendingResume, writeResume } = await import(
    '../worker/backend/applications/resume-store.ts'
  );
  const [one, other] = [longTimeoutBindings(north.bindings), longTimeoutBindings(south.bindings)];
  const now = Date.now();
  const resume = { name: 'a.pdf', type: 'application/pdf', bytes: new Uint8Array(pdfResume()) };
  const stored = await writeResume(one.FILES, resume, 'hash', now);
  const token = await createResumeToken(one.PEOPLE, 'same', stored, now);
  expect(await readPendingResume(one, 'same', token, now)).toMatchObject({ name: 'a.pdf' });
  expect(await readPendingResume(other, 'same', token, now)).toBeUndefined();
});

test('each site counts its clients separately', async () => {
  limit = 1;
  const statuses = async (path: string, init?: RequestInit) => {
    const ask = async ({ call }: Site) => (await call(path, init)).status;
    return [await ask(north), await ask(north), await ask(south), await ask(unkeyed)];
  };
  expect(await statuses('/misc/jobs')).toEqual([200, 429, 200, 200]);
  expect(await statuses('/sitemap.xml')).toEqual([200, 429, 200, 200]);
  expect(await statuses('/misc/contact', { method: 'POST' })).toEqual([404, 429, 404, 404]);
  expect(await statuses('/ops/counts')).toEqual([401, 429, 401, 401]);
});

test('a message from another site is refused and changes nothing', async () => {
  const form = new FormData();
  const fields = {
    firstName: 'Ada',
    lastName: 'Byron',
    email: 'byron@example.com',
    consent: 'true',
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const applied = await north.call('/misc/jobs/same/apply', { method: 'POST', body: form });
  expect(applied.status).toBe(201);
  const written: readonly unknown[] = [
    ...messages,
    { purge: ['jobs'], site: 'north' },
    { jobsChanged: true, site: 'north' },
    { writeImports: true, site: 'north' },
  ];
  expect(written).toHaveLength(4);

  const countWaiting = async (site: Site) => {
    const count = (sql: string) => site.db.prepare(sql).first('count');
    return [
      await count('SELECT count(*) AS count FROM event WHERE handled_at IS NULL'),
      await count('SELECT count(*) AS count FROM outbox'),
      await count('SELECT count(*) AS count FROM purge_tag'),
    ];
  };
  const before = [await countWaiting(north), await countWaiting(south)];
  expect(before[0]).toEqual([1, 0, 0]);
  const refused = written.map(() => [0, 1]);
  expect(await south.consume(...written)).toEqual(refused);
  expect(await unkeyed.consume(...written)).toEqual(refused);
  expect(lines.join('\n')).toContain('A message from site north was rejected');
  expect([await countWaiting(north), await countWaiting(south)]).toEqual(before);

  expect(await north.consume(...written)).toEqual(written.map(() => [1, 0]));
  expect(await countWaiting(north)).toEqual([0, 2, 0]);
  expect(await north.consume({ eventId: 'of no site' })).toEqual([[0, 1]]);
});

test('log lines and data points contain the site’s name', async () => {
  for (const { call } of [north, south, unkeyed]) await call('/misc/jobs');
  expect(lines.map((line) => JSON.parse(line).site)).toEqual(['north', 'south', undefined]);
  expect(points.map(({ blobs }) => blobs?.slice(3))).toEqual([
    ['person', 'north'],
    ['person', 'south'],
    ['person'],
  ]);
});

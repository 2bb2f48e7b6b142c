import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { companyRecord, jobRecord } from '../../../tests/support/records.ts';
import { pdfResume } from '../../../tests/support/resumes.ts';
import type { Bindings } from '../../env.ts';
import { saveCompanies } from '../companies/save-companies.ts';
import { saveJobs } from '../jobs/save-jobs.ts';
import { networkHash } from '../network-hash.ts';
import { hashToken } from '../sessions/sessions.ts';
import { STORED_MAX_BYTES_PER_HOUR } from './stored-bytes.ts';

// docs/specification.md: 1.2

/** Handles a request as if it had arrived at `startedAt`; by default, at half past the hour. */
type Isolate = (request: Request, startedAt?: number) => Promise<Response>;

let database: TestDatabase;
/**
 * Two isolates that share one database and one file store. Each has its own modules and bindings.
 */
let isolates: readonly [Isolate, Isolate];
beforeAll(async () => {
  database = await createTestDatabase();
  const start = async (): Promise<Isolate> => {
    vi.resetModules();
    const { createApi } = await import('../create-api.ts');
    const { addPersonalRoutes } = await import('../personal-routes.ts');
    // Loaded here rather than on the first call, because the modules are reset again before that
    // call.
    const backend = createApi(addPersonalRoutes);
    const { findCalls } = await import('../../http/request/match-endpoint.ts');
    const { createRequestContext } = await import('../../http/request/request-context.ts');
    const bindings = {
      JOBS: database.both.JOBS,
      PEOPLE: Object.create(database.both.PEOPLE),
      FILES: Object.create(database.files),
      EVENTS: database.events,
      ERASURE_KEY: 'a key of thirty-two characters..',
    } as unknown as Bindings;
    const execution = { waitUntil: () => undefined };
    return async (request, startedAt = HALF_PAST) => {
      const context = createRequestContext(request, bindings, execution, { startedAt });
      const call = findCalls(context).find(({ endpoint }) => endpoint.method === request.method);
      if (!call) throw new Error('There is no such call.');
      return backend.respond({ ...call, url: context.url }, context);
    };
  };
  isolates = [await start(), await start()];
  await saveCompanies(database.db, [companyRecord()]);
  await saveJobs(database.db, [jobRecord('open'), jobRecord('noresume', { requireResume: false })]);
  await run(`INSERT INTO candidate (id, email, created_at) VALUES ('can', 'cy@example.com', 1)`);
  await run(
    `INSERT INTO candidate_token (hash, kind, email, created_at, expires_at)
     VALUES (?, 'bearer', 'cy@example.com', 1, ?)`,
    ...[await hashToken('token-of-cy'), Date.now() + HOUR_MS],
  );
});

const HOUR_MS = 3_600_000;
const run = (sql: string, ...values: (string | number)[]) =>
  database.db
    .prepare(sql)
    .bind(...values)
    .run();
const storedFiles = async () => (await database.files.list()).objects.length;
const countedBytes = () =>
  database.db.prepare('SELECT sum(bytes) AS n FROM stored_bytes').first('n');

beforeEach(async () => {
  await run('DELETE FROM stored_bytes');
  const { objects } = await database.files.list();
  await database.files.delete(objects.map(({ key }) => key));
});

const NETWORK = '192.0.2.1';
const HALF_PAST = Math.floor(Date.now() / HOUR_MS) * HOUR_MS + HOUR_MS / 2;
const FILE = new Uint8Array(pdfResume('one'));

const post = (path: string, who: string, fields: Record<string, string> = {}, ip = NETWORK) => {
  const body = new FormData();
  const all = { firstName: who, lastName: 'Byron', email: `${who}@example.com`, consent: 'true' };
  for (const [name, value] of Object.entries({ ...all, ...fields })) body.set(name, value);
  body.set('resume', new File([FILE], 'cv.pdf'));
  return new Request(`http://site/${path}`, {
    method: 'POST',
    body,
    headers: {
      'cf-connecting-ip': ip,
      authorization: 'Bearer token-of-cy',
    },
  });
};
const apply = (who: string, ip?: string) => post('misc/jobs/open/apply', who, {}, ip);

/** Leaves room for `files` files; one more would exceed the limit by one byte. */
const leaveRoomFor = async (files: number) => {
  const network = await networkHash(database.db, apply('x'), HALF_PAST);
  const bytes = STORED_MAX_BYTES_PER_HOUR - (files + 1) * FILE.length + 1;
  await run('INSERT INTO stored_bytes VALUES (?, ?, ?)', HALF_PAST - HOUR_MS / 2, network, bytes);
};

test('concurrent requests from one network to two isolates never exceed its hourly limit', async () => {
  await leaveRoomFor(3);
  const responses = await Promise.all(
    Array.from({ length: 10 }, (_, i) => isolates[i % 2 === 0 ? 0 : 1](apply(`ada${i}`))),
  );
  const statuses = responses.map(({ status }) => status).sort();
  expect(statuses).toEqual([201, 201, 201, ...Array(7).fill(429)]);
  expect(await storedFiles()).toBe(3);
  expect(await countedBytes()).toBeLessThanOrEqual(STORED_MAX_BYTES_PER_HOUR);
  const refused = responses.find(({ status }) => status === 429) as Response;
  expect(refused.headers.get('retry-after')).toBe('1800');
  expect((await refused.json()).error).toMatchObject({
    code: 'too_many_files',
    message:
      'Your network has sent more files than we accept in an hour. Nothing you typed has been lost. Please send the form again in 30 minutes.',
  });

  // Neither another network nor the same network an hour later is limited.
  expect((await isolates[0](apply('grace', '192.0.2.2'))).status).toBe(201);
  expect((await isolates[1](apply('later'), HALF_PAST + HOUR_MS)).status).toBe(201);
});

test.each([
  ['an application', 'misc/jobs/open/apply', {}],
  ['an application of who is signed in', 'candidate/jobs/open/apply', {}],
  ['a resume that a candidate keeps', 'candidate/resume', {}],
  [
    'the file of a form that comes back',
    'misc/jobs/open/apply',
    { keepResume: 'true', lastName: '' },
  ],
])(
  'counts %s, and rejects it without storing a byte once the limit is exceeded',
  async (_, path, fields) => {
    await leaveRoomFor(0);
    const refused = await isolates[0](post(path, 'mary', fields));
    expect([refused.status, await storedFiles()]).toEqual([429, 0]);

    await run('DELETE FROM stored_bytes');
    await leaveRoomFor(1);
    const taken = await isolates[1](post(path, 'mary', fields));
    expect([taken.ok || taken.status === 422, await storedFiles()]).toEqual([true, 1]);
    expect(await countedBytes()).toBe(STORED_MAX_BYTES_PER_HOUR - FILE.length + 1);
  },
);

test('applications without a file and repeated applications do not count towards the limit', async () => {
  await leaveRoomFor(1);
  const first = await isolates[0](apply('twice'));
  expect(first.status).toBe(201);
  const again = await isolates[1](apply('twice'));
  expect([again.status, await again.json()]).toEqual([201, await first.json()]);
  const without = post('misc/jobs/noresume/apply', 'nofile');
  const form = await without.formData();
  form.delete('resume');
  const bare = new Request(without.url, {
    method: 'POST',
    body: form,
    headers: { 'cf-connecting-ip': NETWORK },
  });
  expect((await isolates[0](bare)).status).toBe(201);
});

import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { REFERRAL_ID } from '../../../src/contracts/contact.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { companyRecord, DAY_MS, jobRecord, NOW } from '../../../tests/support/records.ts';
import { respondTo } from '../../../tests/support/request-context.ts';
import type { Bindings } from '../../env.ts';
import { saveCompanies } from '../companies/save-companies.ts';
import { saveJobs } from '../jobs/save-jobs.ts';

let database: TestDatabase;
let bindings: Bindings;
beforeAll(async () => {
  database = await createTestDatabase();
  bindings = { ...database.both, EVENTS: database.events } as Bindings;
  await saveCompanies(database.db, [companyRecord()]);
  await saveJobs(database.db, [jobRecord('gardener')]);
});
beforeEach(async () => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  for (const table of ['referral', 'job_interest', 'event']) {
    await database.db.prepare(`DELETE FROM ${table}`).run();
  }
});
afterEach(() => vi.useRealTimers());

const post = async (path: string, body: unknown) => {
  const response = await respondTo(
    new Request(`http://site/misc/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
    bindings,
  );
  return {
    status: response.status,
    body: (await response.json()) as {
      data: { id: string };
      error: { fields: Record<string, string[]> };
    },
  };
};
const ADA = { name: 'Ada Byron', email: 'ada@example.com', consent: 'true' };
const refer = async (form: object = ADA) => (await post('referrals', form)).body.data.id;
const interested = (referralId: string, jobFid?: string) =>
  post('interested-in-job', { referralId, jobFid });

const rows = async (table: 'referral' | 'job_interest' | 'event') =>
  (await database.db.prepare(`SELECT * FROM ${table}`).all<Record<string, unknown>>()).results;
const interests = async () =>
  (await database.db.prepare('SELECT referral_id, job_fid AS fid, at FROM job_interest').all())
    .results;

test('a referral and its event are stored under an id that fits in a link', async () => {
  const { status, body } = await post('referrals', ADA);
  expect(status).toBe(201);
  expect(body.data.id).toMatch(REFERRAL_ID);
  expect(await rows('referral')).toEqual([
    {
      id: body.data.id,
      name: 'Ada Byron',
      email: 'ada@example.com',
      consent_at: NOW,
      created_at: NOW,
    },
  ]);
  const [event] = await rows('event');
  expect(event?.kind).toBe('referral_created');
  expect(JSON.parse(String(event?.payload))).toEqual({ referralId: body.data.id });
});

test('a repeated request gets the same link, but a request for another person or on another day gets a new one', async () => {
  const [first, second] = await Promise.all([refer(), refer({ ...ADA, email: 'ADA@example.com' })]);
  expect(second).toBe(first);
  expect(await rows('event')).toHaveLength(1);
  const others = [
    await refer({ ...ADA, name: 'Ada King' }),
    await refer({ ...ADA, email: 'a@b.co' }),
  ];
  vi.setSystemTime(NOW + DAY_MS);
  expect(new Set([first, ...others, await refer()]).size).toBe(4);
});

test.each([
  ['name', ''],
  ['email', 'nobody'],
  ['consent', ''],
  ['consent', true],
  ['fax-number', '1'],
])(
  'a referral with an invalid %s is rejected, and the error names the field (%#)',
  async (name, value) => {
    const { status, body } = await post('referrals', { ...ADA, [name]: value });
    expect(status).toBe(422);
    expect(Object.keys(body.error.fields)).toEqual([name]);
    expect(await rows('referral')).toEqual([]);
  },
);

// docs/specification.md: 7.6
test('an expression of interest is stored with its referral, with or without a job', async () => {
  const id = await refer();
  await interested(id, 'gardener');
  await interested(id);
  expect(await interests()).toEqual([
    { referral_id: id, fid: 'gardener', at: NOW },
    { referral_id: id, fid: null, at: NOW },
  ]);
});

test('an expression of interest with an unknown referral or job gets the same response as any other but is not stored', async () => {
  const id = await refer();
  const known = await interested(id, 'gardener');
  expect(await interested('nobodys-id', 'gardener')).toEqual(known);
  expect(await interested('nobodys-id')).toEqual(known);
  expect(await interested(id, 'nosuchjob')).toEqual(known);
  expect(known.status).toBe(200);
  expect(await interests()).toHaveLength(1);
});

test.each([
  { referralId: 'a b' },
  { referralId: 'abc' },
  { referralId: 'x'.repeat(65) },
  { referralId: 5 },
  { referralId: 'fine', jobFid: 'x'.repeat(65) },
  { jobFid: 'gardener' },
  null,
  [],
])('a malformed expression of interest is rejected with 422: %j', async (body) => {
  expect((await post('interested-in-job', body)).status).toBe(422);
  expect(await interests()).toEqual([]);
});

import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { DAY_MS, NOW } from '../../../tests/support/records.ts';
import { respondTo } from '../../../tests/support/request-context.ts';
import type { Bindings } from '../../env.ts';

// docs/specification.md: 1.5, 2.8

let database: TestDatabase;
let bindings: Bindings;
const announced = vi.fn();

beforeAll(async () => {
  database = await createTestDatabase();
  bindings = { ...database.both, EVENTS: { sendBatch: announced } } as never;
});
beforeEach(async () => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  announced.mockReset();
  await database.db.batch([
    database.db.prepare('DELETE FROM contact_request'),
    database.db.prepare('DELETE FROM event'),
  ]);
});
afterEach(() => vi.useRealTimers());

const CALLS = {
  employer: 'misc/contact-us/employer',
  candidate: 'contractor/candidate-contact',
  company: 'contractor/company-contact',
  ghostwriting: 'contractor/ghostwriting-consultation',
};
const EMPLOYER = CALLS.employer;

const FIELDS = {
  name: 'Ada Byron',
  email: 'ada@example.com',
  phone: '+44 20 7946 0958',
  company: 'Analytical Engines',
  service: 'Talent placement',
  message: 'We need\r\nten engineers.',
  consent: 'true',
};

const post = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
  const response = await respondTo(
    new Request(`http://site/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
    bindings,
  );
  return { status: response.status, body: (await response.json()) as never as ResponseBody };
};
interface ResponseBody {
  data: { id: string };
  error: { code: string; message: string; fields: Record<string, string[]> };
}

const rows = async (table: 'contact_request' | 'event') =>
  (await database.db.prepare(`SELECT * FROM ${table}`).all<Record<string, unknown>>()).results;

// docs/specification.md: 7.5
test.each(Object.entries(CALLS))(
  'stores a contact request of kind %s and its event',
  async (kind, path) => {
    const { status, body } = await post(path, FIELDS);
    expect(status).toBe(201);
    // The next release may have more columns.
    expect(await rows('contact_request')).toMatchObject([
      {
        id: body.data.id,
        kind,
        name: 'Ada Byron',
        email: 'ada@example.com',
        phone: '+44 20 7946 0958',
        company: 'Analytical Engines',
        service: 'Talent placement',
        message: 'We need\nten engineers.',
        consent_at: NOW,
        created_at: NOW,
        content_hash: expect.any(String),
      },
    ]);
    const [event, ...more] = await rows('event');
    expect(more).toEqual([]);
    expect(event).toMatchObject({ kind: 'contact_requested', at: NOW });
    expect(JSON.parse(String(event?.payload))).toEqual({ contactRequestId: body.data.id });
    expect(announced).toHaveBeenCalledExactlyOnceWith([{ body: { eventId: event?.id } }]);
  },
);

test('stores omitted optional fields as null, not as empty strings', async () => {
  const { name, email, message, consent } = FIELDS;
  expect((await post(EMPLOYER, { name, email, message, consent })).status).toBe(201);
  expect((await rows('contact_request'))[0]).toMatchObject({
    phone: null,
    company: null,
    service: null,
  });
});

test('reports missing fields and fields of the wrong type in plain words', async () => {
  const { email: _, ...rest } = FIELDS;
  const { body } = await post(EMPLOYER, { ...rest, name: ['Ada'] });
  expect(body.error.fields).toEqual({ name: ['Expected string.'], email: ['This is missing.'] });
});

test('two identical submissions create one request and one event, and get the same response', async () => {
  const [first, second] = await Promise.all([post(EMPLOYER, FIELDS), post(EMPLOYER, FIELDS)]);
  expect(second).toEqual(first);
  expect(await rows('contact_request')).toHaveLength(1);
  expect(await rows('event')).toHaveLength(1);
  expect(announced).toHaveBeenCalledTimes(1);
});

test('a submission with a different message or kind, or on another day, creates a new request', async () => {
  await post(EMPLOYER, FIELDS);
  await post(EMPLOYER, { ...FIELDS, message: 'We need eleven.' });
  await post(CALLS.company, FIELDS);
  vi.setSystemTime(NOW + DAY_MS);
  await post(EMPLOYER, FIELDS);
  expect(await rows('contact_request')).toHaveLength(4);
  expect(await rows('event')).toHaveLength(4);
});

test.each([
  ['name', ''],
  ['name', ' \u200b '],
  ['name', 'x'.repeat(201)],
  ['name', 5],
  ['name', null],
  ['email', 'ada@'],
  ['email', ['ada@example.com']],
  ['phone', 'call me'],
  ['company', 'x'.repeat(201)],
  ['service', 'x'.repeat(101)],
  ['service', { toString: 1 }],
  ['message', '  '],
  ['message', 'x'.repeat(5001)],
  ['consent', ''],
  ['consent', true],
  ['fax-number', '555'],
] as [string, unknown][])('reports an invalid %s and stores nothing (%#)', async (name, value) => {
  const { status, body } = await post(EMPLOYER, { ...FIELDS, [name]: value });
  expect(status).toBe(422);
  expect(Object.keys(body.error.fields)).toEqual([name]);
  expect(await rows('contact_request')).toEqual([]);
  expect(await rows('event')).toEqual([]);
});

test('rejects a body that has the wrong content type or is too long', async () => {
  expect((await post(EMPLOYER, 'name=Ada', { 'content-type': 'text/plain' })).status).toBe(415);
  expect((await post(EMPLOYER, { ...FIELDS, more: 'x'.repeat(70_000) })).status).toBe(413);
  expect(await rows('contact_request')).toEqual([]);
});

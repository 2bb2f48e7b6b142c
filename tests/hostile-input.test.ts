import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import * as endpoints from '../src/contracts/endpoints.ts';
import type { Question } from '../src/contracts/job.ts';
import { ErrorBodySchema } from '../src/contracts/wire.ts';
import { answerApi } from '../worker/api.ts';
import { exchangeMagicLink, writeMagicLink } from '../worker/backend/candidates/tokens.ts';
import { saveCompanies } from '../worker/backend/companies/save-companies.ts';
import { saveJobs } from '../worker/backend/jobs/save-jobs.ts';
import { issueGrant, reviewerLink } from '../worker/backend/reviewers/grants.ts';
import type { Bindings } from '../worker/env.ts';
import { withRequestId } from '../worker/request-id.ts';
import { insertTestApplication } from './support/applications.ts';
import { createTestDatabase, type TestDatabase } from './support/database.ts';
import {
  BROKEN_MULTIPART,
  HOSTILE_CONTENT_TYPES,
  HOSTILE_JSON,
  HOSTILE_JSON_BODIES,
  HOSTILE_PATH_PARTS,
  HOSTILE_TEXTS,
  SHARP_TEXTS,
} from './support/hostile-values.ts';
import { companyRecord, DAY_MS, jobRecord } from './support/records.ts';
import { pdfResume } from './support/resumes.ts';

/*
 * Every call of the endpoint map, on the real database, let in as who it is for, with everything
 * about it wrong in turn. Whatever comes back is an answer of the contract or an error of ours: a
 * failure of the server counts as a failure of this test.
 */

const ALL: endpoints.Endpoint[] = Object.values(endpoints);
const nameOf = ({ method, path }: endpoints.Endpoint) => `${method} ${path}`;

const contact = {
  name: 'Ada',
  email: 'ada@example.com',
  phone: '+44 20 7946 0958',
  company: 'Acme',
  service: 'Other',
  message: 'Hello',
  'fax-number': '',
  consent: 'true',
};
const application = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  phone: '',
  location: 'London',
  'links.linkedin': 'https://example.com/ada',
  'links.github': '',
  'links.portfolio': '',
  coverLetter: 'Hello',
  consent: 'true',
  source: 'test',
  referralId: 'abcd1234',
  'answers.why': 'Because',
};

/** What each call that takes something takes; a call that is missing here fails its test. */
const GOOD: Record<string, Record<string, unknown>> = {
  'POST misc/contact-us/employer': contact,
  'POST contractor/candidate-contact': contact,
  'POST contractor/company-contact': contact,
  'POST contractor/ghostwriting-consultation': contact,
  'POST misc/interested-in-job': { referralId: 'abcd1234', jobFid: 'open' },
  'POST misc/referrals': {
    name: 'Ada',
    email: 'ada@example.com',
    'fax-number': '',
    consent: 'true',
  },
  'POST misc/jobs/{id}/apply': application,
  'POST candidate/jobs/{id}/apply': { ...application, useKeptResume: 'true' },
  'POST candidate/resume': {},
  'POST candidate/magic-links': { email: 'ada@example.com', 'fax-number': '' },
  'POST candidate/sessions': { token: 'none' },
  'POST candidate/profile': {
    firstName: 'Ada',
    lastName: 'Byron',
    phone: '',
    location: 'London',
    links: { linkedin: '', github: '', portfolio: '' },
  },
  'POST misc/reviewers/{id}/application-reviews/{reviewId}': {
    action: 'draft',
    version: 0,
    attributes: [{ name: 'Skills', rating: 3, note: 'Good' }],
    comment: 'Good',
    recommendation: 'yes',
  },
  'POST misc/reviewers/{reviewerId}/applications/{applicationId}': { comment: 'Good' },
};

const CANDIDATE = 'ada@example.com';
/** The sample is no link that was mailed, and nobody can make one up. */
const NEVER_TAKEN = ['POST candidate/sessions'];

let database: TestDatabase;
let bindings: Bindings;
let ids: Record<string, string>;
let expires: string;

beforeAll(async () => {
  database = await createTestDatabase();
  bindings = {
    DB: database.db,
    FILES: database.files,
    EVENTS: { sendBatch: async () => undefined },
  } as unknown as Bindings;
  const now = Date.now();
  await saveCompanies(database.db, [companyRecord()]);
  const why: Question = {
    id: 'why',
    type: 'short_text',
    label: 'Why?',
    required: false,
    options: [],
  };
  await saveJobs(database.db, [jobRecord('open', { questions: [why] }), jobRecord('other')]);
  const resume = { name: 'cv.pdf', type: 'application/pdf', bytes: pdfResume() };
  const added = { jobFid: 'open', submittedAt: now, resume };
  const own = await insertTestApplication(bindings, { ...added, email: CANDIDATE });
  const reviewed = await insertTestApplication(bindings, added);
  const { grantId, reviewerId } = await issueGrant(
    bindings,
    {
      reviewer: { kind: 'client', name: 'Rosa', email: 'rosa@client.example' },
      applicationIds: [reviewed.id],
      blind: false,
      expiresAt: now + DAY_MS,
    },
    now,
  );
  const link = await reviewerLink(database.db, 'http://localhost', grantId, now);
  expires = new URL(link?.url ?? '').searchParams.get('expires') ?? '';
  const review = await database.db.prepare('SELECT id FROM review').first<{ id: string }>();
  ids = {
    applicationId: reviewed.id,
    reviewerId,
    reviewId: review?.id ?? '',
    ownId: own.id,
    resumeId: own.resumeId,
  };
});
afterAll(() => database.dispose());
afterEach(() => vi.restoreAllMocks());

const signIn = async (email: string) => {
  const now = Date.now();
  await database.db.prepare('DELETE FROM candidate_token').run();
  const event = await writeMagicLink(database.db, email, now);
  const row = await database.db
    .prepare(`SELECT payload ->> 'token' AS token FROM event WHERE id = ?`)
    .bind(event?.id ?? '')
    .first<{ token: string }>();
  return (await exchangeMagicLink(database.db, row?.token ?? '', now))?.token ?? '';
};

/** A parameter's real value: `{id}` is of what the path names before it. */
const paramOf = (path: string, name: string): string => {
  if (name !== 'id') return ids[name] ?? '';
  if (path.startsWith('misc/reviewers/')) return ids.reviewerId ?? '';
  if (path.startsWith('candidate/applications/')) return ids.ownId ?? '';
  if (path.startsWith('misc/resumes/')) return ids.resumeId ?? '';
  if (path.includes('employers/')) return 'acme';
  return path.includes('countries/') ? 'de' : 'open';
};
const pathOf = ({ path }: endpoints.Endpoint, instead: Record<string, string> = {}) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => instead[name] ?? paramOf(path, name));

/** Everything right: what each attack changes one thing of. */
interface Attack {
  readonly path?: Record<string, string>;
  readonly search?: string;
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: BodyInit;
}

const formOf = (fields: Record<string, unknown>, file: string | undefined) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  if (file) form.append(file, new File([new Uint8Array(pdfResume())], 'cv.pdf'));
  return form;
};

const request = (endpoint: endpoints.Endpoint, token: string, attack: Attack) => {
  const headers = new Headers({ authorization: `Bearer ${token}` });
  let body: BodyInit | undefined = attack.body;
  const good = GOOD[nameOf(endpoint)] ?? {};
  if (body === undefined && endpoint.body) body = JSON.stringify(good);
  if (body === undefined && endpoint.form) body = formOf(good, endpoint.file);
  if (endpoint.body) headers.set('content-type', 'application/json');
  for (const [name, value] of Object.entries(attack.headers ?? {})) headers.set(name, value);
  const method = attack.method ?? endpoint.method;
  const search = attack.search ?? (endpoint.auth === 'reviewer' ? `?expires=${expires}` : '');
  return new Request(`http://localhost/${pathOf(endpoint, attack.path)}${search}`, {
    method,
    headers,
    body: method === 'GET' || method === 'HEAD' ? undefined : body,
  });
};

const LEAKS =
  /\.[cm]?tsx?:\d|\bat (\w+ )?\(?file:|node_modules|D1_ERROR|SQLITE|(Type|Range|Syntax|Vali)Error/;

/** An answer of the contract, or an error in our shape that gives nothing away. */
const expectCalm = async (endpoint: endpoints.Endpoint, answer: Response, what: string) => {
  const text = await answer.text();
  const said = `${nameOf(endpoint)} ${what}: ${answer.status} ${text.slice(0, 300)}`;
  expect(answer.status, said).toBeLessThan(500);
  if (answer.status < 400 && endpoint.produces === 'file') return;
  expect(answer.headers.get('content-type'), said).toMatch(/^application\/json\b/);
  if (text === '') return; // HEAD
  const schema: v.GenericSchema =
    answer.status < 400 ? endpoint.answer : v.strictObject(ErrorBodySchema.entries);
  const parsed = v.safeParse(schema, JSON.parse(text));
  expect(parsed.issues, said).toBeUndefined();
  if (answer.status >= 400) {
    expect(JSON.parse(text).error, said).toMatchObject({
      status: answer.status,
      message: expect.stringMatching(/\S/),
      requestId: expect.stringMatching(/\S/),
    });
    expect(text, said).not.toMatch(LEAKS);
  }
};

/** The sample with one value at a time replaced by each hostile one. */
function* mutations(good: unknown, values: readonly unknown[]): Generator<unknown> {
  yield* values;
  if (typeof good !== 'object' || good === null) return;
  for (const [key, value] of Object.entries(good)) {
    for (const other of mutations(value, values)) {
      yield Array.isArray(good) ? good.with(Number(key), other) : { ...good, [key]: other };
    }
  }
}

const queryKeys = ({ query }: endpoints.Endpoint) =>
  Object.keys((query as { entries?: object } | undefined)?.entries ?? {});

const searchFor = (pairs: string[][]): Attack => ({
  search: `?${new URLSearchParams([['expires', expires], ...pairs])}`,
});

function* attacksOn(endpoint: endpoints.Endpoint): Generator<Attack> {
  for (const [, name = ''] of endpoint.path.matchAll(/\{(\w+)\}/g)) {
    for (const value of HOSTILE_PATH_PARTS) yield { path: { [name]: value } };
  }
  const keys = queryKeys(endpoint);
  for (const text of HOSTILE_TEXTS) {
    yield searchFor([...keys, 'expires', '__proto__', 'a[b]'].map((key) => [key, text]));
  }
  for (const key of keys) {
    for (const text of SHARP_TEXTS)
      yield searchFor([
        [key, text],
        [key, text],
      ]);
  }
  for (const search of ['?%', '?%ff=%ff', '?&&&==', `?${'a&'.repeat(2_000)}`, '?a%00=b']) {
    yield { search };
  }
  for (const method of ['HEAD', 'PUT', 'PATCH', 'OPTIONS', 'DELETE']) {
    if (!ALL.some((other) => other.path === endpoint.path && other.method === method))
      yield { method };
  }
  for (const value of ['', 'Bearer', 'Basic eDp5', `Bearer ${'x'.repeat(9_000)}`, 'Bearer a b']) {
    yield { headers: { authorization: value } };
  }
  for (const name of ['range', 'if-none-match', 'accept', 'idempotency-key', 'content-length']) {
    for (const value of ['-1', 'bytes=9-1', `"${'x'.repeat(5_000)}`]) {
      yield { headers: { [name]: value } };
    }
  }
  if (endpoint.method !== 'POST') return;
  const good = GOOD[nameOf(endpoint)] ?? {};
  for (const type of HOSTILE_CONTENT_TYPES) yield { headers: { 'content-type': type } };
  if (endpoint.form) {
    const multipart = { 'content-type': 'multipart/form-data; boundary=x' };
    for (const body of [...BROKEN_MULTIPART, ...HOSTILE_JSON_BODIES])
      yield { headers: multipart, body };
    for (const body of ['%', 'a=%ff', '&&==', `${'a=b&'.repeat(1_000)}`]) {
      yield { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body };
    }
    for (const changed of mutations(good, SHARP_TEXTS)) {
      if (typeof changed === 'object') {
        yield { body: formOf(changed as Record<string, unknown>, endpoint.file) };
      }
    }
    for (const name of SHARP_TEXTS) {
      const form = formOf(good, undefined);
      form.append(endpoint.file ?? 'file', new File(['%PDF-', name], `${name.slice(0, 500)}.pdf`));
      yield { body: form };
      const swapped = formOf(good, undefined);
      swapped.append(endpoint.file ?? 'file', name);
      swapped.append('firstName', new File([name], name.slice(0, 500)));
      yield { body: swapped };
    }
    return;
  }
  for (const body of HOSTILE_JSON_BODIES) yield { body };
  yield { body: new Uint8Array([0xff, 0xfe, 0x00, 0x80]) };
  for (const changed of mutations(good, HOSTILE_JSON)) yield { body: JSON.stringify(changed) };
}

const describe_ = ({ body, ...attack }: Attack) =>
  `${JSON.stringify(attack)} ${typeof body === 'string' ? body : ''}`.slice(0, 200);

const AT_ONCE = 8;

test.each(ALL.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
  '%s stays calm whatever it is sent',
  async (name, endpoint) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    if (endpoint.body || endpoint.form) expect(Object.keys(GOOD), 'what it takes').toContain(name);
    const erases = endpoint === endpoints.eraseCandidate;
    let token = '';
    const send = async (attack: Attack) => {
      const answer = await answerApi(withRequestId(request(endpoint, token, attack)), bindings);
      await expectCalm(endpoint, answer, describe_(attack));
      return answer.ok;
    };
    const attacks = [...attacksOn(endpoint)];
    for (let at = 0; at < attacks.length; at += AT_ONCE) {
      // Some calls end what they were let in by.
      token = await signIn(erases ? 'eve@example.com' : CANDIDATE);
      if (at === 0) expect(await send({}), 'the sample').toBe(!NEVER_TAKEN.includes(name));
      await Promise.all(attacks.slice(at, at + AT_ONCE).map(send));
    }
    expect(logged.mock.calls).toEqual([]);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  },
  120_000,
);

test('what each call is said to take covers all that its schema names', () => {
  for (const endpoint of ALL) {
    const schema = endpoint.body ?? endpoint.form;
    const entries = (schema as { entries?: object } | undefined)?.entries;
    if (entries)
      expect(Object.keys(GOOD[nameOf(endpoint)] ?? {})).toEqual(
        expect.arrayContaining(Object.keys(entries)),
      );
  }
});

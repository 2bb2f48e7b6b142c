import * as v from 'valibot';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { arrivingLength } from '../src/contracts/bounded-text.ts';
import * as endpoints from '../src/contracts/endpoints.ts';
import { IMPORT_COLUMNS } from '../src/contracts/import-records.ts';
import { IMPORT_KINDS } from '../src/contracts/ops.ts';
import { type ErrorBody, ErrorBodySchema } from '../src/contracts/wire.ts';
import { findFormRequest, respondToFormPost } from '../worker/api/form-posts.ts';
import { respondInJson } from '../worker/api/respond-to-call.ts';
import { CDA_PATH, respondToContentApi } from '../worker/content/cda.ts';
import { SPACE_ID } from '../worker/content/space.ts';
import { contentTokens } from '../worker/content/tokens.ts';
import type { Bindings } from '../worker/env.ts';
import { BODY_MAX_BYTES } from '../worker/http/body/read-json.ts';
import { readRecord } from '../worker/ops/imports/read-record.ts';
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
import { createContext, respondTo } from './support/request-context.ts';
import {
  addSampleRecords,
  bearerToken,
  type Changes,
  candidateFor,
  createForm,
  findSuccessStatus,
  formatCall,
  SAMPLES,
  type SampleRecords,
  sampleRequest,
} from './support/sample-calls.ts';
import { manyMarks, watchText } from './support/watch-text.ts';

/*
 * Calls every endpoint in the map on the real database, with valid credentials and one hostile
 * change at a time. Each response must match the contract or be an error in our format. A server
 * error fails the test.
 */

const ALL: endpoints.Endpoint[] = Object.values(endpoints);

/** Endpoints that refuse even a valid request. */
const NEVER_TAKEN: Readonly<Record<string, number>> = {
  // The token in an emailed link cannot be guessed.
  'POST candidate/sessions': 410,
  // No mail provider is configured here.
  'POST ops/outbox/{id}/resend': 409,
  'POST ops/outbox/{id}/retry': 409,
  // People's data cannot be moved while the site is open.
  'POST ops/people-move': 409,
  'POST ops/restores': 409,
  // The sample’s address is in a private network.
  'POST ops/sources': 422,
  'POST ops/sources/{id}/readings': 422,
};

/** Calls that are refused while others of them are in progress, or have just been made. */
const MAY_WAIT: readonly endpoints.Endpoint[] = [
  // Requests are sent at the same time, and only one of them replaces the file that it found.
  endpoints.replaceReceiptResume,
  // So many requests are too many for one network.
  endpoints.createJobAlert,
  // Each of them adds a key, of which there may be ten.
  endpoints.rotateSigningKeys,
  ...[endpoints.editSource, endpoints.readSource, endpoints.releaseFields, endpoints.removeSource],
];

/** Calls that would end the session that concurrent calls use. */
const END_SESSIONS: readonly endpoints.Endpoint[] = [
  endpoints.endSession,
  endpoints.endAllSessions,
  endpoints.eraseCandidate,
];

/**
 * Calls whose response does not depend on the id: there is no mail provider for sending an email,
 * and dropping an unknown import, or deleting an unknown company, contact or source, succeeds.
 */
const TAKE_ANY_ID: readonly endpoints.Endpoint[] = [
  endpoints.resendMail,
  endpoints.retryMail,
  endpoints.dropImport,
  endpoints.deleteCompany,
  endpoints.removeEmployerContact,
  endpoints.removeSource,
];

const OPS_TOKEN = 'the-operators-own-token';

let database: TestDatabase;
let bindings: Bindings;
let records: SampleRecords;

beforeAll(async () => {
  database = await createTestDatabase();
  bindings = {
    ...database.both,
    FILES: database.files,
    EVENTS: { send: async () => undefined, sendBatch: async () => undefined },
    RATE_LIMITS: 'off',
    OPS_TOKEN,
    CONFIRM_OPEN: 'on',
  } as unknown as Bindings;
  records = await addSampleRecords(bindings);
});
// The sample request submits a review that has not been saved yet.
beforeEach(() => database.db.prepare('UPDATE review SET version = 0').run());
afterEach(() => vi.restoreAllMocks());

/** One change to an otherwise valid request. */
type Attack = Changes;

const request = (endpoint: endpoints.Endpoint, token: string, attack: Attack) =>
  sampleRequest(records, endpoint, token, attack);

/** Whether a link in the query gives access to a call, so that any other value gives none. */
const needsLink = ({ auth }: Pick<endpoints.Endpoint, 'auth'>) =>
  auth === 'reviewer' || auth === 'link';

const tokenFor = async (endpoint: endpoints.Endpoint) => {
  if (endpoint.auth === 'operator') return OPS_TOKEN;
  return endpoint.auth === 'public' || needsLink(endpoint)
    ? 'none'
    : bearerToken(bindings, candidateFor(endpoint));
};

const LEAKS =
  /\.[cm]?tsx?:\d|\bat (\w+ )?\(?file:|node_modules|D1_ERROR|SQLITE|(Type|Range|Syntax|Vali)Error/;

/** The allowed statuses for a changed request. */
const statusesFor = (endpoint: endpoints.Endpoint, attack: Attack): readonly number[] => {
  const { auth, body, form, method } = endpoint;
  const usual = NEVER_TAKEN[formatCall(endpoint)] ?? findSuccessStatus(endpoint);
  if (attack.path) {
    if (TAKE_ANY_ID.includes(endpoint)) return [usual, 404];
    // A link gives no access to other records.
    return needsLink(endpoint) ? [403, 404] : [404];
  }
  if (attack.method) {
    if (attack.method !== 'HEAD') return [405];
    // HEAD is handled as GET without a body, and a GET call's path parameter may match this path.
    return method === 'GET' ? [usual] : [404, 405];
  }
  if (attack.search !== undefined) return needsLink(endpoint) ? [403] : [usual, 422];
  const { headers = {} } = attack;
  if ('authorization' in headers) {
    return auth === 'public' || needsLink(endpoint) ? [usual] : [401];
  }
  if ('content-type' in headers) {
    if (form) return [415, 422];
    // JSON is read as UTF-8, whatever charset the header specifies.
    const isJson = headers['content-type']?.startsWith('application/json;');
    return body && !isJson ? [415] : [usual];
  }
  if ('idempotency-key' in headers) return [usual, 422];
  if (attack.body === undefined) return [usual];
  // Another call may have changed the review.
  if (endpoint === endpoints.submitReview) return [usual, 400, 409, 413, 422];
  if (body) return [usual, 400, 413, 422];
  return form ? [usual, 422] : [usual];
};

/**
 * Expects a response that matches the contract, or an error in our format without internal details.
 */
const expectContractResponse = async (
  endpoint: endpoints.Endpoint,
  response: Response,
  attack: Attack,
) => {
  const text = await response.text();
  const failureText = `${formatCall(endpoint)} ${formatAttack(attack)}: ${response.status} ${text.slice(0, 300)}`;
  const mayEnd = END_SESSIONS.includes(endpoint) ? [401] : [];
  const mayWait = MAY_WAIT.includes(endpoint) ? [409, 429] : [];
  expect([...statusesFor(endpoint, attack), ...mayEnd, ...mayWait], failureText).toContain(
    response.status,
  );
  if (response.status < 400 && endpoint.produces === 'file') return;
  expect(response.headers.get('content-type'), failureText).toMatch(/^application\/json\b/);
  if (text === '') return; // HEAD
  const schema: v.GenericSchema =
    response.status < 400 ? endpoint.answer : v.strictObject(ErrorBodySchema.entries);
  const parsed = v.safeParse(schema, JSON.parse(text));
  expect(parsed.issues, failureText).toBeUndefined();
  if (response.status >= 400) {
    expect(JSON.parse(text).error, failureText).toMatchObject({
      status: response.status,
      message: expect.stringMatching(/\S/),
      requestId: expect.stringMatching(/\S/),
    });
    expect(text, failureText).not.toMatch(LEAKS);
  }
};

/** Yields copies of the sample in which one value at a time is replaced by each hostile value. */
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
  search: `?${new URLSearchParams([['expires', records.expires], ...pairs])}`,
});

function* listAttacks(endpoint: endpoints.Endpoint): Generator<Attack> {
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
  const served = ALL.filter(({ path }) => path === endpoint.path).map(
    (one) => one.method as string,
  );
  for (const method of ['HEAD', 'PUT', 'PATCH', 'OPTIONS', 'DELETE']) {
    const isOther = method === 'HEAD' && endpoint.method !== 'GET' && served.includes('GET');
    if (!served.includes(method) && !isOther) yield { method };
  }
  for (const value of ['', 'Bearer', 'Basic eDp5', `Bearer ${'x'.repeat(9_000)}`, 'Bearer a b']) {
    yield { headers: { authorization: value } };
  }
  for (const name of ['range', 'if-none-match', 'accept', 'idempotency-key', 'content-length']) {
    yield { headers: { [name]: `bytes=9-1 "${'x'.repeat(5_000)}` } };
  }
  if (endpoint.method !== 'POST') return;
  const good = SAMPLES[formatCall(endpoint)] ?? {};
  for (const type of HOSTILE_CONTENT_TYPES) yield { headers: { 'content-type': type } };
  if (endpoint.form) {
    const multipart = { 'content-type': 'multipart/form-data; boundary=x' };
    for (const body of BROKEN_MULTIPART) yield { headers: multipart, body };
    for (const body of ['%', 'a=%ff', '&&==', `${'a=b&'.repeat(1_000)}`]) {
      yield { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body };
    }
    for (const changed of mutations(good, SHARP_TEXTS)) {
      if (typeof changed === 'object') {
        yield { body: createForm(changed as Record<string, unknown>, endpoint.file) };
      }
    }
    for (const name of SHARP_TEXTS) {
      const form = createForm(good, undefined);
      form.append(endpoint.file ?? 'file', new File(['%PDF-', name], `${name.slice(0, 500)}.pdf`));
      yield { body: form };
      const swapped = createForm(good, undefined);
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

const formatAttack = ({ body, ...attack }: Attack) =>
  `${JSON.stringify(attack)} ${typeof body === 'string' ? body : ''}`.slice(0, 200);

const AT_ONCE = 8;

test.each(ALL.map((endpoint) => [formatCall(endpoint), endpoint] as const))(
  '%s responds to hostile requests without a server error',
  async (name, endpoint) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    if (endpoint.body || endpoint.form)
      expect(Object.keys(SAMPLES), 'what it takes').toContain(name);
    let token = '';
    const send = async (attack: Attack) => {
      const response = await respondTo(request(endpoint, token, attack), bindings);
      await expectContractResponse(endpoint, response, attack);
    };
    const attacks = [...listAttacks(endpoint)];
    for (let at = 0; at < attacks.length; at += AT_ONCE) {
      // Some calls end the session they are authorised with.
      token = await tokenFor(endpoint);
      if (at === 0) await send({});
      await Promise.all(attacks.slice(at, at + AT_ONCE).map(send));
    }
    expect(logged.mock.calls).toEqual([]);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  },
  120_000,
);

// docs/specification.md: 6.3
test.each(
  ALL.filter(({ body }) => body).map((endpoint) => [formatCall(endpoint), endpoint] as const),
)(
  '%s: a body that is not JSON gets 400, and JSON that is not an object gets 422',
  async (_, endpoint) => {
    const token = await tokenFor(endpoint);
    const respond = async (body: BodyInit) => {
      const call = request(endpoint, token, { body });
      const response = await respondTo(call, bindings);
      const { error } = (await response.json()) as ErrorBody;
      return [response.status, error?.fields];
    };
    for (const body of [
      '',
      ' ',
      '{',
      '{}}',
      "{'a':1,'a':2}",
      '[1',
      new Uint8Array([0x22, 0xff, 0x22]),
    ]) {
      expect(await respond(body), String(body)).toEqual([400, undefined]);
    }
    for (const body of ['[]', '[{}]', 'null', 'true', '5', '"{}"']) {
      const fields = { form: ['Send a JSON object.'] };
      expect(await respond(body), body).toEqual([422, fields]);
    }
  },
);

type Fields = Record<string, unknown>;

/** The same request, as submitted by a plain HTML form (no JavaScript). */
const formPost = async (endpoint: endpoints.Endpoint, fields: Fields): Promise<Request> => {
  const texts = Object.entries(fields).filter(([, value]) => typeof value === 'string');
  const sent = new Response(
    endpoint.file
      ? createForm(Object.fromEntries(texts), undefined)
      : new URLSearchParams(texts as [string, string][]),
  );
  const headers = { accept: 'text/html', 'content-type': sent.headers.get('content-type') ?? '' };
  return request(endpoint, '', { headers, body: await sent.arrayBuffer() });
};

/**
 * Returns the response to a form post without JavaScript; undefined if no form on the site posts to
 * the endpoint.
 */
const respondToPost = async (post: Request): Promise<Response | undefined> => {
  const context = createContext(post, bindings);
  const form = findFormRequest(context);
  if (!form) return undefined;
  return respondToFormPost(context, form, {
    respond: (body) => respondInJson(context, body),
    showAgain: async (_, { errors }) => Response.json(errors),
  });
};

/** A string that is longer than any field of the call accepts, but within the body's size limit. */
const hugeText = ({ form }: endpoints.Endpoint): string => {
  return manyMarks(form ? 100_000 : BODY_MAX_BYTES / 2 - 1_000);
};

/**
 * The maximum length of a truncated parameter: a list of places with a joiner added after every 30
 * combining marks.
 */
const CUT_PARAMETER = 4_000 * (31 / 30);

/** The limit in a field's error message. */
const LIMIT = /Use at most ([\d,]+) characters/;

test.each(ALL.map((endpoint) => [formatCall(endpoint), endpoint] as const))(
  '%s never normalises or matches an input longer than its field accepts',
  async (name, endpoint) => {
    const token = await tokenFor(endpoint);
    const watchReached = (
      statuses: readonly (number | undefined)[],
      send: () => Response | undefined | Promise<Response | undefined>,
    ) => watchText(async () => expect(statuses, name).toContain((await send())?.status));
    // An import reports bad rows instead of failing, and an unknown recommendation counts as no
    // choice.
    const refused = {
      [formatCall(endpoints.addImportRows)]: [200, 422],
      [formatCall(endpoints.submitReview)]: [200, 409, 422],
    }[name] ?? [422];
    for (const key of queryKeys(endpoint)) {
      const attack = searchFor([[key, manyMarks(100_000)]]);
      const call = request(endpoint, token, attack);
      const reached = await watchReached(statusesFor(endpoint, attack), () =>
        respondTo(call, bindings),
      );
      expect(Math.max(0, ...Object.values(reached)), JSON.stringify(reached)).toBeLessThanOrEqual(
        CUT_PARAMETER,
      );
    }
    const listChanged = (text: string) =>
      [...mutations(SAMPLES[name] ?? {}, [text])].filter(
        (fields) => typeof fields === 'object',
      ) as Fields[];
    const createCall = async (fields: Fields) => {
      const body = endpoint.form ? createForm(fields, undefined) : JSON.stringify(fields);
      const sent = new Response(body);
      const headers = { 'content-type': sent.headers.get('content-type') ?? '' };
      if (endpoint.body) headers['content-type'] = 'application/json';
      // The body is encoded before recording starts, because encoding a form also runs regular
      // expressions on its values.
      return request(endpoint, token, { headers, body: await sent.arrayBuffer() });
    };
    for (const [at, fields] of listChanged(hugeText(endpoint)).entries()) {
      const call = await createCall(fields);
      let response: Response | undefined;
      expect(
        await watchReached(refused, async () => {
          response = await respondTo(call, bindings);
          return response;
        }),
      ).toEqual({});
      const limit = Number(LIMIT.exec((await response?.text()) ?? '')?.[1]?.replaceAll(',', ''));
      if (!limit) continue;
      const changed = listChanged(manyMarks(arrivingLength(limit) + 1))[at] ?? {};
      const again = await createCall(changed);
      expect(await watchReached(refused, () => respondTo(again, bindings))).toEqual({});
      const posted = await formPost(endpoint, changed);
      expect(await watchReached([422, undefined], () => respondToPost(posted))).toEqual({});
    }
  },
);

test.each(IMPORT_KINDS)(
  'a value in a row of a %s is not processed if it is longer than its column accepts',
  async (kind) => {
    const cells = Object.fromEntries(IMPORT_COLUMNS[kind].map((column) => [column, '']));
    const question = { id: '', type: '', label: '', options: ['', { value: '', label: '' }] };
    const place = { displayName: '', countryCode: '', region: '' };
    const lists = { skills: [''], remoteCountryCodes: [''], questions: [question] };
    const row = { ...cells, locations: ['', place], ...(kind === 'job' && lists) };
    for (const good of [cells, row]) {
      for (const record of mutations(good, [manyMarks(450_000)])) {
        if (typeof record !== 'object') continue;
        const complaints: string[] = [];
        const reached = await watchText(async () => {
          readRecord(kind, record as Fields, (field, message) =>
            complaints.push(`${field} ${message}`),
          );
        });
        expect(reached).toEqual({});
        expect(complaints).not.toEqual([]);
      }
    }
  },
);

test('the content service never normalises or matches a string longer than a URL may be', async () => {
  const { delivery } = await contentTokens(database.db, Date.now());
  const names = ['query', 'fields.title[match]', 'fields.title', 'sys.id[in]', 'order', 'select'];
  const others = ['sys.createdAt[gt]', 'skip', 'locale', 'pageNext', manyMarks(30_000)];
  const lists = ['entries', 'assets', 'content_types', 'tags', 'locales', 'sync'];
  for (const list of lists) {
    for (const name of [...names, ...others]) {
      const search = new URLSearchParams([
        ['access_token', delivery],
        ['content_type', 'blogPost'],
        [name, manyMarks(100_000)],
      ]);
      const path = `${CDA_PATH}/spaces/${SPACE_ID}/environments/master/${list}?${search}`;
      const reached = await watchText(async () => {
        const context = createContext(new Request(`http://localhost${path}`), bindings);
        const response = await respondToContentApi(context);
        expect(response.status, name).toBe(400);
      });
      expect(reached).toEqual({});
    }
  }
});

test('the sample for each call covers every field in its schema', () => {
  for (const endpoint of ALL) {
    const schema = endpoint.body ?? endpoint.form;
    const entries = (schema as { entries?: object } | undefined)?.entries;
    if (entries)
      expect(Object.keys(SAMPLES[formatCall(endpoint)] ?? {})).toEqual(
        expect.arrayContaining(Object.keys(entries)),
      );
  }
});

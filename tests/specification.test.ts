import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { beforeAll, expect, test } from 'vitest';
import type { Endpoint } from '../src/contracts/endpoints.ts';
import * as endpoints from '../src/contracts/endpoints.ts';
import type { ReviewSubmissionSchema } from '../src/contracts/review.ts';
import type { ErrorBody } from '../src/contracts/wire.ts';
import type { Bindings } from '../worker/env.ts';
import { createTestDatabase, type TestDatabase } from './support/database.ts';
import { respondTo } from './support/request-context.ts';
import { pdfResume } from './support/resumes.ts';
import {
  addSampleRecords,
  bearerToken,
  CANDIDATE,
  candidateFor,
  findSuccessStatus,
  formatCall,
  type SampleRecords,
  sampleRequest,
} from './support/sample-calls.ts';
import { BROWSER_COOKIE, mailedToken } from './support/sign-in.ts';

/** The calls in docs/specification.md, rows 7.1 to 7.7, verbatim. */
const TABLE = `
| GET | misc/enums | none |
| GET | misc/job-titles | none |
| GET | misc/employers | query params |
| GET | misc/employers/{id} | none |
| GET | misc/employers/{id}/jobs?page={page} | none |
| GET | misc/job-categories | none |
| GET | misc/countries | none |
| GET | misc/countries/{id}/states | none |
| GET | misc/company-categories | none |
| POST | misc/contact-us/employer | contact form payload |
| POST | misc/jobs/{id}/apply | application data, no sign-in |
| GET | misc/jobs | query params; paged with data, links, meta |
| GET | misc/seo-jobs | query params |
| POST | misc/interested-in-job | referral id |
| GET | misc/jobs/{id} | none |
| GET | misc/all-jobs | none |
| GET | misc/reviewers/{id}?expires | none |
| POST | misc/reviewers/{id}/application-reviews/{reviewId} | review data |
| POST | misc/reviewers/{reviewerId}/applications/{applicationId} | comment |
| GET | misc/reviewers/{reviewerId}/applications/{applicationId} | none |
| GET | misc/subscription-plans | none |
| GET | misc/app-settings | none |
`;

interface Row {
  readonly method: string;
  readonly path: string;
  /** The names of the query parameters given in the row's path. */
  readonly query: readonly string[];
  readonly payload: string;
}
const ROWS: Row[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [, method = '', call = '', payload = ''] = line.split('|').map((cell) => cell.trim());
    const [path = '', query = ''] = call.split('?');
    return { method, path, query: query ? [query.replace(/=.*/, '')] : [], payload };
  });

const MAP = Object.values<Endpoint>(endpoints);
const listFields = (schema: v.GenericSchema | undefined): string[] =>
  schema && 'entries' in schema ? Object.keys(schema.entries as object) : [];

/** The actions on a review, each with its fields. */
const REVIEW_DATA = {
  submit: ['action', 'version', 'attributes', 'comment', 'recommendation'],
  draft: ['action', 'version', 'attributes', 'comment', 'recommendation'],
  decline: ['action', 'version', 'comment'],
};
const reviewData = (schema: v.GenericSchema | undefined) => {
  const { options = [] } = (schema ?? {}) as { options?: typeof ReviewSubmissionSchema.options };
  return Object.fromEntries(
    options.map((one) => [one.entries.action.literal, Object.keys(one.entries)]),
  );
};

/** True if an endpoint accepts the payload listed in the table. */
const takes = (endpoint: Endpoint, payload: string): boolean => {
  const isBare = !endpoint.body && !endpoint.form;
  switch (payload) {
    case 'none':
      return isBare;
    case 'query params':
      return isBare && listFields(endpoint.query).length > 0;
    case 'query params; paged with data, links, meta':
      return (
        isBare &&
        listFields(endpoint.query).includes('page') &&
        ['data', 'links', 'meta'].every((name) => listFields(endpoint.answer).includes(name))
      );
    case 'contact form payload':
      return listFields(endpoint.body).includes('message');
    case 'application data, no sign-in':
      return endpoint.auth === 'public' && listFields(endpoint.form).includes('lastName');
    case 'referral id':
      return listFields(endpoint.body).includes('referralId');
    case 'review data':
      return (
        endpoint.auth === 'reviewer' && isDeepStrictEqual(reviewData(endpoint.body), REVIEW_DATA)
      );
    case 'comment':
      return listFields(endpoint.body).includes('comment');
    default:
      throw new Error(`Unknown payload “${payload}”.`);
  }
};

test.each(ROWS)('the endpoint map has $method $path from the specification', (row) => {
  const matching = MAP.filter(({ method, path }) => method === row.method && path === row.path);
  expect(matching).toHaveLength(1);
  const endpoint = matching[0] as Endpoint;
  expect(takes(endpoint, row.payload), row.payload).toBe(true);
  for (const name of row.query) expect(listFields(endpoint.query)).toContain(name);
});

// docs/specification.md: 3.10
test('the reviewer calls require the `expires` parameter', () => {
  const calls = MAP.filter(({ path }) => path.startsWith('misc/reviewers/'));
  expect(calls).toHaveLength(4);
  for (const { auth, query } of calls) {
    expect(auth).toBe('reviewer');
    expect(listFields(query)).toContain('expires');
  }
});

test('three POST calls go to the contractor services', () => {
  const calls = MAP.filter(({ upstream }) => upstream === 'contractor');
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST contractor/candidate-contact',
    'POST contractor/company-contact',
    'POST contractor/ghostwriting-consultation',
  ]);
});

test('signed-in candidates can apply, and can list and read their applications', () => {
  const calls = MAP.filter(({ auth }) => auth === 'candidate').map(
    ({ method, path }) => `${method} ${path}`,
  );
  expect(calls).toEqual(
    expect.arrayContaining([
      'POST candidate/jobs/{id}/apply',
      'GET candidate/applications',
      'GET candidate/applications/{id}',
    ]),
  );
});

test('no two calls in the endpoint map are the same', () => {
  const calls = MAP.map(({ method, path }) => `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`);
  expect(calls.filter((call, i) => calls.indexOf(call) !== i)).toEqual([]);
});

// docs/specification.md: 7.10
test('every response except a file download has a data field', () => {
  const others = MAP.filter(
    ({ answer, produces }) => produces !== 'file' && !listFields(answer).includes('data'),
  );
  expect(others).toEqual([]);
});

/** Only the bindings in wrangler.toml, and the setting that some calls need. */
let bindings: Bindings;
let database: TestDatabase;
let records: SampleRecords;
beforeAll(async () => {
  database = await createTestDatabase();
  bindings = {
    ...{ ...database.both, FILES: database.files, EVENTS: database.events },
    CONFIRM_OPEN: 'on',
  } as unknown as Bindings;
  records = await addSampleRecords(bindings);
});

/** The expected media type and first bytes of each endpoint's file. */
const FILES: Readonly<Record<string, readonly [type: string, start: string]>> = {
  'GET misc/resumes/{id}': ['application/pdf', String(pdfResume())],
  'GET ops/applications/{id}/resume': ['application/pdf', String(pdfResume())],
  'POST ops/applications/export': ['text/csv; charset=utf-8', '"id","submittedAt",'],
  'POST ops/contact-requests/export': ['application/json', '{"data":['],
  'GET ops/backup-objects': ['application/octet-stream', '{"version":1,'],
};

const REFUSED: Readonly<Record<string, readonly [status: number, code: string]>> = {
  'POST ops/restores': [409, 'site_open'],
  // The sample’s address is in a private network.
  'POST ops/sources': [422, 'bad_source'],
  'POST ops/sources/{id}/readings': [422, 'not_read'],
  // No mail provider is configured, so operators read emails in the outbox.
  'POST ops/outbox/{id}/resend': [409, 'no_mail_provider'],
  'POST ops/outbox/{id}/retry': [409, 'no_mail_provider'],
  // Personal records can be moved only while the site is closed.
  'POST ops/people-move': [409, 'site_open'],
};

/** A valid call with only the credentials that it needs. */
const rightCall = async (endpoint: Endpoint): Promise<Request> => {
  const { auth } = endpoint;
  const needsSession = auth === 'candidate' || auth === 'resume';
  const token = needsSession ? await bearerToken(bindings, candidateFor(endpoint)) : '';
  return sampleRequest(records, endpoint, token, {
    // From localhost, operators have access without a token.
    ...(auth === 'operator' && { headers: { origin: 'http://localhost' } }),
    ...(endpoint === endpoints.createSession && {
      headers: { cookie: BROWSER_COOKIE },
      body: JSON.stringify({ token: await mailedToken(bindings, CANDIDATE) }),
    }),
  });
};

test.each(MAP.map((endpoint) => [formatCall(endpoint), endpoint] as const))(
  'with nothing configured, %s responds',
  async (name, endpoint) => {
    const request = await rightCall(endpoint);
    const response = await (endpoint.auth === 'operator'
      ? respondTo(request, bindings)
      : respondTo(request, bindings));
    const text = await response.text();
    const refused = REFUSED[name];
    if (refused) {
      const { error } = JSON.parse(text) as ErrorBody;
      expect([response.status, error.code]).toEqual(refused);
      return;
    }
    expect(response.status, text).toBe(findSuccessStatus(endpoint));
    if (endpoint.produces === 'file') {
      const [type, start] = FILES[name] ?? [];
      expect([response.headers.get('content-type'), text.slice(0, start?.length)]).toEqual([
        type,
        start,
      ]);
      return;
    }
    expect(v.safeParse(endpoint.answer, JSON.parse(text)).issues, text).toBeUndefined();
  },
);

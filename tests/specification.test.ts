import type * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Endpoint } from '../src/contracts/endpoints.ts';
import * as endpoints from '../src/contracts/endpoints.ts';
import { backend } from '../worker/backend/index.ts';
import type { Bindings } from '../worker/env.ts';
import { ops } from '../worker/ops/index.ts';
import { createTestDatabase, type TestDatabase } from './support/database.ts';

/** The table of specification 7, word for word. */
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
  /** Names of query parameters that the path itself shows. */
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
const fieldsOf = (schema: v.GenericSchema | undefined): string[] =>
  schema && 'entries' in schema ? Object.keys(schema.entries as object) : [];

/** Whether an endpoint takes what the table says. */
const takes = (endpoint: Endpoint, payload: string): boolean => {
  const isBare = !endpoint.body && !endpoint.form;
  switch (payload) {
    case 'none':
      return isBare;
    case 'query params':
      return isBare && fieldsOf(endpoint.query).length > 0;
    case 'query params; paged with data, links, meta':
      return (
        isBare &&
        fieldsOf(endpoint.query).includes('page') &&
        ['data', 'links', 'meta'].every((name) => fieldsOf(endpoint.answer).includes(name))
      );
    case 'contact form payload':
      return fieldsOf(endpoint.body).includes('message');
    case 'application data, no sign-in':
      return endpoint.auth === 'public' && fieldsOf(endpoint.form).includes('lastName');
    case 'referral id':
      return fieldsOf(endpoint.body).includes('referralId');
    case 'review data':
      // One schema for each thing that can be done with a review.
      return endpoint.body !== undefined && endpoint.auth === 'reviewer';
    case 'comment':
      return fieldsOf(endpoint.body).includes('comment');
    default:
      throw new Error(`Nothing is known of the payload “${payload}”.`);
  }
};

test.each(ROWS)('the map has $method $path of the specification', (row) => {
  const found = MAP.filter(({ method, path }) => method === row.method && path === row.path);
  expect(found).toHaveLength(1);
  const endpoint = found[0] as Endpoint;
  expect(takes(endpoint, row.payload), row.payload).toBe(true);
  for (const name of row.query) expect(fieldsOf(endpoint.query)).toContain(name);
});

// docs/specification.md: 3.10
test('what belongs to a reviewer is asked with the value that expires', () => {
  const calls = MAP.filter(({ path }) => path.startsWith('misc/reviewers/'));
  expect(calls).toHaveLength(4);
  for (const { auth, query } of calls) {
    expect(auth).toBe('reviewer');
    expect(fieldsOf(query)).toContain('expires');
  }
});

test('three posts go to the contractor services', () => {
  const calls = MAP.filter(({ upstream }) => upstream === 'contractor');
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST contractor/candidate-contact',
    'POST contractor/company-contact',
    'POST contractor/ghostwriting-consultation',
  ]);
});

test('signed-in candidates apply, list and read applications', () => {
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

test('no two calls of the map are the same', () => {
  const calls = MAP.map(({ method, path }) => `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`);
  expect(calls.filter((call, i) => calls.indexOf(call) !== i)).toEqual([]);
});

// docs/specification.md: 7.10
test('responses are read from a data field', () => {
  const others = MAP.filter(
    ({ answer, produces }) => produces !== 'file' && !fieldsOf(answer).includes('data'),
  );
  expect(others).toEqual([]);
});

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.dispose());

test.each(MAP.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  'with nothing configured, %s is served',
  async (_, { method, path, auth }) => {
    const bindings = {
      DB: database.db,
      FILES: database.files,
      EVENTS: database.events,
    } as Bindings;
    const request = new Request(`http://site/${path.replaceAll(/\{\w+\}/g, 'nothing')}`, {
      method,
    });
    const answer = await (auth === 'operator' ? ops : backend).fetch(request, bindings);
    const text = await answer.text();
    // A thing that is not there is a 404 too, in other words.
    expect(text).not.toContain('There is no call');
    expect(answer.status).not.toBe(405);
    expect(answer.status).toBeLessThan(500);
  },
);

import * as v from 'valibot';
import { afterEach, expect, test, vi } from 'vitest';
import {
  getEmployer,
  getJob,
  listCountries,
  listStates,
  searchJobs,
  submitFeedback,
} from '../../contracts/endpoints.ts';
import { BROWSER_CALL_MS } from '../deadlines.ts';
import { ApiError } from './api-error.ts';
import { createApiClient, endpointUrl } from './client.ts';
import { fetchJob, orMissing } from './server.ts';

afterEach(() => vi.restoreAllMocks());

const COUNTRIES = { data: [{ id: 'de', iso2: 'DE', name: 'Germany' }] };

/**
 * Returns a client that receives the given response to every call, and the list of requests it has
 * sent.
 */
const createClient = (
  response: (request: Request) => Response | Promise<Response>,
  headers?: () => HeadersInit,
) => {
  const requests: Request[] = [];
  const client = createApiClient({
    base: 'https://site.example/',
    headers,
    fetch: async (request) => {
      requests.push(request);
      return response(request);
    },
  });
  return { client, requests };
};
const respondWith = (body: unknown, status = 200) =>
  createClient(() =>
    typeof body === 'string' ? new Response(body, { status }) : Response.json(body, { status }),
  ).client;

/** The ApiError that a call fails with. */
const catchError = async (call: Promise<unknown>): Promise<ApiError> => {
  const error = await call.then(
    () => new Error('It was answered.'),
    (caught) => caught,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error;
};

test.each([
  ['acme', 'misc/employers/acme'],
  ['a/b', 'misc/employers/a%2Fb'],
  ['a?b#c', 'misc/employers/a%3Fb%23c'],
  ['50% & é', 'misc/employers/50%25%20%26%20%C3%A9'],
  ['../jobs', 'misc/employers/..%2Fjobs'],
  ['a..b', 'misc/employers/a..b'],
])('the parameter %j remains a single path segment', async (id, expected) => {
  expect(endpointUrl(getEmployer, { params: { id } })).toBe(expected);
  const { client, requests } = createClient(() => Response.json({ data: [] }));
  await client.call(getEmployer, { params: { id } }).catch(() => undefined);
  expect(requests.map(({ url }) => url)).toEqual([`https://site.example/${expected}`]);
});

test.each(['.', '..'])('the parameter %j never leads to another endpoint', async (id) => {
  const { client, requests } = createClient(() => Response.json({ data: [] }));
  await client.call(listStates, { params: { id } }).catch(() => undefined);
  const paths = requests.map(({ url }) => new URL(url).pathname);
  expect(paths.filter((path) => !/^\/misc\/countries\/[^/]+\/states$/.test(path))).toEqual([]);
});

test('a missing or empty parameter throws a TypeError', () => {
  expect(() => endpointUrl(getEmployer)).toThrow(/misc\/employers\/\{id\} needs the parameter id/);
  expect(() => endpointUrl(getEmployer, { params: { id: '' } })).toThrow(TypeError);
});

test('empty query values are omitted, lists are repeated, and everything else is encoded', () => {
  const query = {
    q: 'c++ & more',
    location: ['Berlin', '', 'Portland, Oregon'],
    category: [],
    salaryMin: 0,
    page: 2,
    sort: '',
    salaryMax: null,
    company: undefined,
  };
  expect(endpointUrl(searchJobs, { query })).toBe(
    'misc/jobs?q=c%2B%2B+%26+more&location=Berlin&location=Portland%2C+Oregon&salaryMin=0&page=2',
  );
  expect(endpointUrl(searchJobs, { query: { q: '' } })).toBe('misc/jobs');
});

test('resolves endpoint paths against a base URL that has a path', async () => {
  const urls: string[] = [];
  const client = createApiClient({
    base: 'https://api.example/v2/',
    fetch: async ({ url }) => {
      urls.push(url);
      return Response.json(COUNTRIES);
    },
  });
  await client.call(listCountries);
  expect(urls).toEqual(['https://api.example/v2/misc/countries']);
});

test('sends the body as JSON, accepts JSON, and evaluates the headers on every call', async () => {
  let token = 'one';
  const { client, requests } = createClient(
    () => Response.json({ data: {} }, { status: 404 }),
    () => ({ authorization: `Bearer ${token}` }),
  );
  const call = () =>
    client.call(submitFeedback, {
      params: { reviewerId: 'r', applicationId: 'a' },
      query: { expires: '1.g.s' },
      body: { comment: 'Fine.' },
    });
  await catchError(call());
  token = 'two';
  await catchError(call());
  const [first, second] = requests as [Request, Request];
  expect(first.method).toBe('POST');
  expect(first.url).toBe('https://site.example/misc/reviewers/r/applications/a?expires=1.g.s');
  expect(await first.json()).toEqual({ comment: 'Fine.' });
  expect(first.headers.get('content-type')).toBe('application/json');
  expect(first.headers.get('accept')).toBe('application/json');
  expect(first.headers.get('authorization')).toBe('Bearer one');
  expect(second.headers.get('authorization')).toBe('Bearer two');
});

test('removes from a response everything that the contract does not define', async () => {
  const [germany] = COUNTRIES.data;
  const responseBody = { data: [{ ...germany, secret: 1 }], trace: 'x' };
  const { client, requests } = createClient(() => Response.json(responseBody));
  expect(await client.call(listCountries)).toEqual(COUNTRIES);
  expect(requests[0]?.headers.has('content-type')).toBe(false);
});

test('an error from the service preserves its status, call and message', async () => {
  const body = {
    error: {
      status: 422,
      code: 'invalid',
      message: 'Put it right.',
      fields: { q: ['Too long.'] },
      requestId: 'r1',
    },
  };
  const error = await catchError(respondWith(body, 422).call(getJob, { params: { id: 'x' } }));
  expect(error).toMatchObject({ status: 422, method: 'GET', path: 'misc/jobs/{id}' });
  expect(error.body).toEqual(body.error);
  expect(error.message).toBe('GET misc/jobs/{id} failed: 422');
});

test('an error in an unknown format preserves its status', async () => {
  for (const body of [{ message: 'no' }, { error: 'no' }, null, []]) {
    const error = await catchError(respondWith(body, 503).call(listCountries));
    expect(error).toMatchObject({ status: 503, body: undefined });
    expect(error.message).toBe('GET misc/countries failed: 503');
  }
});

test('an error that is not JSON preserves its status', async () => {
  const error = await catchError(respondWith('<h1>Bad gateway</h1>', 502).call(listCountries));
  expect(error).toMatchObject({ status: 502, body: undefined });
});

// docs/specification.md: 7.10
test.each([
  ['of another shape', { data: [{ id: 'de' }] }],
  ['without data', {}],
  ['that is null', null],
])('a response %s fails with status 502 and the validation error as its cause', async (_, body) => {
  const error = await catchError(respondWith(body).call(listCountries));
  expect(error.status).toBe(502);
  expect(error.cause).toBeInstanceOf(v.ValiError);
});

test.each([
  ['HTML', '<!doctype html>'],
  ['empty', ''],
  ['cut off', '{"data":[{"id":"de"'],
])('a response that is %s instead of JSON fails with status 502', async (_, body) => {
  const error = await catchError(respondWith(body).call(listCountries));
  expect(error.status).toBe(502);
  expect(error.cause).toBeInstanceOf(Error);
});

test('a call without a response fails with status 0 and the original error as its cause', async () => {
  const cause = new TypeError('fetch failed');
  const { client } = createClient(() => Promise.reject(cause));
  expect(await catchError(client.call(listCountries))).toMatchObject({ status: 0, cause });
});

/** A `fetch` that never responds, and rejects when the request is aborted. */
const hanging = (request: Request) =>
  new Promise<Response>((_, reject) => {
    request.signal.addEventListener('abort', () => reject(request.signal.reason));
  });

test('a call that hangs is aborted after its time limit', async () => {
  const clock = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal);
  const { client } = createClient(hanging);
  const call = catchError(client.call(listCountries));
  const cause = new DOMException('It took too long.', 'TimeoutError');
  clock.abort(cause);
  expect(await call).toMatchObject({ status: 0, cause });
  expect(timeout).toHaveBeenCalledExactlyOnceWith(BROWSER_CALL_MS);
});

test('a call stops when its caller aborts it', async () => {
  const caller = new AbortController();
  const { client } = createClient(hanging);
  const call = catchError(client.call(listCountries, { signal: caller.signal }));
  caller.abort(new Error('The visitor left.'));
  expect(await call).toMatchObject({ status: 0, cause: new Error('The visitor left.') });
});

// docs/specification.md: 8.3
test.each([
  ['as an error (500)', 500, 'error'],
  ['as an error (502)', 502, 'error'],
  ['as a plain message (404, no such job)', 404, 'log'],
  ['as a plain message (410, closed job)', 410, 'log'],
] as const)(
  'an error from a single-job fetch is logged %s and rethrown',
  async (_, status, level) => {
    const logged: unknown[][] = [];
    for (const at of ['error', 'log'] as const) {
      vi.spyOn(console, at).mockImplementation((...line) => void logged.push([at, ...line]));
    }
    const body = { status, code: 'x', message: 'No job jane@example.com.', requestId: 'r1' };
    const call = fetchJob(respondWith({ error: body }, status), 'jane@example.com');
    expect(await catchError(call)).toMatchObject({ status });
    // The line contains the request id, but not the visitor's parameter.
    expect(logged).toEqual([[level, `r1 GET misc/jobs/{id} failed: ${status}`]]);
  },
);

test('orMissing turns 404 and 410 into undefined, and rethrows everything else', async () => {
  const failing = (status: number) =>
    Promise.reject(new ApiError({ status, method: 'GET', path: '/x' }));
  expect(await orMissing(Promise.resolve('there'))).toBe('there');
  expect(await orMissing(failing(404))).toBeUndefined();
  expect(await orMissing(failing(410))).toBeUndefined();
  for (const status of [0, 403, 500, 502]) {
    await expect(orMissing(failing(status))).rejects.toMatchObject({ status });
  }
  await expect(orMissing(Promise.reject(new RangeError('bug')))).rejects.toThrow(RangeError);
});

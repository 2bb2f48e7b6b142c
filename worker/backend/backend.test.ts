import * as v from 'valibot';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { DATE_HINT } from '../../src/contracts/dates.ts';
import * as endpoints from '../../src/contracts/endpoints.ts';
import { FACETS } from '../../src/contracts/job.ts';
import { ErrorBodySchema } from '../../src/contracts/wire.ts';
import { createTestDatabase, type TestDatabase } from '../../tests/support/database.ts';
import { companyRecord, DAY_MS, jobRecord, NOW } from '../../tests/support/records.ts';
import { createContext } from '../../tests/support/request-context.ts';
import { respondInJson } from '../api/respond-to-call.ts';
import type { Bindings } from '../env.ts';
import { createRequestContext } from '../http/request/request-context.ts';
import worker from '../index.ts';
import { registerHandler } from './call.ts';
import { saveCompanies } from './companies/save-companies.ts';
import { createApi } from './create-api.ts';
import { saveJobs } from './jobs/save-jobs.ts';

// docs/specification.md: 3.2, 3.3, 6.1

// The entrypoint is mocked because it imports a module that only the platform provides.
vi.mock('../pages/entrypoint.ts', () => ({ Pages: class {} }));

/*
 * Acme has 24 open jobs: 20 identical ones, 2 remote, 1 hybrid and 1 that expires in an hour.
 * Hushco has jobs of every kind, but none that shows its name. Every value that must stay hidden
 * contains a unique word that the tests can search for.
 */
const HOUR_MS = 60 * 60 * 1000;
const ENDS_AT = NOW + HOUR_MS;
const SIMILAR_JOBS = 20;

let database: TestDatabase;
let bindings: Bindings;

beforeAll(async () => {
  database = await createTestDatabase();
  bindings = { ...database.both, FILES: database.files, EVENTS: database.events } as Bindings;
  await saveCompanies(database.db, [
    companyRecord(),
    companyRecord({ slug: 'bolt', name: 'Bolt Cranes', category: 'media' }),
    companyRecord({
      slug: 'hushco',
      name: 'Hushco Quietworks',
      logoUrl: '/logos/hushco.svg',
      website: 'https://hushco.example',
    }),
  ]);
  const hidden = { companySlug: 'hushco', requisitionId: 'HUSH-1', title: 'Whisperer' };
  await saveJobs(database.db, [
    ...Array.from({ length: SIMILAR_JOBS }, (_, i) =>
      jobRecord(`alike${i}`, { updatedAt: NOW - DAY_MS }),
    ),
    jobRecord('remote1', { workplace: 'remote', updatedAt: NOW - 1000 }),
    jobRecord('remote2', { workplace: 'remote', updatedAt: NOW }),
    jobRecord('hybrid', { workplace: 'hybrid' }),
    jobRecord('ending', { title: 'Lamplighter', category: 'legal', validThrough: ENDS_AT }),
    jobRecord('neighbour', { title: 'Lamplighter', category: 'legal', companySlug: 'bolt' }),
    jobRecord('secret', { ...hidden, employerVisibility: 'anonymous' }),
    jobRecord('agency', { ...hidden, employerVisibility: 'agency', requisitionId: 'HUSH-2' }),
    jobRecord('draft', { title: 'Draftword', status: 'draft', publishedAt: null }),
    jobRecord('archived', { title: 'Archiveword', status: 'archived' }),
    jobRecord('closed', { title: 'Closedword', status: 'closed', closedAt: NOW - 30 * DAY_MS }),
    jobRecord('gone', { title: 'Goneword', status: 'closed', closedAt: NOW - 30 * DAY_MS - 1 }),
  ]);
});
beforeEach(() => vi.useFakeTimers({ now: NOW, toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const OPEN = [
  ...Array.from({ length: SIMILAR_JOBS }, (_, i) => `alike${i}`),
  ...['remote1', 'remote2', 'hybrid', 'ending', 'neighbour', 'secret', 'agency'],
];

const callApi = async (path: string, init: RequestInit = {}, instead: Partial<Bindings> = {}) =>
  respondInJson(
    createRequestContext(
      new Request(`http://site/${path}`, init),
      { ...bindings, ...instead },
      { waitUntil: () => undefined },
      { id: 'the-id' },
    ),
  );

interface Page {
  data: { fid: string; slug: string }[];
  links: Record<'first' | 'prev' | 'next' | 'last', string | null>;
  meta: { total: number; perPage: number; currentPage: number; lastPage: number } & {
    facets: Record<string, { value: string; label: string; count: number }[]>;
  };
}
const read = async (path: string) => (await (await callApi(path)).json()) as Page;
const fetchFids = async (path: string) => (await read(path)).data.map(({ fid }) => fid);
const parseError = async (response: Response) =>
  v.parse(v.strictObject(ErrorBodySchema.entries), await response.json()).error;

const SERVED_GETS = Object.values<endpoints.Endpoint>(endpoints).filter(
  (endpoint) =>
    endpoint.method === 'GET' && endpoint.auth === 'public' && endpoint.upstream === 'product',
);
const IDS: Record<string, string> = {
  'misc/employers/{id}': 'acme',
  'misc/employers/{id}/jobs': 'acme',
  'misc/countries/{id}/states': 'de',
  'misc/jobs/{id}': 'hybrid',
};
const QUERIES: Record<string, string> = { 'misc/suggestions': '?field=location&text=berl' };

// docs/specification.md: 7.1
test.each(SERVED_GETS.map((endpoint) => [endpoint.path, endpoint] as const))(
  '%s responds with non-empty data that fits its contract exactly',
  async (path, endpoint) => {
    const response = await callApi(path.replace('{id}', IDS[path] ?? '') + (QUERIES[path] ?? ''));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    expect(response.headers.get('cache-control')).toMatch(
      endpoint.cache === 'reference' ? /^public, max-age=3600/ : /^public, no-cache$/,
    );
    const body = (await response.json()) as { data: unknown };
    expect(v.parse(endpoint.answer, body)).toEqual(body);
    expect(Object.keys(body.data as object)).not.toEqual([]);
  },
);

test('fields that are not in the contract never leave the worker', async () => {
  const country = { id: 'de', iso2: 'DE', name: 'Germany' };
  const api = createApi((handlers) =>
    registerHandler(handlers, endpoints.listCountries, async () => ({
      data: [{ ...country, secret: 1 }],
      secret: 2,
    })),
  );
  const context = createContext(new Request('http://site/misc/countries'), bindings);
  const call = { endpoint: endpoints.listCountries, params: {}, url: context.url };
  expect(await (await api.respond(call, context)).json()).toEqual({ data: [country] });
  expect(await api.call(call, context)).toEqual({ data: [country] });
});

// docs/specification.md: 7.3
test('page links keep the other parameters, and the pages together list every job exactly once', async () => {
  const first = await read('misc/jobs?q=gardener&perPage=7');
  expect(first.meta).toMatchObject({ currentPage: 1, lastPage: 4, perPage: 7, total: 23 });
  expect(first.links).toEqual({
    first: '/misc/jobs?q=gardener&perPage=7&page=1',
    prev: null,
    next: '/misc/jobs?q=gardener&perPage=7&page=2',
    last: '/misc/jobs?q=gardener&perPage=7&page=4',
  });
  const seen: string[] = [];
  let pages = 0;
  for (let path: string | null = first.links.first; path; ) {
    const page: Page = await read(path.slice(1));
    seen.push(...page.data.map(({ fid }) => fid));
    path = page.links.next;
    pages++;
  }
  expect(pages).toBe(4);
  expect(seen).toHaveLength(23);
  expect(new Set(seen).size).toBe(23);
});

test('a page past the end returns an empty list with a link back to the last page', async () => {
  const { data, links, meta } = await read('misc/jobs?page=9');
  expect(data).toEqual([]);
  expect(meta).toMatchObject({ currentPage: 9, lastPage: 2, total: OPEN.length });
  expect(links).toEqual({
    first: '/misc/jobs?page=1',
    prev: '/misc/jobs?page=2',
    next: null,
    last: '/misc/jobs?page=2',
  });
});

// docs/specification.md: 9.1
test.each([
  ['', 20],
  ['perPage=100', 100],
  ['perPage=101', 100],
  ['perPage=999999999', 100],
  ['perPage=9999999999', 100],
  ['perPage=0', 20],
  ['perPage=-5', 20],
  ['perPage=7.5', 20],
  ['perPage=ten', 20],
  ['perPage=5&perPage=6', 20],
])('the query "%s" returns %i jobs per page', async (query, expected) => {
  expect((await read(`misc/jobs?${query}`)).meta.perPage).toBe(expected);
});

test.each(['9', '999999999', '9999999999'])(
  'page %s returns an empty list if there are only two pages',
  async (page) => {
    const { data, links } = await read(`misc/jobs?page=${page}`);
    expect(data).toEqual([]);
    expect(links.next).toBeNull();
  },
);

test.each(['0', '-1', '1.5', 'two', '', '1e3', '%00', '2&page=3'])(
  'page=%s returns the first page',
  async (page) => {
    const { data, meta } = await read(`misc/jobs?page=${page}`);
    expect(meta.currentPage).toBe(1);
    expect(data).toHaveLength(20);
  },
);

test.each([
  'workplace=moon',
  'employmentType=slavery',
  'seniority=emperor',
  'category=nonsense',
  'country=xx',
  'salaryMin=lots',
  'salaryMin=0',
  'salaryCurrency=doubloon',
  'postedWithin=2',
  'sort=random',
  'colour=red',
  '__proto__=1&constructor=2&toString=3&hasOwnProperty=4',
  'workplace[]=remote',
])('an unknown filter value is ignored: %s', async (query) => {
  expect((await read(`misc/jobs?${query}`)).meta.total).toBe(OPEN.length);
});

test('an unknown filter value is ignored if it is combined with a known one', async () => {
  expect((await fetchFids('misc/jobs?workplace=moon,hybrid')).sort()).toEqual(['hybrid']);
});

test('repeated and comma-separated filter values are equivalent, and a job only needs to match one of them', async () => {
  const expected = ['hybrid', 'remote1', 'remote2'];
  expect((await fetchFids('misc/jobs?workplace=remote,hybrid')).sort()).toEqual(expected);
  expect((await fetchFids('misc/jobs?workplace=remote&workplace=hybrid')).sort()).toEqual(expected);
});

test('a list includes every facet, even if nothing matches', async () => {
  for (const query of ['', '?q=nothinglikethis', '?page=9']) {
    const { facets } = (await read(`misc/jobs${query}`)).meta;
    expect(Object.keys(facets).sort()).toEqual([...FACETS].sort());
  }
});

test('a facet’s counts ignore the filter on that facet', async () => {
  const { facets } = (await read('misc/jobs?workplace=remote')).meta;
  expect(facets.workplace).toEqual([
    { value: 'on_site', label: 'On site', count: OPEN.length - 3 },
    { value: 'remote', label: 'Remote', count: 2 },
    { value: 'hybrid', label: 'Hybrid', count: 1 },
  ]);
  expect(facets.category?.map(({ value, count }) => [value, count])).toEqual([['operations', 2]]);
});

// docs/specification.md: 7.2
test('finds employers by name and category, and ignores an unknown category', async () => {
  const slugs = async (query: string) =>
    (await read(`misc/employers?${query}`)).data.map(({ slug }) => slug);
  expect(await slugs('')).toEqual(['acme', 'bolt', 'hushco']);
  expect(await slugs('q=cran')).toEqual(['bolt']);
  expect(await slugs('category=media')).toEqual(['bolt']);
  expect(await slugs('category=nonsense&__proto__=x')).toEqual(['acme', 'bolt', 'hushco']);
  expect(await slugs('perPage=1&page=2')).toEqual(['bolt']);
  expect(await slugs('sort=jobs&perPage=1')).toEqual(['acme']);
  expect(await slugs('sort=size&category=media')).toEqual(['bolt']);
});

// docs/specification.md: 3.8, 7.2
test("an employer's jobs are listed page by page, without the jobs of other employers", async () => {
  const first = await read('misc/employers/acme/jobs');
  expect(first.data).toHaveLength(20);
  expect(first.meta.total).toBe(24);
  expect(first.links.next).toBe('/misc/employers/acme/jobs?page=2');
  const second = await read('misc/employers/acme/jobs?page=2');
  expect(second.data).toHaveLength(4);
  const fids = [...first.data, ...second.data].map(({ fid }) => fid);
  expect(fids.sort()).toEqual(OPEN.filter((fid) => !/neighbour|secret|agency/.test(fid)).sort());
  expect(await fetchFids('misc/employers/bolt/jobs')).toEqual(['neighbour']);
});

// docs/specification.md: 7.1
test('lists states by country id in upper or lower case, and an empty list for a country without states', async () => {
  const states = (await read('misc/countries/DE/states')).data as unknown as { code: string }[];
  expect(states).toHaveLength(16);
  expect(states.map(({ code }) => code)).toContain('DE-BE');
  expect((await read('misc/countries/va/states')).data).toEqual([]);
});

test.each([
  'misc',
  'misc/',
  'misc/nothing',
  'misc/jobs/',
  'misc/jobs/nosuch',
  'misc/jobs/%00',
  'misc/jobs/%E0%A4%A',
  "misc/jobs/'%20OR%201=1",
  'misc/jobs/__proto__',
  'misc/employers/nosuch',
  'misc/employers/nosuch/jobs',
  'misc/countries/xx/states',
  'misc/countries/__proto__/states',
  'jobs',
])('%s returns 404 with the request id', async (path) => {
  const response = await callApi(path, { headers: { 'x-request-id': 'another-id' } });
  expect(response.status).toBe(404);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await parseError(response)).toMatchObject({
    status: 404,
    code: 'not_found',
    message: expect.stringMatching(/\.$/),
    requestId: 'the-id',
  });
});

test.each([
  ['POST', 'misc/jobs', 'GET, HEAD'],
  ['DELETE', 'misc/jobs/hybrid', 'GET, HEAD'],
  ['PUT', 'misc/enums', 'GET, HEAD'],
  ['OPTIONS', 'misc/all-jobs', 'GET, HEAD'],
  ['GET', 'misc/jobs/hybrid/apply', 'POST'],
  ['PATCH', 'misc/jobs/hybrid/apply', 'POST'],
])('%s %s returns 405 and lists the allowed methods', async (method, path, allow) => {
  const response = await callApi(path, { method });
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe(allow);
  expect(await parseError(response)).toMatchObject({ status: 405, code: 'method_not_allowed' });
});

test('every path rejects a method that it does not support', async () => {
  const statuses = await Promise.all(
    SERVED_GETS.map(
      async ({ path }) =>
        (await callApi(path.replace('{id}', 'some-id'), { method: 'DELETE' })).status,
    ),
  );
  expect(new Set(statuses)).toEqual(new Set([405]));
});

test.each(['misc/jobs?q=gardener', 'misc/enums', 'misc/all-jobs', 'misc/jobs/nosuch'])(
  'HEAD %s returns the GET response without its body',
  async (path) => {
    const [head, get] = [await callApi(path, { method: 'HEAD' }), await callApi(path)];
    expect(head.status).toBe(get.status);
    expect([...head.headers]).toEqual([...get.headers]);
    await head.body?.cancel();
    await get.text();
    // The worker removes the body from a HEAD response, whichever handler produced it.
    const sent = await worker.fetch(
      new Request(`http://localhost:8787/${path}`, { method: 'HEAD' }),
      { ...bindings, RATE_LIMITS: 'off' },
      { waitUntil: () => undefined, passThroughOnException: () => undefined, props: {} },
    );
    expect([sent.status, sent.body]).toEqual([get.status, null]);
    expect(sent.headers.get('cache-control')).toBe(get.headers.get('cache-control'));
  },
);

/** A database on which every read fails with a connection error. */
const brokenDatabase = () =>
  new Proxy(database.db, {
    get: () => () => {
      throw new Error('D1_ERROR: secret inner workings');
    },
  });

test('an internal failure is logged, and the response reveals nothing about it', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const response = await callApi('misc/countries', {}, { JOBS: brokenDatabase() });
  expect(response.status).toBe(500);
  const text = await response.clone().text();
  expect(text).not.toContain('inner workings');
  expect(await parseError(response)).toMatchObject({ status: 500, code: 'internal' });
  expect(logged).toHaveBeenCalledOnce();
});

test('a stream that fails is cut off, so it cannot be mistaken for a complete list', async () => {
  const response = await callApi('misc/all-jobs', {}, { JOBS: brokenDatabase() });
  await expect(response.text()).rejects.toThrow();
});

// docs/specification.md: 3.1
test('jobs are filtered by repeated or comma-separated fids, and page links retain the filter', async () => {
  const fids = await fetchFids('misc/jobs?fid=remote1&fid=hybrid,nosuchjob');
  expect(fids.sort()).toEqual(['hybrid', 'remote1']);
  const { data, links, meta } = await read('misc/jobs?fid=remote1,hybrid&perPage=1');
  expect(meta.total).toBe(2);
  const [next] = await fetchFids((links.next ?? '').slice(1));
  expect([data[0]?.fid, next].sort()).toEqual(['hybrid', 'remote1']);
});

// docs/specification.md: 7.3
test('all-jobs and seo-jobs stream exactly the open jobs', async () => {
  expect((await fetchFids('misc/all-jobs')).sort()).toEqual([...OPEN].sort());
  expect((await fetchFids('misc/seo-jobs')).sort()).toEqual([...OPEN].sort());
});

test('seo-jobs with a time returns the jobs changed at or after it, and an invalid time is rejected', async () => {
  const since = (time: string) => fetchFids(`misc/seo-jobs?since=${time}`);
  expect(await since(new Date(NOW - 1000).toISOString())).toEqual(['remote1', 'remote2']);
  expect(await since(new Date(NOW - 999).toISOString())).toEqual(['remote2']);
  expect(await since(new Date(NOW + 1).toISOString())).toEqual([]);
  expect(await since('')).toHaveLength(OPEN.length);
  for (const time of ['yesterday', '2026-02-30', '5']) {
    const refused = await callApi(`misc/seo-jobs?since=${time}`);
    expect([refused.status, (await parseError(refused)).fields], time).toEqual([
      422,
      { since: [DATE_HINT] },
    ]);
  }
});

/** All public data about jobs and employers from the API, as one string. */
const everythingPublic = async () => {
  const paths = [
    'misc/jobs?perPage=100',
    'misc/jobs?perPage=100&sort=salary',
    'misc/jobs?perPage=100&sort=closing',
    'misc/employers',
    'misc/employers/acme',
    'misc/employers/acme/jobs?perPage=100',
    'misc/all-jobs',
    'misc/seo-jobs',
    'misc/jobs/neighbour',
    'misc/jobs/hybrid',
  ];
  return (await Promise.all(paths.map(async (path) => (await callApi(path)).text()))).join('\n');
};

test.each([
  ['draft', 'Draftword'],
  ['archived', 'Archiveword'],
])('a job that is %s appears nowhere', async (fid, word) => {
  expect((await callApi(`misc/jobs/${fid}`)).status).toBe(404);
  const { meta } = await read(`misc/jobs?q=${word}`);
  expect(meta.total).toBe(0);
  const text = await everythingPublic();
  expect(text).toContain('/acme/hybrid/gardener');
  expect(text).not.toContain(`/acme/${fid}/`);
  expect(text).not.toContain(word);
});

test('a closed job is in no list, but its page stays up for 30 days and then returns 410', async () => {
  const text = await everythingPublic();
  expect(text).not.toMatch(/Closedword|Goneword/);
  const { data } = (await (await callApi('misc/jobs/closed')).json()) as { data: object };
  expect(data).toMatchObject({ status: 'closed' });
  expect(await parseError(await callApi('misc/jobs/gone'))).toMatchObject({
    status: 410,
    code: 'gone',
  });
});

test('every query treats a job as open until validThrough and as closed from then on', async () => {
  const seen = async () => ({
    search: (await read('misc/jobs?q=lamplighter')).meta.total,
    everything: (await read('misc/jobs')).meta.total,
    closing: (await read('misc/jobs?sort=closing&category=legal')).meta.total,
    facet: (await read('misc/jobs')).meta.facets.company?.find(({ value }) => value === 'acme')
      ?.count,
    employerJobs: (await read('misc/employers/acme/jobs?perPage=100')).data.length,
    employerTotal: (await read('misc/employers/acme/jobs')).meta.total,
    openJobCount: ((await read('misc/employers/acme')) as unknown as Counted).data.openJobCount,
    listedCount: ((await read('misc/employers')) as unknown as { data: Counted['data'][] }).data[0]
      ?.openJobCount,
    all: (await fetchFids('misc/all-jobs')).length,
    seo: (await fetchFids('misc/seo-jobs')).length,
    similar: ((await read('misc/jobs/neighbour')) as unknown as Counted).data.similar.length,
  });
  vi.setSystemTime(ENDS_AT - 1);
  const before = await seen();
  expect(before).toMatchObject({ search: 2, employerJobs: 24, similar: 1 });
  expect((await read('misc/jobs/ending')).data).toMatchObject({ status: 'open', closedAt: null });

  vi.setSystemTime(ENDS_AT);
  expect(await seen()).toEqual(
    Object.fromEntries(Object.entries(before).map(([name, count]) => [name, Number(count) - 1])),
  );
  expect((await read('misc/jobs/ending')).data).toMatchObject({
    status: 'closed',
    closedAt: new Date(ENDS_AT).toISOString(),
  });
  const form = new FormData();
  form.set('firstName', 'Ada');
  expect((await callApi('misc/jobs/ending/apply', { method: 'POST', body: form })).status).toBe(
    410,
  );
});
interface Counted {
  data: { openJobCount: number; similar: unknown[] };
}

test('searching for a hidden employer’s name does not find its jobs', async () => {
  for (const query of ['q=hushco', 'q=hush', 'q=Quietworks', 'q=huschco']) {
    expect((await read(`misc/jobs?${query}`)).data, query).toEqual([]);
  }
  // Searching for the hidden name returns the same as searching for any other word that no job
  // contains.
  const [hidden, other] = [
    await read('misc/jobs?q=hushco+whisperer'),
    await read('misc/jobs?q=xyzzy+whisperer'),
  ];
  expect(hidden.meta).toMatchObject({ total: 0, missing: ['hushco'] });
  expect(hidden.data).toEqual(other.data);
  // The employer is public but its jobs are not, so the response is the same as for an employer
  // with no jobs.
  const { data, meta } = await read('misc/jobs?company=hushco');
  const unknownEmployer = await read('misc/jobs?company=unheardof');
  expect(data).toEqual([]);
  expect({ data, meta }).toEqual({ data: unknownEmployer.data, meta: unknownEmployer.meta });
  expect(await read('misc/employers/hushco/jobs')).toMatchObject({ data: [], meta: { total: 0 } });
  const { data: employers } = await read('misc/employers?q=hushco');
  expect(employers).toMatchObject([{ slug: 'hushco', openJobCount: 0 }]);
});

test.each([
  ['secret', '/confidential/secret/gardener'],
  ['agency', '/agency/agency/gardener'],
])(
  'a hidden employer’s job is listed without any trace of the employer’s name: %s',
  async (fid, path) => {
    const texts = await Promise.all(
      [
        'misc/jobs?q=whisperer',
        'misc/jobs?perPage=100',
        `misc/jobs/${fid}`,
        'misc/jobs/hybrid',
        'misc/all-jobs',
        'misc/seo-jobs',
      ].map(async (url) => (await callApi(url)).text()),
    );
    expect(texts.filter((text) => text.includes(path))).toHaveLength(5);
    for (const text of texts) expect(text).not.toMatch(/hush|quietworks/i);
    const job = (await read(`misc/jobs/${fid}`)) as unknown as { data: { company: unknown } };
    expect(job.data.company).toBeNull();
  },
);

test('the URL of a hidden employer’s own application page is not exposed', async () => {
  await saveJobs(database.db, [
    jobRecord('elsewhere', {
      companySlug: 'hushco',
      employerVisibility: 'anonymous',
      status: 'closed',
      closedAt: NOW,
      applicationUrl: 'https://careers.hushco.example/apply',
    }),
  ]);
  const response = await callApi('misc/jobs/elsewhere');
  expect(response.status).toBe(200);
  expect(await response.text()).not.toMatch(/hush/i);
});

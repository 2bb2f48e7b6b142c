import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Endpoint } from '../../src/contracts/endpoints.ts';
import * as endpoints from '../../src/contracts/endpoints.ts';
import { getEnums, getJob, listAllJobs, searchJobs } from '../../src/contracts/endpoints.ts';
import { json, type LocalServer, startServer } from '../../tests/support/local-server.ts';
import { createSample } from '../../tests/support/sample.ts';
import type { Bindings } from '../env.ts';
import { createRequestContext } from '../http/request/request-context.ts';
import { createUpstream } from './create-upstream.ts';

/** Tests a product API in which some records and fields do not match the contract. */

let server: LocalServer;
/** The log lines of the call under test, selected by its request id. */
let logged: string[];
beforeEach(async () => {
  server = await startServer();
  logged = [];
  vi.spyOn(console, 'warn').mockImplementation((line: string) => {
    if (line.startsWith('r1 ')) logged.push(line);
  });
});
afterEach(async () => {
  await server.close();
  vi.restoreAllMocks();
});

type Fields = Record<string, unknown>;
type List = { data: Fields[]; meta: Fields };

const sendRequest = async (endpoint: Endpoint, upstreamAnswer: unknown) => {
  server.answer(json(upstreamAnswer));
  const upstream = createUpstream({
    name: 'product',
    base: server.url,
    site: 'https://jobs.example',
  });
  const path = endpoint.path.replaceAll(/\{\w+\}/g, 'x1');
  const request = new Request(`https://jobs.example/${path}`, {
    headers: { 'x-request-id': 'another' },
  });
  const execution = { waitUntil: () => undefined };
  const context = createRequestContext(request, {} as Bindings, execution, { id: 'r1' });
  const params = { id: 'x1', reviewerId: 'x1', applicationId: 'x1' };
  const response = await upstream.respond({ endpoint, params, url: context.url }, context);
  return { status: response.status, body: await response.json() };
};

const isList = ({ answer }: Endpoint) =>
  (answer as unknown as { entries?: { data?: { type: string } } }).entries?.data?.type === 'array';

const LISTS = Object.values<Endpoint>(endpoints).filter(
  (endpoint) => endpoint.upstream === 'product' && isList(endpoint),
);

// docs/specification.md: 7.9
test.each(LISTS.map((endpoint) => [endpoint.path, endpoint] as const))(
  '%s: leaves out an invalid record and shows all other records',
  async (_, endpoint) => {
    const response = createSample(endpoint.answer) as List;
    const [good] = response.data as [Fields];
    const listed = { ...response, data: [good, {}, 'record', null, { ...good, more: 1 }] };
    expect(await sendRequest(endpoint, listed)).toEqual({
      status: 200,
      // The list's total is passed on unchanged.
      body: { ...listed, data: [good, { ...good, more: 1 }] },
    });
    expect(logged).toHaveLength(3);
  },
);

test('the endpoint map contains lists to test', () => expect(LISTS.length).toBeGreaterThan(8));

const SEARCH = createSample(searchJobs.answer) as List;
const job = (fid: string, more: Fields = {}) => ({ ...SEARCH.data[0], fid, ...more });
const search = (...data: unknown[]) => sendRequest(searchJobs, { ...SEARCH, data });

test('shows an unknown employment type as “other”', async () => {
  const { body } = await search(job('a'), job('b', { employmentType: 'freelance' }));
  expect(body.data).toEqual([job('a'), job('b', { employmentType: 'other' })]);
  expect(logged).toEqual([
    'r1 product GET misc/jobs: does not match the contract: data.1.employmentType of b read as "other"',
  ]);
});

test.each(['seniority', 'workplace', 'salaryMin', 'salaryTimeframe', 'validThrough', 'highlights'])(
  'shows a job without its %s if the value is unknown, invalid or missing',
  async (name) => {
    const { [name]: _, ...without } = job('c') as Fields;
    const { body } = await search(job('a', { [name]: 'staff' }), job('b', { [name]: [] }), without);
    expect(body.data).toEqual(['a', 'b', 'c'].map((fid) => job(fid, { [name]: null })));
    expect(logged[0]).toBe(
      `r1 product GET misc/jobs: does not match the contract: data.0.${name} of a left out`,
    );
  },
);

test('leaves out a job that lacks the fields a list needs, and logs its invalid fields', async () => {
  const broken = job('b', { title: null, publishedAt: '2026-02-30' });
  const { body } = await search(job('a'), broken, job('c'));
  expect(body.data).toEqual([job('a'), job('c')]);
  expect(logged).toEqual([
    'r1 product GET misc/jobs: does not match the contract: data.1 of b left out: title,publishedAt',
  ]);
});

test('does not show a job with an invalid employer as one with a hidden employer', async () => {
  const company = { id: 'acme', slug: 'acme', name: 'Acme', logoUrl: null };
  const { body } = await search(
    job('a', { company }),
    job('b', { company: { ...company, name: 7 } }),
    job('c', { company, employerVisibility: 'secret' }),
  );
  expect(body.data).toEqual([job('a', { company })]);
});

test('removes only the invalid value from a record', async () => {
  const place = { displayName: 'Bern', countryCode: 'CH', region: null };
  const { body } = await search(
    job('a', { locations: [place, { displayName: 'Nowhere' }], skills: [7] }),
  );
  expect(body.data).toEqual([job('a', { locations: [place], skills: [] })]);
});

test('logs a thousand broken records in six lines, without their values', async () => {
  await search(job('a'), ...Array(1_000).fill({ fid: 'jane@example.com' }));
  expect(logged).toHaveLength(6);
  expect(logged.join('\n')).not.toContain('jane');
});

test('a list without any valid records fails instead of appearing empty', async () => {
  expect((await search({ fid: 'a' }, { fid: 'b' })).status).toBe(502);
  expect(await sendRequest(getEnums, { data: { workplace: 'none' } })).toMatchObject({
    status: 502,
  });
  expect((await search()).status).toBe(200);
});

test('refuses a list with more than a thousand invalid records, no matter how many are valid', async () => {
  const broken = (count: number) => Array.from({ length: count }, () => ({}));
  expect((await search(...broken(1_000), job('zylo1'))).status).toBe(200);
  expect((await search(...broken(1_001), job('zylo1'))).status).toBe(502);
});

test('leaves out enum entries that do not match the contract', async () => {
  const value = { value: 'remote', label: 'Remote', order: 1 };
  const enums = { workplace: [value, { value: 'moon' }], seniority: 'none' };
  const { body } = await sendRequest(getEnums, { data: enums });
  expect(body.data).toEqual({ workplace: [value] });
});

const DETAIL = (createSample(getJob.answer) as { data: Fields }).data;

test('mends a single job if possible, and treats a question of an unknown type as a free-text question', async () => {
  const question = { id: 'q', type: 'short_text', label: 'Why?', required: true, options: [] };
  const { status, body } = await sendRequest(getJob, {
    data: {
      ...DETAIL,
      employmentType: 'freelance',
      seniority: 'staff',
      similar: [{}, job('s')],
      questions: [question, { ...question, id: 'r', type: 'video' }],
    },
  });
  expect(status).toBe(200);
  expect(body.data).toEqual({
    ...DETAIL,
    employmentType: 'other',
    seniority: null,
    similar: [job('s')],
    questions: [question, { ...question, id: 'r', type: 'long_text' }],
  });
});

test('if a single job lacks a required field, returns 502 and logs the field', async () => {
  const { status } = await sendRequest(getJob, { data: { ...DETAIL, fid: 'zylo1', title: null } });
  expect(status).toBe(502);
  expect(logged).toEqual([
    'r1 product GET misc/jobs/{id}: does not match the contract: data.title of zylo1',
  ]);
});

const light = (i: number) => ({
  ...(createSample(listAllJobs.answer) as List).data[0],
  fid: `l${i}`,
});

test.each([
  ['as it is', '', ''],
  ['between other fields', '"more":{"data":[1,{"a":"]"}]},"also":["data"],', ',"total":3'],
])(
  'passes on a long list, %s, without its broken records, wherever they are',
  async (_, before, after) => {
    const odd = { ...light(9), title: '"},{ [\\"] é 漢' };
    const records = [
      { fid: 'first' },
      ...Array.from({ length: 3_000 }, (_, i) => (i % 1_000 === 7 ? { fid: i } : light(i))),
      odd,
      { fid: 'last' },
    ];
    const text = `{${before}"data": [${records.map((one) => JSON.stringify(one)).join(' ,\n')} ]${after}}`;
    const { status, body } = await sendRequest(listAllJobs, text);
    expect(status).toBe(200);
    expect(body).toEqual({
      ...JSON.parse(text),
      data: records.filter((one) => 'title' in one),
    });
    expect(logged).toHaveLength(5);
  },
);

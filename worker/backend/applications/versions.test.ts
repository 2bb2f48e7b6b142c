import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { CandidateApplication } from '../../../src/contracts/application.ts';
import type { ApplicationDetail, OperatorApplication } from '../../../src/contracts/ops.ts';
import type { ReviewedApplication } from '../../../src/contracts/review.ts';
import { insertTestApplication } from '../../../tests/support/applications.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { companyRecord, jobRecord } from '../../../tests/support/records.ts';
import { respondTo } from '../../../tests/support/request-context.ts';
import { pdfResume } from '../../../tests/support/resumes.ts';
import { signIn } from '../../../tests/support/sign-in.ts';
import type { Bindings } from '../../env.ts';
import { saveCompanies } from '../companies/save-companies.ts';
import { saveJobs } from '../jobs/save-jobs.ts';
import { issueGrant, reviewerLink } from '../reviewers/grants.ts';

const ADA = 'ada@example.com';
const OPS_TOKEN = 'operators-token-of-thirty-two-characters';
let database: TestDatabase;
let bindings: Bindings;

beforeAll(async () => {
  database = await createTestDatabase();
  bindings = {
    ...{ ...database.both, FILES: database.files, EVENTS: database.events },
    ...{ ERASURE_KEY: 'a key of thirty-two characters..', OPS_TOKEN, RATE_LIMITS: 'off' },
  } as unknown as Bindings;
  await saveCompanies(database.db, [companyRecord()]);
  await saveJobs(database.db, [jobRecord('open'), jobRecord('other')]);
});
beforeEach(async () => {
  const tables = ['application WHERE repeats IS NOT NULL', 'application', 'candidate_token'];
  await database.db.batch(tables.map((table) => database.db.prepare(`DELETE FROM ${table}`)));
  for (const [id, submittedAt, changes] of [
    ['first', 1000, { status: 'interviewing' }],
    ['marys', 1500, { email: 'mary@example.com' }],
    ['second', 2000, {}],
    ['elsewhere', 2500, { jobFid: 'other' }],
    // Addresses are compared without their case.
    ['third', 3000, { email: 'ADA@example.com' }],
  ] as const) {
    await insertTestApplication(bindings, {
      ...{ id, submittedAt, jobFid: 'open', email: ADA, coverLetter: `${id} letter of Ada` },
      resume: { name: `${id}.pdf`, type: 'application/pdf', bytes: pdfResume(id) },
      ...changes,
    });
  }
});

const call = async <Data>(method: string, path: string, token = '', body?: object) => {
  const headers = new Headers(token ? { authorization: `Bearer ${token}` } : {});
  if (body) headers.set('content-type', 'application/json');
  const response = await respondTo(
    new Request(`http://site/${path}`, { method, headers, body: body && JSON.stringify(body) }),
    bindings,
  );
  const text = await response.text();
  expect(response.status, text).toBe(200);
  return (
    response.headers.get('content-type')?.startsWith('application/json')
      ? JSON.parse(text)
      : { data: text }
  ) as { data: Data; meta: { total: number } };
};

const search = async (filter: object) => {
  const { data, meta } = await call<OperatorApplication[]>(
    ...(['POST', 'ops/applications/search', OPS_TOKEN, filter] as const),
  );
  return {
    total: meta.total,
    shown: data.map(({ id, earlier }) => [id, earlier.map((v) => v.id)]),
  };
};

test('operators see the newest version with the earlier ones', async () => {
  expect(await search({})).toEqual({
    // The stored number of everything that was sent.
    total: 5,
    shown: [
      ['third', ['second', 'first']],
      ['elsewhere', []],
      ['marys', []],
    ],
  });
  expect(await search({ job: 'open' })).toEqual({
    total: 2,
    shown: [
      ['third', ['second', 'first']],
      ['marys', []],
    ],
  });
  expect(await search({ q: ADA })).toMatchObject({ total: 2 });
});

test('a filter by status finds the newest version that has it', async () => {
  expect(await search({ status: ['interviewing'] })).toEqual({
    total: 1,
    shown: [['first', []]],
  });
  expect(await search({ status: ['submitted'] })).toMatchObject({
    shown: [
      ['third', ['second', 'first']],
      ['elsewhere', []],
      ['marys', []],
    ],
  });
  expect(await search({ job: 'open', status: ['interviewing'] })).toMatchObject({ total: 1 });
});

test('a filter finds a record by any version that matches it, and lists it once', async () => {
  await insertTestApplication(bindings, {
    ...{ id: 'fourth', submittedAt: 4000, jobFid: 'open', email: ADA },
    ...{ firstName: 'Otto', lastName: 'Other' },
  });
  for (const filter of [{ q: 'ada b' }, { q: 'ADA B', job: 'open' }]) {
    expect((await search(filter)).shown).toContainEqual(['third', ['second', 'first']]);
  }
  expect((await search({ q: ADA, job: 'open' })).shown.map(([id]) => id)).toEqual(['fourth']);
  expect((await search({ until: new Date(2500).toISOString() })).shown.map(([id]) => id)).toEqual([
    ...['second', 'marys'],
  ]);
});

test('a withdrawn version hides none that is not withdrawn', async () => {
  await database.db.prepare(`UPDATE application SET status = 'withdrawn' WHERE id = 'third'`).run();
  expect((await search({ job: 'open' })).shown).toEqual([
    ['second', ['first', 'third']],
    ['marys', []],
  ]);
  expect((await search({ since: new Date(2800).toISOString() })).shown.map(([id]) => id)).toEqual([
    'third',
  ]);
  const { token } = await signIn(bindings, ADA);
  const { data } = await call<CandidateApplication[]>('GET', 'candidate/applications', token);
  expect(data.map(({ id, earlier }) => [id, earlier?.map((version) => version.id)])).toEqual([
    ['elsewhere', []],
    ['second', ['first', 'third']],
  ]);
});

test('an earlier version names the newest one, and exports have a line for each record', async () => {
  const { data } = await call<ApplicationDetail>('GET', 'ops/applications/second', OPS_TOKEN);
  expect(data.newest).toBe('third');
  expect(data.earlier).toMatchObject([
    {
      id: 'first',
      status: 'interviewing',
      coverLetter: 'first letter of Ada',
      resumeName: 'first.pdf',
    },
  ]);
  const { data: csv } = await call<string>('POST', 'ops/applications/export', OPS_TOKEN, {
    format: 'csv',
  });
  expect(csv.match(/^"(third|elsewhere|marys|second|first)"/gm)).toHaveLength(3);
  expect(csv).toContain(
    'second 1970-01-01T00:00:02.000Z submitted\nfirst 1970-01-01T00:00:01.000Z interviewing',
  );
});

test('candidates see one entry for a job, with all files, and withdraw all its versions', async () => {
  const { token } = await signIn(bindings, ADA);
  const { data, meta } = await call<CandidateApplication[]>('GET', 'candidate/applications', token);
  expect(meta.total).toBe(2);
  expect(
    data.map(({ id, earlier }) => [id, earlier?.map((version) => version.resumeName)]),
  ).toEqual([
    ['third', ['second.pdf', 'first.pdf']],
    ['elsewhere', []],
  ]);
  await call('POST', 'candidate/applications/third/withdraw', token);
  const { results } = await database.db
    .prepare(`SELECT id FROM application WHERE status = 'withdrawn' ORDER BY id`)
    .all();
  expect(results).toEqual([{ id: 'first' }, { id: 'second' }, { id: 'third' }]);
});

const openAsReviewer = async (blind: boolean) => {
  const now = Date.now();
  const { grantId, reviewerId } = await issueGrant(
    bindings,
    {
      reviewer: { kind: 'external', name: 'Rosa', email: 'rosa@client.example' },
      ...{ applicationIds: ['second'], blind, expiresAt: now + 60_000 },
    },
    now,
  );
  const link = await reviewerLink(bindings.PEOPLE, 'http://site', grantId, now);
  const { search: query } = new URL(link?.url ?? '');
  const { data } = await call<ReviewedApplication>(
    'GET',
    `misc/reviewers/${reviewerId}/applications/second${query}`,
  );
  const download = (url = '') => respondTo(new Request(`http://site${url}${query}`), bindings);
  return { data, download };
};

test('a reviewer of one version sees the newest one with the others and their resumes', async () => {
  await database.db.prepare(`UPDATE application SET status = 'withdrawn' WHERE id = 'first'`).run();
  const { data, download } = await openAsReviewer(false);
  expect(data.application).toMatchObject({ id: 'second', coverLetter: 'third letter of Ada' });
  expect(data.earlier).toMatchObject([{ application: { coverLetter: 'second letter of Ada' } }]);
  for (const [resume, text] of [
    [data.resume, 'third'],
    [data.earlier[0]?.resume, 'second'],
  ] as const) {
    const response = await download(resume?.url);
    expect([response.status, await response.text()]).toEqual([200, pdfResume(text).toString()]);
  }
  const files = await database.db
    .prepare(`SELECT resume_key AS key FROM application WHERE id IN ('first', 'marys')`)
    .all<{ key: string }>();
  for (const { key } of files.results) {
    expect((await download(`/misc/resumes/${key.split('/').at(-1)}`)).status).toBe(403);
  }
});

test('a blind reviewer sees no name and no resume in any version', async () => {
  await database.db
    .prepare(`UPDATE application SET first_name = 'Augusta' WHERE id = 'third'`)
    .run();
  const { data } = await openAsReviewer(true);
  expect(data.application.coverLetter).toBe('third letter of [name]');
  expect(data.earlier.map(({ application, resume }) => [application.coverLetter, resume])).toEqual([
    ['second letter of [name]', null],
    ['first letter of [name]', null],
  ]);
});

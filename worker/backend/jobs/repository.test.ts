import * as v from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import { JobSchema, JobSearchQuerySchema, JobSummarySchema } from '../../../src/contracts/job.ts';
import { companyRecord, DAY_MS, jobRecord, NOW } from '../../../tests/support/records.ts';
import { database } from '../../../tests/support/test-database.ts';
import { findCompany, searchCompanies } from '../companies/repository.ts';
import { saveCompanies } from '../companies/save-companies.ts';
import { moveJobs } from './move-jobs.ts';
import {
  closeExpiredJobs,
  findJob,
  findPlacedJob,
  listCompanyJobs,
  similarJobs,
  streamOpenJobs,
} from './repository.ts';
import { saveJobs } from './save-jobs.ts';
import { createBuiltInReader } from './search/engines/built-in/built-in-reader.ts';
import { searchJobs } from './search/search-jobs.ts';

// docs/specification.md: 3.1

beforeEach(async () => {
  const { db } = database;
  await db.batch(
    [
      ...['job_fts', 'job_search', 'job', 'company_fts', 'company'],
      ...['facet_count', 'published_count'],
    ].map((table) => db.prepare(`DELETE FROM ${table}`)),
  );
  await saveCompanies(db, [
    companyRecord(),
    companyRecord({ slug: 'zenith', name: 'Zénith Labs', summary: 'Clocks.', category: 'media' }),
    companyRecord({ slug: 'hushco', name: 'Hushco', summary: 'Quiet.' }),
  ]);
});

const streamed = async (options: { since?: number } = {}, now = NOW) => {
  const jobs = [];
  for await (const job of streamOpenJobs(database.db, options, now)) jobs.push(job);
  return jobs;
};

test('returns a saved job in the shape that the contract defines', async () => {
  await saveJobs(database.db, [
    jobRecord('full', {
      remoteCountryCodes: ['FR'],
      salaryMin: 10,
      salaryMax: 20,
      salaryCurrency: 'EUR',
      salaryTimeframe: 'per_hour',
      skills: ['Roses'],
      validThrough: NOW + DAY_MS,
      requisitionId: 'R-1',
      requireResume: false,
      questions: [{ id: 'q', type: 'checkbox', label: 'Spade?', required: true, options: [] }],
    }),
  ]);
  const job = await findJob(database.db, 'full', NOW);
  expect(v.parse(JobSchema, job)).toEqual(job);
  expect(job).toMatchObject({
    path: '/acme/full/gardener',
    company: { id: 'acme', name: 'Acme Rockets' },
    remoteCountryCodes: ['FR'],
    salaryMax: 20,
    skills: ['Roses'],
    publishedAt: '2026-11-15T12:00:00.000Z',
    validThrough: '2026-11-17T12:00:00.000Z',
    requireResume: false,
    requisitionId: 'R-1',
    questions: [{ id: 'q' }],
    status: 'open',
    closedAt: null,
  });
});

test('a closed or expired job is shown as closed, and a draft or archived job is never shown', async () => {
  await saveJobs(database.db, [
    jobRecord('ended', { validThrough: NOW }),
    jobRecord('closing'),
    jobRecord('draft', { status: 'draft', publishedAt: null }),
    jobRecord('archived', { status: 'archived' }),
  ]);
  expect(await findJob(database.db, 'ended', NOW - 1)).toMatchObject({ status: 'open' });
  expect(await findJob(database.db, 'ended', NOW)).toMatchObject({
    status: 'closed',
    closedAt: new Date(NOW).toISOString(),
  });
  const close = () => moveJobs(database.db, ['closing'], 'closed', NOW);
  expect(await close()).toMatchObject({ moved: ['closing'], unchanged: [] });
  expect(await close()).toEqual({ moved: [], unchanged: ['closing'], events: [] });
  expect(await findJob(database.db, 'closing', NOW)).toMatchObject({ status: 'closed' });
  for (const fid of ['draft', 'archived', 'nobody']) {
    expect(await findJob(database.db, fid, NOW)).toBeUndefined();
  }
});

test('only a job with a named employer reveals its employer', async () => {
  await saveJobs(database.db, [
    jobRecord('secret', {
      companySlug: 'hushco',
      employerVisibility: 'anonymous',
      requisitionId: 'HUSH-1',
    }),
    jobRecord('agency', { companySlug: 'hushco', employerVisibility: 'agency' }),
  ]);
  for (const [fid, path] of [
    ['secret', '/confidential/'],
    ['agency', '/agency/'],
  ] as const) {
    const job = await findJob(database.db, fid, NOW);
    expect(job?.company).toBeNull();
    expect(job?.path).toContain(path);
    expect(JSON.stringify(job)).not.toMatch(/hush/i);
  }
  expect(await listCompanyJobs(database.db, 'hushco', { page: 1, perPage: 9 }, NOW)).toMatchObject({
    jobs: [],
    total: 0,
  });
  expect(await findCompany(database.db, 'hushco', NOW)).toMatchObject({
    company: { openJobCount: 0 },
  });
});

test('streams every open job once even if many share an update time, and only the changed jobs if since is given', async () => {
  const many = Array.from({ length: 1_500 }, (_, i) =>
    jobRecord(`many${i}`, { updatedAt: NOW - 5 }),
  );
  await saveJobs(database.db, [
    ...many,
    jobRecord('earlier'),
    jobRecord('ends', { validThrough: NOW, updatedAt: NOW }),
    jobRecord('draft', { status: 'draft', publishedAt: null }),
  ]);
  const fids = (await streamed()).map((job) => job.fid);
  expect(fids).toHaveLength(1_501);
  expect(new Set(fids)).toEqual(new Set(['earlier', ...many.map((job) => job.fid)]));
  expect((await streamed({ since: NOW - 5 })).length).toBe(1_500);
  expect((await streamed({ since: NOW - 4 })).length).toBe(0);
});

test('streams a job with a hidden employer after the other jobs from its day, and compares since with that day', async () => {
  const hidden = { employerVisibility: 'anonymous' } as const;
  await saveJobs(database.db, [
    jobRecord('named1', { updatedAt: NOW - DAY_MS }),
    jobRecord('secret2', { ...hidden, updatedAt: NOW - DAY_MS }),
    jobRecord('agency1', { employerVisibility: 'agency', updatedAt: NOW - DAY_MS + 1 }),
    jobRecord('named2', { updatedAt: NOW - DAY_MS + 2 }),
    jobRecord('named3', { updatedAt: NOW }),
    jobRecord('secret3', { ...hidden, updatedAt: NOW }),
    jobRecord('named4', { updatedAt: NOW + 1 }),
  ]);
  const listStreamed = async (since?: number) =>
    (await streamed({ since })).map(({ fid, updatedAt }) => `${fid} ${updatedAt}`);
  const all = [
    ...['named1 2026-11-15T12:00:00.000Z', 'named2 2026-11-15T12:00:00.002Z'],
    ...['agency1 2026-11-15', 'secret2 2026-11-15'],
    ...['named3 2026-11-16T12:00:00.000Z', 'named4 2026-11-16T12:00:00.001Z'],
    'secret3 2026-11-16',
  ];
  expect(await listStreamed()).toEqual(all);
  expect(await listStreamed(NOW - DAY_MS + 2)).toEqual(all.slice(1));
  expect(await listStreamed(NOW + 1)).toEqual(all.slice(5));
  expect(await listStreamed(NOW + DAY_MS)).toEqual([]);
});

test('lists similar jobs in the same category, without the job itself, closest titles first', async () => {
  const legal = { category: 'legal', locations: [] };
  await saveJobs(database.db, [
    jobRecord('self', { ...legal, title: 'Patent lawyer' }),
    jobRecord('same', { ...legal, title: 'Senior patent lawyer' }),
    jobRecord('half', { ...legal, title: 'Tax lawyer', publishedAt: NOW }),
    jobRecord('other', { ...legal, title: 'Clerk', publishedAt: NOW }),
    jobRecord('ended', { ...legal, title: 'Patent lawyer', validThrough: NOW }),
  ]);
  const found = await findPlacedJob(createBuiltInReader(database.db), 'self', NOW);
  const similar = await similarJobs(
    createBuiltInReader(database.db),
    found as NonNullable<typeof found>,
    3,
    NOW,
  );
  expect(similar.map(({ fid }) => fid)).toEqual(['same', 'half', 'other']);
  expect(v.is(v.array(JobSummarySchema), similar)).toBe(true);
});

test('closes expired jobs and removes them from the index', async () => {
  await saveJobs(database.db, [jobRecord('expired', { validThrough: NOW + 5 })]);
  expect(await Array.fromAsync(closeExpiredJobs(database.db, NOW + 5))).toEqual([['expired']]);
  expect(await Array.fromAsync(closeExpiredJobs(database.db, NOW + 5))).toEqual([]);
  expect(await findJob(database.db, 'expired', NOW + 5)).toMatchObject({
    status: 'closed',
    closedAt: new Date(NOW + 5).toISOString(),
  });
  const left = await database.db
    .prepare('SELECT count(*) AS n FROM job_search WHERE ends_at <= ?')
    .bind(NOW + 5)
    .first();
  expect(left).toEqual({ n: 0 });
});

test('rejects a job from an unknown company, and saves none of the other jobs in its batch', async () => {
  await expect(
    saveJobs(database.db, [jobRecord('fine'), jobRecord('lost', { companySlug: 'nobody' })]),
  ).rejects.toThrow(/company_id/);
  expect(await findJob(database.db, 'fine', NOW)).toBeUndefined();
});

test('rejects a job published in the same second as a job whose id is 2^20 lower, because their index ids would be equal', async () => {
  const { db } = database;
  await saveJobs(db, [jobRecord('first')]);
  await saveJobs(db, [jobRecord('between', { status: 'draft', publishedAt: null })]);
  await db
    .prepare(
      "UPDATE job SET id = (SELECT id FROM job WHERE fid = 'first') + 1048575 WHERE fid = 'between'",
    )
    .run();
  await expect(saveJobs(db, [jobRecord('second')])).rejects.toThrow(/UNIQUE.*job_search_id/);
  expect(await findJob(db, 'second', NOW)).toBeUndefined();
  const { hits } = await searchJobs(
    createBuiltInReader(db),
    v.parse(JobSearchQuerySchema, { q: 'gardener' }),
    NOW,
  );
  expect(hits.map((hit) => hit.fid)).toEqual(['first']);
  // A job published in a different second gets a different index id.
  await saveJobs(db, [jobRecord('second', { publishedAt: NOW })]);
  expect(await findJob(db, 'second', NOW)).toMatchObject({ status: 'open' });
});

test('finds employers even without accents in the query, and counts only open jobs that show the employer', async () => {
  await saveJobs(database.db, [
    jobRecord('z1', { companySlug: 'zenith' }),
    jobRecord('z2', { companySlug: 'zenith', employerVisibility: 'anonymous' }),
    jobRecord('z3', { companySlug: 'zenith', validThrough: NOW }),
  ]);
  const search = async (q: string, category = '', sort: 'jobs' | null = null) =>
    searchCompanies(database.db, { q, category, sort, page: 1, perPage: 10 }, NOW);
  expect(await search('zenith la')).toMatchObject({
    total: 1,
    companies: [{ slug: 'zenith', openJobCount: 1 }],
  });
  expect((await search('clocks')).total).toBe(1);
  expect((await search('', 'media')).total).toBe(1);
  expect((await search('', 'nonsense')).total).toBe(3);
  expect((await search('" OR *')).total).toBe(0);
  const slugs = (found: Awaited<ReturnType<typeof search>>) =>
    found.companies.map((company) => company.slug);
  expect(slugs(await search(''))).toEqual(['acme', 'hushco', 'zenith']);
  expect(slugs(await search('', '', 'jobs'))).toEqual(['zenith', 'acme', 'hushco']);
});

test('a renamed employer and its jobs can be found only by the new name', async () => {
  const rename = (name: string) =>
    saveCompanies(database.db, [companyRecord({ slug: 'zenith', name })]);
  const jobsFor = async (q: string) =>
    (
      await searchJobs(createBuiltInReader(database.db), v.parse(JobSearchQuerySchema, { q }), NOW)
    ).hits.map((hit) => hit.fid);
  await saveJobs(database.db, [
    jobRecord('z1', { companySlug: 'zenith' }),
    jobRecord('z2', { companySlug: 'zenith', employerVisibility: 'anonymous' }),
  ]);
  expect(await jobsFor('zenith')).toEqual(['z1']);
  await rename('Nadir');
  expect(await jobsFor('zenith')).toEqual([]);
  expect(await jobsFor('nadir')).toEqual(['z1']);
});

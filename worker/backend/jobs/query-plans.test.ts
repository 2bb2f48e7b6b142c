import type { D1Database } from '@cloudflare/workers-types';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { CompanySearchQuerySchema } from '../../../src/contracts/company.ts';
import { JobSearchQuerySchema } from '../../../src/contracts/job.ts';
import { insertTestApplication } from '../../../tests/support/applications.ts';
import { createTestDatabase } from '../../../tests/support/database.ts';
import { companyRecord, DAY_MS, jobRecord, NOW } from '../../../tests/support/records.ts';
import type { Bindings } from '../../env.ts';
import { findApplication } from '../../ops/applications/application-detail.ts';
import { findCompany, searchCompanies } from '../companies/repository.ts';
import { saveCompanies } from '../companies/save-companies.ts';
import { readRanges } from '../id-ranges.ts';
import { issueGrant } from '../reviewers/grants.ts';
import { saveReview } from '../reviewers/save-review.ts';
import { findPlacedJob, listCompanyJobs, similarJobs, streamOpenJobs } from './repository.ts';
import { saveJobs } from './save-jobs.ts';
import { createBuiltInReader } from './search/engines/built-in/built-in-reader.ts';
import { searchJobs } from './search/search-jobs.ts';

/** Wraps a database to record every statement with its values. */
function recording(db: D1Database) {
  const statements: { sql: string; values: unknown[] }[] = [];
  type Prepared = ReturnType<D1Database['prepare']>;
  const unbound = new Map<unknown, Prepared>();
  const prepare = (sql: string) => {
    const statement = {
      bind(...values: unknown[]) {
        statements.push({ sql, values });
        return db.prepare(sql).bind(...values);
      },
    };
    unbound.set(statement, db.prepare(sql));
    return statement;
  };
  const batch = (prepared: Prepared[]) => db.batch(prepared.map((one) => unbound.get(one) ?? one));
  return { statements, db: { prepare, batch } as unknown as D1Database };
}

/**
 * The table scans that are allowed in public routes. Each entry has a pattern for the line in
 * SQLite's query plan, an optional pattern for the SQL, and the reason.
 */
const ALLOWED_SCANS: { detail: RegExp; sql?: RegExp; why: string }[] = [
  {
    detail:
      /^SCAN (page|matched|expression|sample|counted|first|found|ended|\(subquery-\d+\)|CONSTANT ROW)( LEFT-JOIN)?$/,
    why: 'Rows of a subquery; its own plan is checked separately.',
  },
  {
    detail: /^SCAN (job|job_sample|company)_fts (EXISTS )?VIRTUAL TABLE INDEX \d+:=?M/,
    why: 'Posting lists of a MATCH.',
  },
  {
    detail: /^SCAN (facet_count|published_count)$/,
    sql: /iif\(\(SELECT version/,
    why: 'The counts of all jobs, read when the index has changed: a row for each value and each hour.',
  },
  { detail: /^SCAN age VIRTUAL TABLE/, why: 'Constants, a dozen at most.' },
  {
    detail: /^SCAN (json_each|one) VIRTUAL TABLE/,
    sql: /^WITH RECURSIVE first/,
    why: 'The tiers of a query with the ids of each, as many as the page.',
  },
  {
    detail: /^SCAN expression VIRTUAL TABLE/,
    sql: /^SELECT key AS at/,
    why: 'Some related occupations, or a word and its prefix.',
  },
  { detail: /^SCAN size VIRTUAL TABLE/, why: 'The word lengths of candidate corrections.' },
  { detail: /^SCAN spelled VIRTUAL TABLE/, why: 'The places of one job.' },
  { detail: /^SCAN fid VIRTUAL TABLE/, why: 'The fids of a query, a hundred at most.' },
  {
    detail: /^SCAN job_search$/,
    sql: /ORDER BY job_search\.id LIMIT/,
    why: 'Newest first, as far as the page reaches.',
  },
  {
    detail: /^SCAN job_search USING (COVERING )?INDEX job_search_by_(salary|end)$/,
    sql: /ORDER BY (salary_rank|ends_at)/,
    why: 'A sort: the index is walked in its order until the page is full.',
  },
  {
    detail: /^SCAN job_search USING INDEX job_search_outdated$/,
    why: 'Whether any job lacks words of this release: the first entry of an index that is empty but for a while after it.',
  },
  {
    detail: /^SCAN company USING INDEX company_by_name$/,
    sql: /ORDER BY company\.name/,
    why: 'All employers by name, as far as the page reaches.',
  },
  {
    detail: /^SCAN company USING INDEX company_by_jobs$/,
    sql: /ORDER BY company\.open_jobs DESC/,
    why: 'The employers with the most jobs, as far as the page reaches.',
  },
  { detail: /^SCAN company_count$/, why: 'How many employers there are: a row for each category.' },
  {
    detail: /^SCAN wanted VIRTUAL TABLE/,
    sql: /FROM json_each\(\?\) AS wanted/,
    why: 'The names in one text, each looked up.',
  },
];

/** Reads the query plan of each statement, one line per step. */
const readPlans = async (db: D1Database, statements: { sql: string; values: unknown[] }[]) => {
  const plans: { detail: string; sql: string }[] = [];
  for (const { sql, values } of statements) {
    const { results } = await db
      .prepare(`EXPLAIN QUERY PLAN ${sql}`)
      .bind(...values)
      .all<{ detail: string }>();
    plans.push(...results.map(({ detail }) => ({ detail, sql })));
  }
  return plans;
};

const COUNT = /SELECT count\(\*\) FROM job\s+WHERE/;

test('public routes neither scan all jobs nor sort all companies', async () => {
  const { db: real } = await createTestDatabase();
  await saveCompanies(real, [companyRecord()]);
  await saveJobs(real, [jobRecord('a', { title: 'Patent lawyer' }), jobRecord('b')]);
  const { db, statements } = recording(real);
  for (const parameters of [
    {},
    { q: 'lawyer' },
    { q: 'patnet lawyer' },
    { q: 'lawyer', workplace: 'remote', location: 'Berlin', country: 'DE', company: 'acme' },
    { category: 'legal', postedWithin: '7' },
    { salaryMin: '5', salaryMax: '9' },
    { q: 'lawyer', salaryMin: '5' },
    { fid: 'a,b' },
    { fid: 'a', q: 'lawyer', salaryMin: '5' },
    ...['salary', 'closing', 'newest'].flatMap((sort) => [{ sort }, { sort, q: 'lawyer' }]),
  ] as Record<string, string>[]) {
    await searchJobs(createBuiltInReader(db), v.parse(JobSearchQuerySchema, parameters), NOW);
  }
  const job = await findPlacedJob(createBuiltInReader(db), 'a', NOW);
  await similarJobs(createBuiltInReader(db), job as NonNullable<typeof job>, 4, NOW);
  expect((await Array.fromAsync(streamOpenJobs(db, {}, NOW))).map(({ fid }) => fid)).toEqual([
    'a',
    'b',
  ]);
  await listCompanyJobs(db, 'acme', { page: 1, perPage: 20 }, NOW);
  await findCompany(db, 'acme', NOW);
  for (const parameters of [
    { q: 'roc' },
    { category: 'software' },
    { category: 'software', sort: 'jobs' },
    {},
    { sort: 'jobs' },
  ]) {
    await searchCompanies(db, v.parse(CompanySearchQuerySchema, parameters), NOW);
  }

  await readRanges(db, 'jobs', NOW);
  await readRanges(db, 'companies', NOW);

  expect(statements.length).toBeGreaterThan(40);
  const plans = await readPlans(real, statements);
  const scans = plans.filter(({ detail }) => detail.startsWith('SCAN'));
  const allows = ({ detail, sql }: (typeof ALLOWED_SCANS)[0], scan: (typeof scans)[0]) =>
    detail.test(scan.detail) && (sql?.test(scan.sql) ?? true);
  expect(scans.filter((scan) => !ALLOWED_SCANS.some((one) => allows(one, scan)))).toEqual([]);
  expect(ALLOWED_SCANS.filter((one) => !scans.some((scan) => allows(one, scan)))).toEqual([]);

  // Without search words, listing employers needs no temporary sort, and counting an employer's
  // expired jobs reads only those jobs.
  const sorted = plans.filter(
    ({ sql }) => /FROM company\s.*ORDER BY/s.test(sql) && !/MATCH/.test(sql),
  );
  expect(sorted.length).toBeGreaterThan(3);
  expect(sorted.filter(({ detail }) => /TEMP B-TREE/.test(detail))).toEqual([]);
  const counts = plans.filter(({ detail, sql }) => /^SEARCH job /.test(detail) && COUNT.test(sql));
  expect(new Set(counts.map(({ detail }) => detail))).toEqual(
    new Set(['SEARCH job USING INDEX job_of_company_by_end (company_id=? AND valid_through<?)']),
  );
}, 60_000);

test('submitting a review and reading its versions does not scan other reviews’ versions', async () => {
  const { both, db: real, files, events } = await createTestDatabase();
  await saveCompanies(real, [companyRecord()]);
  await saveJobs(real, [jobRecord('open')]);
  const bindings = { ...both, FILES: files, EVENTS: events } as Bindings;
  const { id } = await insertTestApplication(bindings, { jobFid: 'open', submittedAt: NOW });
  const reviewer = { kind: 'client' as const, name: 'Grace', email: 'grace@example.com' };
  const grant = { reviewer, applicationIds: [id], blind: true, expiresAt: NOW + DAY_MS };
  const { grantId, reviewerId } = await issueGrant(bindings, grant, NOW);
  const caller = { ...grant, grantId, fields: [], reviewer: { ...reviewer, id: reviewerId } };
  const { db, statements } = recording(real);
  const sent = { version: 0, recommendation: 'yes' as const, attributes: [], comment: '' };
  const reviewId = (await real.prepare('SELECT id FROM review').first<string>('id')) ?? '';
  const recorded = { PEOPLE: db, EVENTS: events } as Bindings;
  await saveReview(recorded, caller, reviewId, { action: 'submit', ...sent }, NOW);
  expect((await findApplication(db, id))?.reviews[0]?.versions).toHaveLength(1);
  const versionStatements = statements.filter(({ sql }) => sql.includes('review_version'));
  expect(versionStatements).toHaveLength(2);
  const scans = (await readPlans(real, versionStatements)).filter(({ detail }) =>
    /^SCAN/.test(detail),
  );
  expect(scans.map(({ detail }) => detail).filter((detail) => !SMALL_LISTS.test(detail))).toEqual(
    [],
  );
});

/**
 * Scans that are always allowed: those of a grant's fields (`json_each`), and those of a subquery's
 * rows, because the subquery's own plan is checked separately.
 */
const SMALL_LISTS = /^SCAN (json_each VIRTUAL TABLE|\(subquery-\d+\)$)/;

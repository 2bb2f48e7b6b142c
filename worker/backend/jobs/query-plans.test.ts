import type { D1Database } from '@cloudflare/workers-types';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { JobSearchQuerySchema } from '../../../src/contracts/job.ts';
import { createTestDatabase } from '../../../tests/support/database.ts';
import { findCompany, searchCompanies } from '../companies/repository.ts';
import { saveCompanies } from '../companies/save-companies.ts';
import { findJob, listCompanyJobs, similarJobs, streamOpenJobs } from './repository.ts';
import { saveJobs } from './save-jobs.ts';
import { searchJobs } from './search/search-jobs.ts';
import { companyRecord, jobRecord, NOW } from './test-records.ts';

/** A database that keeps every statement with its values. */
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

test('no public route reads all jobs or sorts all companies', async () => {
  const { db: real, dispose } = await createTestDatabase();
  try {
    await saveCompanies(real, [companyRecord()]);
    await saveJobs(real, [jobRecord('a', { title: 'Patent lawyer' }), jobRecord('b')]);
    const { db, statements } = recording(real);
    for (const parameters of <Record<string, string>[]>[
      {},
      { q: 'lawyer' },
      { q: 'patnet lawyer' },
      { q: 'lawyer', workplace: 'remote', location: 'Berlin', country: 'DE', company: 'acme' },
      { category: 'legal', postedWithin: '7' },
      { salaryMin: '5', salaryMax: '9' },
      { q: 'lawyer', salaryMin: '5' },
      ...['salary', 'closing', 'newest'].flatMap((sort) => [{ sort }, { sort, q: 'lawyer' }]),
    ]) {
      await searchJobs(db, v.parse(JobSearchQuerySchema, parameters), NOW);
    }
    const job = await findJob(db, 'a', NOW);
    await similarJobs(db, job as NonNullable<typeof job>, 4, NOW);
    for await (const light of streamOpenJobs(db, {}, NOW)) expect(light.fid).toBeTruthy();
    const paging = { page: 1, perPage: 20 };
    await listCompanyJobs(db, 'acme', paging, NOW);
    await findCompany(db, 'acme', NOW);
    await searchCompanies(db, { q: 'roc', category: '', ...paging }, NOW);
    await searchCompanies(db, { q: '', category: 'software', ...paging }, NOW);
    await searchCompanies(db, { q: '', category: '', ...paging }, NOW);

    expect(statements.length).toBeGreaterThan(40);
    const plans = new Set<string>();
    for (const { sql, values } of statements) {
      const { results } = await real
        .prepare(`EXPLAIN QUERY PLAN ${sql}`)
        .bind(...values)
        .all<{ detail: string }>();
      for (const { detail } of results) plans.add(detail);
    }
    // A list of all companies by name walks the index of names, as far as the page.
    const scans = [...plans].filter((detail) => /^SCAN (job|company)\b/.test(detail));
    expect(scans.filter((detail) => !/^SCAN company USING (COVERING )?INDEX/.test(detail))).toEqual(
      [],
    );
    expect([...plans].some((detail) => /^SEARCH job\b/.test(detail))).toBe(true);
  } finally {
    await dispose();
  }
}, 60_000);

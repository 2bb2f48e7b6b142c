import { expect, test } from 'vitest';
import { CACHES, type CacheName } from './cache-entries.ts';

const AT = 1_800_000_000_000;
const JOB = {
  fid: 'a1',
  path: '/acme/a1/cutter',
  title: 'Cutter',
  employer: '',
  place: '',
  workplace: 'remote',
  excerpt: '',
};
const COMPANY = { path: '/companies/acme', name: 'Acme', place: '', summary: '' };

const GOOD: Record<CacheName, Record<string, unknown>> = {
  Jobs: { key: '/jobs', at: AT, jobs: [JOB] },
  EnumDetails: { key: '', at: AT, enums: { workplace: [{ value: 'remote', label: 'Remote' }] } },
  Companies: { key: '/companies', at: AT, companies: [COMPANY] },
  CompanyJobs: { key: 'acme?page=1', at: AT, id: 'acme', page: 1, jobs: [JOB] },
  resume_urls: { key: 'a1', at: AT, url: '/misc/resumes/x' },
};
const names = Object.keys(GOOD) as CacheName[];

test.each(names)('%s accepts only entries of its own type', (name) => {
  expect(CACHES[name](GOOD[name])).toBe(true);
  for (const other of names.filter((one) => one !== name)) {
    // A `CompanyJobs` entry has the same shape as a `Jobs` entry.
    const isAlike = name === 'Jobs' && other === 'CompanyJobs';
    const isAlso = name === 'CompanyJobs' && other === 'Jobs';
    expect(CACHES[name](GOOD[other]), other).toBe(isAlike || isAlso);
  }
  for (const none of [null, 5, 'x', [], {}, { ...GOOD[name], key: 1 }]) {
    expect(CACHES[name](none)).toBe(false);
  }
});

test.each(names)('an entry’s timestamp must be a valid date in %s', (name) => {
  for (const at of [0, AT, 8.64e15])
    expect(CACHES[name]({ ...GOOD[name], at }), `${at}`).toBe(true);
  for (const at of [1e300, Number.NaN, '1', null, undefined]) {
    expect(CACHES[name]({ ...GOOD[name], at }), `${at}`).toBe(false);
  }
});

test('rejects paths that lead to other sites', () => {
  const ways = ['//evil.example', '/\\evil.example', '/\t/evil.example', '/\n//evil.example/x'];
  for (const path of [...ways, 'https://evil.example', 'javascript:alert(1)', '', 5, null]) {
    expect(CACHES.Jobs({ ...GOOD.Jobs, jobs: [{ ...JOB, path }] }), `${path}`).toBe(false);
    const companies = [{ ...COMPANY, path }];
    expect(CACHES.Companies({ ...GOOD.Companies, companies }), `${path}`).toBe(false);
    expect(CACHES.resume_urls({ ...GOOD.resume_urls, url: path }), `${path}`).toBe(false);
  }
});

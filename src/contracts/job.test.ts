import { expect, test } from 'vitest';
import { DAY_MS, jobRecord, NOW } from '../../tests/support/records.ts';
import { createApiClient } from '../lib/api/client.ts';
import { formatSalary } from '../lib/format.ts';
import { jobPosting } from '../lib/structured-data/job-posting.ts';
import { getJob } from './endpoints.ts';
import type { Job } from './job.ts';

const { companySlug, ...record } = jobRecord('a1');
const JOB = {
  ...record,
  path: `/${companySlug}/a1/gardener`,
  company: { id: 'acme', slug: 'acme', name: 'Acme', logoUrl: '/acme.svg' },
  descriptionPlain: 'We are looking for somebody good.',
  excerpt: '',
  salaryMin: 10,
  salaryCurrency: 'EUR',
  salaryTimeframe: 'per_hour',
  publishedAt: new Date(NOW - DAY_MS).toISOString(),
  updatedAt: new Date(NOW - DAY_MS).toISOString(),
  similar: [],
};

/** The job as an outside API gives it, as pages get it. */
const asked = async (changes: object): Promise<Job> => {
  const client = createApiClient({
    base: 'https://api.example/',
    fetch: async () => Response.json({ data: { ...JOB, ...changes } }),
  });
  return (await client.call(getJob, { params: { id: 'a1' } })).data;
};
const SITE = { url: 'https://jobs.example', name: 'Rolecall' };

test('a job with what an API should say is shown with it', async () => {
  const job = await asked({});
  expect(formatSalary(job)).toContain('10');
  expect(jobPosting(job, 'Acme', SITE, NOW)).toMatchObject({
    hiringOrganization: { logo: 'https://jobs.example/acme.svg' },
    baseSalary: { currency: 'EUR' },
  });
});

test.each(['euro', 'EU', '', 'eur', '€'])(
  'an amount of “%s” is not shown',
  async (salaryCurrency) => {
    const job = await asked({ salaryCurrency });
    expect(formatSalary(job)).toBeUndefined();
    expect(jobPosting(job, 'Acme', SITE, NOW)?.baseSalary).toBeUndefined();
  },
);

test.each(['https://', 'http://[', '//', 'javascript:alert(1)', ''])(
  'a logo at “%s” is none',
  async (logoUrl) => {
    const job = await asked({ company: { ...JOB.company, logoUrl } });
    expect(job.company).toMatchObject({ name: 'Acme', logoUrl: null });
    expect(jobPosting(job, 'Acme', SITE, NOW)?.hiringOrganization).not.toHaveProperty('logo');
  },
);

test.each([
  { publishedAt: 'soon' },
  { updatedAt: '' },
  { validThrough: '2026-13-01' },
  { closedAt: '20260101' },
])('a day that there is not, %j, is no answer', async (changes) => {
  await expect(asked(changes)).rejects.toMatchObject({ status: 502 });
});

import { expect, test } from 'vitest';
import { DAY_MS, jobRecord, NOW } from '../../tests/support/records.ts';
import { createApiClient } from '../lib/api/client.ts';
import { jobPosting } from '../lib/structured-data/job-posting.ts';
import { formatSalary } from '../lib/words/format.ts';
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

/** The job that the client parses from an external API's response. */
const fetchParsedJob = async (changes: object): Promise<Job> => {
  const client = createApiClient({
    base: 'https://api.example/',
    fetch: async () => Response.json({ data: { ...JOB, ...changes } }),
  });
  return (await client.call(getJob, { params: { id: 'a1' } })).data;
};
const SITE = { url: 'https://jobs.example', name: 'Rolecall' };

test('shows every fact about a job from an external API', async () => {
  const job = await fetchParsedJob({});
  expect(formatSalary(job)).toContain('10');
  expect(jobPosting(job, 'Acme', SITE, NOW)).toMatchObject({
    hiringOrganization: { logo: 'https://jobs.example/acme.svg' },
    baseSalary: { currency: 'EUR' },
  });
});

test.each([
  ...['euro', 'EU', '', 'eur', '€'].map((salaryCurrency) => ({ salaryCurrency })),
  { salaryTimeframe: null },
])('omits pay with %j, but still renders the job’s structured data', async (changes) => {
  const job = await fetchParsedJob({ ...changes, salaryMax: 5 });
  expect(formatSalary(job)).toBeUndefined();
  const posting = jobPosting(job, 'Acme', SITE, NOW);
  expect(posting).toMatchObject({ '@type': 'JobPosting', title: job.title });
  expect(posting).not.toHaveProperty('baseSalary');
});

test('the page and its structured data round cents in the same way', async () => {
  const job = await fetchParsedJob({ salaryMin: 15.504, salaryMax: 18 });
  expect(formatSalary(job)).toBe('€15.50 – €18 per hour');
  expect(jobPosting(job, 'Acme', SITE, NOW)).toMatchObject({
    baseSalary: { value: { minValue: 15.5, maxValue: 18 } },
  });
});

test('a deadline given as a day without a time expires at the end of that day', async () => {
  const noon = new Date(NOW).toISOString();
  const job = await fetchParsedJob({
    validThrough: noon.slice(0, 10),
    publishedAt: noon.slice(0, 10),
  });
  expect(jobPosting(job, 'Acme', SITE, NOW)).toMatchObject({
    datePosted: '2026-11-16',
    validThrough: '2026-11-16T23:59:59Z',
  });
  expect((await fetchParsedJob({ validThrough: noon })).validThrough).toBe(noon);
});

test.each(['UK', 'EU', 'UN', 'ZZ', 'SU', 'XA', 'XK', 'de'])(
  '%s is not accepted as a country code',
  async (countryCode) => {
    const job = await fetchParsedJob({
      locations: [{ displayName: 'Here', countryCode, region: null }],
    });
    expect(jobPosting(job, 'Acme', SITE, NOW)).toBeUndefined();
  },
);

test.each(['https://', 'http://[', '//', 'javascript:alert(1)', ''])(
  'a logo URL of “%s” is dropped',
  async (logoUrl) => {
    const job = await fetchParsedJob({ company: { ...JOB.company, logoUrl } });
    expect(job.company).toMatchObject({ name: 'Acme', logoUrl: null });
    expect(jobPosting(job, 'Acme', SITE, NOW)?.hiringOrganization).not.toHaveProperty('logo');
  },
);

test.each([
  { publishedAt: 'soon' },
  { updatedAt: '' },
  { validThrough: '2026-13-01' },
  { validThrough: '2026-02-31' },
  { publishedAt: '2026-02-29T12:00:00Z' },
  { publishedAt: '2026-02-28 (x)' },
  { closedAt: '20260101' },
])('a response with an invalid date is rejected: %j', async (changes) => {
  await expect(fetchParsedJob(changes)).rejects.toMatchObject({ status: 502 });
});

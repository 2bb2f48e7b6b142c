import { expect, test } from 'vitest';
import {
  paragraph,
  text as textNode,
  writeMarkdown,
} from '../../../worker/feeds/markdown/nodes.ts';
import { writeJob } from '../../../worker/feeds/markdown/write-pages.ts';
import type { Job } from '../../contracts/job.ts';
import { jobFacts } from './job-facts.ts';

const GERMANY = { countryCode: 'DE', region: null };
const JOB = {
  status: 'open',
  path: '/acme/a1/gardener',
  title: 'Gardener',
  descriptionHtml: '<p>Grow roses.</p>',
  workplace: 'remote',
  employmentType: 'full_time',
  seniority: 'mid_level',
  locations: [
    { displayName: 'Berlin', ...GERMANY },
    { displayName: 'Bonn, Germany', ...GERMANY },
    { displayName: 'Germany', ...GERMANY },
  ],
  remoteCountryCodes: ['DE', 'FR', 'CH'],
  salaryMin: 10,
  salaryMax: null,
  salaryCurrency: 'EUR',
  salaryTimeframe: 'per_hour',
  vacancies: 4,
  publishedAt: '2026-11-16T12:00:00.000Z',
  validThrough: '2026-12-24T23:59:59.000Z',
  requisitionId: 'R-9',
  skills: ['Roses'],
} as unknown as Job;

test('lists every place and country, and omits facts that are not stated', () => {
  expect(jobFacts(JOB)).toEqual({
    Salary: expect.stringMatching(/10.* per hour$/),
    Place: 'Berlin, Germany; Bonn, Germany; Germany',
    Workplace: 'Remote',
    'Work from': 'Germany, France, Switzerland',
    Employment: 'Full time',
    Level: 'Mid level',
    Openings: '4 openings',
    Published: '16 November 2026',
    'Apply by': '24 December 2026',
    Reference: 'R-9',
  });
  const bare = { salaryMin: null, vacancies: 1, validThrough: null, requisitionId: null };
  expect(Object.keys(jobFacts({ ...JOB, ...bare, locations: [] }))).toEqual([
    ...['Place', 'Workplace', 'Employment', 'Level', 'Published'],
  ]);
  expect(jobFacts({ ...JOB, locations: [] }).Place).toBe('Germany, France, Switzerland');
  expect(jobFacts({ ...JOB, locations: [], remoteCountryCodes: [] }).Place).toBe('Anywhere');
  expect(jobFacts({ ...JOB, workplace: 'hybrid' })['Work from']).toBeUndefined();
  expect(jobFacts({ ...JOB, status: 'closed' })['Apply by']).toBeUndefined();
});

test('a job without pay or without a range of it says why, if there is a reason', () => {
  const job = { ...JOB, payReason: 'By <b>agreement</b>.' };
  expect(jobFacts({ ...job, salaryMax: 64_000 }).Pay).toBeUndefined();
  // One limit is no range (`findEuPayProblem`), so the reason is what allows the job to be open.
  expect(jobFacts(job)).toMatchObject({
    Salary: 'From €10 per hour',
    Pay: 'Range not stated: By <b>agreement</b>.',
  });
  const unpaid = { ...job, salaryMin: null };
  expect(Object.entries(jobFacts(unpaid))[0]).toEqual(['Pay', 'Not stated: By <b>agreement</b>.']);
  const markdown = writeJob({ job: unpaid, employer: 'Acme' }, 'https://jobs.example');
  expect(markdown).toContain('Not stated: By \\<b>agreement\\</b>.');
});

test('the job’s Markdown contains every fact', () => {
  const lines = writeJob({ job: JOB, employer: 'Acme' }, 'https://jobs.example').split('\n');
  for (const [name, text] of Object.entries(jobFacts(JOB))) {
    expect(lines).toContain(`- **${name}:** ${writeMarkdown([paragraph(textNode(text))]).trim()}`);
  }
});

import * as v from 'valibot';
import { expect, test } from 'vitest';
import { JobSearchQuerySchema } from '../contracts/job.ts';
import { queryRecord } from '../lib/query.ts';
import { companiesPath, companyPath, jobPath, jobsPath } from './hrefs.ts';

const job = { fid: 'f1', slug: 'gardener', companySlug: 'acme' } as const;

test('a job’s path contains the employer’s slug only if the employer’s name is public', () => {
  expect(jobPath({ ...job, employerVisibility: 'named' })).toBe('/acme/f1/gardener');
  expect(jobPath({ ...job, employerVisibility: 'anonymous' })).toBe('/confidential/f1/gardener');
  expect(jobPath({ ...job, employerVisibility: 'agency' })).toBe('/agency/f1/gardener');
  expect(jobPath({ ...job, employerVisibility: 'named', companySlug: null })).toBe(
    '/confidential/f1/gardener',
  );
});

test('a company’s id always occupies a single path segment', () => {
  expect(companyPath('acme')).toBe('/companies/acme');
  expect(companyPath('../a b?c')).toBe('/companies/..%2Fa%20b%3Fc');
});

test('a list has a single URL, without default or empty values', () => {
  expect(jobsPath()).toBe('/jobs');
  expect(jobsPath({ page: 1, perPage: 20, q: '', location: [], sort: null })).toBe('/jobs');
  expect(jobsPath({ page: 2, q: 'c++ & c#', workplace: ['remote', 'hybrid'] })).toBe(
    '/jobs?q=c%2B%2B+%26+c%23&workplace=remote%2Chybrid&page=2',
  );
  expect(companiesPath({ q: 'acme', page: '1' })).toBe('/companies?q=acme');
});

test('parsing a search’s URL returns the same search', () => {
  const query = v.parse(JobSearchQuerySchema, {
    q: 'c++ & more',
    location: 'Portland, Oregon,Berlin',
    country: 'DE,FR',
    salaryMin: '1000',
    postedWithin: '7',
    sort: 'salary',
    page: '3',
  });
  expect(query.location).toEqual(['Portland, Oregon', 'Berlin']);
  const { search } = new URL(jobsPath(query), 'https://site.example');
  expect(v.parse(JobSearchQuerySchema, queryRecord(search))).toEqual(query);
});

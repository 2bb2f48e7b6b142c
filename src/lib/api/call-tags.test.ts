import { expect, test } from 'vitest';
import * as endpoints from '../../contracts/endpoints.ts';
import type { Job } from '../../contracts/job.ts';
import { endsOfAnswer, tagsOfAnswer, tagsOfCall } from './call-tags.ts';

const publicReads = Object.values(endpoints).filter(
  ({ method, auth }) => method === 'GET' && auth === 'public',
);

test('every call that a public page may make has a tag', () => {
  for (const endpoint of publicReads) {
    const tags = tagsOfCall(endpoint, { id: 'a' });
    expect([endpoint.path, tags.length]).toEqual([endpoint.path, 1]);
  }
  expect(tagsOfCall(endpoints.getCandidate)).toEqual([]);
});

test('a record of its own is named in a form that the header of tags can hold', () => {
  expect(tagsOfCall(endpoints.getJob, { id: 'a1,b é' })).toEqual(['job:a1%2Cb%20%C3%A9']);
  expect(tagsOfCall(endpoints.listEmployerJobs, { id: 'acme' })).toEqual(['company:acme']);
});

const DAY_MS = 24 * 60 * 60 * 1000;
const job = {
  company: { slug: 'acme' },
  category: 'data',
  validThrough: '2026-01-02T00:00:00.000Z',
  closedAt: '2026-01-01T00:00:00.000Z',
  similar: [
    { fid: 'b2', company: { slug: 'bolt' }, validThrough: null },
    { fid: 'c3', company: null, validThrough: '2026-01-05T00:00:00.000Z' },
  ],
} as unknown as Job;

test('a job’s page hangs on its employer, the jobs that it shows, and those that could join them', () => {
  expect(tagsOfAnswer(endpoints.getJob, { data: job })).toEqual([
    'company:acme',
    'category:data',
    'job:b2',
    'company:bolt',
    'job:c3',
  ]);
});

test('jobs end, and closed ones are gone a month later', () => {
  const first = Date.parse('2026-01-01');
  expect(endsOfAnswer(endpoints.getJob, { data: job })).toEqual([
    first + DAY_MS,
    first + 30 * DAY_MS,
    first + 4 * DAY_MS,
  ]);
  expect(endsOfAnswer(endpoints.searchJobs, { data: [job] })).toEqual([first + DAY_MS]);
  expect(endsOfAnswer(endpoints.getEnums, { data: {} })).toEqual([]);
});

import { expect, test } from 'vitest';
import type { Endpoint } from '../../contracts/endpoints.ts';
import * as endpoints from '../../contracts/endpoints.ts';
import type { Job } from '../../contracts/job.ts';
import { listCallTags, listResponseEnds, listResponseTags } from './call-tags.ts';

test('a record’s cache tag is encoded for the tag header', () => {
  expect(listCallTags(endpoints.getJob, { id: 'a1,b é' })).toEqual(['job-a1%2Cb%20%C3%A9']);
  expect(listCallTags(endpoints.getEmployer, { id: 'acme' })).toEqual(['company-acme']);
  expect(listCallTags(endpoints.listEmployerJobs, { id: 'acme' })).toEqual(['company-acme']);
  // A search has no tags of its own, so it is never purged by tag; it only expires.
  expect(listCallTags(endpoints.searchJobs)).toEqual([]);
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

test('pages depend on the jobs and employers that they show', () => {
  expect(listResponseTags(endpoints.getJob, { data: job })).toEqual([
    'named-acme',
    'shown-b2',
    'named-bolt',
    'shown-c3',
  ]);
  for (const list of [endpoints.searchJobs, endpoints.listEmployerJobs]) {
    expect(listResponseTags(list, { data: job.similar })).toEqual(['shown-b2', 'shown-c3']);
  }
});

test('a page expires when a job closes, and when a closed job disappears 30 days later', () => {
  const first = Date.parse('2026-01-01');
  expect(listResponseEnds(endpoints.getJob, { data: job })).toEqual([
    first + DAY_MS,
    first + 30 * DAY_MS,
    first + 4 * DAY_MS,
  ]);
  expect(listResponseEnds(endpoints.searchJobs, { data: [job] })).toEqual([first + DAY_MS]);
  expect(listResponseEnds(endpoints.getEnums, { data: {} })).toEqual([]);
});

/**
 * Whether a call returns a list of jobs with the field that determines when each job disappears.
 */
const listsJobs = ({ answer, produces }: Endpoint): boolean => {
  const { data } =
    (answer as { entries?: { data?: { item?: { entries?: object } } } }).entries ?? {};
  const fields = data?.item?.entries ?? {};
  return produces === 'json' && 'fid' in fields && 'validThrough' in fields;
};

test('every public call that lists jobs adds the tags of those jobs to its page', () => {
  const lists = Object.values(endpoints).filter(
    (endpoint) => endpoint.auth === 'public' && listsJobs(endpoint),
  );
  expect(lists).toContain(endpoints.searchJobs);
  for (const endpoint of lists) {
    expect([endpoint.path, listResponseTags(endpoint, { data: job.similar })]).toEqual([
      endpoint.path,
      ['shown-b2', 'shown-c3'],
    ]);
  }
});

import { beforeEach, expect, test } from 'vitest';
import { companyRecord, DAY_MS, jobRecord, NOW } from '../../tests/support/records.ts';
import { createContext } from '../../tests/support/request-context.ts';
import { database } from '../../tests/support/test-database.ts';
import { saveCompanies } from '../backend/companies/save-companies.ts';
import { saveJobs } from '../backend/jobs/save-jobs.ts';
import { rotateKeys } from '../backend/signed-links/rotate-keys.ts';
import { signUntil } from '../backend/signed-links/signed-value.ts';
import type { Bindings } from '../env.ts';
import { asJobDraft, findLinkedDraft } from './job-draft.ts';

const bindings = { ...database.both, RATE_LIMITS: 'off' } as unknown as Bindings;
const draft = (fid: string) => jobRecord(fid, { status: 'draft', publishedAt: null });
beforeEach(async () => {
  await saveCompanies(database.db, [companyRecord()], NOW);
  await saveJobs(database.db, [
    draft('draft'),
    draft('other'),
    jobRecord('late', { status: 'draft', validThrough: NOW - 1 }),
    jobRecord('hidden', { status: 'draft', employerVisibility: 'anonymous' }),
    jobRecord('open'),
    jobRecord('gone', { status: 'archived' }),
  ]);
});

const until = NOW + DAY_MS;
const signFor = (fid: string, purpose: 'job-preview' | 'reviewer-link' = 'job-preview') =>
  signUntil(database.both.PEOPLE, { purpose, subject: fid }, { until, now: NOW });
const find = (path: string, now = NOW) =>
  findLinkedDraft(createContext(new Request(`https://site.example${path}`), bindings), now);

test('a valid link shows the draft as the open job that it would be', async () => {
  const found = await find(`/acme/draft/gardener?draft=${await signFor('draft')}`);
  expect(found).toMatchObject({
    until,
    job: { fid: 'draft', status: 'open', closedAt: null, publishedAt: '2026-11-16T12:00:00.000Z' },
  });
  const late = await find(`/acme/late/gardener?draft=${await signFor('late')}`);
  expect(late?.job).toMatchObject({ status: 'open', closedAt: null });
});

test('the draft of a hidden employer does not reveal the employer', async () => {
  const found = await find(`/confidential/hidden/x?draft=${await signFor('hidden')}`);
  expect(found?.job).toMatchObject({ fid: 'hidden', company: null });
  expect(JSON.stringify(found)).not.toMatch(/acme/i);
});

test('a link ends after its time, and when its key is revoked', async () => {
  const path = `/acme/draft/gardener?draft=${await signFor('draft')}`;
  expect(await find(path, until - 1)).toBeDefined();
  expect(await find(path, until)).toBeUndefined();
  await rotateKeys(database.both.PEOPLE, ['job-preview'], NOW);
  expect(await find(path)).toBeDefined();
});

test('without a valid link to that draft, there is none', async () => {
  const value = await signFor('draft');
  for (const path of [
    '/acme/draft/gardener',
    '/acme/draft/gardener?draft=',
    '/acme/draft/gardener?draft=x',
    `/acme/draft/gardener?draft=${value.slice(0, -1)}${value.endsWith('A') ? 'E' : 'A'}`,
    `/acme/draft/gardener?draft=9${value}`,
    `/acme/other/gardener?draft=${value}`,
    `/acme/draft/gardener?draft=${await signFor('draft', 'reviewer-link')}`,
    `/acme/open/gardener?draft=${await signFor('open')}`,
    `/acme/gone/gardener?draft=${await signFor('gone')}`,
    `/acme/none/gardener?draft=${await signFor('none')}`,
    `/acme/draft/gardener.md?draft=${value}`,
    `/RSC/R/acme/draft/gardener.txt?draft=${value}`,
    `/misc/jobs/draft?draft=${value}`,
  ]) {
    expect(await find(path), path).toBeUndefined();
  }
});

test('the page of a draft is neither cached nor indexed, and its URL is sent to no other site', () => {
  const headers = new Headers({ 'cache-control': 'public, max-age=60' });
  const page = asJobDraft({ status: 200, headers, body: 'page' });
  expect(Object.fromEntries(page.headers)).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  });
});

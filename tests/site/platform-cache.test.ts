import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { DirectWorker } from '../support/direct-worker.ts';
import { createPlatformCache } from '../support/platform-site.ts';
import { askSite } from '../support/site-database.ts';
import { copyState } from '../support/test-site.ts';

/* The built site behind a cache that is not its own, as on the platform: what it says to that, and what a deploy costs. */

const PERSON = { 'user-agent': 'Mozilla/5.0 (X11; Linux) Firefox/140.0', accept: 'text/html' };
const KNOWN_PAGES = 100;

const platform = createPlatformCache();
const state = copyState();
const options = {
  config: inject('site').config,
  persistTo: join(state, 'v3'),
  variables: { SITE_URL: 'http://localhost:8787' },
};
let site: DirectWorker;
beforeAll(async () => {
  site = await platform.deploy(options);
}, 60_000);
afterAll(async () => {
  await site?.stop();
  rmSync(state, { recursive: true, force: true });
});

const visit = async (path: string) => {
  const answer = await fetch(site.url + path, { headers: PERSON, redirect: 'manual' });
  const html = await answer.text();
  expect([path, answer.status]).toEqual([path, 200]);
  return { from: answer.headers.get('cf-cache-status'), html };
};

const listJobs = async (): Promise<{ fid: string; path: string }[]> => {
  const { data } = await (await fetch(`${site.url}/misc/jobs?perPage=${KNOWN_PAGES}`)).json();
  // A hidden employer's job does not open where it stood before.
  return data.filter((job: { company: object | null }) => job.company);
};

const call = async (path: string, body: object) => {
  const answer = await fetch(`${site.url}/ops/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect([path, answer.ok]).toEqual([path, true]);
};

/** What the visits cost the worker. */
const costOf = async (work: () => Promise<unknown>) => {
  const before = { ...platform.counts };
  await work();
  return {
    rendered: platform.counts.rendered - before.rendered,
    confirmed: platform.counts.confirmed - before.confirmed,
  };
};

const visitAll = async (paths: readonly string[]) => {
  for (const path of paths) await visit(path);
};

test('a page is rendered once, and a page of the cache that grows old is confirmed, not rendered', async () => {
  expect((await visit('/about')).from).toBe('MISS');
  expect((await visit('/about')).from).toBe('HIT');
  const [job] = await listJobs();
  const paths = ['/', '/jobs', '/companies', '/blog', job?.path ?? ''];
  await visitAll(paths);
  platform.aheadMs += 2 * 60 * 60 * 1_000;
  expect(await costOf(() => visitAll(paths))).toEqual({ rendered: 0, confirmed: 5 });
  expect((await visit('/jobs')).from).toBe('HIT');
});

test('a job that closes is gone at once; one that opens is in lists at the second visit', async () => {
  const [job] = await listJobs();
  if (!job) throw new Error('There is no job.');
  await visitAll(['/jobs', job.path]);
  await call('jobs/moves', { fids: [job.fid], to: 'closed' });
  const closed = await visit('/jobs');
  expect([closed.from, closed.html.includes(job.path)]).toEqual(['MISS', false]);
  expect((await visit(job.path)).html).toContain('Closed on');

  await call('jobs/moves', { fids: [job.fid], to: 'open' });
  expect((await visit(job.path)).html).not.toContain('Closed on');
  expect((await visit('/jobs')).from).toBe('UPDATING');
  await platform.settled();
  const list = await visit('/jobs');
  expect([list.from, list.html.includes(job.path)]).toEqual(['HIT', true]);
});

test('a deploy that changes nothing renders none of 100 known pages', async () => {
  const paths = [
    ...['/', '/jobs', '/companies', '/blog', '/about', '/contact', '/all-jobs'],
    ...Array.from({ length: 40 }, (_, i) => `/jobs?page=${i + 2}&perPage=10`),
    ...(await listJobs()).map(({ path }) => path),
  ].slice(0, KNOWN_PAGES);
  expect(paths).toHaveLength(KNOWN_PAGES);
  await visitAll(paths);
  await site.stop();
  site = await platform.deploy(options);
  expect(await costOf(() => visitAll(paths))).toEqual({ rendered: 0, confirmed: 0 });
  // Nor when they have grown old.
  platform.aheadMs += 2 * 60 * 60 * 1_000;
  expect(await costOf(() => visitAll(paths))).toEqual({ rendered: 0, confirmed: KNOWN_PAGES });
}, 60_000);

test('a deploy with another setting renders anew', async () => {
  await visitAll(['/about', '/jobs']);
  await site.stop();
  site = await platform.deploy({
    ...options,
    variables: { ...options.variables, SERVICE_WORKER: 'off' },
  });
  expect(await costOf(() => visitAll(['/about', '/jobs']))).toEqual({ rendered: 2, confirmed: 0 });
});

test('the tag of a hidden employer’s job says nothing of other jobs', async () => {
  const [hidden] = askSite(
    state,
    "SELECT fid FROM job WHERE status = 'open' AND employer_visibility = 'anonymous' LIMIT 1",
  ) as { fid: string }[];
  const answer = await fetch(`${site.url}/x/${hidden?.fid}/x`, { headers: PERSON });
  const named = answer.headers.get('etag')?.match(/job:[\w-]+/g) ?? [];
  const html = await answer.text();
  for (const name of named) expect(html).toContain(name.slice('job:'.length));
});

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { DirectWorker } from '../support/direct-worker.ts';
import { createPlatformCache } from '../support/platform-site.ts';
import { querySite } from '../support/query-site.ts';
import { copyState } from '../support/test-site.ts';

/*
 * The built site behind a cache like the platform's. Tests the headers that the site sends to that
 * cache, and which pages are rendered again after a deployment.
 */

const PERSON = { 'user-agent': 'Mozilla/5.0 (X11; Linux) Firefox/140.0', accept: 'text/html' };
const RECENT_PAGES = 100;
/** The time after which every cached page is revalidated before it is sent. */
const PAGES_LAST_MS = 50 * 60 * 60 * 1_000;

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
  const response = await fetch(site.url + path, { headers: PERSON, redirect: 'manual' });
  const html = await response.text();
  expect([path, response.status]).toEqual([path, 200]);
  return { from: response.headers.get('cf-cache-status'), html };
};

const listJobs = async (): Promise<{ fid: string; path: string }[]> => {
  const { data } = await (await fetch(`${site.url}/misc/jobs?perPage=${RECENT_PAGES}`)).json();
  // Leaves out jobs from hidden employers, because their paths have changed.
  return data.filter((job: { company: object | null }) => job.company);
};

const call = async (path: string, body: object) => {
  const response = await fetch(`${site.url}/ops/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect([path, response.ok]).toEqual([path, true]);
};

/** Counts the pages that the worker renders, or confirms as still valid, during the visits. */
const countWork = async (work: () => Promise<unknown>) => {
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

test('a page is rendered once, and an expired cache entry is revalidated instead of being rendered again', async () => {
  expect((await visit('/about')).from).toBe('MISS');
  expect((await visit('/about')).from).toBe('HIT');
  const [job] = await listJobs();
  const paths = ['/', '/jobs', '/companies', '/blog', job?.path ?? ''];
  await visitAll(paths);
  platform.aheadMs += PAGES_LAST_MS;
  expect(await countWork(() => visitAll(paths))).toEqual({ rendered: 0, confirmed: 5 });
  expect((await visit('/jobs')).from).toBe('HIT');
});

/** Finds a job, a page that lists it as a similar job, and pages that do not mention it. */
const findJobs = async () => {
  const jobs = await listJobs();
  const html = new Map<string, string>();
  for (const { path } of jobs.slice(0, 40)) html.set(path, (await visit(path)).html);
  for (const job of jobs) {
    const others = [...html].filter(([path]) => path !== job.path);
    const [beside] = others.find(([, text]) => text.includes(job.path)) ?? [];
    const apart = others.filter(([, text]) => !text.includes(job.path)).map(([path]) => path);
    if (beside && html.has(job.path)) return { job, beside, apart };
  }
  throw new Error('No job is listed among the similar jobs of another.');
};

test('a closed job disappears everywhere immediately; a newly opened job appears in lists after a minute', async () => {
  const { job, beside, apart } = await findJobs();
  const naming = ['/jobs?perPage=100', job.path, beside];
  await visitAll(naming);
  await platform.passMinute();
  await call('jobs/moves', { fids: [job.fid], to: 'closed' });
  for (const path of naming) {
    const { from, html } = await visit(path);
    expect([path, from]).toEqual([path, 'MISS']);
    expect(html.includes(`href="${job.path}"`), path).toBe(false);
  }
  expect((await visit(job.path)).html).toContain('Closed on');
  expect(await countWork(() => visitAll(apart))).toEqual({ rendered: 0, confirmed: 0 });

  await platform.passMinute();
  await call('jobs/moves', { fids: [job.fid], to: 'open' });
  expect((await visit(job.path)).html).not.toContain('Closed on');
  expect((await visit('/jobs?perPage=100')).from).toBe('HIT');
  platform.aheadMs += 61_000;
  expect((await visit('/jobs?perPage=100')).from).toBe('UPDATING');
  await platform.settled();
  const list = await visit('/jobs?perPage=100');
  expect([list.from, list.html.includes(job.path)]).toEqual(['HIT', true]);
});

const importJobs = async (records: readonly object[]) => {
  const response = await fetch(`${site.url}/ops/imports`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  const { data } = await response.json();
  const rows = records.map((record, i) => ({ at: `line ${i + 1}`, record }));
  await call(`imports/${data.id}/rows`, { kind: 'job', rows });
  await call(`imports/${data.id}/apply`, {});
};

test('an import purges only its own jobs’ pages, and purges them immediately', async () => {
  const record = {
    ...{ company: 'quillfeather', status: 'open', category: 'operations', workplace: 'on_site' },
    ...{ employmentType: 'full_time', seniority: 'senior' },
    locations: [{ displayName: 'Berlin', countryCode: 'DE' }],
  };
  const fids = ['own0', 'own1', 'own2'];
  const edition = (text: string) =>
    importJobs(
      fids.map((fid) => ({
        ...{ ...record, fid, title: `Keeper ${fid}` },
        descriptionHtml: `<p>${text}</p>`,
      })),
    );
  await edition('The first edition.');
  const own = fids.map((fid) => `/quillfeather/${fid}/keeper-${fid}`);
  const others = ['/jobs', '/companies', ...(await listJobs()).map(({ path }) => path)].filter(
    (path) => !own.includes(path),
  );
  await visitAll([...own, ...others]);
  await platform.passMinute();
  await edition('The second edition.');
  for (const path of own) {
    const { from, html } = await visit(path);
    expect([path, from, html.includes('The second edition.')]).toEqual([path, 'MISS', true]);
  }
  expect(await countWork(() => visitAll(others))).toEqual({ rendered: 0, confirmed: 0 });
});

test('six changes within a minute cause at most five purges, and no change is lost', async () => {
  // Picks jobs whose pages do not mention one another.
  const jobs: { fid: string; path: string; html: string }[] = [];
  for (const job of await listJobs()) {
    const { html } = await visit(job.path);
    const isApart = jobs.every((one) => !one.html.includes(job.path) && !html.includes(one.path));
    if (isApart && jobs.length < 6) jobs.push({ ...job, html });
  }
  await platform.passMinute();
  for (const { fid } of jobs) await call('jobs/moves', { fids: [fid], to: 'closed' });
  const open = async () => {
    const pages = await Promise.all(jobs.map(({ path }) => visit(path)));
    return pages.filter(({ html }) => !html.includes('Closed on')).length;
  };
  expect(await open()).toBe(1);
  await platform.passMinute();
  expect(await open()).toBe(0);
  await call('jobs/moves', { fids: jobs.map(({ fid }) => fid), to: 'open' });
  await platform.passMinute();
});

test('after a deployment that changes nothing, none of 100 known pages is rendered again', async () => {
  const paths = [
    ...['/', '/jobs', '/companies', '/blog', '/about', '/contact', '/all-jobs'],
    ...Array.from({ length: 40 }, (_, i) => `/jobs?page=${i + 2}&perPage=10`),
    ...(await listJobs()).map(({ path }) => path),
  ].slice(0, RECENT_PAGES);
  expect(paths).toHaveLength(RECENT_PAGES);
  // All pages expire and are visited again, so that they show all earlier changes.
  platform.aheadMs += PAGES_LAST_MS;
  await visitAll(paths);
  await site.stop();
  site = await platform.deploy(options);
  expect(await countWork(() => visitAll(paths))).toEqual({ rendered: 0, confirmed: 0 });
  // Even after they expire, the pages are not rendered again.
  platform.aheadMs += PAGES_LAST_MS;
  expect(await countWork(() => visitAll(paths))).toEqual({ rendered: 0, confirmed: RECENT_PAGES });
}, 60_000);

test('a deployment with a changed setting renders pages again', async () => {
  await visitAll(['/about', '/jobs']);
  await site.stop();
  site = await platform.deploy({
    ...options,
    variables: { ...options.variables, SERVICE_WORKER: 'off' },
  });
  expect(await countWork(() => visitAll(['/about', '/jobs']))).toEqual({
    rendered: 2,
    confirmed: 0,
  });
});

test('the entity tag of a hidden employer’s job reveals only jobs that its page shows', async () => {
  const [hidden] = querySite(
    state,
    "SELECT fid FROM job WHERE status = 'open' AND employer_visibility = 'anonymous' LIMIT 1",
  ) as { fid: string }[];
  const response = await fetch(`${site.url}/x/${hidden?.fid}/x`, { headers: PERSON });
  const named = response.headers.get('etag')?.match(/job:[\w-]+/g) ?? [];
  const html = await response.text();
  for (const name of named) expect(html).toContain(name.slice('job:'.length));
});

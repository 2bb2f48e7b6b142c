import type { ComponentType } from 'react';
import { renderToReadableStream } from 'react-dom/server.edge';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Company } from '../../../src/contracts/company.ts';
import { UNSUCCESSFUL_DAYS } from '../../../src/contracts/lifetimes.ts';
import { runWithRuntime } from '../../../src/lib/runtime.ts';
import JobPage from '../../../src/pages/(default)/[company]/[fid]/[title].tsx';
import CompanyPage from '../../../src/pages/(default)/companies/[id].tsx';
import { insertTestApplication } from '../../../tests/support/applications.ts';
import { createFeedsSite } from '../../../tests/support/feeds-site.ts';
import { companyRecord, DAY_MS, jobRecord } from '../../../tests/support/records.ts';
import { createContext, respondTo } from '../../../tests/support/request-context.ts';
import { createPageRuntime } from '../../pages/render/page-runtime.ts';
import { moveApplication } from '../applications/move-application.ts';
import { requestMove } from '../applications/pending-moves.ts';
import { withdrawVersions } from '../applications/versions.ts';
import { saveCompanies } from '../companies/save-companies.ts';
import { saveJobs } from '../jobs/save-jobs.ts';
import { signReceiptLink } from '../receipts/receipt-link.ts';
import { readVersions } from '../versions.ts';
import { findCases } from './find-cases.ts';
import { measureFirstAnswers } from './measure-first-answers.ts';

const NOW = Date.now();
const SAID = /hear back|first ?answer|lowDays|Based on applications/i;

let site: Awaited<ReturnType<typeof createFeedsSite>>;
beforeAll(async () => {
  site = await createFeedsSite();
  await saveCompanies(site.db, [
    companyRecord(),
    companyRecord({ slug: 'fewco', name: 'Fewco' }),
    companyRecord({ slug: 'hushco', name: 'Hushco' }),
  ]);
  const hidden = { requireResume: false, publishedAt: NOW - DAY_MS, updatedAt: NOW - DAY_MS };
  await saveJobs(site.db, [
    jobRecord('named', hidden),
    jobRecord('other', hidden),
    jobRecord('elsewhere', { ...hidden, applicationUrl: 'https://acme.example/jobs' }),
    jobRecord('secret', { ...hidden, employerVisibility: 'anonymous' }),
    jobRecord('agency', { ...hidden, employerVisibility: 'agency' }),
    jobRecord('few', { ...hidden, companySlug: 'fewco' }),
    jobRecord('hush', { ...hidden, companySlug: 'hushco', employerVisibility: 'anonymous' }),
  ]);
}, 60_000);
beforeEach(async () => {
  const tables = ['application WHERE repeats IS NOT NULL', 'application', 'app_setting'];
  for (const table of tables) await site.db.prepare(`DELETE FROM ${table}`).run();
  await site.db.prepare('DELETE FROM first_answer').run();
  await site.db.prepare('DELETE FROM purge_tag').run();
});
afterEach(() => vi.restoreAllMocks());

/** Sends an application `daysAgo`, which is answered after `days` if that is given. */
const apply = async (jobFid: string, daysAgo: number, days?: number, more: object = {}) => {
  const submittedAt = NOW - daysAgo * DAY_MS;
  const application = await insertTestApplication(site.bindings, { jobFid, submittedAt, ...more });
  if (days !== undefined) {
    await moveApplication(
      site.bindings,
      application.id,
      'shortlisted',
      'operator',
      submittedAt + days * DAY_MS,
    );
  }
  return application;
};

/** Sends applications that are answered after 2, 3, 4 … days. */
const applyTimes = async (times: number, jobFid: string) => {
  for (let i = 0; i < times; i++) await apply(jobFid, 100, 2 + i);
};

const measure = (more: object = {}, now = NOW) =>
  measureFirstAnswers({ ...site.bindings, ...more }, now);
const figures = async () =>
  (
    await site.db
      .prepare(
        `SELECT slug, cases, low_days AS low, high_days AS high FROM first_answer
         JOIN company ON company.id = company_id ORDER BY slug`,
      )
      .all()
  ).results;
const read = async (path: string) => {
  const response = path.startsWith('/misc/')
    ? await respondTo(new Request(`http://localhost${path}`), site.bindings)
    : await site.ask(path);
  expect(response.status, path).toBe(200);
  return response.text();
};
const render = (path: string, page: object, params: object) => {
  const Page = page as ComponentType<Record<string, unknown>>;
  const runtime = createPageRuntime(
    createContext(new Request(`https://jobs.example${path}`), site.bindings),
  );
  return runWithRuntime(runtime, async () => {
    const stream = await renderToReadableStream(<Page {...params} path={path} query="" />);
    await stream.allReady;
    return new Response(stream).text();
  });
};
const renderJob = (company: string, fid: string) =>
  render(`/${company}/${fid}/gardener`, JobPage, { company, fid, title: 'gardener' });
const renderCompany = (id: string) => render(`/companies/${id}`, CompanyPage, { id });
const readReceipt = async (id: string) =>
  read(
    `/misc/receipts/${id}?${new URLSearchParams({ link: await signReceiptLink(site.both.PEOPLE, id, 'sent', NOW) })}`,
  );

const LISTS = [
  ...['/misc/jobs', '/misc/all-jobs', '/misc/seo-jobs', '/misc/employers'],
  ...['/misc/employers/acme/jobs', '/jobs/feed.xml', '/jobs/atom.xml', '/jobs/feed.json'],
  ...['/feeds/indeed.xml', '/feeds/linkedin.xml', '/sitemaps/companies/1-45000.xml'],
  '/llms.txt',
];

test('an employer with eight cases shows its figure, and only where it is named', async () => {
  await applyTimes(8, 'named');
  await applyTimes(12, 'hush');
  await applyTimes(12, 'secret');
  await applyTimes(12, 'agency');
  await applyTimes(7, 'few');
  expect(await measure()).toBeGreaterThan(0);
  expect(await figures()).toEqual([{ slug: 'acme', cases: 8, low: 2, high: 9 }]);

  const { data } = JSON.parse(await read('/misc/employers/acme')) as { data: Company };
  expect(data.firstAnswer).toEqual({ lowDays: 2, highDays: 9 });
  for (const text of [
    await renderCompany('acme'),
    await renderJob('acme', 'named'),
    await read('/acme/named/gardener.md'),
  ]) {
    expect(text).toContain('Half of applicants hear back within 2 to 9 days.');
    expect(text).toContain('Based on applications to this employer in the last 180 days');
  }
  const applied = await apply('other', 1);
  expect(await readReceipt(applied.id)).toContain('"firstAnswer":{"lowDays":2');

  // The job is another employer's by now, of which nothing was said when it was sent.
  const sentToFew = await apply('few', 1);
  const give = (fid: string, slug: string) =>
    site.db
      .prepare('UPDATE job SET company_id = (SELECT id FROM company WHERE slug = ?) WHERE fid = ?')
      .bind(slug, fid)
      .run();
  await give('few', 'acme');
  expect(await readReceipt(sentToFew.id)).toContain('"firstAnswer":null');
  await give('few', 'fewco');

  // Applications to this job are sent elsewhere.
  expect(await renderJob('acme', 'elsewhere')).not.toMatch(SAID);
  for (const path of LISTS) expect(await read(path), path).not.toMatch(SAID);
});

test.each([
  ['secret', 'confidential'],
  ['agency', 'agency'],
  ['hush', 'confidential'],
  ['few', 'fewco'],
])('the job %s shows no figure on any surface', async (fid, company) => {
  await applyTimes(8, 'named');
  await applyTimes(7, 'few');
  for (const hidden of ['secret', 'agency', 'hush']) await applyTimes(9, hidden);
  await measure();
  expect(await figures()).toHaveLength(1);
  const applied = await apply(fid, 1);
  for (const text of [
    await read(`/misc/jobs/${fid}`),
    await readReceipt(applied.id),
    await read(`/misc/employers/${fid === 'few' ? 'fewco' : 'hushco'}`),
  ]) {
    expect(text).toContain('"firstAnswer":null');
    expect(text.replace('"firstAnswer":null', '')).not.toMatch(SAID);
  }
  for (const text of [
    await renderJob(company, fid),
    await read(`/${company}/${fid}/gardener.md`),
    await renderCompany(fid === 'few' ? 'fewco' : 'hushco'),
    await read(`/oembed?url=https://jobs.example/${company}/${fid}/gardener`),
  ]) {
    expect(text).not.toMatch(SAID);
  }
});

const readCases = async (slug = 'acme') => {
  const id = await site.both.JOBS.prepare('SELECT id FROM company WHERE slug = ?')
    .bind(slug)
    .first<number>('id');
  const since = NOW - UNSUCCESSFUL_DAYS * DAY_MS;
  const { cases } = await findCases(site.bindings, { id: id ?? 0, slugs: [slug] }, since, NOW);
  return cases.map(({ days, isAnswered }) => [Math.round(days * 10) / 10, isAnswered]).sort();
};

test('an application without an answer is censored now, and a withdrawn one at its withdrawal', async () => {
  await apply('named', 50, 4);
  await apply('named', 40);
  const withdrawn = await apply('named', 30);
  await withdrawVersions(site.bindings, withdrawn.id, NOW - 20 * DAY_MS);
  const answered = await apply('named', 20, 6);
  await withdrawVersions(site.bindings, answered.id, NOW - 2 * DAY_MS);
  expect(await readCases()).toEqual([
    [10, false],
    [4, true],
    [40, false],
    [6, true],
  ]);
});

test('versions of an application are one case, from the first until any of them is answered', async () => {
  const email = 'ada@example.com';
  await apply('named', 50, undefined, { email });
  await apply('named', 40, 3, { email });
  // To another job, it is another case. One version withdrawn leaves the other waiting.
  await apply('other', 30, undefined, { email });
  const second = await apply('other', 25, undefined, { email });
  await moveApplication(site.bindings, second.id, 'withdrawn', 'candidate', NOW - 20 * DAY_MS);
  expect(await readCases()).toEqual([
    [13, true],
    [30, false],
  ]);
});

test('a move that sends no mail, waits or is taken back is no answer', async () => {
  const [silent, pending] = [await apply('named', 50), await apply('named', 40)];
  const mail = { silent: true, message: '' };
  const at = NOW - 45 * DAY_MS;
  await moveApplication(site.bindings, silent.id, 'unsuccessful', 'operator', at, mail);
  await requestMove(site.bindings, pending.id, 'shortlisted', { ...mail, silent: false }, NOW);
  expect(await readCases()).toEqual([
    [40, false],
    [50, false],
  ]);
  // The first mail is the answer.
  const later = NOW - 30 * DAY_MS;
  await moveApplication(site.bindings, silent.id, 'interviewing', 'operator', later);
  expect(await readCases()).toContainEqual([20, true]);
});

test('counts only what was sent under the employer’s name, in the last 180 days', async () => {
  await apply('named', 179, 1);
  await apply('named', 181, 1);
  await apply('secret', 50, 1);
  expect(await readCases()).toEqual([[1, true]]);
  const set = (sql: string) => site.db.prepare(sql).run();
  await apply('other', 50, 2);
  // The job named its employer neither then nor now.
  await set("UPDATE application SET employer_visibility = 'anonymous' WHERE job_fid = 'other'");
  expect(await readCases()).toEqual([[1, true]]);
  await set(
    "UPDATE application SET employer_visibility = 'named', company_slug = 'fewco' WHERE job_fid = 'other'",
  );
  expect(await readCases()).toEqual([[1, true]]);
  expect(await readCases('fewco')).toEqual([]);
});

test('a job that hides its employer takes the figure away at once, and it is measured without it', async () => {
  await applyTimes(6, 'named');
  await applyTimes(6, 'other');
  await measure();
  expect(await figures()).toMatchObject([{ cases: 12 }]);
  const before = (await readVersions(site.both.JOBS, ['answer:acme'])).get('answer:acme');
  const hide = (visibility: string) =>
    site.db
      .prepare("UPDATE job SET employer_visibility = ? WHERE fid = 'other'")
      .bind(visibility)
      .run();
  await site.db.prepare('DELETE FROM purge_tag').run();
  await hide('anonymous');
  expect(await figures()).toEqual([]);
  const { results } = await site.db.prepare('SELECT tag FROM purge_tag').all<{ tag: string }>();
  expect(results.map(({ tag }) => tag)).toEqual(
    expect.arrayContaining(['company-acme', 'named-acme']),
  );
  const after = (await readVersions(site.both.JOBS, ['answer:acme'])).get('answer:acme');
  expect([before, after]).toEqual(['[3,6]', '']);
  await measure({}, NOW + DAY_MS);
  expect(await figures()).toEqual([]);
  await hide('named');
});

test('measures once a day, some employers at a time, and deletes figures that have become too few', async () => {
  await applyTimes(8, 'named');
  expect(await measure({}, NOW)).toBeGreaterThan(0);
  await site.db
    .prepare('DELETE FROM application WHERE id IN (SELECT id FROM application LIMIT 1)')
    .run();
  expect(await measure({}, NOW + DAY_MS - 1)).toBe(0);
  expect(await figures()).toHaveLength(1);
  let runs = 0;
  for (; runs < 9; runs++) {
    let slices = 0;
    if ((await measureFirstAnswers(site.bindings, NOW + DAY_MS, () => slices++ < 1)) === 0) break;
  }
  // The employers, and then that there are no more.
  expect(runs).toBe(2);
  expect(await figures()).toEqual([]);
});

test('cases of fewer than eight people have no figure, however many there are', async () => {
  const email = 'ada@example.com';
  const jobs = Array.from({ length: 6 }, (_, i) => `job${i}`);
  await saveJobs(
    site.db,
    jobs.map((fid) => jobRecord(fid, { requireResume: false })),
  );
  for (const [i, fid] of jobs.entries()) await apply(fid, 100, 2 + i, { email });
  await applyTimes(6, 'named');
  await measure();
  expect(await figures()).toEqual([]);
  await apply('named', 100, 3);
  await measure({}, NOW + DAY_MS);
  expect(await figures()).toMatchObject([{ cases: 13 }]);
});

test('another application alone changes nothing that is published', async () => {
  await applyTimes(12, 'named');
  await measure();
  const before = await read('/misc/employers/acme');
  const version = async () =>
    (await readVersions(site.both.JOBS, ['answer:acme'])).get('answer:acme');
  const versionBefore = await version();
  await apply('named', 0);
  await measure({}, NOW + DAY_MS);
  expect(await figures()).toMatchObject([{ cases: 13 }]);
  expect(await read('/misc/employers/acme')).toBe(before);
  expect(await version()).toBe(versionBefore);
});

test('an answer before its application, by a clock that was set back, takes no time', async () => {
  await applyTimes(7, 'named');
  await apply('named', 100, -1);
  await apply('named', -1);
  await measure();
  expect(await figures()).toEqual([{ slug: 'acme', cases: 9, low: 0, high: 8 }]);
});

test('measures again although the last time was a year ahead', async () => {
  await applyTimes(8, 'named');
  await measure({}, NOW + 365 * DAY_MS);
  expect(await figures()).toEqual([]);
  await measure();
  expect(await figures()).toHaveLength(1);
});

test('switched off, it deletes all figures, and starts again when it is switched on', async () => {
  await applyTimes(8, 'named');
  await measure();
  expect(await measure({ FIRST_ANSWERS: 'off' })).toBe(1);
  expect(await figures()).toEqual([]);
  expect(await measure({ FIRST_ANSWERS: 'off' })).toBe(0);
  await measure();
  expect(await figures()).toHaveLength(1);
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { insertTestApplication } from '../../tests/support/applications.ts';
import { openCompleteDatabases } from '../../tests/support/database.ts';
import { companyRecord, jobRecord } from '../../tests/support/records.ts';
import { respondTo } from '../../tests/support/request-context.ts';
import { pdfResume } from '../../tests/support/resumes.ts';
import { saveCompanies } from '../../worker/backend/companies/save-companies.ts';
import { saveJobs } from '../../worker/backend/jobs/save-jobs.ts';
import { indexAllJobs } from '../../worker/backend/jobs/search/index/index-jobs.ts';
import { runDrill } from './drill.ts';
import { createOpsClient } from './ops-client.ts';

const folder = mkdtempSync(join(tmpdir(), 'rolecall-drill-test-'));
const SITE = 'http://localhost:8787';
const EMPTY = 'http://localhost:8788';
const JOBS = 1_000;
const APPLICATIONS = 10;
let sites: Record<string, object>;
let dispose: () => Promise<void>;

const noNotice = () => undefined;
const client = createOpsClient({ url: SITE, token: undefined }, noNotice);
const openEmptySite = async () => ({ url: EMPTY, close: async () => undefined });

beforeAll(async () => {
  const opened = await openCompleteDatabases(folder, 2);
  dispose = opened.dispose;
  const [site, empty] = opened.databases.map(({ both, files, events }, i) => ({
    ...{ ...both, FILES: files, EVENTS: events, RATE_LIMITS: 'off', SITE_URL: [SITE, EMPTY][i] },
    ERASURE_KEY: 'a-key-for-the-erasures-of-both-of-the-sites',
  }));
  if (!site || !empty) throw new Error('There are two sites.');
  sites = { [SITE]: site, [EMPTY]: { ...empty, RESTORE: 'on' } };
  vi.stubGlobal('fetch', (url: URL | string, init: RequestInit) =>
    respondTo(new Request(url, init), sites[new URL(url).origin] ?? {}),
  );
  const now = Date.now();
  await saveCompanies(site.JOBS, [companyRecord()]);
  const jobs = Array.from({ length: JOBS }, (_, i) =>
    jobRecord(`job${i}`, { title: i % 2 ? `Engineer ${i}` : `Nurse ${i}` }),
  );
  await saveJobs(site.JOBS, jobs);
  await indexAllJobs(site.JOBS);
  for (let i = 0; i < APPLICATIONS; i += 1) {
    await insertTestApplication(site as never, {
      jobFid: `job${i}`,
      submittedAt: now,
      email: `ada${i}@example.com`,
      resume: { name: 'cv.pdf', type: 'application/pdf', bytes: pdfResume(`Ada ${i}`) },
    });
  }
}, 60_000);
afterAll(async () => {
  vi.unstubAllGlobals();
  await dispose();
  rmSync(folder, { recursive: true });
});

test('a drill of 1,000 jobs finds the restored site equal', async () => {
  const report = await runDrill(client, SITE, openEmptySite, noNotice);
  expect(report).toMatchObject({ jobs: JOBS, files: APPLICATIONS, differences: [] });
}, 60_000);

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTestDatabase } from '../../../tests/support/database.ts';
import { companyRecord, DAY_MS, jobRecord, NOW } from '../../../tests/support/records.ts';
import { respondTo } from '../../../tests/support/request-context.ts';
import type { Bindings } from '../../env.ts';
import { saveCompanies } from '../companies/save-companies.ts';
import { eraseAddress } from '../erasures/erase-address.ts';
import { handleEvent } from '../events/handle-event.ts';
import { saveJobs } from '../jobs/save-jobs.ts';
import { purge } from '../retention/purge.ts';
import { REPORTS_PER_NETWORK } from './insert-job-report.ts';

const ADA = 'ada@example.com';
const OPS_TOKEN = 'a-token-of-operators';

let db: Awaited<ReturnType<typeof createTestDatabase>>['db'];
let bindings: Bindings;

beforeEach(async () => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  const database = await createTestDatabase();
  ({ db } = database);
  bindings = {
    ...database.both,
    FILES: database.files,
    EVENTS: database.events,
    SITE_URL: 'https://jobs.example',
    OPS_TOKEN,
  } as unknown as Bindings;
  await saveCompanies(db, [companyRecord()]);
  await saveJobs(db, [
    jobRecord('open', { title: 'Gardener' }),
    jobRecord('secret', { title: 'Chemist', employerVisibility: 'anonymous' }),
    jobRecord('closed', { status: 'closed', closedAt: NOW }),
    jobRecord('expired', { validThrough: NOW - 1 }),
    jobRecord('draft', { status: 'draft', publishedAt: null }),
    jobRecord('archived', { status: 'archived' }),
  ]);
});
afterEach(() => vi.useRealTimers());

interface Answer {
  readonly status: number;
  readonly body: {
    // biome-ignore lint/suspicious/noExplicitAny: each test knows what it asked for.
    data: any;
    meta: { total: number };
    error: { code: string; fields: Record<string, string[]> };
  };
}

const call = async (path: string, body?: object, headers?: HeadersInit): Promise<Answer> => {
  const response = await respondTo(
    new Request(`https://jobs.example/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', ...headers },
      ...(body && { body: JSON.stringify(body) }),
    }),
    bindings,
  );
  return { status: response.status, body: (await response.json()) as Answer['body'] };
};

const report = (fid: string, form: object = { reason: 'scam' }, network = '192.0.2.1') =>
  call(`misc/jobs/${fid}/reports`, form, { 'cf-connecting-ip': network });
const ops = (path: string, body?: object) =>
  call(`ops/${path}`, body, { authorization: `Bearer ${OPS_TOKEN}` });

const all = async (sql: string) =>
  (await db.prepare(sql).all<Record<string, string | number | null>>()).results;
const listMails = async () => {
  for (const { id } of await all('SELECT id FROM event WHERE handled_at IS NULL ORDER BY at')) {
    await handleEvent(bindings, String(id), Date.now());
  }
  return all(
    `SELECT about, subject, text FROM outbox WHERE template = 'job_reported' ORDER BY created_at`,
  );
};

test('a report is stored with what the visitor wrote, and no more', async () => {
  const details = 'They want a fee\nfor “training”.';
  expect(await report('secret', { reason: 'scam', details, email: ADA })).toEqual({
    status: 201,
    body: { data: { received: true } },
  });
  expect(await all('SELECT * FROM job_report')).toEqual([
    {
      id: expect.stringMatching(/^.{10,}$/),
      job_fid: 'secret',
      job_title: 'Chemist',
      ...{ reason: 'scam', details, email: ADA, created_at: NOW, resolved_at: null, note: '' },
      network: expect.stringMatching(/^[\w-]{16}$/),
    },
  ]);
  await report('open');
  expect(await all(`SELECT email, details FROM job_report WHERE job_fid = 'open'`)).toEqual([
    { email: null, details: '' },
  ]);
});

test('a report needs a reason, and “something else” the details', async () => {
  const problems = async (form: object) => {
    const { status, body } = await report('open', form);
    return [status, body.error?.fields];
  };
  expect(await problems({})).toEqual([422, { reason: ['Choose a reason.'] }]);
  expect(await problems({ reason: 'ugly' })).toEqual([422, { reason: ['Choose a reason.'] }]);
  expect(await problems({ reason: 'other', details: ' \n ' })).toEqual([
    422,
    { details: ['Tell us what is wrong with this job.'] },
  ]);
  expect(await problems({ reason: 'scam', details: 'x'.repeat(2_001) })).toEqual([
    422,
    { details: [expect.stringContaining('2,000')] },
  ]);
  expect(await problems({ reason: 'scam', email: 'ada' })).toEqual([
    422,
    { email: ['Enter an email address such as name@example.com.'] },
  ]);
  expect(await problems({ reason: 'scam', 'fax-number': '1' })).toEqual([
    422,
    { 'fax-number': [expect.stringContaining('bots')] },
  ]);
  expect(await all('SELECT * FROM job_report')).toEqual([]);
  expect((await report('open', { reason: 'other', details: 'It is a poem.' })).status).toBe(201);
});

test('only an open job can be reported; a draft or archived one looks like an unknown one', async () => {
  const [unknown, draft, archived] = [
    await report('none'),
    await report('draft'),
    await report('archived'),
  ];
  expect([unknown.status, unknown.body.error.code]).toEqual([404, 'not_found']);
  for (const one of [draft, archived]) {
    expect(one).toMatchObject({ status: 404, body: { error: { code: 'not_found' } } });
  }
  for (const fid of ['closed', 'expired']) {
    expect(await report(fid)).toMatchObject({ status: 410, body: { error: { code: 'closed' } } });
  }
  expect(await all('SELECT * FROM job_report')).toEqual([]);
  bindings = { ...bindings, API_BASE: 'https://api.example' } as unknown as Bindings;
  expect((await report('open')).status).toBe(404);
});

test('a network’s reports of a job count once a day, until the report is resolved', async () => {
  const first = await report('open');
  expect(await report('open', { reason: 'duplicate' })).toEqual(first);
  expect(await all('SELECT reason FROM job_report')).toEqual([{ reason: 'scam' }]);
  await report('open', { reason: 'misleading' }, '198.51.100.7');
  expect(await all('SELECT reason FROM job_report')).toHaveLength(2);

  const [one] = await all(`SELECT id FROM job_report WHERE reason = 'scam'`);
  await ops(`job-reports/${one?.id}/resolution`, {});
  await report('open', { reason: 'duplicate' });
  expect(await all(`SELECT reason FROM job_report WHERE reason = 'duplicate'`)).toHaveLength(1);

  vi.setSystemTime(NOW + DAY_MS);
  await report('open', { reason: 'unavailable' });
  expect(await all('SELECT reason FROM job_report')).toHaveLength(4);
});

test('a network can report ten jobs a day; what it reported before still counts as received', async () => {
  const fids = Array.from({ length: REPORTS_PER_NETWORK + 1 }, (_, i) => `job${i}`);
  await saveJobs(
    db,
    fids.map((fid) => jobRecord(fid)),
  );
  for (const fid of fids.slice(0, REPORTS_PER_NETWORK)) {
    expect((await report(fid)).status).toBe(201);
  }
  expect(await report(`job${REPORTS_PER_NETWORK}`)).toMatchObject({
    status: 429,
    body: { error: { code: 'too_many_reports' } },
  });
  expect((await report('job0')).status).toBe(201);
  expect((await report(`job${REPORTS_PER_NETWORK}`, undefined, '198.51.100.7')).status).toBe(201);
  vi.setSystemTime(NOW + DAY_MS);
  expect((await report(`job${REPORTS_PER_NETWORK}`)).status).toBe(201);
});

test('reports that arrive at once share the limit of their network', async () => {
  const fids = Array.from({ length: 3 * REPORTS_PER_NETWORK }, (_, i) => `job${i}`);
  await saveJobs(
    db,
    fids.map((fid) => jobRecord(fid)),
  );
  const answers = await Promise.all(fids.map((fid) => report(fid)));
  const stored = answers.filter(({ status }) => status === 201);
  expect(stored).toHaveLength(REPORTS_PER_NETWORK);
  expect(await all('SELECT id FROM job_report')).toHaveLength(REPORTS_PER_NETWORK);
});

test('the operators are mailed once a day about a job, without what the visitor wrote', async () => {
  await report('secret', { reason: 'scam', details: 'Ada was asked for money', email: ADA });
  const [mail, ...more] = await listMails();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ about: 'secret', subject: 'Job reported: Chemist' });
  expect(mail?.text).toContain('It looks like a scam or asks for money');
  expect(mail?.text).toContain('https://jobs.example/confidential/secret/');
  expect(mail?.text).toContain('reports list --job secret --state new');
  expect(mail?.text).not.toMatch(/ada/i);

  await report('secret', undefined, '198.51.100.7');
  vi.setSystemTime(NOW + 1_000);
  await report('open');
  expect((await listMails()).map(({ about }) => about)).toEqual(['secret', 'open']);

  vi.setSystemTime(NOW + DAY_MS);
  await report('secret');
  const mails = await listMails();
  expect(mails.map(({ about }) => about)).toEqual(['secret', 'open', 'secret']);
  expect(mails[2]?.text).toMatch(/Open reports:? +3/);
});

test('a report that arrives after the others were resolved is mailed on the same day', async () => {
  await report('open');
  expect(await listMails()).toHaveLength(1);
  vi.setSystemTime(NOW + 1_000);
  const [one] = await all('SELECT id FROM job_report');
  await ops(`job-reports/${one?.id}/resolution`, {});
  vi.setSystemTime(NOW + 2_000);
  await report('open', { reason: 'misleading' }, '198.51.100.7');
  expect(await listMails()).toHaveLength(2);
  await report('open', { reason: 'misleading' }, '203.0.113.9');
  expect(await listMails()).toHaveLength(2);
});

test('no mail is written about a report that was resolved meanwhile', async () => {
  await report('open');
  const [one] = await all('SELECT id FROM job_report');
  await ops(`job-reports/${one?.id}/resolution`, {});
  expect(await listMails()).toEqual([]);
});

test('operators list, show and resolve reports, which is logged', async () => {
  await report('open', { reason: 'duplicate', email: ADA });
  vi.setSystemTime(NOW + 1_000);
  await report('secret', { reason: 'other', details: 'Odd' });
  const list = async (query = '') => {
    const { body } = await ops(`job-reports${query}`);
    return [body.data.map(({ job }: { job: string }) => job), body.meta.total];
  };
  expect(await list()).toEqual([['secret', 'open'], 2]);
  expect(await list('?job=open')).toEqual([['open'], 1]);
  expect(await list('?state=resolved')).toEqual([[], 0]);

  const [{ id }] = (await ops('job-reports?job=open')).body.data;
  expect((await ops(`job-reports/${id}`)).body.data).toEqual({
    ...{ id, job: 'open', title: 'Gardener', reason: 'duplicate', details: '', email: ADA },
    ...{ state: 'new', createdAt: new Date(NOW).toISOString(), resolvedAt: null, note: '' },
  });
  const resolvedAt = new Date(NOW + 1_000).toISOString();
  const resolve = async (note: string) =>
    (await ops(`job-reports/${id}/resolution`, { note })).body.data;
  expect(await resolve('Merged')).toEqual({ resolvedAt, changed: true });
  vi.setSystemTime(NOW + 2_000);
  expect(await resolve('Again')).toEqual({ resolvedAt, changed: false });
  expect((await ops(`job-reports/${id}`)).body.data).toMatchObject({
    ...{ state: 'resolved', resolvedAt, note: 'Merged' },
  });
  expect(await list('?state=resolved')).toEqual([['open'], 1]);
  expect(await list('?state=new')).toEqual([['secret'], 1]);
  expect((await ops('counts')).body.data.jobReports).toEqual({ new: 1, resolved: 1 });
  expect((await ops('job-reports/none')).status).toBe(404);
  expect((await ops('job-reports/none/resolution', {})).status).toBe(404);
  expect((await call('ops/job-reports')).status).toBe(401);
  expect(
    await all(
      `SELECT action, subject, count(*) AS n FROM audit_log
       WHERE action IN ('job-report.resolved', 'job-report.read') GROUP BY 1, 2 ORDER BY 1`,
    ),
  ).toEqual([
    { action: 'job-report.read', subject: id, n: 2 },
    { action: 'job-report.resolved', subject: id, n: 1 },
  ]);
});

test('erasing an address deletes its reports, and one that arrived before is not written', async () => {
  await report('open', { reason: 'scam', details: 'I am Ada', email: 'Ada@Example.com' });
  await report('secret', { reason: 'scam' });
  const { records } = await eraseAddress(bindings, ADA, 'operator', NOW);
  expect(records.find(({ table }) => table === 'job_report')?.count).toBe(1);
  expect(await all('SELECT job_fid FROM job_report')).toEqual([{ job_fid: 'secret' }]);
  // It arrives in the same millisecond as the erasure.
  expect(await report('open', { reason: 'scam', email: ADA }, '198.51.100.7')).toMatchObject({
    status: 201,
  });
  expect(await all('SELECT job_fid FROM job_report')).toEqual([{ job_fid: 'secret' }]);
  expect((await ops('counts')).body.data.jobReports).toEqual({ new: 1, resolved: 0 });
});

test('the network is forgotten after a day, and the report stays', async () => {
  await report('open');
  await purge(bindings, NOW + DAY_MS);
  expect(await all('SELECT job_fid, network FROM job_report')).toEqual([
    { job_fid: 'open', network: null },
  ]);
});

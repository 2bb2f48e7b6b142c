import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ALERT_IDS } from '../../../src/contracts/ops.ts';
import { companyRecord, jobRecord, NOW } from '../../../tests/support/records.ts';
import { database, storage } from '../../../tests/support/test-database.ts';
import { saveBackupResult } from '../../backend/backups/backup-state.ts';
import { saveCompanies } from '../../backend/companies/save-companies.ts';
import { recordEvent } from '../../backend/events/record-event.ts';
import { saveJobs } from '../../backend/jobs/save-jobs.ts';
import type { Bindings } from '../../env.ts';
import { countFault } from '../../http/count-fault.ts';
import { DAY_MS } from '../../http/iso-date.ts';
import { SCHEDULE } from '../../scheduled.ts';
import { FAILED_RESPONSES_MIN, findAlerts } from './find-alerts.ts';
import { sendAlerts } from './send-alerts.ts';

const { db } = database;
const HOUR_MS = 60 * 60_000;
const run = (sql: string) => db.prepare(sql).run();

let logged: string[];
beforeEach(async () => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  logged = [];
  vi.spyOn(console, 'error').mockImplementation((line) => void logged.push(String(line)));
  const tables = ['outbox', 'event', 'job_event', 'dead_letter', 'fault_count', 'source'];
  for (const table of [...tables, 'job_ask']) {
    await run(`DELETE FROM ${table}`);
  }
  await run('DELETE FROM app_setting');
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const insertMail = (id: string, createdAt: number, nextAttemptAt: number | null) =>
  db
    .prepare(
      `INSERT INTO outbox (id, event_id, template, recipient, subject, text, html, created_at,
         attempts, next_attempt_at) VALUES (?1, ?1, 't', 'ada@example.com', 's', 't', 'h', ?2, 1, ?3)`,
    )
    .bind(id, createdAt, nextAttemptAt)
    .run();
const insertSuppressed = async (recipient: string) => {
  await insertMail(recipient, NOW - DAY_MS, null);
  const sql = 'UPDATE outbox SET suppressed = 1, recipient = ?1 WHERE id = ?1';
  await db.prepare(sql).bind(recipient).run();
};
const insertSource = (id: string, succeededAt: number, failures: number, held?: object) =>
  db
    .prepare(
      `INSERT INTO source (id, settings, created_at, next_read_at, succeeded_at, failures, held)
       VALUES (?1, '{}', 1, 1, ?2, ?3, ?4)`,
    )
    .bind(id, succeededAt, failures, held ? JSON.stringify(held) : null)
    .run();
const insertDeadLetter = () => run(`INSERT INTO dead_letter VALUES ('one', ${NOW}, '{}')`);
const alertIds = async (bindings = mailed, now = NOW) =>
  (await findAlerts(bindings, now)).map(({ id }) => id);

/** For each alert, data that is just short of it, then what causes it. */
const CAUSES: Readonly<Record<string, readonly [() => Promise<unknown>, () => Promise<unknown>]>> =
  {
    failedMails: [
      () => insertMail('old', NOW - 2 * DAY_MS, null),
      () => insertMail('new', NOW - 2 * DAY_MS + 1, null),
    ],
    lateMails: [
      () => insertMail('new', NOW - HOUR_MS + 1, NOW),
      () => insertMail('old', NOW - HOUR_MS, NOW),
    ],
    suppressedNotices: [
      () => insertSuppressed('ada@example.com'),
      () => insertSuppressed('Team@jobs.example'),
    ],
    lateEvents: [
      () => recordEvent(db, 'review_submitted', { reviewId: 'a' }, NOW - 1).statement.run(),
      () => recordEvent(db, 'review_submitted', { reviewId: 'a' }, NOW - HOUR_MS).statement.run(),
    ],
    deadLetters: [async () => undefined, insertDeadLetter],
    backup: [
      () => saveBackupResult(db, { finished: backupOf(NOW - 26 * HOUR_MS), failed: null }),
      () => saveBackupResult(db, { finished: backupOf(NOW - 26 * HOUR_MS - 1), failed: null }),
    ],
    sources: [
      () => insertSource('late', NOW - DAY_MS + 1, 1),
      () => insertSource('failing', NOW - DAY_MS, 1),
    ],
    unconfirmedJobs: [() => insertAsked('new', NOW + 1), () => insertAsked('old', NOW)],
    failedResponses: [
      () => countFaults('responses', FAILED_RESPONSES_MIN - 1),
      () => countFaults('responses', 1),
    ],
  };
const insertAsked = async (fid: string, waitsAt: number) => {
  await saveCompanies(db, [companyRecord()]);
  await saveJobs(db, [jobRecord(fid)]);
  await run(`INSERT INTO job_ask (job_id, asked_at, sinks_at, waits_at)
    SELECT id, 1, 2, ${waitsAt} FROM job WHERE fid = '${fid}'`);
};
const backupOf = (startedAt: number) => ({ id: 'b', startedAt, finishedAt: startedAt });
const countFaults = async (kind: Parameters<typeof countFault>[1], times: number) => {
  // Each isolate writes its first failure at once.
  for (let i = 0; i < times; i++) await countFault(Object.create(db), kind, NOW);
};

test.each(Object.entries(CAUSES))(
  '%s is an alert from its limit on',
  async (id, [before, cause]) => {
    await before();
    expect(await alertIds()).toEqual([]);
    await cause();
    expect(await alertIds()).toEqual([id]);
  },
);

test.each(['productApi', 'contractorApi', 'content', 'jobEngine'] as const)(
  'an open circuit of %s is an alert for a quarter of an hour',
  async (kind) => {
    await countFaults(kind, 1);
    expect(await alertIds()).toEqual([kind]);
    expect(await alertIds(mailed, NOW + 15 * 60_000)).toEqual([]);
  },
);

test('there is a condition for each alert', () => {
  const circuits = ['productApi', 'contractorApi', 'content', 'jobEngine'];
  expect([...Object.keys(CAUSES), ...circuits]).toEqual([...ALERT_IDS]);
});

test('a failed backup is an alert, unless backups are switched off', async () => {
  await saveBackupResult(db, { finished: null, failed: { at: NOW, message: 'No space.' } });
  expect(await alertIds()).toEqual(['backup']);
  expect(await alertIds({ ...storage, BACKUP_DAYS: '0' } as Bindings)).toEqual([]);
});

test('a source that waits for an operator is an alert, until somebody agrees', async () => {
  await insertSource('acme', NOW, 0, { approved: true });
  expect(await alertIds()).toEqual([]);
  await insertSource('other', NOW, 0, { approved: false });
  expect((await findAlerts(mailed, NOW))[0]?.message).toContain('others are closed: “other”.');
  await run('UPDATE source SET paused = 1');
  expect(await alertIds()).toEqual([]);
});

test('a source that is read once a week is an alert a day after it could not be read', async () => {
  await insertSource('weekly', NOW - 7 * DAY_MS, 1);
  await run(`UPDATE source SET settings = '{"every":${7 * 24 * 60}}'`);
  expect(await alertIds()).toEqual([]);
  expect(await alertIds(mailed, NOW + DAY_MS)).toEqual(['sources']);
  // A reading counts as failed until it ends.
  await run(`UPDATE source SET reading_until = ${NOW + DAY_MS + 1}`);
  expect(await alertIds(mailed, NOW + DAY_MS)).toEqual([]);
});

test('a long outage is not counted row by row', async () => {
  for (let i = 0; i < 60; i++) await insertMail(`m${i}`, NOW - DAY_MS, NOW);
  expect((await findAlerts(storage, NOW))[0]?.message).toMatch(/^50 or more emails could not/);
});

const HOOK = 'https://hooks.example.com/T1/secret';
const mailed = {
  ...storage,
  ...{ SITE_URL: 'https://jobs.example', MAIL_API_KEY: 'key', MAIL_FROM: 'a@jobs.example' },
  MAIL_OPERATOR: 'team@jobs.example',
} as Bindings;
const hooked = {
  ...storage,
  ...{ SITE_URL: 'https://jobs.example', ALERT_WEBHOOK_URL: HOOK },
} as Bindings;
const send = (bindings: Bindings, now = NOW) => sendAlerts(bindings, () => now);
const alertMails = async () =>
  (
    await db
      .prepare(`SELECT recipient, subject, text FROM outbox WHERE template = 'operator_alert'`)
      .all<Record<'recipient' | 'subject' | 'text', string>>()
  ).results;

test('the schedule mails each alert to the operators once a day while the problem lasts', async () => {
  await insertDeadLetter();
  const [, task] = SCHEDULE['3-58/5 * * * *']?.find(([name]) => name === 'alerts sent') ?? [];
  expect([await task?.(mailed), await task?.(mailed)]).toEqual([1, 0]);
  expect(await alertMails()).toMatchObject([
    {
      recipient: 'team@jobs.example',
      subject: 'jobs.example: The queue gave up on 1 message',
      text: expect.stringContaining('queue retry'),
    },
  ]);
  const deliver = () => run('UPDATE outbox SET sent_at = 1, next_attempt_at = NULL');
  await deliver();
  expect(await send(mailed, NOW + DAY_MS - 1)).toBe(0);
  expect(await send(mailed, NOW + DAY_MS)).toBe(1);
  await deliver();
  await run('DELETE FROM dead_letter');
  expect(await send(mailed, NOW + 3 * DAY_MS)).toBe(0);
  expect(await alertMails()).toHaveLength(2);
});

test('alerts go to ALERT_EMAIL if it is set', async () => {
  await insertDeadLetter();
  await send({ ...mailed, ALERT_EMAIL: 'oncall@jobs.example' } as Bindings);
  expect(await alertMails()).toMatchObject([{ recipient: 'oncall@jobs.example' }]);
});

test('of concurrent runs only one sends an alert', async () => {
  await insertDeadLetter();
  const runs = await Promise.all([1, 2, 3].map(() => send(mailed)));
  expect(runs.sort()).toEqual([0, 0, 1]);
  expect(await alertMails()).toHaveLength(1);
});

test('the webhook gets one JSON post for each alert, without following redirects', async () => {
  await insertDeadLetter();
  const fetched = vi.fn(async (_url: string, _init: RequestInit) => new Response('ok'));
  vi.stubGlobal('fetch', fetched);
  expect(await send(hooked)).toBe(1);
  expect(await send(hooked)).toBe(0);
  expect(fetched).toHaveBeenCalledOnce();
  const [url, init] = fetched.mock.calls[0] ?? [];
  expect([url, init?.method, init?.redirect]).toEqual([HOOK, 'POST', 'manual']);
  expect(JSON.parse(String(init?.body))).toEqual({
    text: expect.stringMatching(/^https:\/\/jobs\.example: The queue gave up on 1 message\./),
    ...{ alert: 'deadLetters', site: 'https://jobs.example', at: new Date(NOW).toISOString() },
  });
});

test.each([
  ['does not respond', () => Promise.reject(new Error(`No route to ${HOOK}`))],
  ['refuses the alert', async () => new Response(null, { status: 403 })],
  ['redirects', async () => new Response(null, { status: 302 })],
])(
  'if the webhook %s, the mail is still sent, and the next run tries the webhook again',
  async (_, respond) => {
    await insertDeadLetter();
    await countFaults('content', 1);
    const both = { ...mailed, ALERT_WEBHOOK_URL: HOOK } as Bindings;
    const fetched = vi.fn(respond);
    vi.stubGlobal('fetch', fetched);
    expect(await send(both)).toBe(2);
    // The other alert waits too, so that a silent webhook costs one time-out.
    expect(fetched).toHaveBeenCalledOnce();
    expect(logged).toEqual([expect.stringContaining('Alerts were not sent (webhook)')]);
    expect(logged.join()).not.toContain('secret');
    vi.stubGlobal('fetch', async () => new Response('ok'));
    expect(await send(both, NOW + 5 * 60_000)).toBe(2);
    expect(await alertMails()).toHaveLength(2);
  },
);

test('without a provider and a webhook nothing is written', async () => {
  await insertDeadLetter();
  expect(await send(storage)).toBe(0);
  expect(await run('SELECT * FROM app_setting')).toMatchObject({ results: [] });
});

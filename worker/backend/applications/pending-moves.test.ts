import type { MessageSendRequest, Queue } from '@cloudflare/workers-types';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { insertTestApplication } from '../../../tests/support/applications.ts';
import { companyRecord, DAY_MS, jobRecord, NOW } from '../../../tests/support/records.ts';
import { respondTo } from '../../../tests/support/request-context.ts';
import { signIn } from '../../../tests/support/sign-in.ts';
import { database } from '../../../tests/support/test-database.ts';
import type { Bindings } from '../../env.ts';
import { runScheduled } from '../../scheduled.ts';
import { saveCompanies } from '../companies/save-companies.ts';
import { eraseAddress, findTraces } from '../erasures/erase-address.ts';
import { consumeEvents, handleWaitingEvents } from '../events/consume-events.ts';
import { saveJobs } from '../jobs/save-jobs.ts';
import { purge } from '../retention/purge.ts';
import { issueGrant, reviewerLink } from '../reviewers/grants.ts';
import { moveApplication } from './move-application.ts';
import { STANDARD_MAIL } from './move-statements.ts';
import { applyDueMoves, requestMove, undoMove } from './pending-moves.ts';

const EMAIL = 'ada@example.com';
const DUE = NOW + 10 * 60_000;

let bindings: Bindings;
let sent: MessageSendRequest[];
let id: string;
beforeEach(async () => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  vi.spyOn(console, 'log').mockReturnValue();
  sent = [];
  bindings = {
    ...database.both,
    FILES: database.files,
    EVENTS: {
      sendBatch: async (all: MessageSendRequest[]) => void sent.push(...all),
    } as unknown as Queue,
    SITE_URL: 'https://jobs.example',
    ERASURE_KEY: 'a key of thirty-two characters..',
  } as unknown as Bindings;
  const tables = [
    'application',
    'outbox',
    'event',
    'audit_log',
    'review_grant',
    'reviewer',
    'erasure',
  ];
  await database.db.batch(tables.map((table) => database.db.prepare(`DELETE FROM ${table}`)));
  await saveCompanies(database.db, [companyRecord()]);
  await saveJobs(database.db, [jobRecord('open')]);
  const application = { jobFid: 'open', submittedAt: NOW - DAY_MS, email: EMAIL };
  ({ id } = await insertTestApplication(bindings, application));
  sent = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const all = async <T = Record<string, unknown>>(sql: string) =>
  (await database.db.prepare(sql).all<T>()).results;
const readStatus = async () =>
  (await all<{ status: string }>('SELECT status FROM application'))[0]?.status;
const request = (
  to: 'shortlisted' | 'offered' | 'hired' | 'unsuccessful' | 'submitted',
  mail = {},
) => requestMove(bindings, id, to, { ...STANDARD_MAIL, ...mail }, Date.now());
const mails = async () => {
  await handleWaitingEvents(bindings, () => Date.now() + DAY_MS, 'event');
  return all<{ recipient: string; subject: string; text: string }>(
    'SELECT recipient, subject, text FROM outbox ORDER BY template',
  );
};
const readAudit = async () =>
  (
    await all<{ actor: string; action: string; detail: string }>(
      'SELECT actor, action, detail FROM audit_log ORDER BY id',
    )
  ).map(({ actor, action, detail }) => [actor, action, JSON.parse(detail)]);

test('until a move takes effect, neither the candidate nor the reviewer sees it, and no mail is written', async () => {
  const grant = {
    reviewer: { kind: 'client', name: 'Rosa', email: 'rosa@client.example' },
    ...{ applicationIds: [id], blind: false, expiresAt: NOW + 30 * DAY_MS },
  } as const;
  const { grantId, reviewerId } = await issueGrant(bindings, grant, NOW - DAY_MS);
  const link = await reviewerLink(database.db, 'https://jobs.example', grantId, NOW);
  const { search } = new URL(link?.url ?? '');
  await mails();
  await database.db.prepare('DELETE FROM outbox').run();
  const ask = async (path: string, token = '') => {
    const headers = { authorization: `Bearer ${token}` };
    const response = await respondTo(new Request(`http://site/${path}`, { headers }), bindings);
    expect(response.status).toBe(200);
    return ((await response.json()) as { data: Record<string, unknown> }).data;
  };
  const seen = async () => {
    // An export needs a new session.
    const { token } = await signIn(bindings, EMAIL);
    const { exportedAt: _, signIns: __, ...exported } = await ask('candidate/export', token);
    return [
      await ask('candidate/applications', token),
      await ask(`candidate/applications/${id}`, token),
      exported,
      await ask(`misc/reviewers/${reviewerId}${search}`),
      await ask(`misc/reviewers/${reviewerId}/applications/${id}${search}`),
      await mails(),
    ];
  };
  const before = await seen();
  await request('unsuccessful', { message: 'Dear Ada' });
  expect(await seen()).toEqual(before);
  // However late the schedule is, the old state stays until it has run.
  vi.setSystemTime(DUE + 60_000);
  expect(await seen()).toEqual(before);
  await runScheduled('* * * * *', bindings);
  const after = JSON.stringify(await seen());
  expect(await readStatus()).toBe('unsuccessful');
  expect(after.match(/"status":"unsuccessful"/g)).toHaveLength(4);
  expect(after).toContain('Dear Ada');
});

test('the schedule and the queue write a move that is due, once, with its date, mail and audit entry', async () => {
  expect(await request('offered')).toEqual({
    ...{ from: 'submitted', to: 'offered', moved: true, effectiveAt: DUE },
  });
  expect(sent).toEqual([{ body: { movesDue: true }, delaySeconds: 601 }]);
  const consume = async () => {
    const message = { body: { movesDue: true }, attempts: 1, ack: vi.fn() };
    await consumeEvents({ messages: [message] } as never, bindings);
    expect(message.ack).toHaveBeenCalledOnce();
  };
  vi.setSystemTime(DUE - 1);
  await consume();
  expect(await readStatus()).toBe('submitted');
  vi.setSystemTime(DUE);
  sent = [];
  await Promise.all([consume(), applyDueMoves(bindings, DUE), runScheduled('* * * * *', bindings)]);
  expect(await readStatus()).toBe('offered');
  expect(sent).toMatchObject([{ body: { eventId: expect.any(String) } }]);
  expect(await all('SELECT status, at FROM application_status')).toEqual([
    { status: 'offered', at: DUE },
  ]);
  expect(await mails()).toMatchObject([
    { recipient: EMAIL, subject: 'You have an offer: Gardener' },
  ]);
  expect(await all('SELECT * FROM pending_move')).toEqual([]);
  const move = { from: 'submitted', to: 'offered' };
  const effectiveAt = new Date(DUE).toISOString();
  expect(await readAudit()).toEqual([
    ['operator', 'application.move_requested', { ...move, effectiveAt, silent: false }],
    ['system', 'application.moved', move],
  ]);
});

test('a move that was taken back never takes effect, and the audit log names both', async () => {
  await request('unsuccessful');
  expect(await undoMove(bindings, id, NOW + 1)).toEqual({
    status: 'submitted',
    undone: 'unsuccessful',
  });
  expect(await undoMove(bindings, id, NOW + 2)).toEqual({ status: 'submitted', undone: null });
  expect(await applyDueMoves(bindings, DUE + DAY_MS)).toBe(0);
  expect(await mails()).toEqual([]);
  expect((await readAudit()).map(([actor, action, { to }]) => [actor, action, to])).toEqual([
    ['operator', 'application.move_requested', 'unsuccessful'],
    ['operator', 'application.move_undone', 'unsuccessful'],
  ]);
  await expect(undoMove(bindings, 'nobody', NOW)).rejects.toMatchObject({ status: 404 });
});

test.each([
  ['taken back', () => undoMove(bindings, id, DUE), 0],
  ['replaced', () => requestMove(bindings, id, 'shortlisted', STANDARD_MAIL, DUE), 1],
])('a move that is %s while it is being written does not take effect', async (_, happens, left) => {
  await request('unsuccessful');
  const PEOPLE = {
    prepare: (sql: string) => database.db.prepare(sql),
    batch: async (statements: never[]) => {
      await happens();
      return database.db.batch(statements);
    },
  } as unknown as typeof database.db;
  expect(await applyDueMoves({ ...bindings, PEOPLE }, DUE)).toBe(0);
  expect(await readStatus()).toBe('submitted');
  expect(await all('SELECT * FROM pending_move')).toHaveLength(left);
  expect(await all('SELECT * FROM event')).toEqual([]);
});

test('a repeated request keeps the time; another one replaces the move and starts the time again', async () => {
  await request('offered');
  vi.setSystemTime(NOW + 60_000);
  expect(await request('offered')).toMatchObject({ moved: false, effectiveAt: DUE });
  expect(await request('offered', { silent: true })).toMatchObject({ effectiveAt: DUE + 60_000 });
  // Judged by the status that everybody else sees.
  await expect(request('hired')).rejects.toMatchObject({ code: 'move_not_allowed' });
  await expect(request('submitted')).rejects.toMatchObject({
    code: 'move_pending',
    message: expect.stringContaining('becomes Offered at 2026-11-16T12:11'),
  });
  expect(await request('shortlisted')).toMatchObject({ from: 'submitted', moved: true });
  expect(await applyDueMoves(bindings, DUE + 60_000)).toBe(1);
  expect(await readStatus()).toBe('shortlisted');
  expect(await request('shortlisted')).toMatchObject({ moved: false, effectiveAt: null });
  expect((await mails()).map(({ subject }) => subject)).toEqual([
    'You’ve been shortlisted: Gardener',
  ]);
  const undone = (await readAudit()).filter(([, action]) => action === 'application.move_undone');
  expect(undone.map(([, , detail]) => detail)).toEqual(
    Array(2).fill({ from: 'submitted', to: 'offered', reason: 'replaced' }),
  );
});

test('a withdrawal by the candidate takes effect at once and ends the pending move', async () => {
  await request('offered');
  await moveApplication(bindings, id, 'withdrawn', 'candidate', NOW + 1);
  expect(await all('SELECT * FROM pending_move')).toEqual([]);
  expect(await applyDueMoves(bindings, DUE)).toBe(0);
  expect(await readStatus()).toBe('withdrawn');
  expect((await readAudit()).map(([actor, action]) => [actor, action])).toEqual([
    ['operator', 'application.move_requested'],
    ['candidate', 'application.move_undone'],
    ['candidate', 'application.moved'],
  ]);
});

test('a move is dropped if the application was moved by other means meanwhile', async () => {
  await request('offered');
  await database.db.prepare(`UPDATE application SET status = 'interviewing'`).run();
  expect(await applyDueMoves(bindings, DUE)).toBe(0);
  expect(await readStatus()).toBe('interviewing');
  expect(await all('SELECT * FROM pending_move')).toEqual([]);
});

test('with a delay of 0 a move takes effect at once', async () => {
  bindings = { ...bindings, MOVE_DELAY_MINUTES: '0' } as unknown as Bindings;
  expect(await request('offered')).toMatchObject({ moved: true, effectiveAt: null });
  expect(await readStatus()).toBe('offered');
  expect(await readAudit()).toEqual([
    ['operator', 'application.moved', { from: 'submitted', to: 'offered' }],
  ]);
});

test('a silent move sends the candidate nothing, and a message replaces the text of the mail', async () => {
  await request('offered', { silent: true });
  await applyDueMoves(bindings, DUE);
  expect([await readStatus(), await mails()]).toEqual(['offered', []]);
  vi.setSystemTime(DUE);
  await request('unsuccessful', { message: 'The <job> is gone.' });
  await applyDueMoves(bindings, Date.now() + 10 * 60_000);
  const [mail] = await mails();
  expect(mail?.text).toContain('The <job> is gone.');
  expect(mail?.text).not.toContain('chose another candidate');
  expect(await all('SELECT payload FROM event WHERE payload IS NOT NULL')).toEqual([]);
});

test('an unsuccessful application is reopened, and the mail takes the refusal back', async () => {
  await database.db.prepare(`UPDATE application SET status = 'unsuccessful'`).run();
  await request('submitted');
  await applyDueMoves(bindings, DUE);
  expect(await readStatus()).toBe('submitted');
  expect((await mails())[0]).toMatchObject({
    subject: 'We’re considering your application again: Gardener',
    text: expect.stringContaining('disregard our earlier email'),
  });
});

test('an erasure also deletes a pending move, and a message whose mail is not written yet', async () => {
  await request('offered', { message: 'Private words' });
  const listed = async () =>
    (await findTraces(bindings, EMAIL, NOW)).records.map(({ table }) => table);
  expect(await listed()).toEqual(expect.arrayContaining(['pending_move']));
  await applyDueMoves(bindings, DUE);
  await request('unsuccessful', { message: 'More private words' });
  expect(await listed()).toEqual(expect.arrayContaining(['pending_move', 'event']));
  await eraseAddress(bindings, EMAIL, 'operator', NOW);
  expect(await applyDueMoves(bindings, DUE + DAY_MS)).toBe(0);
  expect(
    await all('SELECT application_id FROM pending_move UNION ALL SELECT payload FROM event'),
  ).toEqual([]);
  expect(await mails()).toEqual([]);
});

test('retention keeps an application while a move of it is pending', async () => {
  await database.db
    .prepare(`UPDATE application SET status = 'unsuccessful', submitted_at = ?`)
    .bind(NOW - 400 * DAY_MS)
    .run();
  await request('shortlisted');
  expect(await purge(bindings, NOW)).toEqual({});
  await undoMove(bindings, id, NOW);
  expect(await purge(bindings, NOW)).toMatchObject({ 'unsuccessful applications': 1 });
});

test('hundreds of moves take effect in one run', async () => {
  await database.db
    .prepare(
      `INSERT INTO application (id, job_fid, first_name, last_name, email, consent_store,
         consent_policy_id, consent_at, submitted_at, idempotency_hash, content_hash)
       WITH RECURSIVE n (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 229)
       SELECT 'many' || i, 'open', 'Ada', 'Byron', i || '@example.com', 1, 'p', 0, 0, 'h' || i, 'h' FROM n`,
    )
    .run();
  await database.db
    .prepare(
      `INSERT INTO pending_move SELECT id, 'submitted', 'unsuccessful', 0, '', 1, 2 FROM application`,
    )
    .run();
  expect(await applyDueMoves(bindings, NOW)).toBe(231);
  expect(await all('SELECT DISTINCT status FROM application')).toEqual([
    { status: 'unsuccessful' },
  ]);
  expect(await all('SELECT count(*) AS n FROM event')).toEqual([{ n: 231 }]);
});

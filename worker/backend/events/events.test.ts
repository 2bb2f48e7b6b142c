import type { MessageBatch, Queue } from '@cloudflare/workers-types';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { json, startServer } from '../../../tests/support/local-server.ts';
import { companyRecord, DAY_MS, jobRecord, NOW } from '../../../tests/support/records.ts';
import { respondTo } from '../../../tests/support/request-context.ts';
import { pdfResume } from '../../../tests/support/resumes.ts';
import type { Bindings } from '../../env.ts';
import { runScheduled } from '../../scheduled.ts';
import { eraseApplications } from '../applications/erase-applications.ts';
import { moveApplication } from '../applications/move-application.ts';
import { saveCompanies } from '../companies/save-companies.ts';
import { saveJobs } from '../jobs/save-jobs.ts';
import { issueGrant, revokeGrant } from '../reviewers/grants.ts';
import { consumeEvents, handleWaitingEvents } from './consume-events.ts';
import { handleEvent } from './handle-event.ts';
import { type EventMessage, recordEvent } from './record-event.ts';
import { REMIND_BEFORE_MS, remindReviewers } from './remind-reviewers.ts';

const MINUTE_MS = 60_000;

let database: TestDatabase;
let bindings: Bindings;
beforeAll(async () => {
  database = await createTestDatabase();
  await saveCompanies(database.db, [companyRecord()]);
  await saveJobs(database.db, [
    jobRecord('open'),
    jobRecord('secret', { employerVisibility: 'anonymous' }),
    jobRecord('agency', { employerVisibility: 'agency' }),
  ]);
});
beforeEach(async () => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  bindings = {
    ...database.both,
    FILES: database.files,
    EVENTS: database.events,
    SITE_URL: 'https://jobs.example',
  } as unknown as Bindings;
  for (const table of ['outbox', 'event', 'application', 'review_grant', 'reviewer', 'referral']) {
    await database.db.prepare(`DELETE FROM ${table}`).run();
  }
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const all = async <T = Record<string, unknown>>(sql: string) =>
  (await database.db.prepare(sql).all<T>()).results;
const mails = () =>
  all<Record<'template' | 'recipient' | 'text' | 'subject' | 'reply_to' | 'about', string>>(
    'SELECT * FROM outbox ORDER BY template',
  );
const listTemplates = async () => (await mails()).map(({ template }) => template);
const waiting = () =>
  all<{ id: string; attempts: number; last_error: string }>(
    'SELECT * FROM event WHERE handled_at IS NULL',
  );

const apply = async (fid = 'open', email = 'ada@example.com', EVENTS = bindings.EVENTS) => {
  const body = new FormData();
  const fields = { firstName: 'Ada', lastName: 'Byron', email, consent: 'true' };
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  body.set('resume', new File([new Uint8Array(pdfResume())], 'cv.pdf'));
  const response = await respondTo(
    new Request(`http://site/misc/jobs/${fid}/apply`, { method: 'POST', body }),
    { ...bindings, EVENTS },
  );
  expect(response.status).toBe(201);
  return ((await response.json()) as { data: { id: string } }).data.id;
};
const handleAll = async () => {
  for (const { id } of await waiting()) await handleEvent(bindings, id, Date.now());
};

const createBatch = (...eventIds: string[]) => {
  const calls: string[] = [];
  const messages = eventIds.map((eventId) => ({
    body: { eventId },
    attempts: 1,
    ack: () => calls.push(`ack ${eventId}`),
    retry: () => calls.push(`retry ${eventId}`),
  }));
  return { calls, batch: { messages } as unknown as MessageBatch<EventMessage> };
};

test('confirms an application to the applicant and reports it to the operators', async () => {
  const id = await apply();
  const [event] = await waiting();
  const { batch, calls } = createBatch(String(event?.id));
  await consumeEvents(batch, bindings);
  expect(calls).toEqual([`ack ${event?.id}`]);
  expect(await mails()).toMatchObject([
    {
      template: 'application_received',
      recipient: 'ada@example.com',
      reply_to: 'hello@rolecall.example',
      about: id,
    },
    {
      template: 'application_received_notice',
      recipient: 'hello@rolecall.example',
      reply_to: 'ada@example.com',
    },
  ]);
  expect(await all('SELECT payload, handled_at FROM event')).toEqual([
    { payload: null, handled_at: NOW },
  ]);
});

test('twenty concurrent deliveries of one event write each email only once', async () => {
  await apply();
  const id = String((await waiting())[0]?.id);
  await Promise.all(
    Array.from({ length: 20 }, () => consumeEvents(createBatch(id).batch, bindings)),
  );
  expect(await listTemplates()).toEqual(['application_received', 'application_received_notice']);
  await database.db.prepare('DELETE FROM outbox').run();
  await consumeEvents(createBatch(id).batch, bindings);
  expect(await mails()).toEqual([]);
});

test('if the queue is down when an application arrives, its emails are only delayed', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const down = { sendBatch: () => Promise.reject(new Error('down')) } as unknown as Queue;
  await apply('open', 'ada@example.com', down);
  expect(await handleWaitingEvents(bindings, Date.now, 'event')).toBe(0);
  vi.setSystemTime(NOW + 2 * MINUTE_MS);
  expect(await handleWaitingEvents(bindings, Date.now, 'event')).toBe(1);
  expect(await listTemplates()).toEqual(['application_received', 'application_received_notice']);
});

test('a failed event is kept with its error and does not block other events', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const bad = recordEvent(database.db, 'no_such_kind' as never, {} as never, NOW - MINUTE_MS);
  await bad.statement.run();
  await apply();
  const good = String((await waiting()).find(({ id }) => id !== bad.id)?.id);
  const { batch, calls } = createBatch(bad.id, good, 'unknown');
  await consumeEvents(batch, bindings);
  expect(calls).toEqual([`retry ${bad.id}`, `ack ${good}`, 'ack unknown']);
  expect(await waiting()).toMatchObject([
    { id: bad.id, attempts: 1, last_error: 'Error: There is no event of kind no_such_kind.' },
  ]);
});

test("an event remains pending while the sender's name is unknown", async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const refusing = await startServer(json({}, 401));
  await apply();
  const id = String((await waiting())[0]?.id);
  const refused = {
    ...bindings,
    CONTENTFUL_SPACE_ID: 'acme',
    CONTENTFUL_ACCESS_TOKEN: 'token',
    CONTENTFUL_HOST: refusing.url.slice('http://'.length),
  } as unknown as Bindings;
  await expect(handleEvent(refused, id, NOW)).rejects.toThrow('no site name');
  await refusing.close();
  expect(await mails()).toEqual([]);
  expect(await waiting()).toMatchObject([{ id, attempts: 1 }]);
});

test('writes emails and marks the event as handled in one batch, so that neither happens without the other', async () => {
  await apply();
  const id = String((await waiting())[0]?.id);
  const PEOPLE = new Proxy(database.db, {
    get: (db, name) => {
      const value = Reflect.get(db, name);
      if (name === 'batch') return () => Promise.reject(new Error('lost'));
      return typeof value === 'function' ? value.bind(db) : value;
    },
  });
  await expect(handleEvent({ ...bindings, PEOPLE }, id, NOW)).rejects.toThrow('lost');
  expect(await mails()).toEqual([]);
  await handleEvent(bindings, id, NOW);
  expect(await mails()).toHaveLength(2);
});

test('new emails are due if a mail provider is set up, and held otherwise', async () => {
  await apply();
  await handleAll();
  expect(await all('SELECT DISTINCT next_attempt_at AS due FROM outbox')).toEqual([{ due: null }]);

  await apply('open', 'mary@example.com');
  for (const { id } of await waiting()) {
    await handleEvent({ ...bindings, ...provider } as Bindings, id, NOW);
  }
  expect(
    await all(
      'SELECT recipient, reply_to FROM outbox WHERE next_attempt_at = created_at ORDER BY template',
    ),
  ).toEqual([
    { recipient: 'mary@example.com', reply_to: 'team@b.example' },
    { recipient: 'team@b.example', reply_to: 'mary@example.com' },
  ]);
});

test('no email reveals a hidden employer, and emails about agency jobs mention the agency', async () => {
  await apply('secret');
  await apply('agency');
  await handleAll();
  const texts = (await all<{ mail: string }>('SELECT text || html AS mail FROM outbox')).map(
    ({ mail }) => mail,
  );
  expect(texts).toHaveLength(4);
  expect(texts.filter((text) => /acme/i.test(text))).toEqual([]);
  expect(texts.filter((text) => text.includes('Employer: Rolecall'))).toHaveLength(1);
});

test('emails the applicant about a status change, unless another one has followed in the meantime', async () => {
  const id = await apply();
  await handleAll();
  await database.db.prepare('DELETE FROM outbox').run();
  await moveApplication(bindings, id, 'interviewing', 'operator', NOW + 1);
  await moveApplication(bindings, id, 'unsuccessful', 'operator', NOW + 2);
  await handleAll();
  expect(await mails()).toMatchObject([
    { template: 'application_moved', subject: 'About your application: Gardener' },
  ]);
});

test('a withdrawal is also reported to the operators, as stated on the withdrawal page', async () => {
  const id = await apply();
  await handleAll();
  await moveApplication(bindings, id, 'withdrawn', 'candidate', NOW + 1);
  await handleAll();
  expect(await mails()).toContainEqual(
    expect.objectContaining({
      template: 'application_withdrawn_notice',
      recipient: 'hello@rolecall.example',
      subject: 'Withdrawn: Ada Byron, Gardener',
      about: id,
    }),
  );
});

test('tells operators which referrer to thank when a referred candidate is hired', async () => {
  const [referred, other] = [await apply(), await apply('open', 'mary@example.com')];
  await database.db
    .prepare(`INSERT INTO referral VALUES ('ref1', 'Rosa', 'rosa@example.com', 1, 1)`)
    .run();
  await database.db
    .prepare(`UPDATE application SET referral_id = 'ref1' WHERE id = ?`)
    .bind(referred)
    .run();
  for (const id of [referred, other]) {
    await moveApplication(bindings, id, 'offered', 'operator', NOW);
    await moveApplication(bindings, id, 'hired', 'operator', NOW);
  }
  await handleAll();
  const notices = (await mails()).filter(({ template }) => template === 'referred_hired_notice');
  expect(notices).toMatchObject([
    { recipient: 'hello@rolecall.example', reply_to: 'rosa@example.com', about: 'ref1' },
  ]);
  expect(notices[0]?.text).toContain(`Application: ${referred}`);
  expect(notices[0]?.text).not.toMatch(/Ada|Byron/);
});

const provider = {
  MAIL_API_KEY: 'k',
  MAIL_FROM: 'a@b.example',
  MAIL_OPERATOR: 'team@b.example',
};

test('a status change cancels the pending email about the previous one', async () => {
  const id = await apply();
  bindings = { ...bindings, ...provider } as Bindings;
  await moveApplication(bindings, id, 'shortlisted', 'operator', NOW);
  await handleAll();
  expect(await listTemplates()).toContain('application_moved');
  await moveApplication(bindings, id, 'interviewing', 'operator', NOW + 1);
  expect(await listTemplates()).toEqual(['application_received', 'application_received_notice']);
});

/**
 * A database that calls `happens` after the records are read and before their emails are written.
 */
const whileReading = (happens: () => Promise<unknown>) =>
  new Proxy(database.db, {
    get: (db, name) => {
      if (name === 'batch') {
        return async (statements: Parameters<typeof db.batch>[0]) => {
          await happens();
          return db.batch(statements);
        };
      }
      const value = Reflect.get(db, name);
      return typeof value === 'function' ? value.bind(db) : value;
    },
  });

test('writes no emails about a record that is erased, revoked or given a new status while they are being prepared', async () => {
  const id = await apply();
  const { grantId } = await grantFor([id], 14);
  await database.db
    .prepare(
      `INSERT INTO contact_request (id, kind, name, email, message, consent_at, created_at)
       VALUES ('contact', 'employer', 'Ada', 'ada@example.com', 'Hello', 1, 1)`,
    )
    .run();
  const contact = recordEvent(
    database.db,
    'contact_requested',
    { contactRequestId: 'contact' },
    NOW,
  );
  await contact.statement.run();
  await moveApplication(bindings, id, 'shortlisted', 'operator', NOW);
  const events = await all<{ id: string; kind: string }>('SELECT id, kind FROM event');
  const happens: Record<string, () => Promise<unknown>> = {
    review_invited: () => revokeGrant(database.db, grantId, NOW),
    application_moved: () => moveApplication(bindings, id, 'interviewing', 'operator', NOW),
    contact_requested: () => database.db.prepare('DELETE FROM contact_request').run(),
    application_received: () => eraseApplications(bindings, [id]),
  };
  for (const kind of Object.keys(happens)) {
    const event = events.find((one) => one.kind === kind);
    const PEOPLE = whileReading(happens[kind] as () => Promise<unknown>);
    await handleEvent({ ...bindings, PEOPLE }, String(event?.id), NOW);
    expect([kind, await listTemplates()]).toEqual([kind, []]);
  }
});

test('writes no emails about an erased record', async () => {
  await apply();
  await database.db.prepare('DELETE FROM application').run();
  await handleAll();
  expect(await mails()).toEqual([]);
  expect(await waiting()).toEqual([]);
});

test('limits how many emails per day a form sends to an address, ignoring letter case', async () => {
  for (let i = 0; i < 5; i++) {
    const email = i % 2 ? 'victim@example.com' : 'VICTIM@example.com';
    await database.db
      .prepare(
        `INSERT INTO contact_request (id, kind, name, email, message, consent_at, created_at)
         VALUES (?, 'employer', 'Mal', ?, 'Buy at evil.example', 1, 1)`,
      )
      .bind(`contact${i}`, email)
      .run();
    await recordEvent(
      database.db,
      'contact_requested',
      { contactRequestId: `contact${i}` },
      NOW,
    ).statement.run();
  }
  await handleAll();
  expect((await listTemplates()).filter((name) => name === 'contact_copy')).toHaveLength(3);
  expect((await listTemplates()).filter((name) => name === 'contact_notice')).toHaveLength(5);
});

test('emails a sign-in link, removes its token from the event, and does not email an expired link', async () => {
  const link = { email: 'ada@example.com', token: 'one-time' };
  await recordEvent(database.db, 'magic_link_requested', link, NOW).statement.run();
  await recordEvent(
    database.db,
    'magic_link_requested',
    link,
    NOW - 15 * MINUTE_MS,
  ).statement.run();
  await handleAll();
  expect(await mails()).toHaveLength(1);
  expect((await mails())[0]?.text).toContain('https://jobs.example/cv/sign-in#token=one-time');
  expect(await all("SELECT id FROM event WHERE payload LIKE '%one-time%'")).toEqual([]);
});

test('emails the referral link to the referrer', async () => {
  await database.db
    .prepare(`INSERT INTO referral VALUES ('ref1', 'Ada', 'ada@example.com', 1, 1)`)
    .run();
  await recordEvent(database.db, 'referral_created', { referralId: 'ref1' }, NOW).statement.run();
  await handleAll();
  expect((await mails())[0]?.text).toContain('https://jobs.example/jobs?ref=ref1');
});

const grantFor = async (applicationIds: string[], days: number) =>
  issueGrant(
    bindings,
    {
      reviewer: { kind: 'client', name: 'Rosa', email: 'rosa@client.example' },
      applicationIds,
      blind: false,
      expiresAt: NOW + days * DAY_MS,
    },
    NOW,
  );

test('emails the link to the reviewer, and notifies operators of the review', async () => {
  const id = await apply();
  await grantFor([id], 14);
  await handleAll();
  const invitation = (await mails()).find(({ template }) => template === 'review_invited');
  expect(invitation).toMatchObject({ recipient: 'rosa@client.example' });
  expect(invitation?.text).toMatch(
    /https:\/\/jobs\.example\/vendor-review\?reviewer=\S+&expires=\d+\./,
  );

  const [review] = await all<{ id: string }>('SELECT id FROM review');
  await database.db
    .prepare(
      `UPDATE review SET status = 'received', recommendation = 'strong_yes', submitted_at = 1`,
    )
    .run();
  await recordEvent(
    database.db,
    'review_submitted',
    { reviewId: String(review?.id) },
    NOW,
  ).statement.run();
  await handleAll();
  const notice = (await mails()).find(({ template }) => template === 'review_submitted_notice');
  expect(notice?.subject).toBe('Review by Rosa: Gardener');
  expect(notice?.text).toContain('Recommendation: Strong yes');
});

test('the subject of the notice about a declined review says that it was declined', async () => {
  await grantFor([await apply()], 14);
  const [review] = await all<{ id: string }>('SELECT id FROM review');
  const reviewId = String(review?.id);
  await database.db.prepare(`UPDATE review SET status = 'declined', submitted_at = 1`).run();
  await recordEvent(database.db, 'review_submitted', { reviewId }, NOW).statement.run();
  await handleAll();
  const notice = (await mails()).find(({ template }) => template === 'review_submitted_notice');
  expect(notice?.subject).toBe('Review declined by Rosa: Gardener');
  expect(notice?.text).toContain('MAIL_OPERATOR, otherwise the email address in the site settings');
});

test('the email with a new link to already submitted reviews does not request a review', async () => {
  const id = await apply();
  await grantFor([id], 14);
  await database.db
    .prepare(`UPDATE review SET status = 'received', recommendation = 'yes', submitted_at = 1`)
    .run();
  await grantFor([id], 14);
  await database.db.prepare('DELETE FROM outbox').run();
  await handleAll();
  const invitations = (await mails()).filter(({ template }) => template === 'review_invited');
  expect(invitations).toHaveLength(2);
  for (const { subject, text } of invitations) {
    expect(subject).toBe('A new link to your reviews');
    expect(text).toContain('1 application for Gardener');
    expect(text).not.toContain(' 0 ');
  }
});

test('notifies operators about a repeatedly edited review at most three times a day', async () => {
  const [first, second] = [await apply(), await apply('open', 'mary@example.com')];
  await grantFor([first, second], 14);
  await database.db
    .prepare(`UPDATE review SET status = 'received', recommendation = 'yes', submitted_at = 1`)
    .run();
  const reviews = await all<{ id: string }>('SELECT id FROM review');
  for (let i = 0; i < 5; i++) {
    for (const { id: reviewId } of i === 0 ? reviews : reviews.slice(0, 1)) {
      await recordEvent(database.db, 'review_submitted', { reviewId }, NOW).statement.run();
    }
  }
  await handleAll();
  const notices = (await mails()).filter(({ template }) => template === 'review_submitted_notice');
  const countNotices = (review: { id: string } | undefined) =>
    notices.filter(({ about }) => about === review?.id).length;
  expect(reviews.map(countNotices)).toEqual([3, 1]);

  await eraseApplications(bindings, [first, second]);
  expect((await mails()).map(({ template }) => template)).toEqual(['review_invited']);
});

test('reminds a reviewer about pending reviews once, in the last days before the link expires', async () => {
  const [first, second] = [await apply(), await apply('open', 'mary@example.com')];
  await grantFor([first, second], 14);
  await handleAll();
  const end = NOW + 14 * DAY_MS;
  expect(await remindReviewers(bindings, end - REMIND_BEFORE_MS - 1)).toBe(0);
  await database.db
    .prepare(`UPDATE review SET status = 'declined' WHERE application_id = ?`)
    .bind(first)
    .run();
  vi.setSystemTime(end - REMIND_BEFORE_MS);
  const runs = await Promise.all([1, 2, 3].map(() => remindReviewers(bindings, Date.now())));
  expect(runs.reduce((sum, n) => sum + n)).toBe(1);
  await handleAll();
  expect((await mails()).filter(({ template }) => template === 'review_reminded')).toMatchObject([
    { subject: '1 review due by 30 November 2026' },
  ]);
});

test('reminds of nothing that has ended, and an invitation written after the end asks for nothing', async () => {
  const id = await apply();
  await grantFor([id], 14);
  await moveApplication(bindings, id, 'unsuccessful', 'operator', NOW + 1);
  expect(await remindReviewers(bindings, NOW + 14 * DAY_MS - REMIND_BEFORE_MS)).toBe(0);
  await handleAll();
  const invitation = (await mails()).find(({ template }) => template === 'review_invited');
  expect(invitation?.text).toContain('There’s nothing left for you to review.');
  // Reopened, the application waits for the review again.
  await moveApplication(bindings, id, 'shortlisted', 'operator', NOW + 2);
  expect(await remindReviewers(bindings, NOW + 14 * DAY_MS - REMIND_BEFORE_MS)).toBe(1);
});

test('the scheduled run reminds reviewers', async () => {
  await grantFor([await apply()], 14);
  vi.setSystemTime(NOW + 14 * DAY_MS - REMIND_BEFORE_MS);
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  await runScheduled('*/5 * * * *', bindings);
  expect(await all('SELECT reminded_at FROM review_grant')).toEqual([{ reminded_at: Date.now() }]);
});

test('sends no reminder for a link that is new, is revoked or has no pending reviews', async () => {
  const id = await apply();
  const { grantId } = await grantFor([id], 3);
  expect(await remindReviewers(bindings, NOW)).toBe(0);
  await database.db.prepare(`UPDATE review SET status = 'declined'`).run();
  expect(await remindReviewers(bindings, NOW + DAY_MS)).toBe(0);
  await database.db.prepare(`UPDATE review SET status = 'requested'`).run();
  await revokeGrant(database.db, grantId, NOW);
  expect(await remindReviewers(bindings, NOW + DAY_MS)).toBe(0);
  await handleAll();
  expect(await listTemplates()).not.toContain('review_invited');
});

test('revoking a link cancels its pending invitation', async () => {
  const id = await apply();
  const { grantId } = await grantFor([id], 14);
  bindings = { ...bindings, ...provider } as Bindings;
  await handleAll();
  expect(await listTemplates()).toContain('review_invited');
  await revokeGrant(database.db, grantId, NOW);
  expect(await listTemplates()).toEqual(['application_received', 'application_received_notice']);
});

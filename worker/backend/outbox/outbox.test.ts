import {
  createServer,
  type IncomingHttpHeaders,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { createFailingDatabase } from '../../../tests/support/failing-database.ts';
import { NOW } from '../../../tests/support/records.ts';
import type { Bindings } from '../../env.ts';
import { sendMail } from '../../mail/provider.ts';
import { handleEvent } from '../events/handle-event.ts';
import { recordEvent } from '../events/record-event.ts';
import { liftSuppression, suppressAddress } from '../suppressions/suppressions.ts';
import { CLAIM_MS, deliverMail, deliverMails, RETRY_AFTER_MS } from './deliver-mails.ts';
import { findMail, listOutbox, resendMail } from './outbox.ts';

/*
 * A fake provider that listens on a port and remembers each email by its idempotency key, as the
 * real provider does for a day.
 */
interface ReceivedRequest {
  readonly headers: IncomingHttpHeaders;
  readonly body: Record<string, unknown>;
}
let receivedRequests: ReceivedRequest[] = [];
let delivered = new Set<string>();
let respond: (response: ServerResponse, take: () => void) => void;
let server: Server;
let database: TestDatabase;
let bindings: Bindings;

const acceptMail = (response: ServerResponse, take: () => void) => {
  take();
  response.setHeader('content-type', 'application/json').end('{"id":"p1"}');
};
const respondWith = (status: number, body: string) => (response: ServerResponse) => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(body);
};

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    receivedRequests.push({ headers: request.headers, body: JSON.parse(text) });
    respond(response, () => delivered.add(String(request.headers['idempotency-key'])));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  database = await createTestDatabase();
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  receivedRequests = [];
  delivered = new Set();
  respond = acceptMail;
  bindings = {
    ...database.both,
    FILES: database.files,
    MAIL_API_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/emails`,
    MAIL_API_KEY: 'secret-key',
    MAIL_FROM: 'Rolecall <jobs@rolecall.example>',
    MAIL_OPERATOR: 'team@rolecall.example',
  } as unknown as Bindings;
  for (const table of ['outbox', 'audit_log', 'suppressed_address']) {
    await database.db.prepare(`DELETE FROM ${table}`).run();
  }
});
afterEach(() => vi.restoreAllMocks());

const addMail = (
  id: string,
  changes: { template?: string; nextAttemptAt?: number | null; recipient?: string } = {},
) =>
  database.db
    .prepare(
      `INSERT INTO outbox (id, event_id, template, recipient, reply_to, subject, text, html,
         created_at, next_attempt_at)
       VALUES (?1, ?1, ?2, ?3, 'team@rolecall.example', 'Hello', 'Text', '<p>Text</p>', ?4, ?5)`,
    )
    .bind(
      id,
      changes.template ?? 'application_received',
      changes.recipient ?? 'ada@example.com',
      NOW,
      changes.nextAttemptAt === undefined ? NOW : changes.nextAttemptAt,
    )
    .run();
const mail = (id: string) => findMail(database.db, id);
const [FIRST_RETRY_MS = 0] = RETRY_AFTER_MS;
const at = (ms: number) => () => ms;

test('sends an email once, with its id as the idempotency key', async () => {
  await addMail('m1');
  expect(await deliverMails(bindings, at(NOW))).toBe(1);
  expect(await deliverMails(bindings, at(NOW + CLAIM_MS))).toBe(0);
  expect(receivedRequests).toHaveLength(1);
  expect(receivedRequests[0]?.headers).toMatchObject({
    authorization: 'Bearer secret-key',
    'idempotency-key': 'm1',
  });
  expect(receivedRequests[0]?.body).toEqual({
    from: 'Rolecall <jobs@rolecall.example>',
    to: ['ada@example.com'],
    reply_to: 'team@rolecall.example',
    subject: 'Hello',
    text: 'Text',
    html: '<p>Text</p>',
  });
  expect(await mail('m1')).toMatchObject({ state: 'sent', sentAt: NOW, lastError: null });
});

test('twenty concurrent deliveries send an email only once', async () => {
  await addMail('m1');
  await Promise.all(Array.from({ length: 20 }, () => deliverMail(bindings, 'm1', NOW)));
  expect(receivedRequests).toHaveLength(1);
});

test.each<[string, typeof respond, string]>([
  ['fails', respondWith(500, '{"message":"boom"}'), 'responded with 500: boom'],
  ['has had enough', respondWith(429, '{"message":"slow down"}'), 'responded with 429: slow down'],
  ['knows no key', respondWith(401, 'no'), 'responded with 401.'],
  [
    'takes no such sender',
    respondWith(422, '{"name":"invalid_from_address","message":"Invalid `from` field."}'),
    'responded with 422: Invalid `from` field.',
  ],
  ['lies', respondWith(200, '<html>Welcome!</html>'), 'responded with 200 but without an email id'],
  ['sends elsewhere', (response) => response.writeHead(307, { location: '/' }).end(), '307'],
  ['is dead', (response) => response.destroy(), 'could not be reached'],
])('if the provider %s, no email is lost and the error is stored', async (_, provider, said) => {
  await addMail('m1');
  respond = provider;
  expect(await deliverMails(bindings, at(NOW))).toBe(0);
  expect(await mail('m1')).toMatchObject({
    state: 'waiting',
    attempts: 1,
    nextAttemptAt: NOW + FIRST_RETRY_MS,
    lastError: expect.stringContaining(said),
  });
  expect(receivedRequests).toHaveLength(1);

  respond = acceptMail;
  expect(await deliverMails(bindings, at(NOW + FIRST_RETRY_MS - 1))).toBe(0);
  expect(await deliverMails(bindings, at(NOW + FIRST_RETRY_MS))).toBe(1);
});

test('a request to a slow provider times out', async () => {
  respond = () => undefined;
  const { MAIL_API_URL: apiUrl } = bindings as unknown as Record<string, string>;
  const slow = {
    id: 'm1',
    recipient: 'a@b.example',
    replyTo: null,
    subject: '',
    text: '',
    html: '',
  };
  expect(
    await sendMail({ apiUrl: String(apiUrl), apiKey: 'k', from: 'x@y.example' }, slow, 50),
  ).toEqual({
    outcome: 'trouble',
    error: 'The provider did not respond within 0.05 seconds.',
  });
});

test('an email that was accepted but not confirmed is retried with the same idempotency key', async () => {
  await addMail('m1');
  respond = (response, take) => {
    take();
    response.destroy();
  };
  await deliverMails(bindings, at(NOW));
  respond = acceptMail;
  await deliverMails(bindings, at(NOW + FIRST_RETRY_MS));
  expect(receivedRequests).toHaveLength(2);
  expect(delivered.size).toBe(1);
});

/** Loses the database right after the provider accepted an email, before the email is marked. */
const deliverAndDie = async (now: number): Promise<void> => {
  // Calls of the database: list the due emails, claim the first, look for a suppression, mark it.
  const { db } = createFailingDatabase(database.db, { at: 4, when: 'before' });
  await expect(deliverMails({ ...bindings, PEOPLE: db }, at(now))).rejects.toThrow('Lost.');
};

test.each([
  ['with idempotency keys, an email reaches its recipient once', true, 1],
  ['without idempotency keys, each kill can add at most one copy', false, 3],
])(
  'a worker that is killed before it marks a sent email sends it again: %s',
  async (_, hasKeys, copies) => {
    await addMail('m1');
    const mailbox: string[] = [];
    const known = new Map<string, string>();
    respond = (response) => {
      const { headers, body } = receivedRequests.at(-1) as ReceivedRequest;
      const key = String(headers['idempotency-key']);
      const text = JSON.stringify(body);
      const earlier = hasKeys ? known.get(key) : undefined;
      // As Resend does: the same key with another content is an error, the same content is not sent.
      if (earlier !== undefined && earlier !== text) {
        return respondWith(409, '{"name":"invalid_idempotent_request","message":"no"}')(response);
      }
      if (earlier === undefined) mailbox.push(text);
      known.set(key, text);
      respondWith(200, '{"id":"p1"}')(response);
    };
    await deliverAndDie(NOW);
    await deliverAndDie(NOW + CLAIM_MS);
    expect(await mail('m1')).toMatchObject({ state: 'waiting', attempts: 2 });
    const later = NOW + CLAIM_MS + Number(RETRY_AFTER_MS[1]);
    expect(await deliverMails(bindings, at(later))).toBe(1);
    expect(await mail('m1')).toMatchObject({ state: 'sent' });
    expect(receivedRequests).toHaveLength(3);
    expect(mailbox).toHaveLength(copies);
  },
);

test('no email is sent to a suppressed address, and the outbox has the reason', async () => {
  await addMail('m1', { nextAttemptAt: NOW - 1, recipient: 'Bounced@example.com' });
  await addMail('m2');
  const report = { reason: 'bounce', detail: 'NoEmail', suppressedAt: NOW } as const;
  await suppressAddress(bindings, 'bounced@example.com', report);
  expect(await deliverMails(bindings, at(NOW))).toBe(1);
  expect(receivedRequests.map(({ body }) => body.to)).toEqual([['ada@example.com']]);
  expect(await mail('m1')).toMatchObject({
    state: 'suppressed',
    nextAttemptAt: null,
    lastError: 'Not sent: the address is suppressed since 2026-11-16 (bounce, NoEmail).',
  });
  const list = await listOutbox(database.db, { state: 'suppressed', page: 1, perPage: 20 });
  expect(list).toMatchObject({ rows: [{ id: 'm1' }], total: 1 });

  expect(await resendMail(bindings, 'm1', NOW)).toMatchObject({ state: 'suppressed' });
  await liftSuppression(bindings, 'bounced@example.com', NOW);
  expect(await resendMail(bindings, 'm1', NOW)).toMatchObject({ state: 'sent', lastError: null });
});

test('an email waits if the key of the address hashes cannot be read', async () => {
  await addMail('m1');
  const FILES = { get: () => Promise.reject(new Error('Lost.')) };
  const withoutFiles = { ...bindings, FILES } as unknown as Bindings;
  await expect(deliverMails(withoutFiles, at(NOW))).rejects.toMatchObject({ status: 503 });
  expect(receivedRequests).toEqual([]);
  expect(await mail('m1')).toMatchObject({ state: 'waiting' });
});

test('an email is sent after the short wait that a busy provider asks for', async () => {
  await addMail('m1');
  respond = (response) => {
    respond = acceptMail;
    response.writeHead(429, { 'retry-after': '0' }).end('{"message":"slow down"}');
  };
  expect(await deliverMails(bindings, at(NOW))).toBe(1);
  respond = (response) =>
    response.writeHead(429, { 'retry-after': '60' }).end('{"message":"slow down"}');
  await addMail('m2');
  expect(await deliverMails(bindings, at(NOW))).toBe(0);
  expect(receivedRequests).toHaveLength(3);
});

test('a retry sends no copy of an email that was sent meanwhile', async () => {
  await addMail('m1');
  await deliverMails(bindings, at(NOW));
  const retried = await resendMail(bindings, 'm1', NOW, { onlyUnsent: true });
  expect(retried).toMatchObject({ id: 'm1', state: 'sent' });
  expect(receivedRequests).toHaveLength(1);
});

test('an outage uses up an attempt for only one email', async () => {
  for (const id of ['m1', 'm2', 'm3']) await addMail(id);
  respond = respondWith(503, '');
  await deliverMails(bindings, at(NOW));
  expect(receivedRequests).toHaveLength(1);
});

/**
 * Responds with 422 and `message` to any email that contains `address`, and accepts all other
 * emails.
 */
const rejectAddress =
  (address: string, message: string): typeof respond =>
  (response, take) => {
    const isNamed = JSON.stringify(receivedRequests.at(-1)?.body).includes(address);
    (isNamed ? respondWith(422, JSON.stringify({ message })) : acceptMail)(response, take);
  };

test.each(['from@example.com', 'ada@sender.example'])(
  'a rejection that quotes the address %s does not delay other emails',
  async (address) => {
    await addMail('m1', { nextAttemptAt: NOW - 1, recipient: address });
    await addMail('m2');
    respond = rejectAddress(address, `The address ${address} cannot be mailed.`);
    expect(await deliverMails(bindings, at(NOW))).toBe(1);
    expect(await mail('m1')).toMatchObject({ state: 'failed' });
  },
);

test('sends an email without its reply address if the provider rejects that address', async () => {
  await addMail('m1');
  respond = rejectAddress('team@rolecall.example', 'The reply_to is no address.');
  expect(await deliverMails(bindings, at(NOW))).toBe(1);
  expect(receivedRequests.map(({ headers }) => headers['idempotency-key'])).toEqual([
    'm1',
    'm1-without-reply-to',
  ]);
  expect(await mail('m1')).toMatchObject({ state: 'sent' });
});

test('a rejected email fails immediately and does not delay other emails', async () => {
  await addMail('m1', { nextAttemptAt: NOW - 1, recipient: 'nobody@example.com' });
  await addMail('m2');
  respond = rejectAddress('nobody@example.com', 'no such address');
  expect(await deliverMails(bindings, at(NOW))).toBe(1);
  expect(await mail('m1')).toMatchObject({
    state: 'failed',
    lastError: 'The provider responded with 422: no such address',
  });
});

test('an email fails after its last attempt, within the day for which the provider remembers it', async () => {
  await addMail('m1');
  respond = respondWith(500, '');
  let now = NOW;
  for (const wait of RETRY_AFTER_MS) {
    await deliverMails(bindings, at(now));
    expect(await mail('m1')).toMatchObject({ state: 'waiting' });
    now += wait;
  }
  await deliverMails(bindings, at(now));
  expect(await mail('m1')).toMatchObject({ state: 'failed', nextAttemptAt: null });
  expect(receivedRequests).toHaveLength(RETRY_AFTER_MS.length + 1);
  expect(now - NOW).toBeLessThan(24 * 3600_000);
});

test('an interrupted delivery is retried', async () => {
  await addMail('m1');
  await database.db
    .prepare('UPDATE outbox SET attempts = 1, claimed_until = ?, next_attempt_at = ?')
    .bind(NOW + CLAIM_MS, NOW)
    .run();
  expect(await deliverMails(bindings, at(NOW))).toBe(0);
  expect(await deliverMails(bindings, at(NOW + CLAIM_MS))).toBe(1);
});

test('an expired sign-in link is not sent', async () => {
  await addMail('m1', { template: 'magic_link' });
  await deliverMails(bindings, at(NOW + 15 * 60_000));
  expect(receivedRequests).toEqual([]);
  expect(await mail('m1')).toMatchObject({ state: 'failed' });
});

test('emails written without a provider are only stored, and are not sent even if a provider is set up later', async () => {
  await addMail('m1', { nextAttemptAt: null });
  const without = { ...database.both } as unknown as Bindings;
  expect(await deliverMails(without, at(NOW))).toBe(0);
  await expect(resendMail(without, 'm1', NOW)).rejects.toMatchObject({ status: 409 });
  expect(await deliverMails(bindings, at(NOW))).toBe(0);
  expect(await mail('m1')).toMatchObject({ state: 'kept' });
});

test('resends a failed email as it is and a sent one as a copy, with an audit entry for each', async () => {
  await addMail('m1');
  respond = respondWith(422, '');
  await deliverMails(bindings, at(NOW));
  respond = acceptMail;
  expect(await resendMail(bindings, 'm1', NOW + 1)).toMatchObject({ id: 'm1', state: 'sent' });
  const copy = await resendMail(bindings, 'm1', NOW + 2);
  expect(copy).toMatchObject({ state: 'sent', subject: 'Hello' });
  expect(receivedRequests.map(({ headers }) => headers['idempotency-key'])).toEqual([
    'm1',
    'm1-without-reply-to',
    'm1',
    copy.id,
  ]);
  const { results } = await database.db
    .prepare(`SELECT subject FROM audit_log WHERE action = 'mail.resent' ORDER BY id`)
    .all();
  expect(results).toEqual([{ subject: 'm1' }, { subject: copy.id }]);
  await expect(resendMail(bindings, 'unknown', NOW)).rejects.toMatchObject({ status: 404 });
});

test('a sign-in link expires by the time of its request, even if the email is sent again', async () => {
  const link = { email: 'ada@example.com', token: 'one-time' };
  const event = recordEvent(database.db, 'magic_link_requested', link, NOW);
  await event.statement.run();
  await handleEvent(bindings, event.id, NOW + 9 * 60_000);
  const id = (await listOutbox(database.db, { state: 'all', page: 1, perPage: 1 })).rows[0]?.id;
  expect(await deliverMail(bindings, String(id), NOW + 9 * 60_000)).toBe('sent');
  const copy = await resendMail(bindings, String(id), NOW + 10 * 60_000);
  expect(copy).toMatchObject({
    state: 'failed',
    lastError: expect.stringContaining('had expired'),
  });
  expect(receivedRequests).toHaveLength(1);
});

test('lists emails by state, newest first', async () => {
  await addMail('kept', { nextAttemptAt: null });
  await addMail('waiting');
  const list = (state: 'all' | 'kept' | 'failed') =>
    listOutbox(database.db, { state, page: 1, perPage: 20 });
  expect((await list('all')).total).toBe(2);
  expect((await list('kept')).rows).toMatchObject([{ id: 'kept', recipient: 'ada@example.com' }]);
  expect(await list('failed')).toEqual({ rows: [], total: 0, more: false });
});

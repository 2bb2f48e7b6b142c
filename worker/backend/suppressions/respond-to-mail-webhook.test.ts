import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storage } from '../../../tests/support/test-database.ts';
import type { Bindings } from '../../env.ts';
import { isSignedByMailProvider, MAIL_WEBHOOK_TTL_MS } from '../../mail/verify-webhook.ts';
import { respondToMailWebhook } from './respond-to-mail-webhook.ts';
import { findSuppression, liftSuppression } from './suppressions.ts';

const KEY = Buffer.alloc(24, 7);
const SECRET = `whsec_${KEY.toString('base64')}`;
const NOW = Date.parse('2026-11-21T12:00:00Z');
const REPORTED = '2026-11-21T11:59:00.126Z';
const BINDINGS = { ...storage, MAIL_WEBHOOK_SECRET: SECRET } as unknown as Bindings;
const ADA = 'ada@example.com';

beforeEach(async () => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  await storage.PEOPLE.prepare('DELETE FROM suppressed_address').run();
});
afterEach(() => vi.useRealTimers());

/** An event as the provider's documentation shows it. */
const event = (type: string, more: object = {}, to: unknown = [ADA]) => ({
  type,
  created_at: REPORTED,
  data: {
    created_at: '2026-11-21T11:58:58.894719+00:00',
    email_id: '56761188-7520-42d8-8898-ff6fc54ce618',
    from: 'Rolecall <jobs@rolecall.example>',
    to,
    subject: 'Sending this example',
    ...more,
  },
});
const bounce = (type: string, subType: unknown = 'NoEmail') =>
  event('email.bounced', {
    bounce: { type, subType, message: `550 5.1.1 <${ADA}> user unknown`, diagnosticCode: [ADA] },
  });
const HARD = bounce('Permanent');

interface Signing {
  readonly at?: number;
  readonly key?: Buffer;
  /** Alters the signed request. */
  readonly change?: (headers: Headers) => void;
  readonly body?: string;
  readonly method?: string;
}

const signed = (content: unknown, { at = NOW, key = KEY, change, ...sent }: Signing = {}) => {
  const body = typeof content === 'string' ? content : JSON.stringify(content);
  const seconds = String(Math.floor(at / 1000));
  const signature = createHmac('sha256', key).update(`msg_1.${seconds}.${body}`).digest('base64');
  const headers = new Headers({
    'content-type': 'application/json',
    'svix-id': 'msg_1',
    'svix-timestamp': seconds,
    'svix-signature': `v1,${signature}`,
  });
  change?.(headers);
  const { method = 'POST' } = sent;
  return new Request('https://site.example/hooks/mail', {
    method,
    headers,
    body: method === 'POST' ? (sent.body ?? body) : undefined,
  });
};

const respond = (request: Request, bindings = BINDINGS) =>
  respondToMailWebhook({ request, bindings });
const isSuppressed = async (request: Request) => (await (await respond(request)).json()).suppressed;
const rows = async () =>
  (await storage.PEOPLE.prepare('SELECT * FROM suppressed_address').all()).results;

test('accepts a request signed by Svix’s own library', async () => {
  const headers = new Headers({
    'svix-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'svix-timestamp': '1614265330',
    'svix-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
  const by = { secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', now: 1_614_265_330_000 };
  expect(await isSignedByMailProvider(headers, '{"test": 2432232314}', by)).toBe(true);
  expect(await isSignedByMailProvider(headers, '{"test": 2432232315}', by)).toBe(false);
});

test.each([
  ['a hard bounce', HARD, 'bounce', 'NoEmail'],
  ['a complaint', event('email.complained'), 'complaint', null],
  [
    'an address on the provider’s list',
    event('email.suppressed', { suppressed: { type: 'OnAccountSuppressionList', message: ADA } }),
    'provider',
    'OnAccountSuppressionList',
  ],
  ['a bounce whose kind is a sentence', bounce('Permanent', `No ${ADA} here`), 'bounce', null],
])('%s suppresses the address, which is stored as a hash only', async (_, content, reason, why) => {
  expect(await isSuppressed(signed(content))).toBe(true);
  expect(await findSuppression(storage, 'ADA@example.com')).toEqual({
    ...{ masked: 'a…@example.com', reason, detail: why, suppressedAt: Date.parse(REPORTED) },
  });
  expect(JSON.stringify(await rows())).not.toContain(ADA);
});

test.each([
  ['a soft bounce', bounce('Transient', 'MailboxFull')],
  ['a bounce of unknown kind', bounce('Undetermined')],
  ['a delivery', event('email.delivered')],
  ['an unknown event', { type: 'domain.created', data: {} }],
  ['a report about two addresses', event('email.complained', {}, [ADA, 'mary@example.com'])],
  ['a report about no address', event('email.complained', {}, ['Ada'])],
])('%s is accepted and suppresses nothing', async (_, content) => {
  expect(await isSuppressed(signed(content))).toBe(false);
  expect(await rows()).toEqual([]);
});

test('a report that arrives again changes nothing, even after an operator allowed mail', async () => {
  await respond(signed(HARD));
  await respond(signed({ ...event('email.complained'), created_at: '2026-11-21T12:00:00Z' }));
  expect(await rows()).toMatchObject([{ reason: 'bounce' }]);
  await liftSuppression(storage, ADA, NOW);
  await respond(signed(HARD));
  expect(await findSuppression(storage, ADA)).toBeNull();
  vi.setSystemTime(NOW + 60_000);
  const later = { ...event('email.complained'), created_at: '2026-11-21T12:00:30Z' };
  await respond(signed(later, { at: NOW + 60_000 }));
  expect(await findSuppression(storage, ADA)).toMatchObject({ reason: 'complaint' });
});

test('during a change of the secret, one valid signature is enough', async () => {
  const both = (headers: Headers) =>
    headers.set('svix-signature', `v1,AAAA v1a,BBBB ${headers.get('svix-signature')}`);
  expect(await isSuppressed(signed(HARD, { change: both }))).toBe(true);
});

test.each<[string, Signing]>([
  ['another secret', { key: Buffer.alloc(24, 8) }],
  ['no signature', { change: (h) => h.delete('svix-signature') }],
  ['half a signature', { change: (h) => h.set('svix-signature', 'v1,') }],
  [
    'another version of signature',
    { change: (h) => h.set('svix-signature', `${h.get('svix-signature')}`.replace('v1,', 'v2,')) },
  ],
  ['another id', { change: (h) => h.set('svix-id', 'msg_2') }],
  ['no id', { change: (h) => h.delete('svix-id') }],
  ['another time', { change: (h) => h.set('svix-timestamp', String(NOW / 1000 + 1)) }],
  ['no time', { change: (h) => h.delete('svix-timestamp') }],
  ['another body', { body: JSON.stringify(event('email.complained')) }],
  ['a signature that is too old', { at: NOW - MAIL_WEBHOOK_TTL_MS }],
  ['a signature from the future', { at: NOW + MAIL_WEBHOOK_TTL_MS }],
])('refuses a request with %s', async (_, options) => {
  await expect(respond(signed(HARD, options))).rejects.toMatchObject({ status: 401 });
  expect(await rows()).toEqual([]);
});

test.each([-1, 1])('accepts a signature from almost five minutes away', async (sign) => {
  const at = NOW + sign * (MAIL_WEBHOOK_TTL_MS - 1000);
  expect(await isSuppressed(signed(HARD, { at }))).toBe(true);
});

test.each([
  ['not JSON', '{', 400],
  ['a list', '[]', 422],
  ['no type', { data: {} }, 422],
  ['a bounce without its kind', event('email.bounced'), 422],
  ['no date', { ...HARD, created_at: 'yesterday' }, 422],
  ['a recipient that is no list', event('email.complained', {}, ADA), 422],
  ['a thousand levels', `${'['.repeat(1000)}${']'.repeat(1000)}`, 422],
])('refuses %s even if it is signed', async (_, content, status) => {
  await expect(respond(signed(content))).rejects.toMatchObject({ status });
});

test('refuses a body that is too large, before it checks the signature', async () => {
  const large = signed(HARD, { body: 'x'.repeat(64 * 1024 + 1) });
  await expect(respond(large)).rejects.toMatchObject({ status: 413 });
});

test('accepts posts only, and nothing without a secret', async () => {
  await expect(respond(signed(HARD, { method: 'GET' }))).rejects.toMatchObject({ status: 405 });
  const off = { ...BINDINGS, MAIL_WEBHOOK_SECRET: undefined } as unknown as Bindings;
  await expect(respond(signed(HARD), off)).rejects.toMatchObject({ status: 404 });
});

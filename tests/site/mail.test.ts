import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { querySite } from '../support/query-site.ts';
import { pdfResume } from '../support/resumes.ts';
import { startTestSite, type TestSite } from '../support/test-site.ts';

/**
 * Tests emails on the running site from end to end: form, database, queue, outbox and a fake
 * provider.
 */

interface Received {
  readonly key: string;
  readonly to: string[];
  readonly subject: string;
  readonly html: string;
}

const WEBHOOK_KEY = Buffer.alloc(24, 7);
let provider: Server;
let isUp = true;
let received: Received[] = [];
let site: TestSite;

beforeAll(async () => {
  provider = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    if (!isUp) {
      request.socket.destroy();
      return;
    }
    received.push({ ...JSON.parse(text), key: request.headers['idempotency-key'] });
    response.end('{"id":"taken"}');
  });
  await new Promise<void>((done) => provider.listen(0, '127.0.0.1', done));
  site = await startTestSite({
    variables: {
      MAIL_API_URL: `http://127.0.0.1:${(provider.address() as AddressInfo).port}/emails`,
      MAIL_API_KEY: 'key',
      MAIL_FROM: 'Rolecall <jobs@rolecall.example>',
      MAIL_OPERATOR: 'team@rolecall.example',
      MAIL_WEBHOOK_SECRET: `whsec_${WEBHOOK_KEY.toString('base64')}`,
    },
  });
});
afterAll(async () => {
  await site?.stop();
  provider.close();
});

const apply = async (email: string) => {
  const body = new FormData();
  const fields = { firstName: 'Ada', lastName: 'Byron', email, consent: 'true' };
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  body.set('resume', new File([new Uint8Array(pdfResume())], 'cv.pdf'));
  const applied = await fetch(`${site.url}/misc/jobs/zylo1000/apply`, { method: 'POST', body });
  expect(applied.status).toBe(201);
};

/** Rows in the running site's outbox. */
const mails = () =>
  querySite(
    site.state,
    'SELECT recipient, sent_at IS NOT NULL AS sent, attempts, last_error FROM outbox ORDER BY template',
  );
const WAIT = { timeout: 15_000 };

test('an application sends emails to the applicant and the operators', async () => {
  await apply('ada@example.com');
  await expect
    .poll(() => received.flatMap(({ to }) => to).sort(), WAIT)
    .toEqual(['ada@example.com', 'team@rolecall.example']);
  const mail = received.find(({ to }) => to.includes('ada@example.com'));
  expect(mail?.subject).toBe('We’ve received your application: Zylograph cutter 1');
  const [, receipt] = mail?.html.match(/href="([^"]+\/applications\/[\w-]{22}\?link=[^"]+)"/) ?? [];
  expect(receipt).toMatch(/\?link=\d+\.mailed\.[\w-]{43}$/);
  const opened = await fetch(receipt ?? '');
  expect([opened.status, await opened.text()]).toEqual([
    200,
    expect.stringContaining('ada@example.com'),
  ]);
  await expect.poll(mails, WAIT).toMatchObject([
    { recipient: 'ada@example.com', sent: 1, attempts: 1 },
    { recipient: 'team@rolecall.example', sent: 1 },
  ]);
});

test('if the provider fails, no email is lost, the outbox records the error, and each email is sent once later', async () => {
  received = [];
  isUp = false;
  await apply('mary@example.com');
  const listMarysMails = () =>
    mails().filter(({ sent, recipient }) => sent === 0 || recipient === 'mary@example.com');
  // One email is attempted, and the other waits while the provider fails.
  await expect
    .poll(() => listMarysMails().map(({ sent, last_error }) => [sent, last_error]), WAIT)
    .toEqual(
      expect.arrayContaining([
        [0, 'The provider could not be reached.'],
        [0, null],
      ]),
    );

  isUp = true;
  // Simulates waiting for one minute.
  querySite(
    site.state,
    'UPDATE outbox SET next_attempt_at = 1, claimed_until = NULL WHERE sent_at IS NULL',
  );
  for (let run = 0; run < 3; run++) {
    await site.runSchedule('*/5 * * * *');
  }
  await expect
    .poll(() => received.flatMap(({ to }) => to).sort(), WAIT)
    .toEqual(['mary@example.com', 'team@rolecall.example']);
});

test('the provider’s report of a bounce ends mail to its address', async () => {
  const body = JSON.stringify({
    type: 'email.bounced',
    created_at: new Date().toISOString(),
    data: { to: ['eve@example.com'], bounce: { type: 'Permanent', subType: 'NoEmail' } },
  });
  const report = (key: Buffer) => {
    const time = String(Math.floor(Date.now() / 1000));
    const signature = createHmac('sha256', key).update(`m.${time}.${body}`).digest('base64');
    const headers = {
      ...{ 'content-type': 'application/json', 'svix-id': 'm' },
      ...{ 'svix-timestamp': time, 'svix-signature': `v1,${signature}` },
    };
    return fetch(`${site.url}/hooks/mail`, { method: 'POST', headers, body });
  };
  expect((await report(Buffer.alloc(24, 8))).status).toBe(401);
  const response = await report(WEBHOOK_KEY);
  expect([response.status, await response.json()]).toEqual([200, { suppressed: true }]);
  received = [];
  await apply('eve@example.com');
  await expect
    .poll(() => mails().filter(({ recipient }) => recipient === 'eve@example.com'), WAIT)
    .toMatchObject([{ sent: 0, last_error: expect.stringContaining('is suppressed') }]);
  expect(received.flatMap(({ to }) => to)).not.toContain('eve@example.com');
});

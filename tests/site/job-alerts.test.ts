import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestSite, type TestSite } from '../support/test-site.ts';

/** Tests job alerts on the running site as a visitor without JavaScript uses them. */

interface Received {
  readonly subject: string;
  readonly text: string;
  readonly headers: Record<string, string>;
}

let provider: Server;
let received: Received[] = [];
let site: TestSite;

beforeAll(async () => {
  provider = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    received.push(JSON.parse(text));
    response.end('{"id":"taken"}');
  });
  await new Promise<void>((done) => provider.listen(0, '127.0.0.1', done));
  site = await startTestSite({
    variables: {
      MAIL_API_URL: `http://127.0.0.1:${(provider.address() as AddressInfo).port}/emails`,
      MAIL_API_KEY: 'key',
      MAIL_FROM: 'Rolecall <jobs@rolecall.example>',
      MAIL_OPERATOR: 'team@rolecall.example',
    },
  });
});
afterAll(async () => {
  await site?.stop();
  provider.close();
});

const HTML = { accept: 'text/html', 'user-agent': 'Mozilla/5.0 (X11; Linux) Firefox/140.0' };

const open = async (path: string, status = 200): Promise<string> => {
  const response = await fetch(new URL(path, site.url), { headers: HTML });
  expect([path, response.status]).toEqual([path, status]);
  return response.text();
};

const decode = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&quot;', '"');

/** The fields and the action of the n-th form of a page that posts. */
const readForm = (html: string, at = 0) => {
  const form = [...html.matchAll(/<form[^>]*method="post"[\s\S]*?<\/form>/gi)][at]?.[0] ?? '';
  const fields = new URLSearchParams();
  for (const [input] of form.matchAll(/<input[^>]*>/g)) {
    const name = /name="([^"]*)"/.exec(input)?.[1];
    if (name && /type="hidden"/.test(input)) {
      fields.set(name, decode(/value="([^"]*)"/.exec(input)?.[1] ?? ''));
    }
  }
  return { action: decode(/action="([^"]*)"/.exec(form)?.[1] ?? ''), fields };
};

const post = (path: string, body: URLSearchParams, headers: Record<string, string> = {}) =>
  fetch(new URL(path, site.url), { method: 'POST', body, redirect: 'manual', headers });

const follow = async (response: Response): Promise<string> => {
  expect(response.status).toBe(303);
  return open(response.headers.get('location') ?? '');
};

const WAIT = { timeout: 15_000 };

test('a visitor without JavaScript asks for a job alert, confirms, changes and stops it', async () => {
  const list = await open('/jobs?q=zylograph');
  const [, link = ''] = /href="([^"]*)"[^>]*>Email me jobs like these/.exec(list) ?? [];
  const page = await open(decode(link));
  expect(page).toContain('Zylograph jobs');
  const { action, fields } = readForm(page);
  fields.set('frequency', 'week');
  // Without an address and consent, the form is shown again, with what was chosen.
  const refused = await post(action, fields, HTML);
  expect(refused.status).toBe(422);
  const again = await refused.text();
  expect(again).toContain('Enter your email address.');
  expect(again).toMatch(/<option[^>]*value="week"[^>]*selected/);

  const second = readForm(again);
  for (const [name, value] of Object.entries({
    email: 'ada@example.com',
    frequency: 'week',
    consent: 'true',
  })) {
    second.fields.set(name, value);
  }
  // A form that is sent at once is refused; the site allows it after two seconds.
  await expect
    .poll(async () => (await post(second.action, second.fields, HTML)).status, WAIT)
    .toBe(303);
  await expect
    .poll(() => received.map(({ subject }) => subject), WAIT)
    .toEqual(['Confirm your job alert']);
  const [mail] = received;
  const [url = ''] = /http\S+\/alerts\/\S+/.exec(mail?.text ?? '') ?? [];
  const { pathname, search } = new URL(url);
  const own = pathname + search;

  const confirm = readForm(await open(own));
  confirm.fields.set('action', 'confirm');
  const confirmed = await follow(await post(confirm.action, confirm.fields, HTML));
  expect(confirmed).toContain('once a week at most');
  const pause = readForm(confirmed);
  pause.fields.set('action', 'pause');
  expect(await follow(await post(pause.action, pause.fields, HTML))).toContain('Paused');

  // Other sites may not post to the page's forms, but a mail client may stop the alerts.
  const foreign = { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' };
  expect((await post(pause.action, pause.fields, foreign)).status).toBe(403);
  const [, unsubscribe = ''] = /^<(.*)>$/.exec(mail?.headers['List-Unsubscribe'] ?? '') ?? [];
  const target = new URL(unsubscribe);
  const oneClick = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  const opened = await fetch(new URL(target.pathname + target.search, site.url), {
    headers: HTML,
    redirect: 'manual',
  });
  expect(await follow(opened)).toContain('Paused');
  const forged = `${target.pathname}?link=${'0'.repeat(10)}.${'a'.repeat(43)}`;
  expect((await post(forged, oneClick, foreign)).status).toBe(403);
  const stopped = await post(target.pathname + target.search, oneClick, foreign);
  expect([stopped.status, await stopped.json()]).toEqual([200, { data: { stopped: 1 } }]);
  expect(await open(own)).toContain('You have no job alerts');
  received = [];
});

test('a search without results and a closed job offer an alert, and a wrong link is refused', async () => {
  expect(await open('/jobs?q=qwertzuiop')).toContain('Email me when there are jobs like these');
  await open('/alerts/nobody?link=1', 403);
  expect(await open('/alerts/sent')).toContain('your inbox');
});

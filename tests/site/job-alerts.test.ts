import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { querySite } from '../support/query-site.ts';
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
      RATE_LIMITS: 'on',
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

const WAIT = { timeout: 15_000, interval: 1_000 };

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
  // Malformed links of any kind are refused, and lead nowhere else.
  for (const id of ['%E0', '%00', '..%2F..%2Fjobs', '%2F%2Fexample.com', 'a'.repeat(3_000)]) {
    for (const query of ['', '?link=%E0', `?link=${'1'.repeat(13)}.${'a'.repeat(43)}`]) {
      const address = `/misc/job-alerts/${id}/unsubscribe${query}`;
      const statuses = [
        (await post(address, oneClick, foreign)).status,
        (await fetch(site.url + address, { headers: HTML })).status,
        (await fetch(`${site.url}/alerts/${id}${query}`, { headers: HTML })).status,
        (await fetch(`${site.url}/misc/job-alerts/${id}${query}`)).status,
        (await post(`/misc/job-alerts/${id}${query}`, pause.fields, HTML)).status,
      ];
      for (const status of statuses)
        expect([address, Math.floor(status / 100)]).toEqual([address, 4]);
    }
  }
  // Mail services post for many people from one address.
  for (let i = 0; i < 30; i++) expect((await post(forged, oneClick, foreign)).status).toBe(403);
  const stopped = await post(target.pathname + target.search, oneClick, foreign);
  expect([stopped.status, await stopped.json()]).toEqual([200, { data: { stopped: 1 } }]);
  expect(await open(own)).toContain('You have no job alerts');
  received = [];
});

test('a visitor replaces an alert by one with another search', async () => {
  const added = async (search: string): Promise<string> => {
    received = [];
    const { action, fields } = readForm(await open(`/alerts/new?${search}`));
    for (const [name, value] of Object.entries({
      email: 'bo@example.com',
      frequency: 'day',
      consent: 'true',
    })) {
      fields.set(name, value);
    }
    await expect.poll(async () => (await post(action, fields, HTML)).status, WAIT).toBe(303);
    await expect.poll(() => received.length, WAIT).toBe(1);
    const { pathname, search: link } = new URL(
      /http\S+\/alerts\/\S+/.exec(received[0]?.text ?? '')?.[0] ?? '',
    );
    return open(pathname + link);
  };
  const first = readForm(await added('q=zylograph'));
  first.fields.set('action', 'confirm');
  const list = await follow(await post(first.action, first.fields, HTML));
  expect(list).toContain('href="/jobs?q=zylograph"');
  const page = await added('q=qwertzuiop');
  const replaced = /<option value="([^"]+)">Zylograph jobs/.exec(page)?.[1] ?? '';
  const second = readForm(page, 1);
  second.fields.set('action', 'confirm');
  second.fields.set('replaces', replaced);
  const after = await follow(await post(second.action, second.fields, HTML));
  expect(after).toContain('Qwertzuiop jobs');
  expect(after).not.toContain('Zylograph jobs');
});

test('a search without results and a closed job offer an alert, and a wrong link is refused', async () => {
  expect(await open('/jobs?q=qwertzuiop')).toContain('Email me when there are jobs like these');
  const [{ fid = '', path = '', title = '' } = {}] = querySite(
    site.state,
    `SELECT fid, title, '/' || company.slug || '/' || fid || '/' || job.slug AS path
     FROM job JOIN company ON company.id = company_id
     WHERE status = 'closed' AND employer_visibility = 'named' ORDER BY closed_at DESC LIMIT 1`,
  ) as { fid: string; path: string; title: string }[];
  expect(fid).not.toBe('');
  const [, link = ''] = /href="(\/alerts\/new\?[^"]*)"/.exec(await open(path)) ?? [];
  expect(new URLSearchParams(decode(link).split('?')[1]).get('q')).toBe(title);
  expect(readForm(await open(decode(link))).fields.get('search')).not.toBe('');

  await open('/alerts/nobody?link=1', 403);
  expect(await open('/alerts/sent')).toContain('your inbox');
});

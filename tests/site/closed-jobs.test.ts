import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LocalServer, startServer } from '../support/local-server.ts';
import { querySite } from '../support/query-site.ts';
import { startTestSite, type TestSite } from '../support/test-site.ts';

/* Tests how closing a job on the built site affects visitors, programs and search engines. */

const KEY = 'a-key-of-our-own';
const TOKEN = 'a-token-of-16-letters';
/**
 * A host other than localhost, because the site does not notify search engines of localhost URLs.
 */
const SITE = 'http://jobs.test';
const PERSON = { 'user-agent': 'Mozilla/5.0 (X11; Linux) Firefox/140.0', accept: 'text/html' };

let engine: LocalServer;
let notifications: (readonly string[])[] = [];
let onNotification = () => {};
let site: TestSite;

beforeAll(async () => {
  engine = await startServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    notifications.push(JSON.parse(body).urlList);
    response.end();
    onNotification();
  });
  site = await startTestSite({
    variables: {
      RATE_LIMITS: 'on',
      SITE_URL: SITE,
      OPS_TOKEN: TOKEN,
      INDEXNOW_KEY: KEY,
      INDEXNOW_URL: `${engine.url}/indexnow`,
    },
  });
});
afterAll(async () => {
  await site?.stop();
  await engine.close();
});

const fetchPage = (path: string, init: RequestInit = {}) =>
  fetch(site.url + path, { redirect: 'manual', ...init, headers: { ...PERSON, ...init.headers } });

const command = async (path: string, body: object) => {
  const commandResponse = await fetchPage(`/ops/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(commandResponse.status, await commandResponse.text()).toBe(200);
};

const move = (fid: string, to: 'closed' | 'open') => command('jobs/moves', { fids: [fid], to });

test('within a second of closing, a job is not listed as open anywhere, and search engines are notified', async () => {
  const [{ fid, path, category } = {}] = querySite(
    site.state,
    `SELECT fid, '/' || company.slug || '/' || fid || '/' || job.slug AS path, job.category AS category
     FROM job JOIN company ON company.id = company_id
     WHERE status = 'open' AND employer_visibility = 'named' AND valid_through IS NOT NULL
       AND application_url IS NULL ORDER BY published_at DESC LIMIT 1`,
  ) as { fid: string; path: string; category: string }[];
  if (!fid || !path) throw new Error('The demo has no such job.');
  const lists = [
    // Uses `perPage=100`, because the tests add jobs that are newer than the demo's jobs.
    ...['/jobs?perPage=100', `/jobs?category=${category}`, '/jobs/_payload.json?perPage=100'],
    '/jobs/feed.xml',
    ...['/jobs/atom.xml', `/jobs/feed.json?category=${category}`, '/feeds/indeed.xml'],
    ...['/feeds/linkedin.xml', '/sitemaps/jobs/1-45000.xml', '/misc/seo-jobs'],
  ];
  const listed = async () => {
    const texts = await Promise.all(lists.map(async (list) => (await fetchPage(list)).text()));
    return lists.filter((_, i) => texts[i]?.includes(path));
  };
  const page = async () => (await fetchPage(path)).text();
  const markdown = async () =>
    (await fetchPage(path, { headers: { accept: 'text/markdown' } })).text();
  const apply = () =>
    fetchPage(`/misc/jobs/${fid}/apply`, {
      method: 'POST',
      body: new FormData(),
      headers: { accept: 'application/json' },
    });

  expect(await listed()).toEqual(lists);
  expect(await page()).toContain('JobPosting');
  expect(await markdown()).toContain('Apply for this job');
  // An empty form.
  expect((await apply()).status).toBe(422);
  expect(await (await fetchPage(`/${KEY}.txt`)).text()).toBe(KEY);

  notifications = [];
  const notified = new Promise<void>((done) => {
    onNotification = done;
  });
  await move(fid, 'closed');
  expect(await listed()).toEqual([]);
  const closed = await page();
  expect(closed).toMatch(/Closed on/);
  expect(closed).toMatch(/<meta name="robots" content="noindex/);
  expect(closed).not.toContain('JobPosting');
  expect(await markdown()).toMatch(/\nClosed on /);
  expect((await apply()).status).toBe(410);
  expect((await fetchPage(`/oembed?url=${encodeURIComponent(SITE + path)}`)).status).toBe(404);
  await notified;
  expect(notifications[0]).toEqual([SITE + path]);

  await move(fid, 'open');
  // Simulates the expiry of cached lists, which are kept for one minute.
  await command('cache/purge', {});
  expect(await listed()).toEqual(lists);
  expect((await fetchPage(`/oembed?url=${encodeURIComponent(SITE + path)}`)).status).toBe(200);
}, 60_000);

test('a job that closed a year ago returns 410, and an import may publish it again at the same URL', async () => {
  const old = Date.now() - 366 * 86_400_000;
  const closeLongAgo = (visibility: string) => {
    const [job] = querySite(
      site.state,
      `UPDATE job SET status = 'closed', published_at = 1, valid_through = NULL, closed_at = ?
       WHERE id = (SELECT id FROM job WHERE status = 'closed' AND employer_visibility = ? LIMIT 1)
       RETURNING fid, slug, title, (SELECT slug FROM company WHERE id = company_id) AS company`,
      old,
      visibility,
    ) as { fid: string; slug: string; title: string; company: string }[];
    if (!job) throw new Error(`The demo has no such job: ${visibility}.`);
    return job;
  };
  const named = closeLongAgo('named');
  const hidden = closeLongAgo('anonymous');
  await site.runSchedule('2-57/5 * * * *');
  expect(
    querySite(site.state, 'SELECT fid FROM job WHERE fid IN (?, ?)', named.fid, hidden.fid),
  ).toEqual([]);

  const expectGone = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetchPage(path, { headers });
    const text = await response.text();
    expect([response.status, path], text).toEqual([410, path]);
    expect(response.headers.get('cache-control')).toContain('no-store');
    expect(text).not.toContain(hidden.company);
    return text;
  };
  for (const path of [
    `/${named.company}/${named.fid}/${named.slug}`,
    `/${named.company}/${named.fid}/quite-another-slug`,
    `/confidential/${hidden.fid}/${hidden.slug}`,
  ]) {
    const screen = await expectGone(path);
    expect(screen).toContain('No longer available');
    expect(screen).toContain('This job closed some time ago and is no longer shown.');
    expect(screen).not.toContain(named.title);
    expect(await expectGone(path, { 'user-agent': 'Googlebot/2.1' })).toBe('410 Gone\n');
    const agent = { 'user-agent': 'curl/8.9', accept: 'text/markdown' };
    expect(await expectGone(path, agent)).toBe('410 Gone\n');
    expect(await expectGone(`${path}.md`, agent)).toBe('410 Gone\n');
    expect(JSON.parse(await expectGone(`${path}/_payload.json`))).toMatchObject({
      error: { status: 410 },
    });
  }
  expect(JSON.parse(await expectGone(`/misc/jobs/${hidden.fid}`))).toMatchObject({
    error: { status: 410, code: 'gone' },
  });
  await expectGone(`/jobs/${named.fid}/applied`);

  const operate = async (path: string, body: object) => {
    const response = await fetchPage(`/ops/imports${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return (await response.json()).data;
  };
  const { id } = await operate('', {});
  const record = {
    ...{ fid: named.fid, company: named.company, title: 'Back again', status: 'open' },
    ...{ descriptionHtml: '<p>Here we are.</p>', employmentType: 'full_time' },
    ...{ workplace: 'on_site', seniority: 'senior', locations: 'Utrecht, NL-UT' },
    category: 'operations',
  };
  expect(await operate(`/${id}/rows`, { kind: 'job', rows: [{ at: '1', record }] })).toMatchObject({
    problems: [],
  });
  expect(await operate(`/${id}/apply`, {})).toMatchObject({ state: 'done' });
  const back = await fetchPage(`/${named.company}/${named.fid}/${named.slug}`);
  expect([back.status, await back.text()]).toEqual([200, expect.stringContaining('Back again')]);
}, 60_000);

test('the cache never mixes up a page and its Markdown version', async () => {
  const [{ path } = {}] = querySite(
    site.state,
    `SELECT '/' || company.slug || '/' || fid || '/' || job.slug AS path
     FROM job JOIN company ON company.id = company_id
     WHERE status = 'open' AND employer_visibility = 'named' ORDER BY fid LIMIT 1`,
  ) as { path: string }[];
  if (!path) throw new Error('The demo has no such job.');
  const readContentType = async (accept: string) => {
    const negotiated = await fetchPage(path, { headers: { accept } });
    await negotiated.arrayBuffer();
    expect(negotiated.headers.get('vary'), accept).toMatch(/(^|, )Accept(,|$)/);
    return `${negotiated.headers.get('content-type')?.split(';')[0]} ${negotiated.headers.get('cf-cache-status')}`;
  };
  expect(await readContentType('text/markdown')).toBe('text/markdown null');
  expect(await readContentType('text/html')).toBe('text/html MISS');
  expect(await readContentType('text/markdown, text/html;q=0.5')).toBe('text/markdown null');
  expect(await readContentType('text/html, text/markdown;q=0.5')).toMatch(/^text\/html/);
  expect(await readContentType('*/*')).toBe('text/html HIT');
});

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestSite, type TestSite } from '../support/test-site.ts';

/** Employers' contacts on the running site, as they answer without JavaScript (decision 35). */

const WAIT = { timeout: 20_000 };
const HTML = { accept: 'text/html', 'user-agent': 'Mozilla/5.0 (X11; Linux) Firefox/140.0' };
let provider: Server;
const texts: string[] = [];
let site: TestSite;

beforeAll(async () => {
  provider = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    texts.push(JSON.parse(text).text);
    response.end('{"id":"taken"}');
  });
  await new Promise<void>((done) => provider.listen(0, '127.0.0.1', done));
  site = await startTestSite({
    variables: {
      CONFIRM_OPEN: 'on',
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

const fetchPage = (path: string, init: RequestInit = {}) =>
  fetch(new URL(path, site.url), { headers: HTML, redirect: 'manual', ...init });
const open = async (path: string, status = 200): Promise<string> => {
  const response = await fetchPage(path);
  expect([path, response.status]).toEqual([path, status]);
  return response.text();
};

/** The page's part about a job, and its form. */
const findJob = (html: string, fid: string) => {
  const [section = ''] =
    new RegExp(`<article[^>]*id="job-${fid}"[\\s\\S]*?</article>`).exec(html) ?? [];
  const [, action = ''] = /<form[^>]*action="([^"]*)"/.exec(section) ?? [];
  return { section, action: action.replaceAll('&amp;', '&') };
};
const answer = async (page: string, fid: string, value: string): Promise<string> => {
  const { action } = findJob(await open(page), fid);
  const body = new URLSearchParams({ fid, answer: value });
  const response = await fetchPage(action, { method: 'POST', body });
  expect([response.status, response.headers.get('location')]).toEqual([303, page]);
  return findJob(await open(page), fid).section;
};

test('a contact confirms one job and closes another by plain forms, and their pages follow', async () => {
  const { JOBS } = await site.bindings();
  const company = await JOBS.prepare(
    'SELECT slug FROM company WHERE open_jobs >= 2 ORDER BY slug',
  ).first<string>('slug');
  await JOBS.prepare(
    `UPDATE job SET published_at = published_at - 40 * 86400000, valid_through = NULL
     WHERE status = 'open' AND employer_visibility = 'named'
       AND company_id = (SELECT id FROM company WHERE slug = ?)`,
  )
    .bind(company)
    .run();
  const set = await fetchPage(`/ops/companies/${company}/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'rosa@employer.example', name: 'Rosa' }),
  });
  expect(set.status).toBe(200);
  await site.runSchedule('1-59/2 * * * *');
  await site.runSchedule('*/5 * * * *');
  await expect.poll(() => texts.length, WAIT).toBe(1);
  const [url = ''] = /http\S+\/vacancies\/\S+/.exec(texts[0] ?? '') ?? [];
  const { pathname, search } = new URL(url);
  const page = pathname + search;

  const response = await fetchPage(page);
  expect(response.headers.get('cache-control')).toContain('no-store');
  expect(response.headers.get('referrer-policy')).toBe('no-referrer');
  expect(response.headers.get('x-robots-tag')).toContain('noindex');
  const html = await response.text();
  const [first = '', second = ''] = [...html.matchAll(/id="job-([^"]+)"/g)].map(([, fid]) => fid);
  const [, path = ''] = /<a href="([^"]+)"/.exec(findJob(html, first).section) ?? [];
  const [, closedPath = ''] = /<a href="([^"]+)"/.exec(findJob(html, second).section) ?? [];
  expect(await open(path)).not.toContain('Confirmed open');
  await open(closedPath);

  expect(await answer(page, first, 'open')).toContain('confirmed open');
  await expect
    .poll(() => open(path), WAIT)
    .toMatch(/Confirmed open<\/dt><dd[^>]*><time[^>]*>today/);
  expect(await open(`${path}.md`)).toContain('Confirmed open');

  expect(await answer(page, second, 'closed')).toContain('If that was a mistake, write to');
  await expect.poll(() => open(closedPath), WAIT).toContain('no longer accepts');
  expect(await (await fetchPage(`/misc/jobs?fid=${second}`)).json()).toMatchObject({ data: [] });

  await open(`${pathname}?link=1`, 403);
});

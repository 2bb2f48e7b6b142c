import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { attach, confirmed, fill, pdf, send } from '../support/apply-form.ts';
import { hydratePage, testBrowser } from '../support/browser.ts';
import { json } from '../support/local-server.ts';
import { type ProductApi, startProductApi } from '../support/product-api.ts';
import { purgeSite } from '../support/purge-site.ts';
import { querySite } from '../support/query-site.ts';
import { pdfResume } from '../support/resumes.ts';
import { startTestSite, type TestSite } from '../support/test-site.ts';

/** The built site in front of an external product API, which may work or fail. */

const JOB = '/quillfeather/zylo1001/zylograph-cutter-2';
const BROWSER = { 'user-agent': 'Mozilla/5.0 (X11; Linux) Firefox/140.0', accept: 'text/html' };

const open = testBrowser();
let api: ProductApi;
let site: TestSite;
beforeAll(async () => {
  api = await startProductApi();
  site = await startTestSite({ variables: { API_BASE: api.server.url } });
});
beforeEach(async () => {
  api.server.answer(api.works);
  await purgeSite(site.url);
  // The call succeeds immediately unless the previous test has opened the circuit breaker.
  await expect.poll(async () => (await get('/misc/jobs')).status).toBe(200);
  api.server.seen.length = 0;
});
afterAll(async () => {
  await site?.stop();
  await api?.close();
});

const get = (path: string, headers: Record<string, string> = BROWSER) =>
  fetch(`${site.url}${path}`, { headers });
/** The number of applications that the site has stored in its own database. */
const ownApplications = () => querySite(site.state, 'SELECT count(*) AS n FROM application')[0]?.n;

test('a visitor finds a job from the product API and applies for it with a file', async () => {
  const page = await open(`${site.url}/jobs`);
  expect(await page.getByRole('heading', { level: 1 }).innerText()).not.toBe('');
  await page.goto(`${site.url}/jobs?q=zylograph`);
  await page.getByRole('link', { name: 'Zylograph cutter 2', exact: true }).click();
  await page.waitForURL(`**${JOB}`);
  await hydratePage(page);
  await fill(page, 'zoe@example.com');
  await attach(page, pdf('cv.pdf', 'proxied'));
  await send(page);
  await confirmed(page);

  const row = await api.database.db
    .prepare("SELECT first_name, resume_key FROM application WHERE email = 'zoe@example.com'")
    .first<{ first_name: string; resume_key: string }>();
  expect(row?.first_name).toBe('Zoë');
  const file = await api.database.files.get(row?.resume_key ?? '');
  expect(await file?.text()).toBe(pdfResume('proxied').toString());
  expect(ownApplications()).toBe(0);
});

test('without JavaScript, the form is shown again with its errors and its file, and is then accepted', async () => {
  const page = await open(`${site.url}${JOB}`, { javaScriptEnabled: false, expectErrors: /422/ });
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Email').fill('ada@example.com');
  await attach(page, pdf('ada.pdf'));
  await send(page);
  await page.getByRole('alert').getByText('Enter your last name.').waitFor();
  await page.getByText('We still have “ada.pdf”.').waitFor();
  await page.getByLabel('Last name').fill('Quill');
  await page.getByLabel(/You may store my application/).check();
  await send(page);
  await confirmed(page);
  const row = await api.database.db
    .prepare("SELECT resume_name FROM application WHERE email = 'ada@example.com'")
    .first();
  expect(row).toEqual({ resume_name: 'ada.pdf' });
});

test('the jobs in the site’s own database are not shown', async () => {
  querySite(site.state, "UPDATE job SET title = 'Our own'");
  const titlesAt = async (base: string) => {
    const { data } = await (await fetch(`${base}/misc/jobs?perPage=100`)).json();
    return data.map(({ title }: { title: string }) => title);
  };
  const titles = await titlesAt(site.url);
  expect(api.server.seen).toEqual(['GET /misc/jobs?perPage=100']);
  expect(titles).toContain('Zylograph cutter 2');
  expect(titles).toEqual(await titlesAt(api.server.url));
});

test('a path outside the endpoint map returns 404 and is not forwarded', async () => {
  for (const path of ['/misc/secrets', '/misc/jobs/..%2f..%2fadmin', '/candidate/anything']) {
    expect((await get(path, { accept: 'application/json' })).status).toBe(404);
  }
  expect(api.server.seen).toEqual([]);
});

test('if the upstream response is invalid, pages show the error screen and the API returns an error', async () => {
  api.server.answer(json('<h1>Welcome to nginx!</h1>'));
  const page = await get('/jobs');
  expect(page.status).toBe(502);
  expect(page.headers.get('retry-after')).toBe('60');
  expect(await page.text()).toMatch(/Internal Server Error.*isn’t responding/s);
  const listResponse = await get('/misc/jobs');
  expect(listResponse.status).toBe(502);
  expect((await listResponse.json()).error.code).toBe('upstream_invalid');
});

// docs/specification.md: 7.9
test('an invalid job does not affect the other jobs in a list', async () => {
  const list = await (await get('/misc/jobs?perPage=20')).json();
  const [freelance, untitled, whole] = list.data;
  freelance.employmentType = 'freelance';
  freelance.seniority = 'staff';
  untitled.title = null;
  api.server.answer(json(list));
  const page = await get('/jobs');
  expect(page.status).toBe(200);
  const html = await page.text();
  for (const { path } of [freelance, whole]) expect(html).toContain(`href="${path}"`);
  expect(html).not.toContain(`href="${untitled.path}"`);
});

// docs/specification.md: 7.9
test('a rate limit from the upstream becomes a 503 with its Retry-After', async () => {
  const enums = await (await get('/misc/enums')).json();
  api.server.answer(json('slow down', 429, { 'retry-after': '17' }));
  for (const path of ['/jobs?page=24', '/RSC/R/jobs.txt?query=page%3D23', '/misc/jobs?page=22']) {
    const response = await get(path);
    expect([path, response.status]).toEqual([path, 503]);
    expect(response.headers.get('retry-after')).toBe('17');
    expect(response.headers.get('cache-control')).toContain('no-store');
  }
  const stored = await get('/misc/enums');
  expect([stored.status, await stored.json()]).toEqual([200, enums]);
  expect((await get('/misc/job-titles')).status).toBe(503);
});

test('if an application cannot be forwarded, the form keeps its values', async () => {
  const page = await hydratePage(
    await open(`${site.url}${JOB}`, { expectErrors: /502|Failed to load/ }),
  );
  await fill(page, 'again@example.com');
  await attach(page);
  api.server.answer((request) => request.socket.destroy());
  await send(page);
  await page
    .getByRole('alert')
    .getByText(/isn’t responding/)
    .waitFor();
  expect(await page.getByLabel('First name').inputValue()).toBe('Zoë');
  api.server.answer(api.works);
  await send(page);
  await confirmed(page);
});

test('while the upstream is down, reference data comes from the cache; when it recovers, so does the site', async () => {
  const countries = await (await get('/misc/countries')).json();
  api.server.answer((request) => request.socket.destroy());
  const stale = await get('/misc/countries');
  expect(await stale.json()).toEqual(countries);
  expect(stale.headers.get('cache-status')).toContain('stale');
  // These three failed calls follow the three for the countries, and six consecutive failures open
  // the circuit breaker.
  expect((await get('/misc/jobs')).status).toBe(502);
  const alone = await get('/misc/jobs');
  expect([alone.status, (await alone.json()).error.code]).toEqual([503, 'upstream_down']);
  expect((await get('/jobs')).status).toBe(503);

  api.server.answer(api.works);
  await expect.poll(async () => (await get('/misc/jobs')).status, { timeout: 20_000 }).toBe(200);
  expect((await get('/jobs')).status).toBe(200);
});

test('if the product API fails, only the part of a content page that depends on it is omitted', async () => {
  api.server.answer((request) => request.socket.destroy());
  const page = await get('/hire/support');
  const hire = await page.text();
  expect(page.status).toBe(200);
  expect(hire).toContain('We can’t show the jobs right now');
  expect(hire).toContain('<details');
  expect(hire).toContain('action="/misc/contact-us/employer?page=/hire/support#contact"');

  expect(await (await get('/employer')).text()).toContain('We can’t show the prices right now');

  const start = await get('/');
  const home = await start.text();
  expect(start.status).toBe(200);
  expect(home).toContain('action="/jobs"');
  for (const what of ['the categories', 'the jobs', 'the employers']) {
    expect(home).toContain(`We can’t show ${what} right now`);
  }
});

import { expect, test } from 'vitest';
import { hydratePage, testBrowser } from '../support/browser.ts';
import { purgeSite } from '../support/purge-site.ts';
import { querySite } from '../support/query-site.ts';
import { siteState, siteUrl } from '../support/site.ts';

// docs/specification.md: 1.1, 2.7

const open = testBrowser(siteUrl);
const get = (path: string) =>
  fetch(`${siteUrl}${path}`, {
    redirect: 'manual',
    headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux) Firefox/140.0' },
  });

// docs/specification.md: 3.1
test('only the fid matters: another company or title in the path redirects to the canonical page', async () => {
  for (const path of [
    '/x/zylo1003/y',
    '/quillfeather/zylo1003/old-title',
    '/other/zylo1003/zylograph-cutter-4',
  ]) {
    const response = await get(path);
    expect(response.status).toBe(308);
    expect(response.headers.get('location')).toMatch(
      /\/quillfeather\/zylo1003\/zylograph-cutter-4$/,
    );
  }
  const page = await open('/x/zylo1003/y');
  expect(new URL(page.url()).pathname).toBe('/quillfeather/zylo1003/zylograph-cutter-4');
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(
    /\/quillfeather\/zylo1003\/zylograph-cutter-4$/,
  );
});

test('the site’s own routes with two or three segments take precedence over jobs', async () => {
  expect((await get('/jobs/zylo1003/applied')).status).toBe(200);
  expect((await get('/companies/quillfeather')).status).toBe(200);
});

test.each(['closedjob/closed-gilder', 'expiredjob/expired-gilder'])(
  'a closed job is marked as closed and accepts no application: %s',
  async (path) => {
    const page = await open(`/quillfeather/${path}`);
    expect(await page.getByText(/Closed on \d+ \w+ \d{4}/).count()).toBe(1);
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    expect(await page.locator('form[action*=apply]').count()).toBe(0);
    expect(await page.getByRole('heading', { name: 'Similar jobs' }).count()).toBe(1);
  },
);

test('on a phone, the apply link stays in view while reading the job, and leads to the form', async () => {
  const page = await open('/', { viewport: { width: 375, height: 640 } });
  const [job] = querySite(
    siteState,
    `SELECT company.slug AS company, fid, job.slug FROM job JOIN company ON company.id = company_id
     WHERE status = 'open' AND employer_visibility = 'named' AND valid_through IS NULL
     ORDER BY length(job.description_html) DESC LIMIT 1`,
  );
  await page.goto(`/${job?.company}/${job?.fid}/${job?.slug}`);
  const inView = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('a[href="#apply"]')].some((link) => {
        const { top, bottom, height } = link.getBoundingClientRect();
        return height > 0 && top >= 0 && bottom <= window.innerHeight;
      }),
    );
  const read = () =>
    page.evaluate(() => document.querySelector('.job-body p')?.scrollIntoView({ block: 'start' }));
  await read();
  expect(await inView()).toBe(true);
  await page.locator('.job-apply a').click();
  expect(
    await page.locator('#apply').evaluate((form) => form.getBoundingClientRect().top),
  ).toBeLessThan(100);
  // In a small window, the apply link must not cover the page.
  await page.setViewportSize({ width: 375, height: 320 });
  await read();
  expect(await inView()).toBe(false);
});

// docs/specification.md: 2.14
test('a job that closed more than 30 days ago returns 410', async () => {
  const page = await open('/quillfeather/longgone/long-gone-gilder', { expectErrors: /410/ });
  expect(await page.locator('[data-error=code]').innerText()).toBe('410');
  await page.getByRole('heading', { name: 'No longer available' }).waitFor();
  const mainText = await page.locator('main').innerText();
  expect(mainText).toContain('This job closed some time ago and is no longer shown.');
  expect(mainText).not.toContain('may have');
  expect((await get('/quillfeather/longgone/long-gone-gilder')).status).toBe(410);
  const bot = await fetch(`${siteUrl}/quillfeather/longgone/long-gone-gilder`, {
    headers: { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' },
  });
  expect(await bot.text()).toBe('410 Gone\n');
});

test('the redirect to the canonical URL keeps the query string', async () => {
  const response = await get('/quillfeather/zylo1001/x?utm_source=a&b=%24%26');
  expect(response.status).toBe(308);
  expect(response.headers.get('location')).toBe(
    '/quillfeather/zylo1001/zylograph-cutter-2?utm_source=a&b=%24%26',
  );
});

// docs/specification.md: 2.14
test.each([
  '/quillfeather/nosuchjob/anything',
  '/quillfeather/draftjob/draft-gilder',
  '/companies/nobody',
])('the error page for an unknown record shows the path: %s', async (path) => {
  const page = await open(path, { expectErrors: /404/ });
  expect(await page.locator('[data-error=code]').innerText()).toBe('404');
  expect(await page.locator('h1').innerText()).toBe(`Page Not Found: ${path}`);
  await page.getByLabel('Job title, skill or employer').fill('zylograph');
  await page.getByRole('button', { name: 'Search jobs' }).click();
  await page.waitForURL('**/jobs?q=zylograph**');
});

// docs/specification.md: 2.13
test('an unmatched route returns a 404 page that shows the path', async () => {
  const page = await open('/no/such', { expectErrors: /404/ });
  expect(await page.locator('h1').innerText()).toBe('Page not found: /no/such');
});

test('no response contains the name of a confidential employer', async () => {
  const page = await open('/confidential/secretjob/secret-pigment-chemist');
  expect(await page.getByText('Confidential employer').count()).toBeGreaterThan(0);
  for (const path of [
    '/confidential/secretjob/secret-pigment-chemist',
    '/RSC/R/confidential/secretjob/secret-pigment-chemist.txt',
    '/misc/jobs/secretjob',
  ]) {
    const own = (await (await get(path)).text()).split(/similar/i)[0];
    expect(own, path).not.toMatch(/quillfeather/i);
  }
});

// docs/specification.md: 2.18
test('a bot gets the error status but no error screen', async () => {
  const response = await fetch(`${siteUrl}/no/such`, {
    headers: { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' },
  });
  expect(response.status).toBe(404);
  expect(await response.text()).not.toContain('<');
});

test('a link to a job that was just removed leads to an error screen that shows the path', async () => {
  const page = await open('/jobs?q=gilder+frame', { expectErrors: /404|Not Found/ });
  const link = page.getByRole('link', { name: 'Gilder of frames' });
  const path = await link.getAttribute('href');
  querySite(siteState, "UPDATE job SET status = 'draft' WHERE fid = 'goinggoing'");
  await purgeSite(siteUrl);
  await hydratePage(page);
  await link.click();
  await page.getByRole('heading', { name: `Page Not Found: ${path}` }).waitFor();
});

import { beforeAll, expect, test } from 'vitest';
import { createFeedsSite } from '../../tests/support/feeds-site.ts';
import { companyRecord, jobRecord, NOW } from '../../tests/support/records.ts';
import { TEST_SITE } from '../../tests/support/site-bindings.ts';
import { saveCompanies } from '../backend/companies/save-companies.ts';
import { saveJobs } from '../backend/jobs/save-jobs.ts';

let site: Awaited<ReturnType<typeof createFeedsSite>>;
beforeAll(async () => {
  site = await createFeedsSite();
  await saveCompanies(site.db, [companyRecord()]);
  await saveJobs(site.db, [
    jobRecord('j1', { title: 'Cook <script>"&' }),
    jobRecord('secret', { employerVisibility: 'anonymous' }),
    jobRecord('closed', { status: 'closed', closedAt: NOW }),
  ]);
});

const sendRequest = (url: string, more = '') =>
  site.ask(`/oembed?url=${encodeURIComponent(url)}${more}`);

test('embeds a job as a quotation without any scripts', async () => {
  const response = await sendRequest(`${TEST_SITE}/acme/j1/gardener`, '&format=json&maxwidth=300');
  expect(response.headers.get('content-type')).toBe('application/json');
  const said = (await response.json()) as Record<string, unknown>;
  expect(said).toMatchObject({
    version: '1.0',
    type: 'rich',
    title: 'Cook <script>"&',
    author_name: 'Acme Rockets',
    provider_url: TEST_SITE,
    width: 300,
    height: 160,
  });
  expect(said.html).toBe(
    `<blockquote><p><a href="${TEST_SITE}/acme/j1/gardener">Cook &lt;script&gt;&quot;&amp;</a></p><p>Acme Rockets · Berlin</p></blockquote>`,
  );
  expect(await (await sendRequest(`${TEST_SITE}/x/secret/y`)).text()).not.toContain('Acme');
});

test('includes the job’s card as a thumbnail if it fits the requested size', async () => {
  const page = `${TEST_SITE}/acme/j1/gardener`;
  const sizes = async (more: string) => {
    const said = (await (await sendRequest(page, more)).json()) as Record<string, unknown>;
    return [said.width, said.height, said.thumbnail_width, said.thumbnail_height];
  };
  expect(await sizes('')).toEqual([480, 160, 1200, 630]);
  expect(await sizes('&maxwidth=1200&maxheight=630')).toEqual([480, 160, 1200, 630]);
  expect(await sizes('&maxwidth=1199')).toEqual([480, 160, undefined, undefined]);
  expect(await sizes('&maxheight=100')).toEqual([480, 100, undefined, undefined]);
  // Invalid sizes are ignored.
  for (const size of ['0', '00', '-1', '1.5', 'x', '100000']) {
    expect([size, await sizes(`&maxwidth=${size}`)]).toEqual([size, [480, 160, 1200, 630]]);
  }
  const said = (await (await sendRequest(page)).json()) as { thumbnail_url: string };
  expect(said.thumbnail_url).toMatch(/^https:\/\/jobs\.example\/og\/jobs\/j1\.png\?v=\w+$/);
});

test('returns 404 for any URL other than that of an open job on this site, and 501 if XML is requested', async () => {
  for (const url of [
    ...['', 'nonsense', 'https://other.example/acme/j1/gardener', `${TEST_SITE}/jobs`],
    ...[`${TEST_SITE}/acme/none/gardener`, `${TEST_SITE}/acme/closed/gardener`],
  ]) {
    await expect(sendRequest(url), url).rejects.toMatchObject({ status: 404 });
  }
  await expect(sendRequest(`${TEST_SITE}/acme/j1/gardener`, '&format=xml')).rejects.toMatchObject({
    status: 501,
  });
});

test('llms.txt describes the site in the format of its specification', async () => {
  const response = await site.ask('/llms.txt');
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const text = await response.text();
  expect(text).toMatch(/^# Rolecall\n\n> \S/);
  expect(text.match(/^## .+$/gm)).toEqual(['## Jobs', '## Employers', '## Blog', '## Optional']);
  const links = text.match(/^- .+$/gm) ?? [];
  for (const line of links)
    expect(line).toMatch(/^- \[[^\]]+\]\(https:\/\/jobs\.example\/[^)]*\)(: .+)?$/);
  expect(links.some((line) => line.includes('/blog/back-after-a-break.md'))).toBe(true);
});

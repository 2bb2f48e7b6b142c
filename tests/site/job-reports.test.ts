import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestSite, type TestSite } from '../support/test-site.ts';

/** Tests the report of a job on the running site as a visitor without JavaScript sends it. */

const OPS_TOKEN = 'a-token-of-operators';
let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({ variables: { OPS_TOKEN } });
});
afterAll(() => site?.stop());

const HTML = { accept: 'text/html', 'user-agent': 'Mozilla/5.0 (X11; Linux) Firefox/140.0' };

const open = async (path: string, status = 200): Promise<string> => {
  const response = await fetch(new URL(path, site.url), { headers: HTML });
  expect([path, response.status]).toEqual([path, status]);
  return response.text();
};

const post = (path: string, fields: Record<string, string>) =>
  fetch(new URL(path, site.url), {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
    headers: HTML,
  });

test('a visitor without JavaScript reports a job from its page', async () => {
  const job = await open('/quillfeather/zylo1001/zylograph-cutter-2');
  const [, link = ''] = /href="([^"]*)"[^>]*>Report this job</.exec(job) ?? [];
  expect(link).toBe('/jobs/zylo1001/report');
  const page = await open(link);
  expect(page).toContain('Zylograph cutter 2');
  const [, action = ''] = /<form[^>]*action="([^"]*)"[^>]*method="post"/i.exec(page) ?? [];
  expect(action).toBe('/misc/jobs/zylo1001/reports#report');

  // Without details, "Something else" is shown again, with what was chosen and typed.
  const refused = await post(action, { reason: 'other', details: '', email: 'ada@example.com' });
  expect(refused.status).toBe(422);
  const again = await refused.text();
  expect(again).toContain('Tell us what is wrong with this job.');
  expect(again).toMatch(
    /<input[^>]*value="other"[^>]*checked|<input[^>]*checked[^>]*value="other"/,
  );
  expect(again).toContain('value="ada@example.com"');
  expect(again).toMatch(/<title>Error: Report this job/);

  const sent = await post(action, { reason: 'other', details: 'It’s a <b>poem</b>.' });
  expect([sent.status, sent.headers.get('location')]).toEqual([
    303,
    '/jobs/zylo1001/report?sent=true',
  ]);
  const thanks = await open('/jobs/zylo1001/report?sent=true');
  expect(thanks).toContain('Thank you for');
  expect(thanks).not.toContain('<form class="plain-form"');
  // Opening the form's action, as a reload after an error does, shows the form.
  expect(await open('/misc/jobs/zylo1001/reports')).toContain('Report this job');

  const response = await fetch(new URL('/ops/job-reports', site.url), {
    headers: { authorization: `Bearer ${OPS_TOKEN}` },
  });
  const { data } = (await response.json()) as { data: object[] };
  expect(data).toEqual([
    expect.objectContaining({
      ...{ job: 'zylo1001', title: 'Zylograph cutter 2', reason: 'other' },
      ...{ details: 'It’s a <b>poem</b>.', email: null, state: 'new' },
    }),
  ]);
});

test('a closed job says that it cannot be reported, and an unknown one is not found', async () => {
  const page = await open('/jobs/closedjob/report');
  expect(page).toContain('This job has closed');
  expect(page).not.toContain('Send report');
  expect(await open('/quillfeather/closedjob/closed-gilder')).not.toContain('Report this job');
  expect((await post('/misc/jobs/closedjob/reports', { reason: 'scam' })).status).toBe(410);
  await open('/jobs/none/report', 404);
  expect((await post('/misc/jobs/none/reports', { reason: 'scam' })).status).toBe(404);
});

import { expect, test } from 'vitest';
import { htmlProblems } from '../support/check-html.ts';
import { PAGES } from '../support/pages.ts';
import { siteUrl } from '../support/site.ts';

const fetchHtml = async (path: string, init?: RequestInit) => {
  const response = await fetch(new URL(path, siteUrl), {
    ...init,
    headers: { accept: 'text/html', 'user-agent': 'Mozilla/5.0 Chrome/156.0', ...init?.headers },
  });
  return response.text();
};

test.each(PAGES)('%s is valid HTML', async (path) => {
  expect(htmlProblems(await fetchHtml(path))).toEqual([]);
});

test.each([
  '/misc/jobs/withquestions/apply',
  '/misc/contact-us/employer',
  '/contractor/candidate-contact',
  '/contractor/company-contact',
  '/contractor/ghostwriting-consultation',
  '/misc/referrals',
  '/candidate/magic-links',
  '/preview',
])('a form shown again with its errors is valid HTML: %s', async (path) => {
  const body = new FormData();
  body.set('email', 'nobody@');
  const html = await fetchHtml(path, { method: 'POST', body });
  expect(html).toContain('class="error-summary"');
  expect(htmlProblems(html)).toEqual([]);
});

import { expect, test } from 'vitest';
import { createContext } from '../../tests/support/request-context.ts';
import { sendRobots } from './robots.ts';
import { writeSecurityTxt } from './security-txt.ts';

const readLines = async (response: Response) => (await response.text()).split('\n');

test('robots.txt disallows private paths, but not the files that pages need', async () => {
  const lines = await readLines(
    await sendRobots(
      createContext(new Request('https://jobs.example/robots.txt'), {
        SITE_URL: 'https://jobs.example',
      }),
    ),
  );
  const closed = lines.flatMap((line) => line.match(/^Disallow: (.+)$/)?.[1] ?? []);
  const isClosed = (path: string) =>
    closed.some((rule) =>
      rule.endsWith('$') ? path === rule.slice(0, -1) : path.startsWith(rule),
    );
  for (const path of [
    ...['/vendor-review', '/vendor-review?reviewer=a', '/vendor-review/abc', '/misc/resumes/x'],
    ...['/ops/counts', '/preview', '/preview?a', '/cv/sign-in'],
  ]) {
    expect(isClosed(path), path).toBe(true);
  }
  for (const path of [
    ...['/', '/jobs?q=a', '/acme/1/cook', '/assets/a.js', '/RSC/R/jobs.txt', '/cv'],
    ...['/preview-media/1/cook', '/vendor-reviewers/1/cook'],
  ]) {
    expect(isClosed(path), path).toBe(false);
  }
  expect(lines).toContain('Allow: /misc/openapi$');
  expect(lines).toContain('Sitemap: https://jobs.example/sitemap.xml');
});

test('security.txt lists the agency as the contact and never expires', async () => {
  const now = Date.UTC(2026, 10, 21, 18, 30);
  const settings = { siteUrl: 'https://jobs.example', now };
  expect(await readLines(writeSecurityTxt({ email: 'ashley@jobs.example' }, settings))).toEqual([
    'Contact: mailto:ashley@jobs.example',
    'Expires: 2027-02-19T00:00:00Z',
    'Preferred-Languages: en',
    'Canonical: https://jobs.example/.well-known/security.txt',
    '',
  ]);
});

test('a line break in the email address adds no line to security.txt, and an http site has no canonical URL', async () => {
  const settings = { siteUrl: 'http://localhost:8787', now: 0 };
  const lines = await readLines(
    writeSecurityTxt({ email: 'a@b.example\nContact: evil' }, settings),
  );
  expect(lines).toEqual([
    'Contact: mailto:a@b.example%0AContact:%20evil',
    'Expires: 1970-04-01T00:00:00Z',
    'Preferred-Languages: en',
    '',
  ]);
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findSiteUrl } from './site-url.ts';

const folder = mkdtempSync(join(tmpdir(), 'rolecall-site-url-'));
afterAll(() => rmSync(folder, { recursive: true }));

const findIn = (...targets: string[]) => {
  const path = join(folder, 'report.ndjson');
  const lines = [
    { type: 'wrangler-session', version: 1 },
    { type: 'deploy', version: 1, targets },
  ];
  writeFileSync(path, `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`);
  return findSiteUrl(path);
};

test.each([
  [['rolecall.acme.workers.dev', 'schedule: * * * * *'], 'https://rolecall.acme.workers.dev'],
  [['https://rolecall.acme.workers.dev'], 'https://rolecall.acme.workers.dev'],
  [
    ['rolecall.acme.workers.dev', 'jobs.acme.example (custom domain - zone name: acme.example)'],
    'https://jobs.acme.example',
  ],
  [['acme.example/jobs/* (zone name: acme.example)', 'Producer for rolecall-events'], undefined],
])('the URL of a site with the targets %j is %s', (targets, url) => {
  expect(findIn(...targets)).toBe(url);
});

test('a deploy without a report has no URL', () => {
  expect(findSiteUrl(join(folder, 'missing.ndjson'))).toBeUndefined();
});

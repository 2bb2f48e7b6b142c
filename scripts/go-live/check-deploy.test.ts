import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSpace } from '../content/space-file.ts';
import { ROOT } from '../processes.ts';
import { checkDeploy } from './check-deploy.ts';
import { createReport, formatReport, listOpen } from './go-live-report.ts';
import { takeAccepted } from './take-accepted.ts';

const space = readSpace(join(ROOT, 'worker/content/space.json'));
const NO_RECORDS = { employers: 0, jobs: 0, plans: null };

/** Wrangler for an account with these secrets and this row of demo records. */
const wranglerWith = (secrets: readonly string[], row: object = NO_RECORDS) =>
  async function wrangler(args: string[]) {
    const json =
      args[0] === 'secret'
        ? secrets.map((name) => ({ name, type: 'secret_text' }))
        : [{ results: [row], success: true, meta: {} }];
    return { code: 0, output: `⛅️ wrangler\n${JSON.stringify(json, null, 2)}` };
  };
const deploy = { name: 'acme', vars: {}, space, contentToken: undefined };
const check = async (changes: Partial<Parameters<typeof checkDeploy>[0]>) => {
  const { findings, notChecked } = await checkDeploy({
    ...deploy,
    wrangler: wranglerWith([]),
    ...changes,
  });
  return { names: findings.map(({ name }) => name), findings, notChecked };
};

test('finds the demo in the built-in content that a deploy would publish', async () => {
  const { names } = await check({});
  expect(names).toEqual(expect.arrayContaining(['demo-testimonials', 'site-name', 'legal-pages']));
});

test('reads the names of secrets and the records of the remote database', async () => {
  const secrets = ['OPS_TOKEN', 'ERASURE_KEY', 'TURNSTILE_SECRET_KEY'];
  const row = { employers: 53, jobs: 470, plans: 'team' };
  const { names, findings, notChecked } = await check({ wrangler: wranglerWith(secrets, row) });
  expect(names.filter((name) => name.startsWith('missing-secret'))).toEqual([]);
  expect(names).toEqual(expect.arrayContaining(['demo-employers', 'plans', 'mail-kept']));
  expect(findings[0]?.where).toEqual(['53 employers on /companies', '470 open jobs on /jobs']);
  expect(notChecked).toEqual([]);
});

test('finds secrets missing that plain variables require, and all before the first deploy', async () => {
  const output =
    'Worker "acme" not found.\n\nIf this is a new Worker, run `wrangler deploy` first.';
  const { names } = await check({
    vars: { CONTENTFUL_SPACE_ID: 'acme' },
    wrangler: async (args) => (args[0] === 'secret' ? { code: 1, output } : wranglerWith([])(args)),
  });
  expect(names).toEqual(
    expect.arrayContaining([
      ...['missing-secret-OPS_TOKEN', 'missing-secret-CONTENTFUL_ACCESS_TOKEN'],
    ]),
  );
});

test('says what it could not check: without an account, after a failure, Contentful without a token', async () => {
  const dry = await check({ wrangler: undefined });
  const failed = await check({ wrangler: async () => ({ code: 1, output: '[ERROR] no account' }) });
  for (const { notChecked, names } of [dry, failed]) {
    expect(notChecked).toEqual([
      expect.stringContaining('database'),
      expect.stringContaining('secrets'),
    ]);
    expect(names.filter((name) => name.startsWith('missing-secret'))).toEqual([]);
  }
  const { notChecked } = await check({ vars: { CONTENTFUL_SPACE_ID: 'acme' } });
  expect(notChecked).toEqual([expect.stringContaining('Contentful')]);
});

test('an accepted finding is listed as accepted and no longer open', () => {
  const findings = [
    { name: 'plans' as const, where: [] },
    { name: 'site-name' as const, where: Array.from({ length: 12 }, (_, i) => `page p${i}`) },
  ];
  const report = createReport({ findings, notChecked: ['secrets: no account'] }, ['plans']);
  expect(listOpen(report).map(({ name }) => name)).toEqual(['site-name']);
  const text = formatReport(report);
  expect(text).toContain('Accepted: plans');
  expect(text).toContain('and 2 more');
  expect(text).toContain('--accept site-name');
  expect(text).not.toContain('--accept plans');
  expect(listOpen(createReport({ findings, notChecked: [] }, ['all']))).toEqual([]);
});

test('takes accepted names out of the arguments of wrangler, and refuses unknown ones', () => {
  expect(takeAccepted(['--minify', '--accept', 'plans', '--accept', 'all', '--x'])).toEqual({
    accepted: ['plans', 'all'],
    rest: ['--minify', '--x'],
  });
  expect(() => takeAccepted(['--accept', 'everything'])).toThrow('demo-employers');
  expect(() => takeAccepted(['--accept'])).toThrow('--accept requires');
});

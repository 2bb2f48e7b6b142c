import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { ROOT } from '../processes.ts';
import { readSites } from '../shared-stores.ts';
import { type DeployOptions, type DeployTools, deploySite } from './deploy-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'rolecall-deploy-site-'));
afterAll(() => rmSync(folder, { recursive: true }));

const sites = readSites(join(ROOT, 'wrangler.toml'));
const STAGING = 'staging';

const write = (path: string, content: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
};

/** Writes a build with the settings of an environment and a worker of one line. */
const writeBuild = (environment: string, changes: object = {}) => {
  const site = sites.find(({ targetEnvironment = '' }) => targetEnvironment === environment);
  const { configPath, userConfigPath, ...settings } = { ...site } as Record<string, unknown>;
  const assets = { binding: 'ASSETS', directory: '../public' };
  write('dist/server/index.js', 'export default { fetch: () => new Response() };');
  write('dist/public/robots.txt', '');
  write(
    'dist/server/wrangler.json',
    JSON.stringify({ ...settings, main: 'index.js', assets, exports: {}, ...changes }),
  );
};

const OPTIONS: DeployOptions = {
  environment: '',
  siteUrl: undefined,
  isDryRun: false,
  creates: false,
  uploadsOnly: false,
  args: [],
};

/** Records the steps of a deploy, with the variables that wrangler would deploy. */
const recordSteps = (environment = '', changes: Partial<DeployTools> = {}) => {
  const steps: string[] = [];
  const deployed: Record<string, unknown>[] = [];
  const tools: DeployTools = {
    folder,
    sites,
    async build() {
      steps.push('build');
      writeBuild(environment);
    },
    async storeBuild(bucket) {
      steps.push(`store in ${bucket}`);
    },
    async attachWrangler(args, env) {
      const [config = '', option] = args.toReversed();
      expect([option, env?.CLOUDFLARE_ENV]).toEqual(['--config', '']);
      const settings = JSON.parse(readFileSync(config, 'utf8'));
      steps.push(`${settings.name}: ${args.slice(0, -2).join(' ')}`);
      deployed.push(settings.vars);
      const targets = ['rolecall.acme.workers.dev'];
      const report = env?.WRANGLER_OUTPUT_FILE_PATH;
      if (report) writeFileSync(report, JSON.stringify({ type: 'deploy', targets }));
      return 0;
    },
    async runWrangler(given) {
      const args = given.slice(0, -2);
      steps.push(args.join(' '));
      return { code: args.includes('r2') ? 0 : 1, output: '' };
    },
    async checkLive({ wrangler }) {
      steps.push(wrangler ? 'check what visitors would see' : 'check without an account');
    },
    ...changes,
  };
  return { steps, deployed, tools };
};

const QUIET = { WRANGLER_SEND_METRICS: 'false', WRANGLER_WRITE_LOGS: 'false', NO_COLOR: '1' };

/** Runs the real wrangler, which needs no account for a dry run. */
const dryRun = async (environment: string) => {
  let output = '';
  const { tools } = recordSteps(environment, {
    attachWrangler: (args, env) =>
      new Promise((done) => {
        execFile(
          process.execPath,
          [join(ROOT, 'node_modules/wrangler/bin/wrangler.js'), ...args],
          { env: { ...process.env, ...QUIET, CLOUDFLARE_ENV: environment, ...env } },
          (error, stdout, stderr) => {
            output = stdout + stderr;
            done(error ? 1 : 0);
          },
        );
      }),
  });
  expect(await deploySite({ ...OPTIONS, environment, isDryRun: true }, tools), output).toBe(0);
  return output;
};

beforeEach(() => {
  for (const name of ['.deploy.vars', '.deploy.vars.staging']) {
    rmSync(join(folder, name), { force: true });
  }
  vi.spyOn(console, 'log').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
  return () => vi.restoreAllMocks();
});

test('a dry run of the top level shows its own bindings', async () => {
  const output = await dryRun('');
  expect(output).toContain('env.JOBS (rolecall) ');
  expect(output).toContain('env.EVENTS (rolecall-events) ');
  expect(output).not.toContain('staging');
});

test('a dry run of staging shows the bindings and variables of staging only', async () => {
  write('.deploy.vars.staging', 'SITE_URL="https://staging.example.com"\n');
  const output = await dryRun(STAGING);
  expect(output).toContain('env.JOBS (rolecall-staging) ');
  expect(output).toContain('env.FILES (rolecall-staging-files) ');
  expect(output).toContain('env.EVENTS (rolecall-staging-events) ');
  expect(output).toContain('https://staging.example.com');
  expect(output).not.toContain('(rolecall)');
  expect(output).not.toContain('No environment found');
});

test('every step of a deploy uses the environment that was built', async () => {
  const { steps, tools } = recordSteps(STAGING);
  const siteUrl = 'https://staging.example.com';
  const options = { ...OPTIONS, environment: STAGING, siteUrl, args: ['--message', 'hi'] };
  expect(await deploySite(options, tools)).toBe(0);
  expect(steps).toEqual([
    'build',
    'store in rolecall-staging-files',
    'rolecall-staging: d1 migrations apply JOBS --remote',
    'check what visitors would see',
    'rolecall-staging: deploy --message hi',
  ]);
  expect(readFileSync(join(folder, '.deploy.vars.staging'), 'utf8')).toBe(
    'SITE_URL="https://staging.example.com"\n',
  );
});

test('an environment that wrangler.toml lacks is refused before the build', async () => {
  const { steps, tools } = recordSteps();
  await expect(deploySite({ ...OPTIONS, environment: 'stagin' }, tools)).rejects.toThrow(
    'wrangler.toml has no environment stagin. It has: staging.',
  );
  expect(steps).toEqual([]);
});

test('a build of another environment is refused', async () => {
  const { steps, tools } = recordSteps('');
  await expect(deploySite({ ...OPTIONS, environment: STAGING }, tools)).rejects.toThrow(
    'The site was built for the top level of wrangler.toml, not for staging.',
  );
  expect(steps).toEqual(['build']);
});

test('an environment that lacks bindings is refused by their names, in a dry run too', async () => {
  const build = async () =>
    writeBuild(STAGING, {
      d1_databases: [{ binding: 'JOBS' }],
      ratelimits: [],
      queues: { producers: [{ binding: 'EVENTS', queue: 'one' }], consumers: [{ queue: 'two' }] },
    });
  const { steps, tools } = recordSteps(STAGING, { build });
  const options = { ...OPTIONS, environment: STAGING, isDryRun: true };
  await expect(deploySite(options, tools)).rejects.toThrow(
    [
      'The environment staging of wrangler.toml lacks PEOPLE, LIMIT_POSTS, LIMIT_READS, LIMIT_OPS, LIMIT_BULK. An environment inherits no databases, buckets, queues, rate limits or variables: give it its own (docs/operating.md, “Staging”).',
      'The environment staging of wrangler.toml binds JOBS without a database_name.',
      'The environment staging of wrangler.toml has no consumer of its queue one.',
    ].join('\n'),
  );
  expect(steps).toEqual([]);
});

test('without a SITE_URL the site is deployed closed, then opened at the URL it got', async () => {
  const { steps, deployed, tools } = recordSteps();
  expect(await deploySite(OPTIONS, tools)).toBe(0);
  const once = [
    'build',
    'store in rolecall-files',
    'rolecall: d1 migrations apply JOBS --remote',
    'check what visitors would see',
    'rolecall: deploy',
  ];
  expect(steps).toEqual([...once, ...once]);
  expect([deployed[1], deployed.at(-1)]).toEqual([
    { SITE_URL: 'https://site-url-unknown.invalid', RESTORE: 'on' },
    { SITE_URL: 'https://rolecall.acme.workers.dev' },
  ]);
  // The next deploy finds the saved URL.
  const next = recordSteps();
  await deploySite(OPTIONS, next.tools);
  expect(next.steps).toEqual(once);
  // Each deploy asks for the operator's own address until it is set.
  expect(console.warn).toHaveBeenCalledTimes(3);
  await deploySite({ ...OPTIONS, siteUrl: 'https://jobs.acme.example' }, recordSteps().tools);
  expect(console.warn).toHaveBeenCalledTimes(3);
});

test('a site without any address stays closed', async () => {
  const { tools } = recordSteps('', { attachWrangler: async () => 0 });
  await expect(deploySite(OPTIONS, tools)).rejects.toThrow('Set SITE_URL in .deploy.vars');
  expect(existsSync(join(folder, '.deploy.vars'))).toBe(false);
});

test('missing databases and queues are created once, and existing stores are left alone', async () => {
  const { steps, tools } = recordSteps();
  await deploySite({ ...OPTIONS, siteUrl: 'https://a.example', creates: true }, tools);
  expect(steps.slice(1, 6)).toEqual([
    'd1 info rolecall',
    'rolecall: d1 create rolecall',
    'r2 bucket info rolecall-files',
    'queues info rolecall-events',
    'rolecall: queues create rolecall-events',
  ]);
});

test('nothing is deployed if a store cannot be created or a migration fails', async () => {
  const attachWrangler = async () => 1;
  const { steps, tools } = recordSteps('', { attachWrangler });
  const options = { ...OPTIONS, siteUrl: 'https://a.example' };
  await expect(deploySite({ ...options, creates: true }, tools)).rejects.toThrow(
    'The database rolecall could not be created',
  );
  await expect(deploySite(options, tools)).rejects.toThrow('The migrations were not applied');
  expect(steps.filter((step) => step.includes('deploy'))).toEqual([]);
});

test('a version is uploaded after its migrations, but not as the first deploy', async () => {
  const { steps, tools } = recordSteps();
  const options = { ...OPTIONS, uploadsOnly: true };
  await expect(deploySite(options, tools)).rejects.toThrow('only after the first deploy');
  expect(await deploySite({ ...options, siteUrl: 'https://a.example' }, tools)).toBe(0);
  expect(steps.slice(-3)).toEqual([
    'rolecall: d1 migrations apply JOBS --remote',
    'check what visitors would see',
    'rolecall: versions upload',
  ]);
});

test.each([
  ['SITE_URLS="https://a.example"', /\.deploy\.vars sets SITE_URLS, which this site does not know/],
  ['OPS_TOKEN="a-long-secret-token"', /must be stored as secrets.*wrangler secret put OPS_TOKEN/],
  ['SITE_URL="http://localhost:8787"', /is an address on this machine.*\.deploy\.vars/],
  ['SITE_URL="jobs"', /SITE_URL must be a URL/],
])('.deploy.vars with %s is refused', async (line, message) => {
  write('.deploy.vars', `${line}\n`);
  const { steps, tools } = recordSteps();
  await expect(deploySite({ ...OPTIONS, isDryRun: true }, tools)).rejects.toThrow(message);
  expect(steps).toEqual(['build']);
});

test('an invalid URL is refused before it is saved', async () => {
  const { steps, tools } = recordSteps();
  await expect(deploySite({ ...OPTIONS, siteUrl: 'jobs' }, tools)).rejects.toThrow('SITE_URL must');
  expect([steps, existsSync(join(folder, '.deploy.vars'))]).toEqual([[], false]);
});

test('a new URL replaces the saved one and keeps other variables', async () => {
  write('.deploy.vars', 'SITE_URL="https://old.example"\nBACKUP_DAYS="7"\n');
  const { deployed, tools } = recordSteps();
  await deploySite({ ...OPTIONS, siteUrl: 'https://new.example' }, tools);
  expect(deployed.at(-1)).toEqual({ SITE_URL: 'https://new.example', BACKUP_DAYS: '7' });
  expect(readFileSync(join(folder, '.deploy.vars'), 'utf8')).toBe(
    'BACKUP_DAYS="7"\nSITE_URL="https://new.example"\n',
  );
});

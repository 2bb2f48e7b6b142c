import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { takeLock } from '../../scripts/lock.ts';
import { BuildManifestSchema, LatestBuildSchema } from '../../src/contracts/site/build.ts';
import { buildManifestPath, LATEST_BUILD_PATH } from '../../src/contracts/site/build-paths.ts';
import {
  buildFilesKey,
  buildListKey,
  type StoredBuild,
} from '../../worker/builds/stored-builds.ts';
import { openState } from '../support/open-state.ts';
import { pdfResume } from '../support/resumes.ts';
import {
  listProcesses,
  newStateFolder,
  type RunningSite,
  startSite,
  stopSites,
} from '../support/running-site.ts';

const FIELDS = {
  firstName: 'Ada',
  lastName: 'Restart',
  email: 'ada@example.com',
  consent: 'true',
};

const form = (fields: Record<string, string>, resume?: File) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  if (resume) data.set('resume', resume);
  return data;
};

interface SimpleJob {
  fid: string;
  title: string;
  questions: unknown[];
}

/** A demo job without custom questions. */
const findSimpleJob = async (url: string): Promise<SimpleJob> => {
  const { data } = await (await fetch(`${url}/misc/jobs?sort=newest`)).json();
  const jobs: SimpleJob[] = await Promise.all(
    data.map(
      async ({ fid }: SimpleJob) => (await (await fetch(`${url}/misc/jobs/${fid}`)).json()).data,
    ),
  );
  const job = jobs.find(({ questions }) => questions.length === 0);
  if (!job) throw new Error('Every job has questions.');
  return job;
};

/** Stores the files of three earlier builds of this site. */
const storeBuilds = async (folder: string) => {
  const { env, dispose } = await openState(folder);
  try {
    for (const [timestamp, id] of ['first', 'second', 'third'].entries()) {
      const text = `export const build = '${id}';`;
      const build: StoredBuild = {
        manifest: { id, timestamp, rules: [], prerendered: [] },
        files: { [`${id}-A1b2.js`]: { type: 'text/javascript', offset: 0, size: text.length } },
      };
      await env.FILES.put(buildFilesKey(id), text);
      await env.FILES.put(buildListKey(id), JSON.stringify(build));
    }
  } finally {
    await dispose();
  }
};

// Any test may have to start the site first, which takes time.
vi.setConfig({ testTimeout: 120_000 });

let state: string;
beforeAll(async () => {
  state = newStateFolder();
  await storeBuilds(state);
});
afterAll(async () => {
  await stopSites();
  rmSync(state, { recursive: true, force: true });
});

/** Addresses of this machine other than localhost. */
const otherAddresses = (): string[] => [
  ...Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .filter(({ internal, scopeid }) => !internal && !scopeid)
    .map(({ address }) => address),
  // On other systems, the loopback interface has only one address.
  ...(process.platform === 'linux' ? ['127.0.0.2'] : []),
];

/** Does not use fetch, because fetch sets the Host header itself. */
const get = (url: string, path: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number | undefined; body: string }>((done, fail) => {
    request(`${url}${path}`, { headers }, async (response) => {
      let body = '';
      for await (const chunk of response.setEncoding('utf8')) body += chunk;
      done({ status: response.statusCode, body });
    })
      .on('error', fail)
      .end();
  });

const processes = (site: RunningSite) => listProcesses(site.process.pid as number);
const expectNoProcess = (site: RunningSite) =>
  // Killed processes may take a moment to exit.
  expect.poll(() => processes(site), { timeout: 5000 }).toEqual([]);

const NO_VARIABLES = {};
let started: { readonly site: RunningSite; readonly variables: object } | undefined;
const freshSite = async (
  variables: Record<string, string> = NO_VARIABLES,
): Promise<RunningSite> => {
  await started?.site.stop();
  started = { site: await startSite(state, variables), variables };
  return started.site;
};
/** The running site, restarted if the previous test stopped it. */
const anySite = async (): Promise<RunningSite> =>
  started && processes(started.site).length > 0 ? started.site : freshSite();
/** The running site, with no environment variables set. */
const siteWithoutVariables = async (): Promise<RunningSite> =>
  started && started.variables !== NO_VARIABLES ? freshSite() : anySite();

test('an application survives a restart, and Ctrl-C leaves no process behind', async () => {
  let site = await freshSite();
  const job = await findSimpleJob(site.url);
  const resume = new File([new Uint8Array(pdfResume('kept'))], 'ada.pdf');
  const response = await fetch(`${site.url}/misc/jobs/${job.fid}/apply`, {
    method: 'POST',
    body: form(FIELDS, resume),
  });
  expect(response.status, await response.clone().text()).toBe(201);
  await site.stop();
  await expectNoProcess(site);

  site = await freshSite();
  expect((await findSimpleJob(site.url)).fid).toBe(job.fid);
  const { env, dispose } = await openState(state);
  try {
    const row = await env.PEOPLE.prepare(
      "SELECT last_name, resume_key FROM application WHERE email = 'ada@example.com'",
    ).first<{ last_name: string; resume_key: string }>();
    expect(row?.last_name).toBe('Restart');
    const file = await env.FILES.get(row?.resume_key ?? '');
    expect(await file?.text()).toBe(pdfResume('kept').toString());
  } finally {
    await dispose();
  }
});

test('only this machine can reach the site', async () => {
  const site = await siteWithoutVariables();
  for (const host of otherAddresses()) {
    const { code } = await new Promise<NodeJS.ErrnoException>((done, fail) => {
      const socket = connect(Number(new URL(site.url).port), host, () =>
        fail(new Error(`The site responds at ${host}.`)),
      );
      socket.once('error', done);
    });
    expect(code, host).toBe('ECONNREFUSED');
  }
});

test('the local runtime exposes no tools for accessing the site’s data', async () => {
  const site = await siteWithoutVariables();
  const missing = await get(site.url, '/nothing-here');
  expect(missing.status).toBe(404);
  for (const path of [
    '/cdn-cgi/explorer',
    '/cdn-cgi/explorer/api/d1/database',
    '/cdn-cgi/local/explorer/api/local/workers',
    '/cdn-cgi/local/explorer/api/observability',
    '/__scheduled',
  ]) {
    expect(await get(site.url, path), path).toEqual(missing);
  }
  const query = await fetch(
    `${site.url}/cdn-cgi/explorer/api/d1/database/00000000-0000-0000-0000-000000000000/raw`,
    { method: 'POST', body: JSON.stringify({ sql: 'SELECT * FROM signing_key' }) },
  );
  expect(query.status).toBe(405);
  expect(existsSync(join(state, 'v3/observability'))).toBe(false);
});

test('DNS rebinding does not give a web page access to the operator calls', async () => {
  const site = await siteWithoutVariables();
  const { port } = new URL(site.url);
  const evil = { host: `evil.example:${port}`, 'mf-original-url': `${site.url}/ops/counts` };
  expect((await get(site.url, '/ops/counts', { origin: site.url })).status).toBe(200);
  expect((await get(site.url, '/ops/counts', evil)).status).toBe(403);
  const file = '/cdn-cgi/local/r2/public/rolecall-files/builds/second.json';
  expect((await get(site.url, file, { host: evil.host })).status).toBe(403);
});

test('if a supervisor kills only npm, no process is left behind', async () => {
  const site = await anySite();
  site.process.kill('SIGTERM');
  await expectNoProcess(site);
});

// docs/specification.md: 7.11
test('the files from the two previous builds load, but those from the build before them do not', async () => {
  const site = await siteWithoutVariables();
  const latest = v.parse(
    LatestBuildSchema,
    await (await fetch(`${site.url}${LATEST_BUILD_PATH}?${Date.now()}`)).json(),
  );
  expect(['first', 'second', 'third']).not.toContain(latest.id);

  for (const id of ['second', 'third']) {
    const chunk = await fetch(`${site.url}/assets/${id}-A1b2.js`);
    expect(await chunk.text()).toBe(`export const build = '${id}';`);
    expect(chunk.headers.get('content-type')).toBe('text/javascript');
    expect(chunk.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  }
  const manifest = await fetch(site.url + buildManifestPath('second'));
  expect(v.parse(BuildManifestSchema, await manifest.json()).id).toBe('second');
  expect(manifest.headers.get('cache-control')).toContain('immutable');

  for (const path of ['/assets/first-A1b2.js', '/assets/second-A1b3.js']) {
    const missing = await fetch(site.url + path);
    expect(missing.status, path).toBe(404);
    expect(missing.headers.get('cache-control'), path).toBe('no-store');
  }
  expect((await fetch(site.url + buildManifestPath('first'))).status).toBe(404);
});

test('a rate-limited post gets Retry-After, and the form keeps its values', async () => {
  const site = await siteWithoutVariables();
  const { fid, title } = await findSimpleJob(site.url);
  const send = (accept: string) =>
    fetch(`${site.url}/misc/jobs/${fid}/apply`, {
      method: 'POST',
      headers: { accept, 'user-agent': 'Mozilla/5.0 (X11; Linux) Firefox/140.0' },
      body: form({ ...FIELDS, firstName: 'Impatient', email: '' }),
    });
  // The rate limit's minute may end partway and reset the count, but twice the limit is always
  // enough.
  let refused = await send('application/json');
  expect(refused.status).toBe(422);
  for (let i = 0; i < 40 && refused.status === 422; i++) refused = await send('application/json');
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('60');
  expect(refused.headers.get('ratelimit')).toMatch(/;r=0;t=60$/);
  expect((await refused.json()).error.message).toContain('wait a minute');

  const page = await send('text/html');
  expect(page.status).toBe(429);
  expect(page.headers.get('retry-after')).toBe('60');
  expect(page.headers.get('ratelimit')).toBe(refused.headers.get('ratelimit'));
  expect(page.headers.get('cache-control')).toBe('no-store');
  const html = await page.text();
  expect(html).toContain('wait a minute');
  expect(html).toContain('value="Impatient"');
  expect(html).toContain(title.replaceAll('&', '&amp;'));
});

test('closing the terminal leaves no process running, and no reviewer link on disk', async () => {
  const site = await siteWithoutVariables();
  const secret = '1999999999.b2f1c0de5ecretoflink';
  expect((await get(site.url, `/vendor-review?expires=${secret}`)).status).toBe(403);
  await site.stop('SIGHUP');
  await expectNoProcess(site);
  const files = globSync('v3/**', { cwd: state, withFileTypes: true }).filter((one) =>
    one.isFile(),
  );
  const paths = files.map((one) => join(one.parentPath, one.name));
  expect(paths.length).toBeGreaterThan(0);
  expect(paths.filter((path) => readFileSync(path).includes(secret))).toEqual([]);
});

test('with LISTEN set, other machines can reach only the site, and can operate it only with its token', async () => {
  const OPS_TOKEN = 'a-token-of-operators';
  const site = await freshSite({ LISTEN: '0.0.0.0', SITE_URL: 'http://jobs.test', OPS_TOKEN });
  const [address] = otherAddresses();
  const url = `http://${address ?? '127.0.0.1'}:${new URL(site.url).port}`;
  expect((await get(url, '/jobs', { host: 'jobs.test' })).status).toBe(200);
  const localHeaders = { host: 'localhost', origin: 'http://localhost' };
  expect((await get(url, '/ops/counts', localHeaders)).status).toBe(401);
  const authorization = `Bearer ${OPS_TOKEN}`;
  expect((await get(url, '/ops/counts', { authorization })).status).toBe(200);
  for (const path of ['/cdn-cgi/local/scheduled', '/cdn-cgi/local/r2/public/rolecall-files/x']) {
    expect(await get(url, path, localHeaders)).toEqual({
      status: 404,
      body: 'Not found.',
    });
  }
});

test('starting with a damaged database prints instructions', async () => {
  const damaged = newStateFolder();
  try {
    mkdirSync(join(damaged, 'v3/d1'), { recursive: true });
    writeFileSync(join(damaged, 'v3/d1/one.sqlite'), 'garbage '.repeat(1_000));
    await expect(startSite(damaged)).rejects.toThrow(
      /one\.sqlite is damaged \(file is not a database\)\. Restore the folder .* or move it elsewhere/,
    );
  } finally {
    rmSync(damaged, { recursive: true });
  }
});

test.each(['start', 'dev', 'demo'])(
  'npm run %s refuses to run on a folder in use',
  async (script) => {
    const site = await anySite();
    const { port } = new URL(site.url);
    const refused = expect(startSite(state, {}, script)).rejects;
    await refused.toThrow(
      new RegExp(`${state} is in use by npm start on port ${port} \\(process `),
    );
    expect((await get(site.url, '/healthz')).status).toBe(200);
  },
);

test('a killed start script leaves no process running and releases its folder', async () => {
  const site = await anySite();
  const user = readFileSync(join(state, 'in-use.txt'), 'utf8');
  const [, pid] = /\(process (\d+)\)/.exec(user) ?? [];
  process.kill(Number(pid), 'SIGKILL');
  await expectNoProcess(site);
  const lock = takeLock(join(state, 'in-use.lock'));
  expect(lock).toBeDefined();
  lock?.close();
});

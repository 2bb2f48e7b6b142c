import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { freePort } from '../../scripts/free-port.ts';
import { STATE } from '../../scripts/local.ts';
import { startBuiltSite } from '../../tests/support/direct-worker.ts';
import { type Finding, interleave, median, medianRatio } from '../support/compare.ts';
import { startRecorder } from '../support/recorder.ts';
import {
  compile,
  measureStart,
  readCompatibility,
  requestWhenReady,
  type StandaloneWorker,
  type Start,
  serve,
} from '../support/standalone-worker.ts';

const ROUNDS = 11;

const BARE = `export default { fetch: () => new Response('{"ok":true}') };`;

/** Forwards requests in D1's own protocol, as the binding does inside workerd. */
const DATABASE = {
  path: 'database-alone.js',
  contents: 'export default { fetch: (request, { JOBS }) => JOBS.fetcher.fetch(request) };',
};

/** A worker that runs the site as on the platform, with a cache in front of `Pages`. */
const CACHED = {
  path: 'cold-cached.js',
  contents: `import worker from './index.js';
export default {
  fetch: (request, { PAGES, ...bindings }, context) =>
    worker.fetch(request, bindings, {
      waitUntil: (work) => context.waitUntil(work),
      cache: {},
      exports: { Pages: PAGES },
    }),
};`,
};

export interface ColdSite {
  /** Functions that measure the cost from process start to the complete response. */
  readonly measure: Readonly<Record<'healthz' | 'page' | 'hit', () => Promise<Start>>>;
  stop(): void;
}

/** Prepares a bare worker with a single line of source code. */
export const prepareBare = async (config: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'rolecall-cold-'));
  const port = await freePort();
  writeFileSync(join(folder, 'index.js'), BARE);
  const { compatibility_date } = readCompatibility(config);
  const compiled = compile('bare', {
    folder,
    modules: ['index.js'],
    compatibility: { compatibility_date, compatibility_flags: [] },
    port,
  });
  return {
    measure: () => measureStart(compiled, `http://127.0.0.1:${port}/`),
    stop: () => rmSync(folder, { recursive: true, force: true }),
  };
};

/** Prepares a build and its state folder (`--persist-to`) to be started repeatedly. */
export const prepareCold = async (config: string, persistTo: string): Promise<ColdSite> => {
  const built = dirname(resolve(config));
  const [port, pagesPort, cachedPort] = [await freePort(), await freePort(), await freePort()];
  const url = `http://127.0.0.1:${port}`;
  const cachedUrl = `http://127.0.0.1:${cachedPort}`;
  const real = await startBuiltSite({ config, persistTo, hasFiles: false, inFront: [DATABASE] });
  const database = await startRecorder(real.url);
  const pages = await startRecorder(`http://127.0.0.1:${pagesPort}`, { 'cf-cache-status': 'HIT' });
  const modules = globSync('**/*.js', { cwd: built });
  const site: StandaloneWorker = {
    folder: built,
    modules: ['index.js', ...modules.filter((name) => name !== 'index.js' && name !== CACHED.path)],
    compatibility: readCompatibility(config),
    variables: { SITE_URL: url, RATE_LIMITS: 'off' },
    database: database.port,
    port,
    entrypoints: { Pages: pagesPort },
  };
  const compiled = compile('cold', site);
  writeFileSync(join(built, CACHED.path), CACHED.contents);
  const cached = compile('cold-cached', {
    ...site,
    modules: [CACHED.path, ...site.modules],
    variables: { SITE_URL: cachedUrl, RATE_LIMITS: 'off' },
    services: { PAGES: pages.port },
    port: cachedPort,
    entrypoints: {},
  });
  // Sends one request to each site, so that the recorders store the database and `Pages` responses.
  const started = [serve(compiled), serve(cached)];
  await requestWhenReady(`${url}/jobs`);
  await requestWhenReady(`${cachedUrl}/jobs`);
  for (const server of started) await server.stop();
  await real.stop();
  return {
    measure: {
      healthz: () => measureStart(compiled, `${url}/healthz`),
      page: () => measureStart(compiled, `${url}/jobs`),
      hit: () => measureStart(cached, `${cachedUrl}/jobs`),
    },
    stop() {
      database.stop();
      pages.stop();
    },
  };
};

type Side = readonly Start[];

export interface Ratios {
  /**
   * The ratio of wall-clock times. The ratio of CPU times below is less affected by other work on
   * the machine.
   */
  readonly clock: number;
  readonly processor: number;
  readonly figure: string;
}

export const compareStarts = (site: Side, bare: Side): Ratios => {
  const clock = medianRatio(site, bare, ({ ms }) => ms);
  const processor = medianRatio(site, bare, ({ cpuMs }) => cpuMs);
  const formatMedian = (side: Side) => median(side.map(({ cpuMs }) => cpuMs)).toFixed(0);
  const times = `${formatMedian(site)} and ${formatMedian(bare)} ms`;
  return {
    clock,
    processor,
    figure: `${processor.toFixed(2)} (${times}), clock ${clock.toFixed(2)}`,
  };
};

const GOALS = [
  ['healthz', '/healthz', 'clock', 1.5],
  ['page', 'the first /jobs', 'processor', 8],
  ['hit', 'the first page from the cache', 'processor', 3],
] as const;

/**
 * Measures the time from process start to a complete response, which includes loading and running
 * the worker's modules.
 */
export const coldStart = async (config: string): Promise<Finding[]> => {
  const site = await prepareCold(config, join(STATE, 'v3'));
  const bare = await prepareBare(config);
  try {
    const starts = await interleave({ ...site.measure, bare: bare.measure }, ROUNDS);
    return GOALS.map(([moment, name, by, goal]) => {
      const ratios = compareStarts(starts[moment], starts.bare);
      return {
        name: `cold start, ${name}, vs. a bare worker`,
        figure: ratios.figure,
        goal: `at most ${goal} in ${by} time`,
        isMet: ratios[by] <= goal,
      };
    });
  } finally {
    site.stop();
    bare.stop();
  }
};

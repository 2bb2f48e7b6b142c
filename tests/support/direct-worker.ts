import { globSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { unstable_getMiniflareWorkerOptions } from 'wrangler';
import { freePort } from '../../scripts/free-port.ts';
import type { Bindings } from '../../worker/env.ts';

/*
 * Runs each worker in workerd as usual, but on its own socket, because the proxy of `wrangler dev`
 * costs twenty times as much as the worker itself.
 */

// Imports exactly the Miniflare version that wrangler depends on.
const { Miniflare, convertV4MiniflareOptions } = createRequire(
  createRequire(import.meta.url).resolve('wrangler'),
)('miniflare');

export interface DirectWorker {
  /** The URL of the worker's own socket. */
  readonly url: string;
  /** The URL of the stand-in for the platform's edge, which compresses responses. */
  readonly edgeUrl: string;
  /** The worker's bindings, from the process that runs it. */
  bindings(): Promise<Bindings>;
  /** Runs the scheduled handler for a cron expression from `wrangler.toml`. */
  runSchedule(cron: string): Promise<void>;
  stop(): Promise<void>;
}

interface LogLine {
  readonly level: string;
  readonly message: string;
}

/** Prints only errors. The platform would also store a log line for each request. */
const printErrors = ({ level, message }: LogLine) => {
  if (level === 'error') console.error(message);
};

const start = async (
  port: number,
  worker: Record<string, unknown>,
  shared: Record<string, unknown> = {},
): Promise<DirectWorker> => {
  const workerd = new Miniflare(
    convertV4MiniflareOptions({
      handleStructuredLogs: printErrors,
      ...shared,
      workers: [{ ...worker, unsafeDirectSockets: [{ host: '127.0.0.1', port }] }],
    }),
  );
  const edge: URL = await workerd.ready;
  return {
    url: `http://127.0.0.1:${port}`,
    edgeUrl: edge.origin,
    bindings: () => workerd.getBindings(),
    async runSchedule(cron) {
      const entry = await workerd.getWorker();
      const { outcome } = await entry.scheduled({ cron });
      if (outcome !== 'ok') throw new Error(`The schedule ended with ${outcome}.`);
    },
    stop: () => workerd.dispose(),
  };
};

/** An ES module of a worker, with its real or nominal path. */
export interface WorkerModule {
  readonly path: string;
  readonly contents?: string;
}

export interface SiteOptions {
  /** The build's `dist/server/wrangler.json`, or the one in a copy of the build. */
  readonly config: string;
  /** The folder for wrangler's `--persist-to`, ending in `v3`. */
  readonly persistTo: string;
  /** The id of a database in `persistTo` to use instead of the default one. */
  readonly databaseId?: string;
  /**
   * The id of a database that acts as a replica and starts with the same contents as the original.
   */
  readonly replicaId?: string;
  readonly variables?: Readonly<Record<string, string>>;
  /**
   * The URL of a PostgreSQL database, which the worker reaches through the stand-in for Hyperdrive.
   */
  readonly jobEngine?: string;
  /**
   * True if the worker has static files. Miniflare then puts its own router in front of the worker,
   * even on a direct socket.
   */
  readonly hasFiles?: boolean;
  /**
   * Modules that run in front of the build's own, with paths as if they were next to its
   * `index.js`. The first module is the entry point.
   */
  readonly inFront?: readonly WorkerModule[];
  /** Service bindings that respond in this process. */
  readonly services?: Readonly<Record<string, (request: Request) => Response | Promise<Response>>>;
  /** TCP port of workerd's inspector; none if it is undefined. */
  readonly inspectorPort?: number;
  /** Called for each of the worker's log lines; by default, its errors go to the console. */
  readonly onLog?: (line: LogLine) => void;
}

const NO_FILES = { ASSETS: () => new Response(null, { status: 404 }) };

const toModule = (folder: string, { path, contents }: WorkerModule) => ({
  type: 'ESModule',
  path: join(folder, path),
  ...(contents && { contents }),
});

/** Starts the built site. */
export const startBuiltSite = async ({
  config,
  persistTo,
  databaseId,
  replicaId,
  variables,
  jobEngine,
  hasFiles = true,
  inFront = [],
  services = {},
  onLog = printErrors,
  inspectorPort,
}: SiteOptions): Promise<DirectWorker> => {
  const port = await freePort();
  const folder = dirname(resolve(config));
  const { workerOptions } = unstable_getMiniflareWorkerOptions(config);
  // Drops the module rules, because the modules are listed individually.
  const { modulesRules: _, ...options } = workerOptions as Record<string, unknown>;
  const others = globSync('**/*.js', { cwd: folder }).filter((path) => path !== 'index.js');
  return start(
    port,
    {
      ...options,
      name: 'rolecall',
      rootPath: undefined,
      modulesRoot: folder,
      modules: [...inFront, ...['index.js', ...others].map((path) => ({ path }))].map((module) =>
        toModule(folder, module),
      ),
      ...(!hasFiles && { assets: undefined }),
      serviceBindings: { ...(!hasFiles && NO_FILES), ...services },
      ...(databaseId && {
        d1Databases: {
          JOBS: databaseId,
          PEOPLE: databaseId,
          ...(replicaId && { REPLICA: replicaId }),
        },
      }),
      ...(jobEngine && { hyperdrives: { JOB_ENGINE: jobEngine } }),
      bindings: { SITE_URL: `http://127.0.0.1:${port}`, RATE_LIMITS: 'off', ...variables },
    },
    { resourcePersistencePath: persistTo, handleStructuredLogs: onLog, inspectorPort },
  );
};

/** Starts a worker that consists of one module. */
export const startBare = async (source: string): Promise<DirectWorker> =>
  start(await freePort(), {
    name: 'bare',
    compatibilityDate: '2026-10-01',
    modulesRoot: '/',
    modules: [{ type: 'ESModule', path: '/index.js', contents: source }],
  });

import { execFileSync, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { sumThreadMs, workerd } from './workerd.ts';

/* Runs a single worker in a separate workerd, without miniflare. */

const POLL_MS = 1;
const READY_WITHIN_MS = 30_000;

export interface Compatibility {
  readonly compatibility_date: string;
  readonly compatibility_flags: readonly string[];
}

export interface StandaloneWorker {
  /** The folder that contains the modules, and to which the configuration is written. */
  readonly folder: string;
  /** File names of the modules in the folder. The first one is the entry module. */
  readonly modules: readonly string[];
  readonly compatibility: Compatibility;
  readonly variables?: Readonly<Record<string, string>>;
  /**
   * Ports of HTTP servers: one for D1, in D1's own protocol, and others for services that the
   * worker calls with `fetch`.
   */
  readonly database?: number;
  readonly services?: Readonly<Record<string, number>>;
  /** Ports that the worker listens on, for the default entrypoint and for the named ones. */
  readonly port: number;
  readonly entrypoints?: Readonly<Record<string, number>>;
}

const text = JSON.stringify;

const external = (name: string, port: number) =>
  `(name = ${text(name)}, external = (address = "127.0.0.1:${port}", http = ()))`;

const socket = (port: number, service: string) =>
  `(name = "${port}", address = "127.0.0.1:${port}", http = (), service = ${service})`;

/** The configuration in workerd's format. D1 is bound as miniflare binds it. */
const describe = ({
  modules,
  compatibility,
  variables = {},
  database,
  services = {},
  port,
  entrypoints = {},
}: StandaloneWorker): string => `
using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [${[
    '(name = "main", worker = .worker)',
    ...(database ? [external('database', database)] : []),
    ...Object.entries(services).map(([name, at]) => external(name, at)),
  ].join(', ')}],
  sockets = [${[
    socket(port, '"main"'),
    ...Object.entries(entrypoints).map(([name, at]) =>
      socket(at, `(name = "main", entrypoint = ${text(name)})`),
    ),
  ].join(', ')}]
);
const worker :Workerd.Worker = (
  modules = [${modules.map((name) => `(name = ${text(name)}, esModule = embed ${text(name)})`).join(', ')}],
  bindings = [${[
    ...Object.entries(variables).map(
      ([name, value]) => `(name = "${name}", text = ${text(value)})`,
    ),
    ...Object.keys(services).map((name) => `(name = "${name}", service = ${text(name)})`),
    ...(database
      ? [
          ...['JOBS', 'PEOPLE'].map(
            (name) =>
              `(name = "${name}", wrapped = (moduleName = "cloudflare-internal:d1-api", innerBindings = [(name = "fetcher", service = "database")]))`,
          ),
        ]
      : []),
  ].join(', ')}],
  compatibilityDate = ${text(compatibility.compatibility_date)},
  compatibilityFlags = ${text(compatibility.compatibility_flags)}
);
`;

/**
 * Compiles the configuration to the binary format, so that startup does not include parsing a file
 * that contains every module.
 */
export const compile = (name: string, worker: StandaloneWorker): string => {
  const source = join(worker.folder, `${name}.capnp`);
  const compiled = join(worker.folder, `${name}.bin`);
  const limit = 64 * 1024 * 1024;
  writeFileSync(source, describe(worker));
  writeFileSync(
    compiled,
    execFileSync(workerd, ['compile', '--config-only', source], { maxBuffer: limit }),
  );
  return compiled;
};

/** A build's compatibility settings, from the `wrangler.json` that wrangler reads. */
export const readCompatibility = (config: string): Compatibility =>
  JSON.parse(readFileSync(config, 'utf8'));

export interface RunningWorker {
  readonly pid: number;
  stop(): Promise<void>;
}

export const serve = (compiled: string): RunningWorker => {
  const server = spawn(workerd, ['serve', '--experimental', '--binary', compiled], {
    stdio: 'ignore',
  });
  const ended = new Promise<void>((done) => server.once('exit', () => done()));
  return {
    pid: server.pid as number,
    async stop() {
      server.kill('SIGKILL');
      await ended;
    },
  };
};

/** The status and body of a complete response, or undefined while the port is closed. */
const request = (url: string): Promise<{ status: number; body: string } | undefined> =>
  new Promise((done, fail) => {
    get(url, { agent: false }, (response) => {
      let body = '';
      response
        .setEncoding('utf8')
        .on('data', (chunk) => {
          body += chunk;
        })
        .once('end', () => done({ status: response.statusCode ?? 0, body }))
        .once('error', fail);
    }).once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ECONNREFUSED' ? done(undefined) : fail(error),
    );
  });

/** Waits for a response. @throws Error for any status other than 200 */
export const requestWhenReady = async (url: string): Promise<string> => {
  const until = performance.now() + READY_WITHIN_MS;
  for (;;) {
    const response = await request(url);
    if (response?.status === 200) return response.body;
    if (response) throw new Error(`${url} responded with ${response.status}: ${response.body}`);
    if (performance.now() > until) throw new Error('workerd did not start.');
    await new Promise((done) => setTimeout(done, POLL_MS));
  }
};

export interface Start {
  /** Wall-clock time from the start of the process to the last byte of the response. */
  readonly ms: number;
  /** CPU time that workerd has used by the time the response is complete. */
  readonly cpuMs: number;
}

/** Measures the cost of a new process's first response. */
export const measureStart = async (compiled: string, url: string): Promise<Start> => {
  const startedAt = performance.now();
  const server = serve(compiled);
  try {
    await requestWhenReady(url);
    return { ms: performance.now() - startedAt, cpuMs: sumThreadMs(server.pid) };
  } finally {
    await server.stop();
  }
};

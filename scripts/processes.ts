import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Runs programs for the local commands. All of these programs are stopped when the command exits.
 */

export const ROOT = resolve(import.meta.dirname, '..');
const WRANGLER = join(ROOT, 'node_modules/wrangler/bin/wrangler.js');
const WAKU = join(ROOT, 'node_modules/waku/dist/cli.js');
const VITEST = join(ROOT, 'node_modules/vitest/vitest.mjs');
const END_WITH_PARENT = pathToFileURL(join(ROOT, 'scripts/end-with-parent.js')).href;

/** Turns off some defaults of wrangler and Cloudflare's Vite plugin. */
const QUIET = {
  WRANGLER_SEND_METRICS: 'false',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  // The explorer would expose the database and files on the site's own port, without a token.
  X_LOCAL_EXPLORER: 'false',
  // Observability would store a trace of each request with its full URL.
  // A reviewer's link is a credential, so it must not be stored.
  X_LOCAL_OBSERVABILITY: 'false',
  // Wrangler's logs accumulate in the home folder and include full URLs of failed requests.
  WRANGLER_WRITE_LOGS: 'false',
};

// The exit code that a shell reports for a command stopped with Ctrl-C.
const STOPPED = 130;

const children = new Set<ChildProcess>();
let isStopping = false;

/** Stops the programs when this command is stopped, whichever signal stopped it. */
export const stopOnSignals = (): void => {
  // Ctrl-C reaches all processes in a terminal; `kill` and a supervisor reach only this one.
  const stop = () => {
    isStopping = true;
    if (children.size === 0) process.exit(STOPPED);
    for (const child of children) child.kill('SIGTERM');
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  // npm forwards a signal only to its shell, which exits without passing the signal on to us.
  if (process.env.npm_lifecycle_event) void import(END_WITH_PARENT);
};

const node = (
  script: string,
  args: string[],
  env: NodeJS.ProcessEnv,
  stdio: StdioOptions,
  cwd = ROOT,
) => {
  // Wrangler passes `--import` on to the process that starts the site.
  const child = spawn(process.execPath, ['--import', END_WITH_PARENT, script, ...args], {
    cwd,
    env: { ...process.env, ...QUIET, ...env },
    stdio,
  });
  children.add(child);
  child.on('close', () => children.delete(child));
  return child;
};

export interface ProcessResult {
  readonly code: number;
  readonly output: string;
}

/**
 * Runs a program until it exits, and returns its output. A signal received in the meantime ends the
 * command.
 */
const finish = (
  script: string,
  args: string[],
  env: NodeJS.ProcessEnv,
  cwd?: string,
): Promise<ProcessResult> =>
  new Promise((done) => {
    const child = node(script, args, env, ['ignore', 'pipe', 'pipe'], cwd);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        output += chunk;
      });
    }
    child.on('close', (code) => {
      if (isStopping) process.exit(STOPPED);
      done({ code: code ?? 1, output });
    });
  });

/**
 * Runs a program in the foreground until it exits.
 * @param onMessage called with each message that the program sends to its parent
 */
const attach = (
  script: string,
  args: string[],
  { env = {}, onMessage }: { env?: NodeJS.ProcessEnv; onMessage?: (message: unknown) => void } = {},
): Promise<number> =>
  new Promise((done) => {
    const terminal = ['inherit', 'inherit', 'inherit'] as const;
    const child = node(script, args, env, onMessage ? [...terminal, 'ipc'] : [...terminal]);
    if (onMessage) child.once('message', onMessage);
    child.on('close', (code) => done(isStopping ? STOPPED : (code ?? 1)));
  });

// Stopping a server is the normal way to end it, so this counts as success.
const unlessStopped = (code: number) => (code === STOPPED ? 0 : code);

export const runWrangler = (args: string[], env: NodeJS.ProcessEnv = {}) =>
  finish(WRANGLER, args, { CI: '1', ...env });
/** @param cwd the folder that contains the sources; by default, this repository */
export const runWaku = (args: string[], env: NodeJS.ProcessEnv, cwd?: string) =>
  finish(WAKU, args, { NODE_ENV: 'production', ...env }, cwd);

/** Runs a script in a different copy of this repository until the script exits. */
export const runInCopy = (
  copy: string,
  script: string,
  args: string[] = [],
  env: NodeJS.ProcessEnv = {},
) => finish(join(copy, script), args, env, copy);

export const attachWrangler = (args: string[], env: NodeJS.ProcessEnv = {}) =>
  attach(WRANGLER, args, { env });
export const attachVitest = (args: string[], env: NodeJS.ProcessEnv) =>
  attach(VITEST, args, { env });

/**
 * Serves the built site with `wrangler dev`, which sends a message with its port when it is ready.
 */
export const serveBuild = async (args: string[], onReady: (port: number) => void) =>
  unlessStopped(
    await attach(WRANGLER, ['dev', ...args], {
      onMessage: (message) => onReady(JSON.parse(String(message)).port),
    }),
  );

/** Serves the site with hot reload, using `waku dev`. */
export const serveSources = async (args: string[], env: NodeJS.ProcessEnv) =>
  unlessStopped(await attach(WAKU, ['dev', ...args], { env }));

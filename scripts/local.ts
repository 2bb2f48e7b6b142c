import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { getPlatformProxy, type PlatformProxy } from 'wrangler';
import { type Bindings, parseVariables, VARIABLE_NAMES } from '../worker/env.ts';

/** What the local commands share: where state lives, its settings, and the programs they run. */

const ROOT = resolve(import.meta.dirname, '..');
const WRANGLER = join(ROOT, 'node_modules/wrangler/bin/wrangler.js');
const WAKU = join(ROOT, 'node_modules/waku/dist/cli.js');

/** Database, files and queue of this machine; a test run names a folder of its own. */
export const STATE = resolve(ROOT, process.env.ROLECALL_STATE || '.wrangler/state');

/** Something that the person at the keyboard can put right: shown as a sentence, without a trace. */
export class Trouble extends Error {}

/** Runs a command's work; trouble ends it with one sentence and exit code 1. */
export const run = async (work: () => Promise<void>): Promise<void> => {
  try {
    await work();
  } catch (error) {
    const isExpected = error instanceof Trouble || (error as Error).name === 'ConfigError';
    console.error(isExpected ? `\n${(error as Error).message}` : error);
    process.exit(1);
  }
};

export const localPort = (): number => {
  const port = Number(process.env.PORT || 8787);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Trouble(`PORT must be a number from 1 to 65535, not “${process.env.PORT}”.`);
  }
  return port;
};

/**
 * The variables for a local run: `.dev.vars`, then the shell's, which win. Checked as the worker
 * will check them, so that a wrong one stops the start and not the first request.
 */
export const localVariables = (port: number): Record<string, string> => {
  const file = join(ROOT, '.dev.vars');
  const fromFile = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  const variables: Record<string, string> = { SITE_URL: `http://localhost:${port}` };
  for (const name of VARIABLE_NAMES) {
    const value = process.env[name] ?? fromFile[name];
    if (value) variables[name] = value;
  }
  parseVariables(variables);
  return variables;
};

export const refuseTakenPort = (port: number): Promise<void> =>
  new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) =>
      fail(
        new Trouble(
          error.code === 'EADDRINUSE'
            ? `Port ${port} is taken. Stop what runs there, or choose another: PORT=${port + 1} npm start`
            : `Port ${port} cannot be used: ${error.message}`,
        ),
      ),
    );
    probe.listen(port, 'localhost', () => probe.close(() => done()));
  });

interface Outcome {
  readonly code: number;
  readonly output: string;
}

const node = (script: string, args: string[], env: NodeJS.ProcessEnv, inherit: boolean) =>
  spawn(process.execPath, [script, ...args], {
    cwd: ROOT,
    env: {
      ...process.env,
      WRANGLER_SEND_METRICS: 'false',
      CLOUDFLARE_CF_FETCH_ENABLED: 'false',
      ...env,
    },
    stdio: inherit ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  });

const finish = (script: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<Outcome> =>
  new Promise((done) => {
    const child = node(script, args, env, false);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        output += chunk;
      });
    }
    child.on('close', (code) => done({ code: code ?? 1, output }));
  });

/** Lets a program have the terminal until it ends; a signal to us is a signal to it. */
const attach = (script: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<number> =>
  new Promise((done) => {
    const child = node(script, args, env, true);
    const pass = (signal: NodeJS.Signals) => child.kill(signal);
    process.on('SIGINT', pass);
    process.on('SIGTERM', pass);
    child.on('close', (code) => done(code ?? 0));
  });

export const wrangler = (...args: string[]) => finish(WRANGLER, args, { CI: '1' });
export const attachWrangler = (...args: string[]) => attach(WRANGLER, args);
export const attachWaku = (args: string[], env: NodeJS.ProcessEnv) => attach(WAKU, args, env);

export const build = async (): Promise<void> => {
  const { code, output } = await finish(WAKU, ['build'], { NODE_ENV: 'production' });
  if (code !== 0) throw new Trouble(`The build failed.\n\n${output}`);
};

/** What a command said was wrong, without colours and traces. */
const errorLines = (output: string) =>
  output
    // biome-ignore lint/suspicious/noControlCharactersInRegex: colours are control characters.
    .replace(/\u001b\[[\d;]*m/g, '')
    .split('\n')
    .filter((line) => line.includes('[ERROR]'))
    .map((line) => line.replace(/^.*\[ERROR\]\s*/, ''))
    .join('\n');

export const migrate = async (): Promise<void> => {
  const { code, output } = await wrangler(
    ...['d1', 'migrations', 'apply', 'DB', '--local', '--config', 'wrangler.toml'],
    ...['--persist-to', STATE],
  );
  if (code !== 0) {
    throw new Trouble(
      `The database under ${STATE} could not be brought up to date. Move that folder away to begin anew with demo data. (${errorLines(output)})`,
    );
  }
};

/** Direct access to the local bindings. Dispose of it before the program ends. */
export const openLocal = (): Promise<PlatformProxy<Bindings>> =>
  getPlatformProxy<Bindings>({
    configPath: join(ROOT, 'wrangler.toml'),
    persist: { path: join(STATE, 'v3') },
  });

import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { parseEnv } from 'node:util';
import type { PlatformProxy } from 'wrangler';
import { type Bindings, parseVariables, VARIABLE_NAMES } from '../worker/env.ts';
import { findDamage } from './database-damage.ts';
import { databaseBindings } from './databases.ts';
import { takeLock } from './lock.ts';
import { ROOT, runWrangler, stopOnSignals } from './processes.ts';

/** Code shared by the local commands: the state folder, settings, and exit handling. */

/** The folder with this machine's database, files and queue. Test runs set a different folder. */
export const STATE = resolve(ROOT, process.env.ROLECALL_STATE || '.wrangler/state');

/** A problem that the developer can correct, shown as a sentence without a stack trace. */
export class Trouble extends Error {}

const formatProblem = (error: unknown): string | undefined => {
  if (error instanceof Trouble) return error.message;
  const { name, message, syscall, path } = error as NodeJS.ErrnoException;
  if (name === 'ConfigError') return message;
  // Possible causes: a full disk, a file in place of a folder, or a folder owned by another user.
  return syscall && path ? `${path} cannot be used: ${message}` : undefined;
};

/** Runs a command's work. On a `Trouble`, it prints one sentence and exits with code 1. */
export const run = async (work: () => Promise<void>): Promise<void> => {
  stopOnSignals();
  try {
    await work();
  } catch (error) {
    const sentence = formatProblem(error);
    console.error(sentence ? `\n${sentence}` : error);
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
 * The variables for a local run: those in `.dev.vars`, overridden by those in the shell. They are
 * validated as in the worker, so that an invalid variable is reported at startup instead of causing
 * the first request to fail.
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

const STATE_LOCK = join(STATE, 'in-use.lock');
/**
 * Records which command holds the lock. It is a separate file because other processes cannot read
 * the lock file itself.
 */
const STATE_USER = join(STATE, 'in-use.txt');

// The lock is kept at module level, because garbage collection would otherwise release it.
let stateLock: DatabaseSync | undefined;

const refuseDamage = (): void => {
  const damage = findDamage(STATE);
  if (!damage) return;
  throw new Trouble(
    `The database ${damage.file} is damaged (${damage.reason}). Restore the folder ${STATE} from a backup, or move it elsewhere to start over with demo data.`,
  );
};

/**
 * Locks the state folder until this command exits, because two processes writing to one database
 * would block each other's writes.
 * @throws Trouble that names the command holding the lock, or a damaged database in the folder
 */
export const lockState = (command: string): void => {
  stateLock = takeLock(STATE_LOCK);
  if (stateLock) {
    writeFileSync(STATE_USER, `${command} (process ${process.pid})`);
    refuseDamage();
    return;
  }
  const user = existsSync(STATE_USER) ? readFileSync(STATE_USER, 'utf8') : 'another command';
  throw new Trouble(
    `The folder ${STATE} is in use by ${user}. Stop it first, or use another folder for this command: ROLECALL_STATE=.wrangler/other`,
  );
};

const listenError = (port: number, host: string) =>
  new Promise<NodeJS.ErrnoException | undefined>((done) => {
    const probe = createServer();
    probe.once('error', done);
    probe.listen({ port, host, ipv6Only: true }, () => probe.close(() => done(undefined)));
  });

export const refuseTakenPort = async (port: number): Promise<void> => {
  // Checks both addresses of localhost, because a browser may use either one, and each may lead to
  // a different server.
  for (const host of ['127.0.0.1', '::1']) {
    const error = await listenError(port, host);
    if (!error || error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT') continue;
    const other = port < 65_535 ? port + 1 : 8787;
    throw new Trouble(
      error.code === 'EADDRINUSE'
        ? `Port ${port} is in use. Stop the program using it, or choose another port: PORT=${other} npm start`
        : `Port ${port} cannot be used: ${error.message}`,
    );
  }
};

/** The errors in a command's output, without colours and stack traces. */
const errorLines = (output: string) =>
  output
    // biome-ignore lint/suspicious/noControlCharactersInRegex: colours are control characters.
    .replace(/\u001b\[[\d;]*m/g, '')
    .split('\n')
    .filter((line) => line.includes('[ERROR]'))
    .map((line) => line.replace(/^.*\[ERROR\]\s*/, ''))
    .join('\n');

const unusableState = (reason: string) =>
  new Trouble(
    `The database in ${STATE} could not be updated. Move that folder elsewhere to start over with demo data. (${reason})`,
  );

/** Applies the migrations to the local state. */
export const migrate = async (): Promise<void> => {
  // Before decision 22, wrangler stored request traces here, including reviewers' links.
  rmSync(join(STATE, 'v3/observability'), { recursive: true, force: true });
  const { unstable_readConfig } = await import('wrangler');
  const { d1_databases } = unstable_readConfig({ config: join(ROOT, 'wrangler.toml') });
  for (const binding of databaseBindings(d1_databases)) {
    const { code, output } = await runWrangler([
      ...['d1', 'migrations', 'apply', binding, '--local', '--config', 'wrangler.toml'],
      ...['--persist-to', STATE],
    ]);
    if (code !== 0) throw unusableState(errorLines(output));
  }
};

/**
 * Opens the local bindings for direct access. They must be disposed of before the program exits.
 */
export const openLocal = async (): Promise<PlatformProxy<Bindings>> => {
  // Loading wrangler takes a second, and most commands do not need it.
  const { getPlatformProxy } = await import('wrangler');
  return getPlatformProxy<Bindings>({
    configPath: join(ROOT, 'wrangler.toml'),
    persist: { path: join(STATE, 'v3') },
  }).catch((error) => {
    throw unusableState(error.message);
  });
};

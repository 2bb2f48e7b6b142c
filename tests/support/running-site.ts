import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/free-port.ts';

export const newStateFolder = () => mkdtempSync(join(tmpdir(), 'rolecall-site-'));

const READY_WITHIN_MS = 180_000;
const STOP_WITHIN_MS = 10_000;

const isSystemError = (error: unknown, code: string) =>
  (error as NodeJS.ErrnoException).code === code;

const signalGroup = (group: number, signal: NodeJS.Signals | 0): boolean => {
  try {
    return process.kill(-group, signal);
  } catch (error) {
    // macOS reports EPERM for a process group that is only waiting to be reaped.
    if (isSystemError(error, 'ESRCH') || isSystemError(error, 'EPERM')) return false;
    throw error;
  }
};

/** The running processes in a group, except those that have exited and are waiting to be reaped. */
export const listProcesses = (group: number): string[] => {
  if (!existsSync('/proc/self/stat')) return signalGroup(group, 0) ? [`group ${group}`] : [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      let stat: string;
      try {
        stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      } catch {
        return []; // The process has exited in the meantime.
      }
      // proc(5): pid (name) state ppid pgrp …; the name may contain any characters.
      const [state, , pgrp] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return Number(pgrp) === group && state !== 'Z' && state !== 'X' ? [stat] : [];
    });
};

export interface RunningSite {
  readonly url: string;
  readonly process: ChildProcess;
  /**
   * Sends Ctrl-C or another signal to all the site's processes and returns the exit code. A second
   * call does nothing.
   */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
  /** Everything that the site has printed so far. */
  output(): string;
}

/**
 * Kills the process group once this process's end of the pipe closes, which happens however this
 * process exits.
 */
const guard = (group: number): ChildProcess => {
  const shell = spawn('sh', ['-c', `read -r _; kill -s TERM -- -${group}`], {
    stdio: ['pipe', 'ignore', 'ignore'],
    // The Ctrl-C that stops this process must not reach the guard process.
    detached: true,
  });
  shell.unref();
  return shell;
};

const running = new Map<number, () => Promise<unknown>>();

/**
 * Stops every site that this process started and that is still running, whether or not its test
 * passed.
 */
export const stopSites = () => Promise.all([...running.values()].map((stop) => stop()));

/**
 * Runs `npm start` or another script as a user would, and waits until the site responds.
 * @throws Error with its output
 */
export const startSite = async (
  state: string,
  variables: Record<string, string> = {},
  script = 'start',
): Promise<RunningSite> => {
  const port = await freePort();
  const child = spawn('npm', ['run', script], {
    env: { ...process.env, PORT: String(port), ROLECALL_STATE: state, ...variables },
    // Runs in its own process group, so that stop() reaches the same processes as Ctrl-C in a
    // terminal.
    detached: true,
  });
  const group = child.pid as number;
  const guardian = guard(group);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  let isOver = false;
  const exited = new Promise<number | null>((done) =>
    child.on('exit', (code) => {
      isOver = true;
      done(code);
    }),
  );
  const stop = async (signal: NodeJS.Signals = 'SIGINT') => {
    signalGroup(group, signal);
    const killTimer = setTimeout(() => signalGroup(group, 'SIGKILL'), STOP_WITHIN_MS);
    const code = await exited;
    clearTimeout(killTimer);
    guardian.kill();
    running.delete(group);
    return code;
  };
  running.set(group, stop);

  const url = `http://localhost:${port}`;
  const isReady = () =>
    fetch(`${url}/healthz`, { signal: AbortSignal.timeout(5000) }).then(
      (response) => response.ok,
      () => false,
    );
  const deadline = Date.now() + READY_WITHIN_MS;
  while (!(await isReady())) {
    if (isOver || Date.now() > deadline) {
      await stop();
      throw new Error(`npm run ${script} did not start:\n${output}`);
    }
    await new Promise((done) => setTimeout(done, 100));
  }
  return { url, process: child, stop, output: () => output };
};

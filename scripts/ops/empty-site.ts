import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../free-port.ts';
import { ROOT } from '../processes.ts';
import { EXIT, Failure } from './failure.ts';

const START_WITHIN_MS = 300_000;

const startSite = async (state: string, port: number): Promise<ChildProcess> => {
  const child = spawn(
    process.execPath,
    ['--import', './scripts/check-install.js', 'scripts/start.ts', '--empty'],
    {
      cwd: ROOT,
      env: {
        ...process.env,
        RESTORE: 'on',
        ROLECALL_STATE: state,
        PORT: String(port),
        SITE_URL: '',
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  const end = Date.now() + START_WITHIN_MS;
  while (Date.now() < end) {
    if (child.exitCode !== null) break;
    const response = await fetch(`http://localhost:${port}/healthz`).catch(() => undefined);
    if (response?.ok) return child;
    await wait(200);
  }
  child.kill();
  throw new Failure('The site for the drill did not start.', EXIT.failed);
};

const stopSite = (child: ChildProcess): Promise<void> =>
  new Promise((done) => {
    child.once('close', () => done());
    child.kill('SIGTERM');
  });

export interface EmptySite {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Starts a site without records on this machine, closed to visitors. `folder` keeps its state. */
export const openEmptySite = async (folder: string): Promise<EmptySite> => {
  const port = await freePort();
  const site = await startSite(join(folder, 'state'), port);
  return { url: `http://localhost:${port}`, close: () => stopSite(site) };
};

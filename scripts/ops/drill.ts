import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { continueBackup, continueRestore, readBackup } from '../../src/contracts/endpoints/ops.ts';
import type { BackupManifest } from '../../src/contracts/site/backups.ts';
import { ROOT } from '../processes.ts';
import { pullBackup, pushBackup } from './backup-files.ts';
import { EXIT, Failure } from './failure.ts';
import { createOpsClient, type OpsClient } from './ops-client.ts';

/** Searches that must find the same on the restored site. */
const SEARCHES = [
  '',
  '?q=engineer',
  '?q=nurse&sort=newest',
  '?workplace=remote',
  '?location=Berlin',
  '?employmentType=part_time&page=2',
  '?salaryMin=50000&salaryCurrency=EUR',
] as const;

/** The restore writes to these itself: it holds mails back, and is recorded. */
const CHANGED_BY_RESTORE = ['outbox', 'event', 'audit_log', 'security_event'];

export interface DrillReport {
  readonly id: string;
  readonly seconds: {
    readonly backup: number;
    readonly download: number;
    readonly restore: number;
  };
  readonly rows: number;
  readonly files: number;
  readonly jobs: number;
  /** Tables, searches or files that differ; empty if all is equal. */
  readonly differences: string[];
}

const freePort = (): Promise<number> =>
  new Promise((done) => {
    const server = createServer();
    server.listen(0, 'localhost', () => {
      const { port } = server.address() as { port: number };
      server.close(() => done(port));
    });
  });

const START_WITHIN_MS = 300_000;

/** A site of its own on this machine, with nothing in it. */
const startSite = async (
  state: string,
  port: number,
  variables: Readonly<Record<string, string>>,
): Promise<ChildProcess> => {
  const child = spawn(
    process.execPath,
    ['--import', './scripts/check-install.js', 'scripts/start.ts', '--empty'],
    {
      cwd: ROOT,
      env: {
        ...process.env,
        ...variables,
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

/** Writes a whole backup, or ends the one that is being written. */
export const runBackup = async (
  client: OpsClient,
  notice: (sentence: string) => void,
): Promise<string> => {
  let stage = '';
  let id: string | undefined;
  for (;;) {
    const { data } = await client.call(continueBackup, { body: { id } });
    id = data.id;
    if (data.stage === 'done') return data.id;
    const now = `${data.stage}${data.table ? ` (${data.table})` : ''}`;
    if (now !== stage) notice(now);
    // Another run, such as the schedule's, may be writing it.
    else await wait(1_000);
    stage = now;
  }
};

/** Restores a backup into the empty databases of a site. */
export const runRestore = async (
  client: OpsClient,
  body: { id: string; which: 'both' | 'JOBS' | 'PEOPLE' },
  notice: (sentence: string) => void,
) => {
  for (;;) {
    const { data } = await client.call(continueRestore, { body });
    if (data.stage === 'done') return data;
    notice(`${data.stage} (${data.done})`);
  }
};

const partsOf = ({ tables }: BackupManifest) =>
  new Map(
    tables.map(({ name, rows, parts }) => [
      name,
      { rows, hashes: parts.map(({ sha256 }) => sha256).join() },
    ]),
  );

/** Tables that are not the same in two backups. */
const compareTables = (before: BackupManifest, after: BackupManifest): string[] => {
  const restored = partsOf(after);
  return [...partsOf(before)].flatMap(([name, { rows, hashes }]) => {
    const other = restored.get(name);
    if (name === 'audit_log') return other && other.rows > rows ? [] : [`table ${name}`];
    if (other?.rows !== rows) return [`table ${name}: ${other?.rows} rows, not ${rows}`];
    const isSame = CHANGED_BY_RESTORE.includes(name) || other.hashes === hashes;
    return isSame ? [] : [`table ${name}: its rows differ`];
  });
};

/** `data` of a response: its other members say when it was made. */
const search = async (url: string, query: string): Promise<string> => {
  const response = await fetch(`${url}/misc/jobs${query}`);
  return `${response.status} ${await response.text()}`;
};

const compareSearches = async (url: string, restoredUrl: string): Promise<string[]> => {
  const different: string[] = [];
  for (const query of SEARCHES) {
    const [before, after] = await Promise.all([search(url, query), search(restoredUrl, query)]);
    if (before.replaceAll(url, '') !== after.replaceAll(restoredUrl, '')) {
      different.push(`the search misc/jobs${query}`);
    }
  }
  return different;
};

/**
 * Makes a backup of a site, restores it into an empty site on this machine, and compares the two.
 * @throws Failure if a step fails
 */
export const runDrill = async (
  client: OpsClient,
  url: string,
  notice: (sentence: string) => void,
): Promise<DrillReport> => {
  const folder = mkdtempSync(join(tmpdir(), 'rolecall-drill-'));
  const port = await freePort();
  const restoredUrl = `http://localhost:${port}`;
  const seconds = { backup: 0, download: 0, restore: 0 };
  const timed = async <T>(name: keyof typeof seconds, work: () => Promise<T>): Promise<T> => {
    const start = Date.now();
    const result = await work();
    seconds[name] = Math.round((Date.now() - start) / 100) / 10;
    return result;
  };
  let site: ChildProcess | undefined;
  try {
    const id = await timed('backup', () => runBackup(client, notice));
    const before = await timed('download', () => pullBackup(client, id, folder));
    notice('starting an empty site');
    const state = join(folder, 'state');
    site = await startSite(state, port, { RESTORE: 'on' });
    const other = createOpsClient({ url: restoredUrl, token: process.env.OPS_TOKEN }, notice);
    await timed('restore', async () => {
      await pushBackup(other, id, folder);
      return runRestore(other, { id, which: 'both' }, notice);
    });
    await stopSite(site);
    site = await startSite(state, port, {});
    const { data: after } = await other.call(readBackup, {
      params: { id: await runBackup(other, notice) },
    });
    const rowsOf = (name: string) => before.tables.find((one) => one.name === name)?.rows ?? 0;
    return {
      id,
      seconds,
      rows: before.tables.reduce((sum, { rows }) => sum + rows, 0),
      files: rowsOf('files'),
      jobs: rowsOf('job'),
      differences: [...compareTables(before, after), ...(await compareSearches(url, restoredUrl))],
    };
  } finally {
    if (site && site.exitCode === null) await stopSite(site);
    rmSync(folder, { recursive: true, force: true });
  }
};

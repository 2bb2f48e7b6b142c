import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { continueBackup, continueRestore, readBackup } from '../../src/contracts/endpoints/ops.ts';
import type { BackupManifest, RestoreTarget } from '../../src/contracts/site/backups.ts';
import { pullBackup, pushBackup } from './backup-files.ts';
import { connectionTo } from './connection.ts';
import type { EmptySite } from './empty-site.ts';
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
  body: { id: string; which: RestoreTarget; erasures: 'apply' | 'skip' },
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
export const compareTables = (before: BackupManifest, after: BackupManifest): string[] => {
  const restored = partsOf(after);
  return [...partsOf(before)].flatMap(([name, { rows, hashes }]) => {
    const other = restored.get(name);
    if (name === 'audit_log') return other && other.rows > rows ? [] : [`table ${name}`];
    if (other?.rows !== rows) return [`table ${name}: ${other?.rows} rows, not ${rows}`];
    const isSame = CHANGED_BY_RESTORE.includes(name) || other.hashes === hashes;
    return isSame ? [] : [`table ${name}: its rows differ`];
  });
};

const SEARCH_WITHIN_MS = 30_000;

/** Status and body of a search; an operator may read the API of a site that is being restored. */
const search = async (url: string, query: string): Promise<string> => {
  const { token } = connectionTo(url);
  const response = await fetch(`${url}/misc/jobs${query}`, {
    headers: token ? { authorization: `Bearer ${token}` } : { origin: new URL(url).origin },
    signal: AbortSignal.timeout(SEARCH_WITHIN_MS),
  });
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
 * Makes a backup of a site, restores it into an empty site, and compares the two.
 * @param openEmptySite opens the site to restore into; its state may be kept in `folder`
 * @throws Failure if a step fails
 */
export const runDrill = async (
  client: OpsClient,
  url: string,
  openEmptySite: (folder: string) => Promise<EmptySite>,
  notice: (sentence: string) => void,
): Promise<DrillReport> => {
  const folder = mkdtempSync(join(tmpdir(), 'rolecall-drill-'));
  const seconds = { backup: 0, download: 0, restore: 0 };
  const timed = async <T>(name: keyof typeof seconds, work: () => Promise<T>): Promise<T> => {
    const start = Date.now();
    const result = await work();
    seconds[name] = Math.round((Date.now() - start) / 100) / 10;
    return result;
  };
  let site: EmptySite | undefined;
  try {
    const id = await timed('backup', () => runBackup(client, notice));
    const before = await timed('download', () => pullBackup(client, id, folder));
    notice('starting an empty site');
    site = await openEmptySite(folder);
    const restored = createOpsClient(connectionTo(site.url), notice);
    await timed('restore', async () => {
      await pushBackup(restored, id, folder);
      // The empty site has another key for the hashes of erased addresses.
      return runRestore(restored, { id, which: 'both', erasures: 'skip' }, notice);
    });
    const { data: after } = await restored.call(readBackup, {
      params: { id: await runBackup(restored, notice) },
    });
    const rowsOf = (name: string) => before.tables.find((one) => one.name === name)?.rows ?? 0;
    return {
      id,
      seconds,
      rows: before.tables.reduce((sum, { rows }) => sum + rows, 0),
      files: rowsOf('files'),
      jobs: rowsOf('job'),
      differences: [...compareTables(before, after), ...(await compareSearches(url, site.url))],
    };
  } finally {
    await site?.close();
    rmSync(folder, { recursive: true, force: true });
  }
};

import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { continueBackup, continueRestore } from '../../src/contracts/endpoints/ops.ts';
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
const CHANGED_BY_RESTORE = ['outbox', 'event', 'audit_log', 'security_event', 'pending_move'];

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

/** A backup that was downloaded. */
interface PulledBackup {
  readonly manifest: BackupManifest;
  readonly folder: string;
}

/**
 * Number of rows and hash of each table. The hash is that of all rows, because two backups with the
 * same rows may divide them into different parts.
 */
const hashTables = ({ manifest, folder }: PulledBackup) =>
  new Map(
    manifest.tables.map(({ name, rows, parts }) => {
      const hash = createHash('sha256');
      for (const { key } of parts) hash.update(readFileSync(join(folder, key)));
      return [name, { rows, hash: hash.digest('hex') }];
    }),
  );

/** Tables that are not the same in two backups. */
const compareTables = (before: PulledBackup, after: PulledBackup): string[] => {
  const restored = hashTables(after);
  return [...hashTables(before)].flatMap(([name, { rows, hash }]) => {
    const other = restored.get(name);
    if (name === 'audit_log') return other && other.rows > rows ? [] : [`table ${name}`];
    if (other?.rows !== rows) return [`table ${name}: ${other?.rows} rows, not ${rows}`];
    const isSame = CHANGED_BY_RESTORE.includes(name) || other.hash === hash;
    return isSame ? [] : [`table ${name}: its rows differ`];
  });
};

const SEARCH_WITHIN_MS = 30_000;

/** Status and body of a search; an operator may read the API of a site that is being restored. */
const search = async (url: string, query: string): Promise<string> => {
  const { token } = connectionTo(url);
  const send = () =>
    fetch(`${url}/misc/jobs${query}`, {
      headers: token ? { authorization: `Bearer ${token}` } : { origin: new URL(url).origin },
      signal: AbortSignal.timeout(SEARCH_WITHIN_MS),
    });
  // A connection may have been closed while the other site was restored.
  const response = await send().catch(send);
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
    const pull = async (from: OpsClient, backup: string, name: string): Promise<PulledBackup> => {
      const place = join(folder, name);
      return { folder: place, manifest: await pullBackup(from, backup, place) };
    };
    const before = await timed('download', () => pull(client, id, 'before'));
    notice('starting an empty site');
    site = await openEmptySite(folder);
    const restored = createOpsClient(connectionTo(site.url), notice);
    await timed('restore', async () => {
      await pushBackup(restored, id, before.folder);
      // The empty site has another key for the hashes of erased addresses.
      return runRestore(restored, { id, which: 'both', erasures: 'skip' }, notice);
    });
    const after = await pull(restored, await runBackup(restored, notice), 'after');
    const { tables } = before.manifest;
    const rowsOf = (name: string) => tables.find((one) => one.name === name)?.rows ?? 0;
    return {
      id,
      seconds,
      rows: tables.reduce((sum, { rows }) => sum + rows, 0),
      files: rowsOf('files'),
      jobs: rowsOf('job'),
      differences: [...compareTables(before, after), ...(await compareSearches(url, site.url))],
    };
  } finally {
    await site?.close();
    rmSync(folder, { recursive: true, force: true });
  }
};

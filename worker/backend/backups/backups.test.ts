import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { D1Database, R2Bucket } from '@cloudflare/workers-types';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { FileRowSchema } from '../../../src/contracts/site/backups.ts';
import { insertTestApplication } from '../../../tests/support/applications.ts';
import { openCompleteDatabases } from '../../../tests/support/database.ts';
import { createFailingDatabase } from '../../../tests/support/failing-database.ts';
import { MORE_PEOPLE } from '../../../tests/support/more-people.ts';
import { DAY_MS, NOW } from '../../../tests/support/records.ts';
import { pdfResume } from '../../../tests/support/resumes.ts';
import { addSampleRecords, SAMPLE_BACKUP } from '../../../tests/support/sample-calls.ts';
import type { Bindings } from '../../env.ts';
import { createBudget } from '../budget.ts';
import { markDatabase, PEOPLE_LEFT } from '../database/same-database.ts';
import { eraseAddress } from '../erasures/erase-address.ts';
import { findSuppression, suppressAddress } from '../suppressions/suppressions.ts';
import { readBackupHealth } from './backup-health.ts';
import { CONTENT_PREFIX, contentKey, manifestKey } from './backup-layout.ts';
import { listBackupIds, listObjects, readManifest, readPart } from './backup-store.ts';
import {
  BACKUP_TABLES,
  REBUILT_TABLES,
  TABLES_LEFT_OUT,
  TABLES_OF_MIGRATIONS,
} from './backup-tables.ts';
import { checkBackup } from './check-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { continueBackup, writeBackup } from './write-backup.ts';

const folder = mkdtempSync(join(tmpdir(), 'rolecall-backups-'));
const SITES = 5;
let site: Bindings;
/** Sites with empty databases and the bucket of `site`'s backups. */
let empty: Bindings[];
let dispose: () => Promise<void>;

const HOUR_MS = DAY_MS / 24;
const oneStep = () => createBudget({ slices: 1, ms: 60_000 });
const unlimited = () => createBudget({ slices: 100_000, ms: 120_000 });
const noRest = async () => undefined;
const writeOnce = (bindings: Bindings, now = NOW, mayGoOn = unlimited()) =>
  writeBackup(bindings, () => now, mayGoOn, noRest);
/** A run has a limited number of calls, so a backup takes several. */
const write = async (bindings: Bindings, now = NOW) => {
  let progress = await writeOnce(bindings, now);
  while (progress.stage !== 'done') progress = await writeOnce(bindings, now);
  return progress;
};
const restoreOnce = (bindings: Bindings, id: string, which: 'both' | 'JOBS' | 'PEOPLE' = 'both') =>
  restoreBackup(bindings, { id, which }, () => NOW, unlimited());
const restore = async (...given: Parameters<typeof restoreOnce>) => {
  let progress = await restoreOnce(...given);
  while (progress.stage !== 'done') progress = await restoreOnce(...given);
  return progress;
};

const manifestOf = async ({ FILES }: Bindings, id: string) => {
  const manifest = await readManifest(FILES, id);
  if (!manifest) throw new Error(`The backup ${id} is not complete.`);
  return manifest;
};

const hashesOf = async (bindings: Bindings, id: string) =>
  (await manifestOf(bindings, id)).tables.map(({ name, parts }) => [
    name,
    parts.map(({ sha256 }) => sha256),
  ]);

/** All rows of a table in a backup. */
const rowsOf = async (bindings: Bindings, id: string, table: string) => {
  const parts = (await manifestOf(bindings, id)).tables.find(({ name }) => name === table)?.parts;
  return (await Promise.all((parts ?? []).map((part) => readPart(bindings.FILES, part)))).flat();
};

const readRows = async (
  db: D1Database,
  { name, where = 'TRUE' }: { name: string; where?: string },
) => {
  const { results } = await db.prepare(`SELECT * FROM ${name} WHERE ${where}`).all();
  return results.map((row) => JSON.stringify(row)).sort();
};

const keysBelow = async (bucket: R2Bucket, prefix: string) => {
  const keys: string[] = [];
  for await (const { key } of listObjects(bucket, prefix)) keys.push(key);
  return keys;
};

const apply = (bindings: Bindings, email: string) =>
  insertTestApplication(bindings, {
    jobFid: 'open',
    submittedAt: NOW - DAY_MS,
    email,
    resume: { name: 'cv.pdf', type: 'application/pdf', bytes: pdfResume(email) },
  });

beforeAll(async () => {
  const opened = await openCompleteDatabases(folder, SITES);
  dispose = opened.dispose;
  const [first, ...others] = opened.databases;
  const bindings = ({ both, files, events }: typeof first, more = {}) =>
    ({
      ...{ JOBS: both.JOBS, PEOPLE: both.JOBS, FILES: files, EVENTS: events },
      ERASURE_KEY: 'the-same-key-for-all-the-sites-of-this-test',
      ...more,
    }) as unknown as Bindings;
  site = bindings(first);
  empty = others.map((other) => bindings(other, { BACKUPS: first.files, RESTORE: 'on' }));
  await addSampleRecords(site);
  await site.FILES.delete(manifestKey(SAMPLE_BACKUP));
  for (const sql of MORE_PEOPLE) await site.JOBS.prepare(sql).run();
  await apply(site, 'ada@restored.example');
}, 60_000);
afterAll(async () => {
  await dispose();
  rmSync(folder, { recursive: true });
});

test('every table is backed up, rebuilt, filled by migrations or left out', async () => {
  const { results } = await site.JOBS.prepare(
    `SELECT name FROM pragma_table_list WHERE schema = 'main' AND type NOT IN ('shadow', 'view')`,
  ).all<{ name: string }>();
  const names = results.map(({ name }) => name).filter((name) => !/^(sqlite|_cf|d1)_/.test(name));
  expect(names.toSorted()).toEqual(
    [
      ...BACKUP_TABLES.map(({ name }) => name),
      ...REBUILT_TABLES,
      ...TABLES_OF_MIGRATIONS,
      ...TABLES_LEFT_OUT,
    ].toSorted(),
  );
});

test('a restored site has the same rows, resumes and index, and sends no old mail', async () => {
  await site.JOBS.prepare(
    'UPDATE outbox SET next_attempt_at = 1, attempts = 2, sent_at = NULL WHERE id IN (SELECT id FROM outbox LIMIT 3)',
  ).run();
  const { id, stage } = await write(site);
  expect(stage).toBe('done');
  const [target] = empty as [Bindings];
  expect(await restore(target, id)).toMatchObject({ stage: 'done', erased: 0 });
  const changed = ['outbox', 'event', 'audit_log', 'pending_move'];
  for (const table of BACKUP_TABLES) {
    const rows = await readRows(site[table.database], table);
    expect([table.name, (await rowsOf(site, id, table.name)).length]).toEqual([
      table.name,
      rows.length,
    ]);
    if (changed.includes(table.name)) continue;
    expect(await readRows(target[table.database], table), table.name).toEqual(rows);
  }
  const files = await keysBelow(site.FILES, 'resumes/');
  expect(await keysBelow(target.FILES, 'resumes/')).toEqual(files);
  const bytes = async ({ FILES }: Bindings) =>
    Promise.all(files.map(async (key) => (await FILES.get(key))?.text()));
  expect(await bytes(target)).toEqual(await bytes(site));
  // Triggers and the indexing wrote these again.
  for (const name of ['company_count', 'work_count', 'published_count', 'id_range']) {
    const table = { name };
    expect(await readRows(target.JOBS, table), name).toEqual(await readRows(site.JOBS, table));
  }
  const indexed = 'SELECT group_concat(job_id) AS jobs FROM job_search ORDER BY job_id';
  expect(await target.JOBS.prepare(indexed).first()).toEqual(
    await site.JOBS.prepare(indexed).first(),
  );
  const due =
    'SELECT count(*) AS n FROM outbox WHERE sent_at IS NULL AND next_attempt_at IS NOT NULL';
  expect(await site.PEOPLE.prepare(due).first('n')).toBeGreaterThan(2);
  expect(await target.PEOPLE.prepare(due).first('n')).toBe(0);
  // `mail retry` sends mails that wait or have failed, but none that may have been sent.
  const held =
    "SELECT DISTINCT state FROM outbox WHERE last_error LIKE 'Not sent: it was waiting%'";
  expect((await target.PEOPLE.prepare(held).all()).results).toEqual([{ state: 'kept' }]);
  const waiting = 'SELECT count(*) AS n FROM event WHERE handled_at IS NULL';
  expect(await target.PEOPLE.prepare(waiting).first('n')).toBe(0);
  // Their mails may have been sent, too.
  const mailed = 'SELECT count(*) AS n FROM pending_move WHERE silent = 0';
  expect(await site.PEOPLE.prepare(mailed).first('n')).toBe(3);
  expect(await target.PEOPLE.prepare(mailed).first('n')).toBe(0);
}, 60_000);

test('a backup interrupted at any call ends complete, with the same parts', async () => {
  const whole = await hashesOf(site, (await write(site, NOW + HOUR_MS)).id);
  let cuts = 0;
  let id = '';
  for (let call = 1; ; call += 1) {
    const calls = { made: 0 };
    const loss = { at: 5 + call * 3, when: call % 2 ? 'before' : 'after' } as const;
    const JOBS = createFailingDatabase(site.JOBS, loss, calls).db;
    try {
      const bindings = { ...site, JOBS, PEOPLE: JOBS } as Bindings;
      const progress = await write(bindings, NOW + 2 * HOUR_MS);
      id = progress.id;
      if (progress.stage === 'done') break;
    } catch (error) {
      expect(String(error)).toContain('Lost.');
      cuts += 1;
    }
  }
  expect(cuts).toBeGreaterThan(5);
  expect(await hashesOf(site, id)).toEqual(whole);
}, 60_000);

test('of two runs at the same time one continues, and the backup is complete once', async () => {
  const [one, other] = await Promise.all([
    writeOnce(site, NOW + 3 * HOUR_MS),
    writeOnce(site, NOW + 3 * HOUR_MS),
  ]);
  if (one.stage !== 'done' && other.stage !== 'done') await write(site, NOW + 3 * HOUR_MS);
  expect(one.id).toBe(other.id);
  const before = await hashesOf(site, (await listBackupIds(site.FILES)).at(-2) ?? '');
  expect(await hashesOf(site, one.id)).toEqual(before);
}, 60_000);

test('rows that come, change and go during a backup leave no dangling reference', async () => {
  let step = 0;
  const busy = async (): Promise<void> => {
    const { db } = { db: site.PEOPLE };
    step += 1;
    await apply(site, `late${step}@restored.example`);
    await db.batch([
      db.prepare(`DELETE FROM reviewer WHERE id IN (SELECT reviewer_id FROM review LIMIT 1)`),
      // With the application, its statuses, reviews and grants go.
      db.prepare(`DELETE FROM application WHERE id = 'app' || ?`).bind(499 - step),
      db
        .prepare(`DELETE FROM application WHERE repeats IS NOT NULL AND id = 'app' || ?`)
        .bind(200 + step),
    ]);
  };
  await apply(site, 'early@restored.example');
  let progress = await writeOnce(site, NOW + 4 * HOUR_MS, oneStep());
  for (
    ;
    progress.stage !== 'done';
    progress = await writeOnce(site, NOW + 4 * HOUR_MS, oneStep())
  ) {
    await busy();
  }
  const { id } = progress;
  const applications = await rowsOf(site, id, 'application');
  expect(applications.map(({ email }) => email)).toContain('early@restored.example');
  const [, target] = empty as [Bindings, Bindings];
  expect(await restore(target, id)).toMatchObject({ stage: 'done' });
  const { results } = await target.JOBS.prepare('PRAGMA foreign_key_check').all();
  expect(results).toEqual([]);
  const restored = await readRows(target.PEOPLE, { name: 'application' });
  expect(restored).toHaveLength(applications.length);
  const named = applications.flatMap(({ resume_key: key }) => (key ? [String(key)] : []));
  const files = await keysBelow(target.FILES, 'resumes/');
  expect(named.filter((key) => !files.includes(key))).toEqual([]);
}, 60_000);

test('a person who was erased after the backup is in no table and no file of the restored site', async () => {
  const EMAIL = 'Gone@restored.example';
  const { id: application } = await apply(site, EMAIL);
  await site.PEOPLE.prepare(
    `INSERT INTO outbox (id, event_id, template, recipient, subject, text, html, created_at, about)
     VALUES ('gone', 'gone', 't', 'operator@a.example', 'Gone', 'x', 'x', 1, ?)`,
  )
    .bind(application)
    .run();
  // People of whom nothing else is stored.
  const [alert, reporter, contact] = ['alert', 'reporter', 'contact'].map((one) => one + EMAIL);
  await site.PEOPLE.batch(
    [
      `INSERT INTO job_alert (id, address_id, email, query_key, query, name, frequency, created_at,
         matched_to)
       VALUES ('alert-of-one', 'address-of-one', '${alert}', printf('%043d', 9), '{}', 'All', 'day', 1, 0)`,
      `INSERT INTO job_report (id, job_fid, job_title, reason, details, email, created_at)
       VALUES ('report-of-one', 'open', 'Gardener', 'scam', '', '${reporter}', 1)`,
      `INSERT INTO employer_contact (company, contact_id, email, created_at, check_at)
       VALUES ('of-one', 'contact-of-one', '${contact}', 1, 1)`,
    ].map((sql) => site.PEOPLE.prepare(sql)),
  );
  const SUPPRESSED = 'zed@restored.example';
  const report = { reason: 'bounce', detail: null, suppressedAt: NOW } as const;
  await suppressAddress(site, SUPPRESSED, report);
  const { id } = await write(site, NOW + 5 * HOUR_MS);
  for (const email of [EMAIL, alert, reporter, contact, SUPPRESSED]) {
    await eraseAddress(site, String(email), 'operator', NOW + 6 * HOUR_MS);
  }
  // The database is lost, and with it the tombstone.
  await site.PEOPLE.prepare('DELETE FROM erasure').run();
  const [, , target] = empty as [Bindings, Bindings, Bindings];
  expect(await restore(target, id)).toMatchObject({ stage: 'done', erased: 4 });
  for (const table of BACKUP_TABLES) {
    const text = (await readRows(target[table.database], table)).join('\n').toLowerCase();
    expect(text, table.name).not.toContain('gone@restored');
    expect(text, table.name).not.toContain(application);
  }
  expect(await findSuppression(target, SUPPRESSED)).toEqual({ ...report, masked: null });
  expect(await keysBelow(target.FILES, 'resumes/')).toEqual(
    await keysBelow(site.FILES, 'resumes/'),
  );
  // Their resume leaves the backups at the next run.
  const contents = await keysBelow(site.FILES, CONTENT_PREFIX);
  await write(site, NOW + 7 * HOUR_MS);
  expect((await keysBelow(site.FILES, CONTENT_PREFIX)).length).toBe(contents.length - 1);
}, 60_000);

test('a restore refuses an open site, a database with records, and another key of erasures', async () => {
  const [id = ''] = (await listBackupIds(site.FILES)).slice(-1);
  const [used, , , target] = empty as [Bindings, Bindings, Bindings, Bindings];
  const refused = async (bindings: Bindings, which: 'both' | 'JOBS' = 'both') =>
    restoreBackup({ ...bindings }, { id, which }).then(String, ({ code }) => code);
  expect(await refused({ ...target, RESTORE: undefined } as unknown as Bindings)).toBe('site_open');
  expect(await refused({ ...target, ERASURE_KEY: 'x'.repeat(32) } as unknown as Bindings)).toBe(
    'other_key',
  );
  expect(await refused(used)).toBe('not_empty');
  expect(await refused({ ...site, RESTORE: 'on' } as Bindings)).toBe('not_empty');
  const unknown = restoreBackup({ ...target }, { id: '20200101T000000Z', which: 'both' });
  await expect(unknown).rejects.toMatchObject({ status: 404 });
});

test('no backup is written while people are left in a database that is not theirs', async () => {
  await markDatabase(site);
  const [{ PEOPLE }] = empty.slice(-1) as [Bindings];
  await expect(writeOnce({ ...site, PEOPLE })).rejects.toThrow(PEOPLE_LEFT);
});

test('jobs and people are restored each alone', async () => {
  const [id = ''] = (await listBackupIds(site.FILES)).slice(-1);
  const [, , , target] = empty as [Bindings, Bindings, Bindings, Bindings];
  expect(await restore(target, id, 'JOBS')).toMatchObject({ stage: 'done' });
  expect(await readRows(target.JOBS, { name: 'job' })).toEqual(
    await readRows(site.JOBS, { name: 'job' }),
  );
  expect(await readRows(target.PEOPLE, { name: 'application' })).toEqual([]);
}, 60_000);

test('a check finds damaged and missing parts and resumes', async () => {
  const [id = ''] = (await listBackupIds(site.FILES)).slice(-1);
  const manifest = await manifestOf(site, id);
  let erased: ReadonlySet<string> = new Set();
  const problemsOf = async () => {
    const problems: string[] = [];
    for (let next: number | null = 0; next !== null; ) {
      const found: Awaited<ReturnType<typeof checkBackup>> = await checkBackup(
        site.FILES,
        manifest,
        erased,
        next,
      );
      problems.push(...found.problems);
      next = found.next;
    }
    return problems;
  };
  expect(await problemsOf()).toEqual([]);
  const [content = ''] = await keysBelow(site.FILES, CONTENT_PREFIX);
  const job = manifest.tables.find(({ name }) => name === 'job')?.parts[0]?.key ?? '';
  const bytes = await (await site.FILES.get(content))?.arrayBuffer();
  await site.FILES.put(content, 'x');
  await site.FILES.delete(job);
  expect(await problemsOf()).toEqual([
    `The part ${job} is missing.`,
    expect.stringMatching(/^The content of resumes\/.* is damaged\.$/),
  ]);
  // A resume that was erased leaves the backups on purpose.
  await site.FILES.delete(content);
  const files = v.parse(v.array(FileRowSchema), await rowsOf(site, id, 'files'));
  const erasedFile = files.find(({ key, sha256 }) => contentKey(key, sha256) === content);
  erased = new Set([erasedFile?.key ?? '']);
  expect(await problemsOf()).toEqual([`The part ${job} is missing.`]);
  await site.FILES.put(content, bytes ?? '');
});

test('backups that are too old leave with the resumes that only they have', async () => {
  const { FILES } = site;
  await site.PEOPLE.prepare(
    'UPDATE application SET resume_key = NULL, resume_name = NULL, resume_type = NULL',
  ).run();
  const [kept = ''] = await keysBelow(FILES, 'resumes/');
  // Left by a run that was killed, after which its file was deleted; and a form not completed.
  const orphan = contentKey('resumes/2026-01-01/orphan', 'a'.repeat(64));
  await FILES.put(orphan, 'x');
  await FILES.delete((await keysBelow(FILES, 'resumes/')).filter((key) => key !== kept));
  expect((await keysBelow(FILES, CONTENT_PREFIX)).length).toBeGreaterThan(0);
  const { id } = await write(site, NOW + 31 * DAY_MS);
  expect(await listBackupIds(FILES)).toEqual([id]);
  expect(await keysBelow(FILES, CONTENT_PREFIX)).toEqual([]);
  // The newest one stays, however old it is.
  const later = { ...site, BACKUP_DAYS: '1' } as unknown as Bindings;
  const cut = writeBackup(
    later,
    () => NOW + 60 * DAY_MS,
    createBudget({ slices: 3, ms: 1_000 }),
    noRest,
  );
  expect(await cut).toMatchObject({ stage: 'tables' });
  expect(await FILES.head(manifestKey(id))).not.toBeNull();
});

test('the schedule backs up once a day, and tells a failure from a stale backup', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const at = NOW + 61 * DAY_MS;
  const health = async (now: number) => (await readBackupHealth(site.JOBS, now)).state;
  await write(site, at - DAY_MS);
  await write(site, at);
  expect(await continueBackup(site, () => at + HOUR_MS)).toBe(0);
  expect(await health(at + 25 * HOUR_MS)).toBe('ok');
  expect(await health(at + 27 * HOUR_MS)).toBe('stale');
  const FILES = { ...site.FILES, put: () => Promise.reject(new Error('R2 is down.')) };
  const failing = { ...site, FILES } as unknown as Bindings;
  await expect(continueBackup(failing, () => at + 20 * HOUR_MS)).rejects.toThrow('R2 is down.');
  expect(await health(at + 20 * HOUR_MS)).toBe('failed');
  expect(await health(at + 60 * HOUR_MS)).toBe('stale');
  expect(await continueBackup({ ...site, BACKUP_DAYS: '0' } as unknown as Bindings, () => at)).toBe(
    0,
  );
  vi.restoreAllMocks();
}, 60_000);

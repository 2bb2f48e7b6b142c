import type { D1Database } from '@cloudflare/workers-types';
import * as v from 'valibot';
import {
  type BackupManifest,
  type BackupPart,
  FileRowSchema,
  RESTORE_STAGES,
  RESTORE_TARGETS,
  type RestoreProgress,
} from '../../../src/contracts/site/backups.ts';
import { type Bindings, readVariables } from '../../env.ts';
import { HttpError } from '../../http/http-error.ts';
import { findUnreferenced } from '../applications/unreferenced-files.ts';
import { auditStatement } from '../audit-log.ts';
import { type Budget, createBudget } from '../budget.ts';
import { erasureKeyHash, hashAddress } from '../erasures/address-hash.ts';
import { eraseAddress } from '../erasures/erase-address.ts';
import { listErasures } from '../erasures/erasure-ledger.ts';
import { indexJobs } from '../jobs/search/index/index-jobs.ts';
import { jsonChunks } from '../json-chunks.ts';
import { readProgress, replaceProgress } from '../progress.ts';
import { anonymizeSuppressions } from '../suppressions/suppressions.ts';
import { contentKey } from './backup-layout.ts';
import { type BackupBindings, backupBucket, readManifest, readPart } from './backup-store.ts';
import { BACKUP_TABLES, type BackupTable } from './backup-tables.ts';
import { RESTORE_SETTING } from './is-restoring.ts';
import { readShapes, type Shapes } from './table-shapes.ts';

/*
 * Writes a backup into empty databases (decision 24): records of people, then the erasures that the
 * backup does not know, then jobs, then resumes. The site answers no visitor meanwhile (RESTORE).
 * Each step is safe to repeat, so a restore that ends half-way is continued by the same call.
 */

const RUN_LIMITS = { slices: 60, ms: 15_000 };

const PositionSchema = v.object({
  id: v.string(),
  which: v.picklist(RESTORE_TARGETS),
  erasures: v.picklist(['apply', 'skip']),
  stage: v.picklist(RESTORE_STAGES),
  /** Index into the parts of the stage, or the number of what is done. */
  next: v.number(),
  /** Mails and events that the restore holds back. */
  held: v.number(),
  erased: v.number(),
  missing: v.number(),
});
type Position = v.InferOutput<typeof PositionSchema>;

const fail = (status: 404 | 409, code: string, message: string): never => {
  throw new HttpError(status, code, message);
};

/** Parts of a stage, each table after those that it references. */
interface Step {
  readonly table: BackupTable;
  readonly part: BackupManifest['tables'][number]['parts'][number];
  /** Applications that repeat another one are written after it. */
  readonly isRepeats?: boolean;
}

const listSteps = (manifest: BackupManifest, database: BackupTable['database']): Step[] =>
  BACKUP_TABLES.toReversed()
    .filter((table) => table.database === database)
    .flatMap((table): Step[] => {
      const parts = manifest.tables.find(({ name }) => name === table.name)?.parts ?? [];
      const steps = parts.map((part) => ({ table, part }));
      return table.name === 'application'
        ? [...steps, ...steps.map((step) => ({ ...step, isRepeats: true }))]
        : steps;
    });

/** @throws HttpError 409 when the database lacks a column of the backup */
const writeRows = async (
  db: D1Database,
  known: readonly string[],
  name: string,
  rows: readonly Record<string, unknown>[],
): Promise<void> => {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first);
  const unknown = columns.filter((column) => !known.includes(column));
  if (unknown.length > 0) {
    fail(
      409,
      'newer_backup',
      `The backup has ${name}.${unknown.join(', ')}, which this release does not know. Deploy the release that made it, or a newer one.`,
    );
  }
  const values = columns.map((_, i) => `value ->> ${i}`).join(', ');
  for (const { json } of jsonChunks(rows.map((row) => columns.map((column) => row[column])))) {
    await db
      .prepare(
        `INSERT INTO ${name} (${columns.join(', ')}) SELECT ${values} FROM json_each(?)
         WHERE TRUE ON CONFLICT DO NOTHING`,
      )
      .bind(json)
      .run();
  }
};

const writeStep = async (
  bindings: BackupBindings,
  shapes: Shapes,
  { table, part, isRepeats = false }: Step,
): Promise<void> => {
  const rows = await readPart(backupBucket(bindings), part);
  const due =
    table.name === 'application'
      ? rows.filter((row) => (row.repeats !== null) === isRepeats)
      : rows;
  const { database, name, counted = {} } = table;
  await writeRows(
    bindings[database],
    shapes[database].get(name)?.columns ?? [],
    name,
    due.map((row) => ({ ...row, ...counted })),
  );
};

/** Tables that the schedule, a visit or an operator's command may have written to. */
const TABLES_OF_EVERY_SITE = ['security_event', 'content_change', 'app_setting', 'audit_log'];

/** @throws HttpError 409 when a database has records already */
const requireEmpty = async (bindings: BackupBindings, which: Position['which']): Promise<void> => {
  for (const database of ['JOBS', 'PEOPLE'] as const) {
    if (which !== 'both' && which !== database) continue;
    const db = bindings[database];
    const tables = BACKUP_TABLES.filter(
      (table) =>
        table.database === database &&
        !table.isPrefilled &&
        !TABLES_OF_EVERY_SITE.includes(table.name),
    );
    const found = await db.batch(
      tables.map(({ name }) => db.prepare(`SELECT 1 FROM ${name} LIMIT 1`)),
    );
    const full = tables.filter((_, i) => found[i]?.results.length).map(({ name }) => name);
    if (full.length > 0) {
      fail(
        409,
        'not_empty',
        `The ${database} database has records already (${full.join(', ')}). A restore needs an empty one: create it, bind it and deploy. Nothing was changed.`,
      );
    }
  }
};

/**
 * Deletes what the migrations filled in, as rows that an operator removed must not come back, and
 * what operators did on the empty site, whose entries would take the place of restored ones.
 */
const clear = async ({ JOBS, PEOPLE }: BackupBindings, which: Position['which']): Promise<void> => {
  const filled = BACKUP_TABLES.filter(({ isPrefilled }) => isPrefilled);
  if (which === 'both' || which === 'JOBS') {
    await JOBS.batch(filled.map(({ name }) => JOBS.prepare(`DELETE FROM ${name}`)));
  }
  if (which === 'both' || which === 'PEOPLE') await PEOPLE.prepare('DELETE FROM audit_log').run();
};

const FIRST_STAGES = { both: 'people', PEOPLE: 'people', JOBS: 'jobs', FILES: 'files' } as const;

/** D1 limits a compound statement to five SELECTs. */
const EMAILS = `SELECT email FROM application UNION SELECT email FROM candidate
  UNION SELECT email FROM contact_request UNION SELECT email FROM referral UNION SELECT email FROM (
    SELECT recipient AS email FROM outbox UNION SELECT email FROM job_alert
    UNION SELECT email FROM job_report WHERE email IS NOT NULL
    UNION SELECT email FROM employer_contact)`;
const EMAILS_AT_ONCE = 200;

/** Erasures that the databases or the ledger have: hash -> the latest time. */
const loadErasures = async (bindings: BackupBindings): Promise<Map<string, number>> => {
  const erasures = new Map<string, number>();
  const add = (hash: string, at: number) =>
    erasures.set(hash, Math.max(at, erasures.get(hash) ?? 0));
  const { results } = await bindings.PEOPLE.prepare(
    'SELECT address_hash AS hash, erased_at AS at FROM erasure',
  ).all<{ hash: string; at: number }>();
  for (const { hash, at } of results) add(hash, at);
  for await (const { addressHash, erasedAt } of listErasures(bindings)) add(addressHash, erasedAt);
  return erasures;
};

/** Erases the next addresses that were erased after the backup. */
const eraseAgain = async (bindings: BackupBindings, position: Position): Promise<Position> => {
  const erasures = await loadErasures(bindings);
  const { results } = await bindings.PEOPLE.prepare(
    `SELECT email FROM (${EMAILS}) ORDER BY email LIMIT ? OFFSET ?`,
  )
    .bind(EMAILS_AT_ONCE, position.next)
    .all<{ email: string }>();
  let { erased } = position;
  let gone = 0;
  for (const { email } of results) {
    const at = erasures.get(await hashAddress(bindings, email));
    if (at === undefined) continue;
    const { records } = await eraseAddress(bindings, email, 'system', at);
    if (records.length > 0) erased += 1;
    // Only an address without newer data leaves the list.
    const left = await bindings.PEOPLE.prepare(`SELECT 1 FROM (${EMAILS}) WHERE email = ?`)
      .bind(email)
      .first();
    if (!left) gone += 1;
  }
  const isOver = results.length < EMAILS_AT_ONCE;
  if (isOver) await anonymizeSuppressions(bindings.PEOPLE, [...erasures.keys()]).run();
  return isOver
    ? startStage({ ...position, erased }, 'holding')
    : { ...position, erased, next: position.next + results.length - gone };
};

const HELD = 'Not sent: it was waiting when the backup was made, so it may have been sent since.';

/**
 * Mails that waited may have been sent after the backup: they stay in the outbox for operators, and
 * their events cause none. Moves that were pending take effect without a mail.
 */
const holdMails = async ({ PEOPLE }: BackupBindings, now: number): Promise<number> => {
  const results = await PEOPLE.batch([
    PEOPLE.prepare(
      `UPDATE outbox SET next_attempt_at = NULL, attempts = 0, last_error = ?
       WHERE sent_at IS NULL AND next_attempt_at IS NOT NULL`,
    ).bind(HELD),
    PEOPLE.prepare('UPDATE event SET handled_at = ?, payload = NULL WHERE handled_at IS NULL').bind(
      now,
    ),
    PEOPLE.prepare('UPDATE pending_move SET silent = 1 WHERE silent = 0'),
  ]);
  return results.reduce((sum, { meta }) => sum + meta.changes, 0);
};

const startStage = (position: Position, stage: Position['stage']): Position => ({
  ...position,
  stage,
  next: 0,
});

const findFileParts = (manifest: BackupManifest): BackupPart[] =>
  manifest.tables.find(({ database }) => database === 'FILES')?.parts ?? [];

/** Writes the resumes of one part that the bucket lacks. @returns how many are missing */
const writeFiles = async (bindings: BackupBindings, part: BackupPart): Promise<number> => {
  const bucket = backupBucket(bindings);
  const rows = v.parse(v.array(FileRowSchema), await readPart(bucket, part));
  const keys = rows.map(({ key }) => key);
  // Those of people who were erased since.
  const unreferenced = new Set(await findUnreferenced(bindings.PEOPLE, keys));
  let missing = 0;
  for (const { key, sha256, contentType, metadata } of rows) {
    if (unreferenced.has(key) || (await bindings.FILES.head(key))) continue;
    const content = await bucket.get(contentKey(key, sha256));
    if (!content) {
      console.error(`The content of ${key} is missing from the backup.`);
      missing += 1;
      continue;
    }
    await bindings.FILES.put(key, await content.arrayBuffer(), {
      httpMetadata: contentType ? { contentType } : {},
      customMetadata: metadata,
      sha256,
    });
  }
  return missing;
};

/**
 * Numbers of the versions that pages are confirmed by: higher than any that a browser or a cache
 * has, as those count changes.
 */
const raiseVersions = ({ JOBS }: BackupBindings, now: number) =>
  JOBS.prepare('UPDATE version SET version = max(version, ?)')
    .bind(Math.floor(now / 1_000))
    .run();

const takeStep = async (
  bindings: BackupBindings,
  shapes: Shapes,
  manifest: BackupManifest,
  position: Position,
  now: number,
): Promise<Position> => {
  const { which } = position;
  switch (position.stage) {
    case 'clearing':
      await clear(bindings, which);
      return startStage(position, FIRST_STAGES[which]);
    case 'people': {
      const step = listSteps(manifest, 'PEOPLE')[position.next];
      if (!step) return startStage(position, 'erasing');
      await writeStep(bindings, shapes, step);
      return { ...position, next: position.next + 1 };
    }
    case 'erasing':
      if (position.erasures === 'skip') return startStage(position, 'holding');
      return eraseAgain(bindings, position);
    case 'holding': {
      const held = await holdMails(bindings, now);
      return startStage({ ...position, held: position.held + held }, 'files');
    }
    case 'files': {
      const part = findFileParts(manifest)[position.next];
      if (!part) return startStage(position, which === 'both' ? 'jobs' : 'finishing');
      const missing = position.missing + (await writeFiles(bindings, part));
      return { ...position, missing, next: position.next + 1 };
    }
    case 'jobs': {
      const step = listSteps(manifest, 'JOBS')[position.next];
      if (!step) return startStage(position, 'indexing');
      await writeStep(bindings, shapes, step);
      return { ...position, next: position.next + 1 };
    }
    case 'indexing': {
      const indexed = await indexJobs(bindings.JOBS);
      return indexed > 0
        ? { ...position, next: position.next + indexed }
        : startStage(position, 'finishing');
    }
    case 'finishing': {
      const { id, erasures, erased, held } = position;
      await raiseVersions(bindings, now);
      // The operator purges everything once the site is open again.
      await bindings.JOBS.prepare('DELETE FROM purge_tag').run();
      const entry = { actor: 'operator', action: 'backup.restored', subject: id } as const;
      await auditStatement(
        bindings.PEOPLE,
        { ...entry, detail: { which, erasures, erased, held } },
        now,
      ).run();
      return startStage(position, 'done');
    }
    case 'done':
      return position;
  }
};

/**
 * Without the key of the erasures nobody could tell which people were erased after the backup.
 * @throws HttpError 409 where there are erasures, and this site has another key
 */
const requireErasureKey = async (
  bindings: BackupBindings,
  manifest: BackupManifest,
): Promise<void> => {
  if (manifest.erasureKey === (await erasureKeyHash(bindings))) return;
  const { done } = await listErasures(bindings).next();
  // Both have hashes of addresses that the key made.
  const known = manifest.tables
    .filter(({ name }) => name === 'erasure' || name === 'suppressed_address')
    .reduce((sum, { rows }) => sum + rows, 0);
  if (done && known === 0) return;
  fail(
    409,
    'other_key',
    'People were erased, and their addresses were hashed with another key than this site has, so a restore could not erase them again. Set ERASURE_KEY to the key that the site had (docs/operating.md, Restore), or restore without erasures.',
  );
};

const describe = ({ id, stage, next, held, erased, missing }: Position): RestoreProgress => ({
  id,
  stage,
  done: next,
  held,
  erased,
  missing,
});

interface RestoreRequest {
  readonly id: string;
  readonly which: Position['which'];
  /** `skip` does not erase people again who were erased after the backup. */
  readonly erasures?: Position['erasures'];
}

/**
 * Starts or continues the restore of a backup for as long as a call may take.
 * @throws HttpError 404 when there is no such complete backup, 409 when a database is not empty, the
 * site answers visitors, another restore is under way, or the key of erasures is another one
 */
export const restoreBackup = async (
  bindings: BackupBindings,
  { id, which, erasures = 'apply' }: RestoreRequest,
  clock: () => number = Date.now,
  mayGoOn: Budget = createBudget(RUN_LIMITS),
): Promise<RestoreProgress> => {
  if (readVariables(bindings as Bindings).RESTORE !== 'on') {
    fail(
      409,
      'site_open',
      'A restore needs a site that answers no visitor. Set RESTORE=on and deploy first.',
    );
  }
  const manifest =
    (await readManifest(backupBucket(bindings), id)) ??
    fail(404, 'not_found', 'There is no complete backup with this id.');
  const hasPeople = which === 'both' || which === 'PEOPLE';
  if (hasPeople && erasures === 'apply') await requireErasureKey(bindings, manifest);
  // The database that a restore writes to first has its position.
  const db = which === 'PEOPLE' ? bindings.PEOPLE : bindings.JOBS;
  const last = await readProgress(db, RESTORE_SETTING, PositionSchema);
  // One that is done is only of interest if it is asked for again.
  const isOther = last?.stage === 'done' && (last.id !== id || last.which !== which);
  const before = isOther ? undefined : last;
  if (before && (before.id !== id || before.which !== which)) {
    fail(
      409,
      'other_restore',
      `The restore of ${before.id} (${before.which}) was begun here. Finish it, or use an empty database.`,
    );
  }
  if (!before) await requireEmpty(bindings, which);
  let position: Position = before ?? {
    ...{ id, which, erasures, stage: 'clearing', next: 0, held: 0, erased: 0, missing: 0 },
  };
  let stored = last;
  const shapes = await readShapes(bindings);
  while (position.stage !== 'done' && mayGoOn()) {
    const next: Position = await takeStep(bindings, shapes, manifest, position, clock());
    if (!(await replaceProgress(db, RESTORE_SETTING, stored, next))) return describe(position);
    position = next;
    stored = next;
    // These take hundreds of the 1,000 calls that the platform allows in a request.
    if (position.stage === 'files' || position.stage === 'erasing') break;
  }
  return describe(position);
};

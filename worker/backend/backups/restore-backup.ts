import type { D1Database } from '@cloudflare/workers-types';
import * as v from 'valibot';
import {
  type BackupManifest,
  type BackupPart,
  FileRowSchema,
  RESTORE_STAGES,
  type RestoreProgress,
} from '../../../src/contracts/site/backups.ts';
import { type Bindings, readVariables } from '../../env.ts';
import { HttpError } from '../../http/http-error.ts';
import { auditStatement } from '../audit-log.ts';
import { type Budget, createBudget } from '../budget.ts';
import { erasureKeyHash, hashAddress } from '../erasures/address-hash.ts';
import { eraseAddress } from '../erasures/erase-address.ts';
import { listErasures } from '../erasures/erasure-ledger.ts';
import { indexJobs } from '../jobs/search/index/index-jobs.ts';
import { jsonChunks } from '../json-chunks.ts';
import { readProgress, saveProgress } from '../progress.ts';
import { anonymizeSuppressions } from '../suppressions/suppressions.ts';
import { contentKey } from './backup-layout.ts';
import { type BackupBindings, backupBucket, readManifest, readPart } from './backup-store.ts';
import { BACKUP_TABLES, type BackupTable } from './backup-tables.ts';
import { readShapes, type Shapes } from './table-shapes.ts';

/*
 * Writes a backup into empty databases (decision 24): records of people, then the erasures that the
 * backup does not know, then jobs, then resumes. The site answers no visitor meanwhile (RESTORE).
 * Each step is safe to repeat, so a restore that ends half-way is continued by the same call.
 */

const SETTING = 'restore';
const RUN_LIMITS = { slices: 60, ms: 15_000 };

const PositionSchema = v.object({
  id: v.string(),
  which: v.picklist(['both', 'JOBS', 'PEOPLE']),
  stage: v.picklist(RESTORE_STAGES),
  /** Index into the parts of the stage, or the number of what is done. */
  next: v.number(),
  /** Mails and events that the restore holds back. */
  held: v.number(),
  erased: v.number(),
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

/** Tables that the schedule or a visit of an empty site may have written to. */
const TABLES_OF_EVERY_SITE = ['security_event', 'content_change', 'app_setting'];

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

/** Deletes what the migrations filled in: rows that an operator removed must not come back. */
const clearPrefilled = (db: D1Database) =>
  db.batch(
    BACKUP_TABLES.filter(({ isPrefilled }) => isPrefilled).map(({ name }) =>
      db.prepare(`DELETE FROM ${name}`),
    ),
  );

const EMAILS = `SELECT email FROM application UNION SELECT email FROM candidate
  UNION SELECT email FROM contact_request UNION SELECT email FROM referral
  UNION SELECT recipient FROM outbox`;
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
 * their events cause none.
 */
const holdMails = async ({ PEOPLE }: BackupBindings, now: number): Promise<number> => {
  const [mails, events] = await PEOPLE.batch([
    PEOPLE.prepare(
      `UPDATE outbox SET next_attempt_at = NULL, attempts = 0, last_error = ?
       WHERE sent_at IS NULL AND next_attempt_at IS NOT NULL`,
    ).bind(HELD),
    PEOPLE.prepare('UPDATE event SET handled_at = ? WHERE handled_at IS NULL').bind(now),
  ]);
  return (mails?.meta.changes ?? 0) + (events?.meta.changes ?? 0);
};

const startStage = (position: Position, stage: Position['stage']): Position => ({
  ...position,
  stage,
  next: 0,
});

const findFileParts = (manifest: BackupManifest): BackupPart[] =>
  manifest.tables.find(({ database }) => database === 'FILES')?.parts ?? [];

/** Writes the resumes of one part that the bucket lacks. */
const writeFiles = async (bindings: BackupBindings, part: BackupPart): Promise<void> => {
  const bucket = backupBucket(bindings);
  const rows = v.parse(v.array(FileRowSchema), await readPart(bucket, part));
  const referenced = await bindings.PEOPLE.prepare(
    `SELECT value AS key FROM json_each(?) AS file
     WHERE EXISTS (SELECT 1 FROM application WHERE resume_key = file.value)
        OR EXISTS (SELECT 1 FROM candidate WHERE resume_key = file.value)`,
  )
    .bind(JSON.stringify(rows.map(({ key }) => key)))
    .all<{ key: string }>();
  const wanted = new Set(referenced.results.map(({ key }) => key));
  for (const { key, sha256, contentType, metadata } of rows) {
    if (!wanted.has(key) || (await bindings.FILES.head(key))) continue;
    const content = await bucket.get(contentKey(key, sha256));
    if (!content) throw new Error(`The content of ${key} is missing from the backup.`);
    await bindings.FILES.put(key, await content.arrayBuffer(), {
      httpMetadata: contentType ? { contentType } : {},
      customMetadata: metadata,
      sha256,
    });
  }
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
      if (which !== 'PEOPLE') await clearPrefilled(bindings.JOBS);
      return startStage(position, which === 'JOBS' ? 'jobs' : 'people');
    case 'people': {
      const step = listSteps(manifest, 'PEOPLE')[position.next];
      if (!step) return startStage(position, 'erasing');
      await writeStep(bindings, shapes, step);
      return { ...position, next: position.next + 1 };
    }
    case 'erasing':
      return eraseAgain(bindings, position);
    case 'holding': {
      const held = await holdMails(bindings, now);
      return startStage({ ...position, held: position.held + held }, 'files');
    }
    case 'files': {
      const part = findFileParts(manifest)[position.next];
      if (!part) return startStage(position, which === 'PEOPLE' ? 'finishing' : 'jobs');
      await writeFiles(bindings, part);
      return { ...position, next: position.next + 1 };
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
      const { id, erased, held } = position;
      await raiseVersions(bindings, now);
      // The operator purges everything once the site is open again.
      await bindings.JOBS.prepare('DELETE FROM purge_tag').run();
      const entry = { actor: 'operator', action: 'backup.restored', subject: id } as const;
      await auditStatement(bindings.PEOPLE, { ...entry, detail: { erased, held } }, now).run();
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
  const known = manifest.tables.find(({ name }) => name === 'erasure')?.rows ?? 0;
  if (done && known === 0) return;
  fail(
    409,
    'other_key',
    'People were erased, and their addresses were hashed with another key than this site has, so a restore could not erase them again. Set ERASURE_KEY to the key that the site had (docs/operating.md, Restore).',
  );
};

const describe = ({ id, stage, next, held, erased }: Position): RestoreProgress => ({
  id,
  stage,
  done: next,
  held,
  erased,
});

/**
 * Starts or continues the restore of a backup for as long as a call may take.
 * @throws HttpError 404 when there is no such complete backup, 409 when a database is not empty, the
 * site answers visitors, another restore is under way, or the key of erasures is another one
 */
export const restoreBackup = async (
  bindings: BackupBindings,
  { id, which }: Pick<Position, 'id' | 'which'>,
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
  if (which !== 'JOBS') await requireErasureKey(bindings, manifest);
  // The database that a restore writes to first has its position.
  const db = which === 'PEOPLE' ? bindings.PEOPLE : bindings.JOBS;
  const before = await readProgress(db, SETTING, PositionSchema);
  if (before && (before.id !== id || before.which !== which)) {
    fail(
      409,
      'other_restore',
      `The restore of ${before.id} (${before.which}) was begun here. Finish it, or use an empty database.`,
    );
  }
  if (!before) await requireEmpty(bindings, which);
  let position: Position = before ?? { id, which, stage: 'clearing', next: 0, held: 0, erased: 0 };
  const shapes = await readShapes(bindings);
  while (position.stage !== 'done' && mayGoOn()) {
    position = await takeStep(bindings, shapes, manifest, position, clock());
    await saveProgress(db, SETTING, position).run();
  }
  return describe(position);
};

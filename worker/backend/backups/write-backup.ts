import type { D1Database, R2Bucket } from '@cloudflare/workers-types';
import type { BackupManifest, BackupProgress } from '../../../src/contracts/site/backups.ts';
import { type Bindings, readVariables } from '../../env.ts';
import { isoDay } from '../../http/iso-date.ts';
import { type Budget, createBudget, restAfter } from '../budget.ts';
import { arePeopleLeft, PEOPLE_LEFT } from '../database/same-database.ts';
import { erasureKeyHash } from '../erasures/address-hash.ts';
import { judgeBackups } from './backup-health.ts';
import { backupFolder, createBackupId, manifestKey, partFolder, partKey } from './backup-layout.ts';
import {
  type BackupPosition,
  movePosition,
  readBackupState,
  saveBackupResult,
} from './backup-state.ts';
import { type BackupBindings, backupBucket, listParts, putPart } from './backup-store.ts';
import { BACKUP_TABLES, type BackupTable } from './backup-tables.ts';
import { deleteErasedFiles, deleteOldBackup } from './delete-backups.ts';
import { CHECKED_TABLES, dropDangling } from './drop-dangling.ts';
import { readShapes, type Shapes, type TableShape } from './table-shapes.ts';
import { writeFilesPart } from './write-files.ts';

/*
 * Writes a backup, a part at a time: each run continues where the last one ended (decision 24).
 */

const RUN_LIMITS = { slices: 200, ms: 45_000 };
/** The platform allows 1,000 calls in a run. A step takes up to about 250. */
const CALLS_MAX = 600;
/** Calls for a part of a table: its rows, the part and the position. */
const CALLS_PER_PART = 3;

/**
 * Rows of a part, and about how many bytes they have; a single row may have more. While the database
 * reads a part and the worker formats it, visitors wait.
 */
const ROWS_MAX = 1_000;
const BYTES_MAX = 250_000;

/** The next rows in the order of the key, up to `BYTES_MAX`, but at least one. */
const readRows = async (
  db: D1Database,
  { name, where = 'TRUE' }: BackupTable,
  { columns, key }: TableShape,
  after: string,
): Promise<{ readonly rows: Record<string, unknown>[]; readonly isLast: boolean }> => {
  const order = key.join(', ');
  const values = after ? (JSON.parse(after) as (string | number)[]) : [];
  const condition = values.length
    ? `${where} AND (${order}) > (${values.map((_, i) => `?${i + 1}`).join(', ')})`
    : where;
  const size = columns.map((column) => `coalesce(octet_length(${column}), 0)`).join(' + ');
  const { results } = await db
    .prepare(
      `WITH next AS (SELECT ${order}, ${size} AS bytes FROM ${name} WHERE ${condition}
         ORDER BY ${order} LIMIT ${ROWS_MAX})
       SELECT ${columns.join(', ')}, (SELECT count(*) FROM next) AS ${NEXT} FROM ${name}
       WHERE ${condition} ORDER BY ${order}
       LIMIT max(1, (SELECT count(*) FROM (
         SELECT sum(bytes) OVER (ORDER BY ${order} ROWS UNBOUNDED PRECEDING) AS total FROM next)
         WHERE total <= ${BYTES_MAX}))`,
    )
    .bind(...values)
    .all<Record<string, unknown>>();
  const next = Number(results[0]?.[NEXT] ?? 0);
  return {
    rows: results.map(({ [NEXT]: _, ...row }) => row),
    isLast: results.length === next && next < ROWS_MAX,
  };
};
/** Column with the number of rows that follow, up to `ROWS_MAX`. */
const NEXT = 'rows_that_follow';

/**
 * Writes the next part of a table.
 * @returns the key after which the next part begins, as JSON; empty after the last part
 */
const writeTablePart = async (
  bindings: BackupBindings,
  bucket: R2Bucket,
  shapes: Shapes,
  { id, table: place, part, after }: BackupPosition,
): Promise<string> => {
  const table = BACKUP_TABLES[place] as BackupTable;
  const shape = shapes[table.database].get(table.name);
  if (!shape) throw new Error(`The database ${table.database} has no table ${table.name}.`);
  // A replica may lack what was acknowledged before the start.
  const { rows, isLast } = await readRows(bindings[table.database], table, shape, after);
  const last = isLast ? undefined : rows.at(-1);
  const next = last ? JSON.stringify(shape.key.map((column) => last[column])) : '';
  const key = partKey(partFolder(id, place, table.name), part);
  return (await putPart(bucket, key, rows, next)).after;
};

/** Tables of a stage, and of `files` the one list of resumes. */
const STAGE_LENGTHS = {
  tables: BACKUP_TABLES.length,
  files: 1,
  checking: CHECKED_TABLES.length,
  closing: 1,
  deleting: 1,
  done: 0,
} as const;

const NEXT_STAGE = {
  tables: 'files',
  files: 'checking',
  checking: 'closing',
  closing: 'deleting',
  deleting: 'done',
  done: 'done',
} as const;

/** The position after a step, where the step says at which row its table continues. */
const nextPosition = (position: BackupPosition, after: string): BackupPosition => {
  if (after) return { ...position, part: position.part + 1, after };
  const table = position.table + 1;
  const isOver = table >= STAGE_LENGTHS[position.stage];
  return {
    ...position,
    ...(isOver ? { stage: NEXT_STAGE[position.stage], table: 0 } : { table }),
    part: 0,
    after: '',
  };
};

const readMigration = async (db: D1Database): Promise<string | null> => {
  // Written by wrangler, not by a migration.
  const table = await db
    .prepare("SELECT name FROM sqlite_master WHERE name = 'd1_migrations'")
    .first();
  if (!table) return null;
  return db
    .prepare('SELECT name FROM d1_migrations ORDER BY id DESC LIMIT 1')
    .first<string>('name');
};

/** Lists what was written: from then on the backup is complete. */
const writeManifest = async (
  bindings: BackupBindings,
  bucket: R2Bucket,
  { id, startedAt }: BackupPosition,
  now: number,
): Promise<void> => {
  const all = await listParts(bucket, backupFolder(id));
  const places = [...BACKUP_TABLES, { name: 'files', database: 'FILES' } as const];
  const tables: BackupManifest['tables'] = places.map(({ name, database }, place) => {
    const folder = partFolder(id, place, name);
    const parts = all.filter(({ key }) => key.startsWith(folder));
    return {
      name,
      database,
      rows: parts.reduce((sum, { rows }) => sum + rows, 0),
      parts: parts.map(({ key, rows, bytes, sha256 }) => ({ key, rows, bytes, sha256 })),
    };
  });
  const manifest: BackupManifest = {
    version: 1,
    id,
    startedAt: new Date(startedAt).toISOString(),
    finishedAt: new Date(now).toISOString(),
    erasureKey: await erasureKeyHash(bindings),
    migration: await readMigration(bindings.JOBS),
    tables,
  };
  await bucket.put(manifestKey(id), JSON.stringify(manifest), {
    httpMetadata: { contentType: 'application/json' },
  });
};

/** Does the next step of a backup. @returns the position after it, and about how many calls it took */
const takeStep = async (
  bindings: BackupBindings,
  shapes: Shapes,
  position: BackupPosition,
  now: number,
): Promise<{ readonly next: BackupPosition; readonly calls: number }> => {
  const bucket = backupBucket(bindings);
  switch (position.stage) {
    case 'tables': {
      const after = await writeTablePart(bindings, bucket, shapes, position);
      return { next: nextPosition(position, after), calls: CALLS_PER_PART };
    }
    case 'files': {
      const { after, calls } = await writeFilesPart(bindings, bucket, position);
      return { next: nextPosition(position, after), calls };
    }
    case 'checking': {
      const table = CHECKED_TABLES[position.table] ?? '';
      const calls = await dropDangling(bucket, position.id, table);
      return { next: nextPosition(position, ''), calls };
    }
    case 'closing': {
      const { id, startedAt } = position;
      await writeManifest(bindings, bucket, position, now);
      const finished = { id, startedAt, finishedAt: now };
      await saveBackupResult(bindings.JOBS, { finished, failed: null });
      return { next: nextPosition(position, ''), calls: CALLS_PER_PART };
    }
    case 'deleting': {
      const { BACKUP_DAYS } = readVariables(bindings as Bindings);
      const hasMore = BACKUP_DAYS > 0 && (await deleteOldBackup(bucket, BACKUP_DAYS, now));
      // The same step again, in another run, as each takes hundreds of calls.
      if (hasMore) return { next: position, calls: CALLS_MAX };
      const { after, erasuresSince } = position;
      const last = await deleteErasedFiles(bindings, after ? JSON.parse(after) : erasuresSince);
      const next = last === undefined ? '' : JSON.stringify(last);
      return { next: nextPosition(position, next), calls: CALLS_MAX };
    }
    case 'done':
      return { next: position, calls: 0 };
  }
};

export const describePosition = ({ id, stage, table }: BackupPosition): BackupProgress => ({
  id,
  stage,
  table:
    stage === 'tables'
      ? (BACKUP_TABLES[table]?.name ?? null)
      : stage === 'checking'
        ? (CHECKED_TABLES[table] ?? null)
        : null,
});

const isRunning = (position: BackupPosition | undefined): position is BackupPosition =>
  position !== undefined && position.stage !== 'done';

/**
 * Starts a backup, or continues the one that is being written, for as long as a run may take. Of
 * two runs at a time one continues, and the other returns the position that it saw.
 * @throws Error when a database or the bucket fails; the next run continues
 */
export const writeBackup = async (
  bindings: BackupBindings,
  clock: () => number = Date.now,
  mayGoOn: Budget = createBudget(RUN_LIMITS),
  rest: (ms: number) => Promise<void> = restAfter,
): Promise<BackupProgress> => {
  const { JOBS } = bindings;
  // Such a backup would lack them.
  if (await arePeopleLeft(bindings)) throw new Error(PEOPLE_LEFT);
  const { position: before, result } = await readBackupState(JOBS);
  let position = before;
  if (!isRunning(position)) {
    const startedAt = clock();
    position = {
      id: createBackupId(startedAt),
      startedAt,
      stage: 'tables',
      table: 0,
      part: 0,
      after: '',
      erasuresSince: result.finished?.startedAt ?? 0,
    };
    if (!(await movePosition(JOBS, before, position))) return describePosition(position);
  }
  const shapes = await readShapes(bindings);
  let made = 0;
  while (position.stage !== 'done' && made < CALLS_MAX && mayGoOn()) {
    const start = Date.now();
    const { next, calls } = await takeStep(bindings, shapes, position, clock());
    made += calls;
    if (!(await movePosition(JOBS, position, next))) return describePosition(position);
    position = next;
    // Visitors need the database too. A table that fits into a part takes no rest.
    if (next.after && next.stage === 'tables') await rest(Date.now() - start);
  }
  return describePosition(position);
};

/** The same as a task of the schedule: once a day, and the rest of a backup in the next runs. */
export const continueBackup = async (
  bindings: BackupBindings,
  clock: () => number = Date.now,
): Promise<BackupProgress | 0> => {
  const { JOBS } = bindings;
  if (readVariables(bindings as Bindings).BACKUP_DAYS === 0) return 0;
  const now = clock();
  const state = await readBackupState(JOBS);
  const { position, result } = state;
  const last = Math.max(result.finished?.startedAt ?? 0, position?.startedAt ?? 0);
  if (judgeBackups(state, now).state === 'stale') {
    console.error(
      'There is no complete backup of the last 26 hours. See docs/operating.md, Backup.',
    );
  }
  if (!isRunning(position) && isSameDay(last, now)) return 0;
  try {
    return await writeBackup(bindings, clock);
  } catch (error) {
    const { result: latest } = await readBackupState(JOBS);
    await saveBackupResult(JOBS, { ...latest, failed: { at: now, message: describe(error) } });
    throw error;
  }
};

const isSameDay = (a: number, b: number) => isoDay(a) === isoDay(b);

/** Without the values of a row, which a database's message may have. */
const describe = (error: unknown): string =>
  String((error as Error)?.message ?? error).slice(0, 200);

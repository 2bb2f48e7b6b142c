import type { D1Database } from '@cloudflare/workers-types';
import type {
  HeldClosings,
  Reading,
  Source,
  SourceSettings,
} from '../../../src/contracts/site/sources.ts';
import { HttpError } from '../../http/http-error.ts';
import { isoDate, isoDateOrNull } from '../../http/iso-date.ts';
import { deleteImport } from '../imports/import-store.ts';
import type { SourceJob } from './plan-closings.ts';

const MINUTE_MS = 60_000;
/** A reading takes less; after this time it is considered dead. */
const READING_MS = 15 * MINUTE_MS;
/** After a failure a source is read again sooner, and then less and less often. */
const RETRY_MS = 5 * MINUTE_MS;

/** A source as stored (migration 0048). Times are in Unix milliseconds. */
export interface StoredSource {
  readonly id: string;
  readonly settings: SourceSettings;
  readonly createdAt: number;
  readonly isPaused: boolean;
  readonly nextReadAt: number;
  readonly readAt: number | null;
  readonly succeededAt: number | null;
  readonly failures: number;
  readonly problem: string | null;
  readonly emptyReadings: number;
  readonly contentHash: string | null;
  readonly held: HeldClosings | null;
  readonly importId: string | null;
  readonly result: Reading | null;
}

const COLUMNS = `id, settings, created_at AS createdAt, paused AS isPaused, next_read_at AS nextReadAt,
  read_at AS readAt, succeeded_at AS succeededAt, failures, problem,
  empty_readings AS emptyReadings, content_hash AS contentHash, held, import_id AS importId, result`;

type Row = Omit<StoredSource, 'settings' | 'isPaused' | 'held' | 'result'> & {
  readonly settings: string;
  readonly isPaused: 0 | 1;
  readonly held: string | null;
  readonly result: string | null;
};

const parseOrNull = (json: string | null) => (json === null ? null : JSON.parse(json));

const readRow = (row: Row): StoredSource => ({
  ...row,
  settings: JSON.parse(row.settings),
  isPaused: row.isPaused === 1,
  held: parseOrNull(row.held),
  result: parseOrNull(row.result),
});

export const loadSources = async (db: D1Database): Promise<StoredSource[]> =>
  (await db.prepare(`SELECT ${COLUMNS} FROM source ORDER BY id`).all<Row>()).results.map(readRow);

/** @throws HttpError 404 if there is no such source */
export const loadSource = async (db: D1Database, id: string): Promise<StoredSource> => {
  const row = await db.prepare(`SELECT ${COLUMNS} FROM source WHERE id = ?`).bind(id).first<Row>();
  if (!row) throw new HttpError(404, 'not_found', `There is no source “${id}”.`);
  return readRow(row);
};

/** The ids of sources that are due, those that have waited longest first. */
export const listDueSources = async (db: D1Database, now: number): Promise<string[]> => {
  const { results } = await db
    .prepare(
      `SELECT id FROM source WHERE paused = 0 AND next_read_at <= ?1 AND reading_until <= ?1
       ORDER BY next_read_at LIMIT 20`,
    )
    .bind(now)
    .all<{ id: string }>();
  return results.map(({ id }) => id);
};

/**
 * Stores a source that is not due yet, since the caller reads it at once.
 * @throws HttpError 409 if there is a source with that name
 */
export const insertSource = async (
  db: D1Database,
  id: string,
  settings: SourceSettings,
  now: number,
): Promise<void> => {
  const { meta } = await db
    .prepare(
      `INSERT INTO source (id, settings, created_at, next_read_at) VALUES (?1, ?2, ?3, ?4)
       ON CONFLICT DO NOTHING`,
    )
    .bind(id, JSON.stringify(settings), now, now + settings.every * MINUTE_MS)
    .run();
  if (meta.changes > 0) return;
  throw new HttpError(
    409,
    'already_exists',
    `There is a source “${id}” already. Change it, or choose another name.`,
  );
};

/** The statements that let the next reading check each posting again, even if it is the same. */
export const checkAgain = (db: D1Database, id: string, now: number) => [
  db.prepare(`UPDATE source_job SET given = '' WHERE source_id = ?`).bind(id),
  db
    .prepare(
      'UPDATE source SET content_hash = NULL, next_read_at = min(next_read_at, ?2) WHERE id = ?1',
    )
    .bind(id, now),
];

/** The statements that forget what was missing in the lists of another address. */
export const countAnew = (db: D1Database, id: string) => [
  db.prepare('UPDATE source SET empty_readings = 0, held = NULL WHERE id = ?').bind(id),
  db.prepare('UPDATE source_job SET missed = 0 WHERE source_id = ?').bind(id),
];

/**
 * Reserves a source for a reading. If the reading never ends, because the platform stops it, it counts
 * as failed.
 * @returns the source as it is from then on, without this failure; undefined if it is being read
 */
export const claimSource = async (
  db: D1Database,
  id: string,
  now: number,
): Promise<StoredSource | undefined> => {
  const { meta } = await db
    .prepare(
      `UPDATE source SET reading_until = ?2, read_at = ?3, failures = failures + 1,
         next_read_at = ?3 + (settings ->> 'every') * ${MINUTE_MS},
         problem = 'It is being read, or the last reading did not end.'
       WHERE id = ?1 AND reading_until <= ?3`,
    )
    .bind(id, now + READING_MS, now)
    .run();
  const source = await loadSource(db, id);
  return meta.changes > 0 ? { ...source, failures: source.failures - 1 } : undefined;
};

export const beingRead = () =>
  new HttpError(409, 'being_read', 'This source is being read. Try again in a minute.');

/** Discards what earlier readings still have to write. */
export const dropImports = async (db: D1Database, id: string, now: number): Promise<void> => {
  const { results } = await db
    .prepare('SELECT id FROM import WHERE source_id = ? AND ended_at IS NULL')
    .bind(id)
    .all<{ id: string }>();
  for (const unfinished of results) await deleteImport(db, unfinished.id, now);
};

/**
 * Changes a source while no reading knows its old settings: none may begin meanwhile, and what the
 * last one still has to write is discarded, so that the next reading does it.
 * @throws HttpError 404 if there is no such source, 409 if it is being read
 */
export const whileUnread = async <T>(
  db: D1Database,
  id: string,
  now: number,
  change: (source: StoredSource) => Promise<T>,
): Promise<T> => {
  await loadSource(db, id);
  const reserve = 'UPDATE source SET reading_until = ?2 WHERE id = ?1 AND reading_until <= ?3';
  const { meta } = await db
    .prepare(reserve)
    .bind(id, now + READING_MS, now)
    .run();
  if (meta.changes === 0) throw beingRead();
  try {
    await dropImports(db, id, now);
    return await change(await loadSource(db, id));
  } finally {
    await db.prepare('UPDATE source SET reading_until = 0 WHERE id = ?').bind(id).run();
  }
};

/** Notes that a reading failed, and when the next one is due. `retryAfter` is in seconds. */
export const noteFailure = async (
  db: D1Database,
  { id, failures, settings }: StoredSource,
  { message, retryAfter }: { readonly message: string; readonly retryAfter: number },
  now: number,
): Promise<void> => {
  const wait = Math.min(settings.every * MINUTE_MS, RETRY_MS * 2 ** Math.min(failures, 10));
  await db
    .prepare('UPDATE source SET reading_until = 0, problem = ?2, next_read_at = ?3 WHERE id = ?1')
    .bind(id, message, now + Math.max(wait, retryAfter * 1_000))
    .run();
};

/** What a whole reading changes about its source. */
export type ReadingState = Pick<
  StoredSource,
  'emptyReadings' | 'contentHash' | 'held' | 'importId' | 'result'
> & { readonly format: string | undefined };

/**
 * Notes that the whole list was read. Without a result, the last one stays. What an operator approved
 * meanwhile is for the next reading.
 */
export const noteReading = async (
  db: D1Database,
  source: StoredSource,
  { format, emptyReadings, contentHash, held, importId, result }: ReadingState,
  now: number,
): Promise<void> => {
  await db
    .prepare(
      `UPDATE source SET reading_until = 0, failures = 0, problem = NULL, succeeded_at = ?2,
         settings = iif(settings ->> 'format' IS NULL AND ?3 IS NOT NULL,
           json_set(settings, '$.format', ?3), settings),
         empty_readings = ?4, content_hash = ?5, held = iif(held IS ?9, ?6, held), import_id = ?7,
         result = coalesce(?8, result)
       WHERE id = ?1`,
    )
    .bind(
      ...[source.id, now, format ?? null, emptyReadings, contentHash],
      ...[held && JSON.stringify(held), importId, result && JSON.stringify(result)],
      source.held && JSON.stringify(source.held),
    )
    .run();
};

/** All jobs of a source. */
export const loadSourceJobs = async (db: D1Database, id: string): Promise<SourceJob[]> => {
  const { results } = await db
    .prepare(
      `SELECT job.fid, source_job.posting, source_job.given, job.status, source_job.missed, source_job.closed
       FROM source_job JOIN job ON job.id = source_job.job_id WHERE source_job.source_id = ?`,
    )
    .bind(id)
    .all<Omit<SourceJob, 'closed'> & { closed: 0 | 1 }>();
  return results.map((job) => ({ ...job, closed: job.closed === 1 }));
};

/** Counts a whole reading for jobs that it does not have, and starts again for those that returned. */
export const noteMissed = async (
  db: D1Database,
  missing: readonly SourceJob[],
  returned: readonly SourceJob[],
): Promise<void> => {
  const update = (missed: string, jobs: readonly SourceJob[]) =>
    db
      .prepare(
        `UPDATE source_job SET missed = ${missed} WHERE job_id IN (
           SELECT job.id FROM json_each(?) AS one JOIN job ON job.fid = one.value)`,
      )
      .bind(JSON.stringify(jobs.map(({ fid }) => fid)));
  if (missing.length + returned.length === 0) return;
  await db.batch([update('missed + 1', missing), update('0', returned)]);
};

const findState = ({ isPaused, held, failures }: StoredSource): Source['state'] => {
  if (isPaused) return 'paused';
  if (held && !held.approved) return 'waiting';
  return failures > 0 ? 'failing' : 'active';
};

export const formatSource = (source: StoredSource, openJobs: number): Source => ({
  id: source.id,
  settings: source.settings,
  state: findState(source),
  problem: source.problem,
  failures: source.failures,
  emptyReadings: source.emptyReadings,
  openJobs,
  createdAt: isoDate(source.createdAt),
  readAt: isoDateOrNull(source.readAt),
  succeededAt: isoDateOrNull(source.succeededAt),
  nextReadAt: source.isPaused ? null : isoDate(source.nextReadAt),
  held: source.held,
  lastReading: source.result,
});

/** The number of open jobs of each source, by id. */
export const countOpenJobs = async (db: D1Database): Promise<Map<string, number>> => {
  const { results } = await db
    .prepare(
      `SELECT source_id AS id, count(*) AS n FROM source_job JOIN job ON job.id = source_job.job_id
       WHERE job.status = 'open' GROUP BY source_id`,
    )
    .all<{ id: string; n: number }>();
  return new Map(results.map(({ id, n }) => [id, n]));
};

import type { D1Database } from '@cloudflare/workers-types';
import { type PurgeContext, type PurgeResult, purgeCollected } from '../../cache/purge-pages.ts';
import type { Bindings } from '../../env.ts';
import { sendInTime } from '../../http/send-in-time.ts';
import type { SiteMessage } from '../../site-key.ts';
import { restAfter } from '../budget.ts';
import { announceJobs } from '../events/announce-jobs.ts';
import { openJobIndex } from '../jobs/job-index.ts';
import { renewJobs } from '../jobs/renew-jobs.ts';
import { readSlice, type Slice, type Writing, writeSlice } from './write-slice.ts';

/** Queue message that triggers the next turn of writing imports. */
export interface ImportMessage extends SiteMessage {
  readonly writeImports: true;
}

/**
 * Number of rows written per slice. Writing them occupies the database's only thread for about 15
 * ms (decision 15).
 */
const SLICE_ROWS = 100;
/** A slice takes about fifteen queries, and the platform allows 1,000 per invocation. */
const SLICES_PER_TURN = 40;
const TURN_MS = 10_000;
/** A writer that makes no progress for this long is considered dead. */
const STALLED_MS = 30_000;
/**
 * After this many failed turns in a row, a minute apart, the import is aborted and an operator must
 * look into it.
 */
const FAILURES_MAX = 10;
const ERROR_MAX_LENGTH = 300;

/** The import in progress. Other imports wait until it has finished. */
const findWriting = (db: D1Database): Promise<Writing | null> =>
  db
    .prepare(
      `SELECT id, done, source_id AS sourceId FROM import WHERE began_at IS NOT NULL AND ended_at IS NULL
       ORDER BY began_at, id LIMIT 1`,
    )
    .first<Writing>();

/** Whether a writer appears to be active. */
export const isBeingWritten = async (db: D1Database, now: number): Promise<boolean> =>
  (await db
    .prepare(
      `SELECT 1 FROM import
       WHERE began_at IS NOT NULL AND ended_at IS NULL AND advanced_at > ?`,
    )
    .bind(now - STALLED_MS)
    .first()) !== null;

const listJobFids = ({ written }: Slice): string[] =>
  written.flatMap(({ kind, key }) => (kind === 'job' ? key : []));

/**
 * Writes a slice, then uses the cache tags that the database collected to purge the pages that show
 * its records.
 * @returns the outcome of the purge, and how long the database was busy; undefined if nothing was
 * written (see `writeSlice`)
 */
const writeAndPurge = async (
  bindings: Bindings,
  context: PurgeContext | undefined,
  writing: Writing,
  slice: Slice,
  now: number,
): Promise<Pick<Step, 'purged' | 'busyMs'> | undefined> => {
  const busyMs = await writeSlice(bindings, writing, slice, now);
  if (busyMs === undefined) return undefined;
  return { purged: await purgeCollected(context, bindings), busyMs };
};

/** Moves a slice's rows to `leftOut` because the schema rejects them even when written alone. */
const withoutRefused = (slice: Slice): Slice => ({
  ...slice,
  written: [],
  leftOut: [
    ...slice.leftOut,
    ...slice.written.map((row) => ({ ...row, leftOut: 'refused' as const })),
  ],
});

const noteFailure = (db: D1Database, { id }: Writing, error: unknown, now: number) =>
  db
    .prepare(
      `UPDATE import SET failures = failures + 1, last_error = ?2,
         ended_at = iif(failures + 1 >= ${FAILURES_MAX}, ?3, NULL)
       WHERE id = ?1 AND ended_at IS NULL`,
    )
    .bind(id, String(error).slice(0, ERROR_MAX_LENGTH), now)
    .run()
    .catch(() => undefined); // If the database is unreachable, it cannot store the failure either.

/**
 * Controls the size of the next slice. After a failure, the size is reduced to isolate the row that
 * caused it.
 */
interface Pace {
  size: number;
  /** Rowid of a row that failed when it was written alone. */
  failedAlone?: number | undefined;
}

/** The result of a step. */
interface Step {
  /** The fids of the written jobs. */
  readonly fids: readonly string[];
  readonly purged?: PurgeResult | undefined;
  /** How long the database was busy with writing; undefined if that is not known. */
  readonly busyMs?: number;
}

/** @returns undefined if there is nothing to write or another writer is active */
const writeNextSlice = async (
  bindings: Bindings,
  context: PurgeContext | undefined,
  pace: Pace,
  clock: () => number,
): Promise<Step | undefined> => {
  const { JOBS } = bindings;
  const writing = await findWriting(JOBS);
  if (!writing) return undefined;
  try {
    const read = await readSlice(JOBS, writing, pace.size);
    const [first, ...others] = read.written;
    const alone = others.length === 0 ? first?.rowid : undefined;
    const isRefused = alone !== undefined && alone === pace.failedAlone;
    const slice = isRefused ? withoutRefused(read) : read;
    const written = await writeAndPurge(bindings, context, writing, slice, clock());
    if (written) {
      pace.size = Math.min(SLICE_ROWS, pace.size * 2);
      return { fids: listJobFids(slice), ...written };
    }
    const next = await findWriting(JOBS);
    if (next?.id !== writing.id || next.done !== writing.done) return undefined;
    pace.size = Math.max(1, Math.floor(read.written.length / 2));
    pace.failedAlone = alone;
    return { fids: [] };
  } catch (error) {
    await noteFailure(JOBS, writing, error, clock());
    throw error;
  }
};

/**
 * Renews the jobs of renamed employers before writing a slice, since a search for the new name
 * misses those jobs until they are renewed.
 */
const takeStep = async (
  bindings: Bindings,
  context: PurgeContext | undefined,
  pace: Pace,
  clock: () => number,
): Promise<Step | undefined> => {
  const renewed = await renewJobs(bindings.JOBS);
  if (renewed.length === 0) return writeNextSlice(bindings, context, pace, clock);
  return { fids: [], purged: await purgeCollected(context, bindings) };
};

/** Asks the queue for a turn of writing. */
export const requestNextTurn = async ({ EVENTS }: Pick<Bindings, 'EVENTS'>): Promise<void> => {
  const message: ImportMessage = { writeImports: true };
  await sendInTime(() => EVENTS.send(message), 'Imports');
};

/** The result of one turn of `writeImports`. */
export interface Turn {
  readonly slices: number;
  readonly purges: ReadonlySet<PurgeResult>;
}

/**
 * Continues the imports in progress for one turn, one import after another. They are written in
 * slices, with a pause after each slice. Each slice is written completely or not at all. The
 * remaining slices wait for the next turn, which a queue message triggers; after an interrupted
 * turn, the scheduled run continues the imports. Concurrent writers are harmless, because a writer
 * stops if another is active.
 * @throws the error from a failed slice, which is also stored in the import's row
 */
export const writeImports = async (
  bindings: Bindings,
  context: PurgeContext | undefined,
  clock: () => number,
): Promise<Turn> => {
  const from = clock();
  const purges = new Set<PurgeResult>();
  const written: string[] = [];
  const pace: Pace = { size: SLICE_ROWS };
  let slices = 0;
  try {
    for (; slices < SLICES_PER_TURN && clock() - from < TURN_MS; slices++) {
      const start = clock();
      const step = await takeStep(bindings, context, pace, clock);
      if (!step) return { slices, purges };
      written.push(...step.fids);
      if (step.purged) purges.add(step.purged);
      // Others wait for the time that the database was busy, not for the way to it and back.
      await restAfter(step.busyMs ?? clock() - start);
    }
  } finally {
    await openJobIndex(bindings).changed();
    await announceJobs(bindings, written, clock());
  }
  await requestNextTurn(bindings);
  return { slices, purges };
};

/**
 * Continues imports that a writer left unfinished. Called by the scheduled run.
 * @returns the number of slices written
 */
export const resumeImports = async (
  bindings: Bindings,
  context: PurgeContext | undefined,
  clock: () => number,
): Promise<number> =>
  (await isBeingWritten(bindings.JOBS, clock()))
    ? 0
    : (await writeImports(bindings, context, clock)).slices;

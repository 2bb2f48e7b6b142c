import type { D1Database } from '@cloudflare/workers-types';
import type { Reading } from '../../../src/contracts/site/sources.ts';
import type { Bindings } from '../../env.ts';
import { logError } from '../../http/log-error.ts';
import { applyList } from './apply-list.ts';
import { loadFeed } from './load-feed.ts';
import { ReadingFailure } from './reading-failure.ts';
import {
  beingRead,
  claimSource,
  noteFailure,
  noteReading,
  type StoredSource,
} from './source-store.ts';

/** Finds out whether the import of the last reading has written all of it. */
const findImportState = async (
  db: D1Database,
  id: string | null,
): Promise<'writing' | 'incomplete' | 'done'> => {
  if (id === null) return 'done';
  const row = await db
    .prepare(
      `SELECT ended_at AS endedAt, failures, EXISTS (
         SELECT 1 FROM import_row WHERE import_id = import.id AND left_out IS NOT NULL) AS hasLeftOut
       FROM import WHERE id = ?`,
    )
    .bind(id)
    .first<{ endedAt: number | null; failures: number; hasLeftOut: 0 | 1 }>();
  if (!row) return 'incomplete';
  if (row.endedAt === null) return 'writing';
  return row.failures > 0 || row.hasLeftOut === 1 ? 'incomplete' : 'done';
};

/** Shows what reading a source with these settings would do. @throws ReadingFailure */
export const previewSource = async (
  bindings: Bindings,
  source: Pick<StoredSource, 'id' | 'settings' | 'held' | 'emptyReadings'>,
  now: number,
): Promise<Reading> => {
  const feed = await loadFeed(source.settings);
  const emptyReadings = feed.postings.length > 0 ? 0 : source.emptyReadings + 1;
  const { result } = await applyList(bindings, source, feed, {
    emptyReadings,
    isDryRun: true,
    now,
  });
  return result;
};

const readClaimed = async (
  bindings: Bindings,
  source: StoredSource,
  now: number,
): Promise<Reading | undefined> => {
  const { JOBS: db } = bindings;
  const last = await findImportState(db, source.importId);
  if (last === 'writing') {
    throw new ReadingFailure('The last reading is still being written.');
  }
  const feed = await loadFeed(source.settings);
  const { format, hash } = feed;
  const emptyReadings = feed.postings.length > 0 ? 0 : source.emptyReadings + 1;
  const state = { format: format?.name, emptyReadings };
  if (hash === source.contentHash && last === 'done') {
    const { held } = source;
    await noteReading(
      db,
      source,
      { ...state, contentHash: hash, held, importId: null, result: null },
      now,
    );
    return undefined;
  }
  const { result, importId, isSettled } = await applyList(bindings, source, feed, {
    ...{ emptyReadings, isDryRun: false, now },
  });
  const contentHash = isSettled ? hash : null;
  await noteReading(
    db,
    source,
    { ...state, contentHash, held: result.held, importId, result },
    now,
  );
  return result;
};

/**
 * Reads a source now.
 * @returns what changes; undefined if the list is the same as before
 * @throws HttpError 409 if it is being read
 * @throws ReadingFailure which is stored with the source
 */
export const readSource = async (
  bindings: Bindings,
  id: string,
  now: number,
): Promise<Reading | undefined> => {
  const source = await claimSource(bindings.JOBS, id, now);
  if (!source) throw beingRead();
  try {
    return await readClaimed(bindings, source, now);
  } catch (error) {
    const failure =
      error instanceof ReadingFailure
        ? error
        : new ReadingFailure('The site could not process the list.', 0, { cause: error });
    if (failure !== error) logError(`Source ${id} could not be read.`, error);
    await noteFailure(bindings.JOBS, source, failure, now);
    throw failure;
  }
};

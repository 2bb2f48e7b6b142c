import type { D1Database } from '@cloudflare/workers-types';
import { MINUTE_MS, recentCalls, VANISHING_MAX, type WaitingPurges } from './purge-budget.ts';

/*
 * The tags of changes, stored from the change until their pages are purged (migration 0034). A tag
 * is deleted after its purge, so none is lost with the worker that took it: a tag that was taken a
 * minute ago and still exists waits again.
 */

/** A tag that stands for all pages. */
export const EVERYTHING = 'everything';

/**
 * The longest fresh time of pages of records (`site-routes.ts`): older pages have been renewed
 * without a purge.
 */
const TAG_MAX_AGE_MS = 24 * 60 * MINUTE_MS;

/**
 * Adds tags explicitly; triggers add those of records.
 * @param vanishes their pages show what must not be visible any more
 */
export const collectTags = async (
  db: D1Database,
  tags: readonly string[],
  vanishes: boolean,
  now: number,
): Promise<void> => {
  if (tags.length === 0) return;
  await db
    .prepare(
      `INSERT INTO purge_tag (tag, vanishes, since) SELECT value, ?2, ?3 FROM json_each(?1) WHERE true
       ON CONFLICT (tag) DO UPDATE SET vanishes = max(vanishes, excluded.vanishes), taken_at = 0`,
    )
    .bind(JSON.stringify(tags), vanishes ? 1 : 0, now)
    .run();
};

/** `known`: the calls as they are stored. */
export type StoredPurges = WaitingPurges & { readonly known: string };

const WAITS = 'taken_at <= ?1';

export const readPurges = async (db: D1Database, now: number): Promise<StoredPurges> => {
  const row = await db
    .prepare(
      `SELECT calls,
         (SELECT count(*) FROM
           (SELECT 1 FROM purge_tag WHERE vanishes = 1 AND ${WAITS} LIMIT ${VANISHING_MAX + 1})) AS vanishing,
         EXISTS (SELECT 1 FROM purge_tag WHERE vanishes = 0 AND ${WAITS}) AS hasChanges,
         EXISTS (SELECT 1 FROM purge_tag WHERE tag = '${EVERYTHING}' AND ${WAITS}) AS isEverything
       FROM purge_budget`,
    )
    .bind(now - MINUTE_MS)
    .first<{ calls: string; vanishing: number; hasChanges: 0 | 1; isEverything: 0 | 1 }>();
  if (!row) throw new Error('The purge budget is missing.');
  return {
    known: row.calls,
    calls: JSON.parse(row.calls),
    vanishing: row.vanishing,
    hasChanges: row.hasChanges === 1,
    isEverything: row.isEverything === 1,
  };
};

/** A purge in progress. */
export interface PurgeCall {
  /** Unix milliseconds: its unique name. */
  readonly at: number;
  readonly tags: readonly string[] | 'everything';
}

/**
 * Takes a call from the budget together with `count` tags, those that must vanish first; undefined
 * where another worker was faster.
 */
export const takeTags = async (
  db: D1Database,
  { known, calls }: Pick<StoredPurges, 'known' | 'calls'>,
  count: number | 'everything',
  now: number,
): Promise<PurgeCall | undefined> => {
  const at = Math.max(now, (calls.at(-1) ?? 0) + 1);
  const taken = JSON.stringify([...recentCalls(calls, now), at]);
  // In one transaction: a second worker in between would find waiting tags and spend a call on
  // none.
  const [claimed, tags] = await db.batch<{ tag: string }>([
    db
      .prepare('UPDATE purge_budget SET calls = ?1 WHERE calls = ?2 RETURNING id')
      .bind(taken, known),
    db
      .prepare(
        `UPDATE purge_tag SET taken_at = ?2 WHERE tag IN
           (SELECT tag FROM purge_tag WHERE ${WAITS} ORDER BY vanishes DESC, since, tag LIMIT ?3)
           AND EXISTS (SELECT 1 FROM purge_budget WHERE calls = ?4)
         RETURNING tag`,
      )
      .bind(now - MINUTE_MS, at, count === 'everything' ? -1 : count, taken),
  ]);
  if (claimed?.results.length === 0) return undefined;
  if (count === 'everything') return { at, tags: 'everything' };
  return { at, tags: tags?.results.map(({ tag }) => tag) ?? [] };
};

/**
 * Deletes the tags of a finished purge, except those that changed again in between, and tags that
 * are older than every page.
 */
export const deleteTags = (db: D1Database, { at }: PurgeCall, now: number): Promise<unknown> =>
  db.batch([
    db.prepare('DELETE FROM purge_tag WHERE taken_at > 0 AND taken_at = ?').bind(at),
    db
      .prepare('DELETE FROM purge_tag WHERE vanishes = 0 AND since <= ?')
      .bind(now - TAG_MAX_AGE_MS),
  ]);

/** After a purge that the cache refused: the tags wait again. */
export const returnTags = (db: D1Database, { at }: PurgeCall): Promise<unknown> =>
  db
    .prepare('UPDATE purge_tag SET taken_at = 0 WHERE taken_at > 0 AND taken_at = ?')
    .bind(at)
    .run();

/** Whether to send a queue message for that time: no earlier message is under way. */
export const claimWake = async (db: D1Database, at: number, now: number): Promise<boolean> => {
  const { results } = await db
    .prepare(
      'UPDATE purge_budget SET wakes_at = ?1 WHERE wakes_at <= ?2 OR wakes_at > ?1 RETURNING id',
    )
    .bind(at, now)
    .all();
  return results.length > 0;
};

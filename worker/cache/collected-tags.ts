import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import { MINUTE_MS, recentCalls, VANISHING_MAX, type WaitingPurges } from './purge-budget.ts';

/*
 * The cache tags of changed records, stored from the change until the pages are purged (migration
 * 0034). A tag is deleted only after its purge, so no tag is lost if the worker that took it dies:
 * a tag that was taken more than a minute ago and still exists counts as waiting again.
 */

/** A tag that stands for all pages. */
export const EVERYTHING = 'everything';

/**
 * The longest freshness lifetime of any page that shows records (`site-routes.ts`). Any page older
 * than this has been re-rendered even without a purge.
 */
const TAG_MAX_AGE_MS = 24 * 60 * MINUTE_MS;

/**
 * Builds the statement that adds tags explicitly; database triggers add the tags of changed records.
 * @param vanishes whether the tagged pages show something that must no longer be visible
 */
export const collectTagsStatement = (
  db: D1Database,
  tags: readonly string[],
  vanishes: boolean,
  now: number,
): D1PreparedStatement =>
  db
    .prepare(
      `INSERT INTO purge_tag (tag, vanishes, since) SELECT value, ?2, ?3 FROM json_each(?1) WHERE true
       ON CONFLICT (tag) DO UPDATE SET vanishes = max(vanishes, excluded.vanishes), taken_at = 0`,
    )
    .bind(JSON.stringify(tags), vanishes ? 1 : 0, now);

/** Adds tags by `collectTagsStatement`. */
export const collectTags = async (
  ...[db, tags, vanishes, now]: Parameters<typeof collectTagsStatement>
): Promise<void> => {
  if (tags.length > 0) await collectTagsStatement(db, tags, vanishes, now).run();
};

/** The waiting purges. `known` is the value of `calls` exactly as stored in the database. */
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
  /** When the purge began, in Unix milliseconds; also the purge's unique id. */
  readonly at: number;
  readonly tags: readonly string[] | 'everything';
}

/**
 * Takes one call from the budget, and up to `count` tags for it, starting with those whose pages
 * must vanish. Returns undefined if another worker was faster.
 */
export const takeTags = async (
  db: D1Database,
  { known, calls }: Pick<StoredPurges, 'known' | 'calls'>,
  count: number | 'everything',
  now: number,
): Promise<PurgeCall | undefined> => {
  const at = Math.max(now, (calls.at(-1) ?? 0) + 1);
  const taken = JSON.stringify([...recentCalls(calls, now), at]);
  // Both statements run in one transaction. Otherwise a second worker could still see the tags as
  // waiting, and waste a call that purges nothing.
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
 * Deletes the tags of a finished purge, except those that changed again during it. Also deletes
 * tags that are older than any cached page.
 */
export const deleteTags = (db: D1Database, { at }: PurgeCall, now: number): Promise<unknown> =>
  db.batch([
    db.prepare('DELETE FROM purge_tag WHERE taken_at > 0 AND taken_at = ?').bind(at),
    db
      .prepare('DELETE FROM purge_tag WHERE vanishes = 0 AND since <= ?')
      .bind(now - TAG_MAX_AGE_MS),
  ]);

/** Marks the tags as waiting again after the cache refused their purge. */
export const returnTags = (db: D1Database, { at }: PurgeCall): Promise<unknown> =>
  db
    .prepare('UPDATE purge_tag SET taken_at = 0 WHERE taken_at > 0 AND taken_at = ?')
    .bind(at)
    .run();

/**
 * Whether to send a queue message for the given time; false if a message for the same or an earlier
 * time is already pending.
 */
export const claimWake = async (db: D1Database, at: number, now: number): Promise<boolean> => {
  const { results } = await db
    .prepare(
      'UPDATE purge_budget SET wakes_at = ?1 WHERE wakes_at <= ?2 OR wakes_at > ?1 RETURNING id',
    )
    .bind(at, now)
    .all();
  return results.length > 0;
};

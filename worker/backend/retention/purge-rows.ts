import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import * as v from 'valibot';
import { DAY_MS } from '../../http/iso-date.ts';
import { readProgress, saveProgress } from '../progress.ts';
import type { RowRule } from './policy.ts';

/** The result of applying a rule to one slice of records. */
export interface Slice {
  /** The number of records removed. */
  readonly count: number;
  /** Whether another slice may find more records to remove. */
  readonly isMore: boolean;
}

/**
 * The number of rows per slice: small enough that other statements do not wait long for the
 * database.
 */
export const ROWS_AT_ONCE = 500;
export const WALKED_AT_ONCE = 100;

/** `WHERE` condition for records that are old enough to remove; `?1` is the cutoff time. */
const tooOld = ({ where = 'true', since }: RowRule) => `${where} AND ${since} <= ?1`;

const due = (rule: RowRule) => tooOld(rule) + (rule.unless ? ` AND NOT (${rule.unless})` : '');

const selectRemoval = ({ table, set }: RowRule) =>
  set ? `UPDATE ${table} SET ${set}` : `DELETE FROM ${table}`;

/** Counts the records that a rule would remove now. */
export const countStatement = (db: D1Database, rule: RowRule, now: number): D1PreparedStatement =>
  db
    .prepare(`SELECT count(*) AS due FROM ${rule.table} WHERE ${due(rule)}`)
    .bind(now - rule.days * DAY_MS);

interface Counted {
  readonly changes: number;
}

/**
 * Counts the rows changed by the preceding statement; D1's own count includes rows written by
 * triggers.
 */
const countChanges = (db: D1Database) => db.prepare('SELECT changes() AS changes');

const takeSlice = async (db: D1Database, rule: RowRule, before: number): Promise<Slice> => {
  const these = `WHERE (${rule.key}) IN (SELECT ${rule.key} FROM ${rule.table}
    WHERE ${due(rule)} ORDER BY ${rule.since}, ${rule.key} LIMIT ?2)`;
  const written = await db.batch<Counted>([
    ...(rule.leaves ? [db.prepare(`${rule.leaves} ${these}`).bind(before, ROWS_AT_ONCE)] : []),
    db.prepare(`${selectRemoval(rule)} ${these}`).bind(before, ROWS_AT_ONCE),
    countChanges(db),
  ]);
  const count = written.at(-1)?.results[0]?.changes ?? 0;
  return { count, isMore: count === ROWS_AT_ONCE };
};

/** A rule's position: the timestamp and key of the last record it read. */
const PlaceSchema = v.object({
  since: v.number(),
  key: v.union([v.string(), v.number()]),
  /** When the rule last started over from the oldest record. */
  begunAt: v.number(),
});
type Place = v.InferOutput<typeof PlaceSchema>;

const formatSetting = ({ name }: RowRule) => `purged: ${name}`;

const createStart = (now: number): Place => ({ since: -1, key: '', begunAt: now });

/**
 * Reads the next records for a rule with `unless`. Records that become due later sort after the
 * stored position, so reading can continue from there. The oldest records are read again only once
 * a day, in case the reason to retain them no longer applies.
 */
const walkSlice = async (
  db: D1Database,
  rule: RowRule,
  before: number,
  now: number,
): Promise<Slice> => {
  const { table, key, since } = rule;
  const place = (await readProgress(db, formatSetting(rule), PlaceSchema)) ?? createStart(now);
  const { results } = await db
    .prepare(
      `SELECT ${key} AS key, ${since} AS since, ${rule.unless} AS isKept FROM ${table}
       WHERE ${tooOld(rule)} AND ${since} >= ?2 AND (${since} > ?2 OR ${key} > ?3)
       ORDER BY ${since}, ${key} LIMIT ?4`,
    )
    .bind(before, place.since, place.key, WALKED_AT_ONCE)
    .all<{ key: string | number; since: number; isKept: 0 | 1 }>();
  const last = results.at(-1);
  const isMore = results.length === WALKED_AT_ONCE;
  const isOver = !isMore && now - place.begunAt >= DAY_MS;
  if (!last && !isOver) return { count: 0, isMore };

  const next = isOver ? createStart(now) : { ...place, since: last?.since, key: last?.key };
  const keys = JSON.stringify(results.filter((row) => !row.isKept).map((row) => row.key));
  // Checks again that each record is due for removal, because it may have changed since it was
  // read.
  const these = `WHERE ${key} IN (SELECT value FROM json_each(?2)) AND ${due(rule)}`;
  const written = await db.batch<Counted>([
    db.prepare(`${selectRemoval(rule)} ${these}`).bind(before, keys),
    countChanges(db),
    saveProgress(db, formatSetting(rule), next),
  ]);
  return { count: written.at(-2)?.results[0]?.changes ?? 0, isMore: isMore || isOver };
};

/** Removes one slice of the records that a rule no longer retains. */
export const purgeRows = (db: D1Database, rule: RowRule, now: number): Promise<Slice> => {
  const before = now - rule.days * DAY_MS;
  return rule.unless ? walkSlice(db, rule, before, now) : takeSlice(db, rule, before);
};

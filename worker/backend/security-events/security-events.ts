import type { D1Database } from '@cloudflare/workers-types';
import type { SecurityEvent } from '../../../src/contracts/ops.ts';
import { DAY_MS } from '../../http/iso-date.ts';

/*
 * Counts of security events by kind, hour and daily network hash, which help operators recognize an
 * attack (decision 20). They contain no tokens, links or addresses.
 */

const HOUR_MS = 60 * 60 * 1000;
/**
 * Minimum time between two writes to the same row, so that an attack does not cause one write per
 * event.
 */
const WRITE_EVERY_MS = 10_000;
/**
 * Maximum number of rows that an isolate counts at a time; any additional networks share one row.
 */
const LINES_MAX = 500;
const OTHERS = 'others';

interface Line {
  readonly hour: number;
  readonly kind: SecurityEvent;
  readonly network: string;
  waiting: number;
  lastAt: number;
  writtenAt: number;
}

// Counts that an isolate has not yet written are lost when it shuts down, so the counts in the
// table are lower bounds.
const linesByDatabase = new WeakMap<D1Database, Map<string, Line>>();

const findLine = (db: D1Database, kind: SecurityEvent, network: string, now: number): Line => {
  const lines = linesByDatabase.get(db) ?? new Map<string, Line>();
  linesByDatabase.set(db, lines);
  const hour = Math.floor(now / HOUR_MS);
  for (const [key, line] of lines) if (line.hour < hour && line.waiting === 0) lines.delete(key);
  const known = lines.get(`${hour} ${kind} ${network}`);
  if (known) return known;
  const counted = lines.size < LINES_MAX ? network : OTHERS;
  const line = lines.get(`${hour} ${kind} ${counted}`) ?? {
    ...{ hour, kind, network: counted },
    ...{ waiting: 0, lastAt: now, writtenAt: Number.NEGATIVE_INFINITY },
  };
  lines.set(`${hour} ${kind} ${counted}`, line);
  return line;
};

/**
 * Counts an event, and writes all rows that are due.
 * @param network as returned by `networkHash`
 */
export const countSecurityEvent = async (
  db: D1Database,
  kind: SecurityEvent,
  { network, now }: { readonly network: string; readonly now: number },
): Promise<void> => {
  const line = findLine(db, kind, network, now);
  line.waiting += 1;
  line.lastAt = now;
  const due = [...(linesByDatabase.get(db)?.values() ?? [])].filter(
    ({ waiting, writtenAt }) => waiting > 0 && now >= writtenAt + WRITE_EVERY_MS,
  );
  if (due.length === 0) return;
  const rows = due.map(({ hour, kind, network, waiting, lastAt }) => ({
    ...{ hour, kind, network },
    ...{ count: waiting, lastAt },
  }));
  for (const one of due) Object.assign(one, { waiting: 0, writtenAt: now });
  await db
    .prepare(
      `INSERT INTO security_event (hour, kind, network, count, last_at)
       SELECT value ->> 'hour', value ->> 'kind', value ->> 'network', value ->> 'count',
         value ->> 'lastAt' FROM json_each(?) WHERE true
       ON CONFLICT (hour, kind, network) DO UPDATE
         SET count = count + excluded.count, last_at = max(last_at, excluded.last_at)`,
    )
    .bind(JSON.stringify(rows))
    .run();
};

export interface ListedSecurityEvent {
  /** Start of the hour, in Unix milliseconds. */
  readonly at: number;
  readonly kind: SecurityEvent;
  readonly network: string;
  readonly count: number;
}

/**
 * Maximum number of networks listed per kind and hour. All further networks share one row, so that
 * no kind crowds out another.
 */
const NETWORKS_LISTED = 20;
/** Maximum number of rows listed, latest first. */
const LISTED_MAX = 1_000;

/** The events of the last `days` days, latest first. */
export const listSecurityEvents = async (
  db: D1Database,
  days: number,
  now: number,
): Promise<ListedSecurityEvent[]> => {
  const { results } = await db
    .prepare(
      `SELECT hour, kind, iif(place <= ?2, network, '${OTHERS}') AS network, sum(count) AS count
       FROM (SELECT *, row_number() OVER (
               PARTITION BY hour, kind ORDER BY count DESC, network) AS place
             FROM security_event WHERE hour > ?1)
       GROUP BY 1, 2, 3 ORDER BY hour DESC, kind, count DESC, network LIMIT ?3`,
    )
    .bind(Math.floor((now - days * DAY_MS) / HOUR_MS), NETWORKS_LISTED, LISTED_MAX)
    .all<{ hour: number; kind: SecurityEvent; network: string; count: number }>();
  return results.map(({ hour, ...event }) => ({ at: hour * HOUR_MS, ...event }));
};

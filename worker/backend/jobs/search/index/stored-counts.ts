import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import { POSTED_WITHIN } from '../../../../../src/contracts/enums.ts';
import { databaseKey } from '../../../database/database-key.ts';
import { addJobCodes, type Counts, countAges, type JobCodes, readJobCodes } from '../counts.ts';
import { codeKey, type Dictionary } from './dictionary.ts';
import { IDS_PER_HOUR, maxIdForAge } from './job-ids.ts';

/*
 * The counts of all open jobs, stored with the index (tables facet_count and published_count). A
 * list without a filter shows all of these counts, and a list with a single filter shows the counts
 * for that filter's facet. Each isolate caches them in memory. The batch that reads a page also
 * compares the version of the cached counts and returns the counts only if it changed, so the page
 * is never older than its facets.
 */

interface StoredRow {
  readonly version: number;
  /** `[[code, jobs], …]`; null if the version is unchanged. */
  readonly codes: string | null;
  /** `[[hour, jobs], …]` for the last few weeks; null if the version is unchanged. */
  readonly hours: string | null;
  /**
   * For each age, the number of jobs published in its oldest hour, which lies only partly within
   * the age: `[jobs, …]`.
   */
  readonly lastHours: string;
  /**
   * Expired jobs that are still in the index, except those that the isolate already knows about:
   * `{id} {code}…,…`.
   */
  readonly ended: string;
}

interface StoredCounts {
  readonly version: number;
  readonly codes: readonly (readonly [code: number, jobs: number])[];
  readonly hours: readonly (readonly [hour: number, jobs: number])[];
  /**
   * Jobs that had expired by `endedUntil`. Many may expire at the same time, and the cron job takes
   * a while to close them.
   */
  readonly ended: JobCodes;
  /** Unix milliseconds. */
  readonly endedUntil: number;
}

/** A statement and the function that parses its row. */
interface StoredQuery {
  readonly statement: D1PreparedStatement;
  read(row: unknown): Counts;
}

const countsByDatabase = new WeakMap<D1Database, StoredCounts>();

const AGES = Object.keys(POSTED_WITHIN);

const KNOWN = '(SELECT version FROM job_search_version WHERE id = 1) = ?';

const ENDED = `SELECT coalesce(group_concat(id || ' ' || codes), '') FROM job_search
  WHERE ends_at <= ?`;

export const storedQuery = (
  db: D1Database,
  { codes: codesOf }: Dictionary,
  now: number,
): StoredQuery => {
  const last = countsByDatabase.get(databaseKey(db));
  // Ignores cached data dated in the future, which can exist if the clock was set back.
  const known = last && last.endedUntil <= now ? last : undefined;
  const lastIds = AGES.map((days) => maxIdForAge(Number(days), now));
  const lastHours = lastIds.map((id) => Math.floor(id / IDS_PER_HOUR));
  const ranges = lastIds.map((id, i) => [(lastHours[i] ?? 0) * IDS_PER_HOUR, id]);
  return {
    statement: db
      .prepare(
        `SELECT (SELECT version FROM job_search_version WHERE id = 1) AS version,
          iif(${KNOWN}, NULL, (SELECT json_group_array(json_array(code, jobs)) FROM facet_count
            WHERE jobs > 0)) AS codes,
          iif(${KNOWN}, NULL, (SELECT json_group_array(json_array(hour, jobs)) FROM published_count
            WHERE hour <= ? AND jobs > 0)) AS hours,
          (SELECT json_group_array((SELECT count(*) FROM job_search INDEXED BY job_search_ids
            WHERE id BETWEEN age.value ->> 0 AND age.value ->> 1)) FROM json_each(?) AS age) AS lastHours,
          iif(${KNOWN}, (${ENDED} AND ends_at > ?), (${ENDED})) AS ended`,
      )
      .bind(
        known?.version ?? -1,
        known?.version ?? -1,
        Math.max(...lastHours),
        JSON.stringify(ranges),
        known?.version ?? -1,
        now,
        known?.endedUntil ?? 0,
        now,
      ),
    read(answered) {
      const row = answered as StoredRow;
      const isKnown = known !== undefined && row.version === known.version;
      const newlyEnded = readJobCodes(row.ended);
      const ended = isKnown ? addJobCodes(known.ended, newlyEnded) : newlyEnded;
      const stored: StoredCounts = {
        version: row.version,
        codes: isKnown ? known.codes : JSON.parse(row.codes ?? '[]'),
        hours: isKnown ? known.hours : JSON.parse(row.hours ?? '[]'),
        ended,
        endedUntil: now,
      };
      countsByDatabase.set(databaseKey(db), stored);
      const endedAges = countAges(ended.published, now);
      const byCode = new Map(
        stored.codes.map(([code, jobs]) => [code, jobs - (ended.codes.get(code) ?? 0)]),
      );
      const inLastHour = JSON.parse(row.lastHours) as number[];
      // Each job has exactly one `pay` value: stated or unstated.
      const total = ['stated', 'unstated']
        .flatMap((value) => codesOf.get(codeKey('pay', value)) ?? [])
        .reduce((sum, code) => sum + (byCode.get(code) ?? 0), 0);
      return {
        total,
        byCode,
        byAge: new Map(
          AGES.map((days, i) => [
            days,
            stored.hours.reduce(
              (sum, [hour, jobs]) => (hour < (lastHours[i] ?? 0) ? sum + jobs : sum),
              inLastHour[i] ?? 0,
            ) - (endedAges.get(days) ?? 0),
          ]),
        ),
        isSampled: false,
      };
    },
  };
};

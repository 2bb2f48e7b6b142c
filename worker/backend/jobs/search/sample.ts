import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import { type Counts, countAges, readJobCodes } from './counts.ts';
import { SHARE, SHARE_WORD } from './index/share.ts';
import { idsOf, type Scope } from './statements.ts';

/*
 * What the jobs of a scope have: counted in all of them where they are few and in a sample of them, drawn by a hash
 * of their ids, where they are many. All of them are walked for that, so on a large board those of a share of it,
 * where that has enough.
 */

/** Of so many each is counted (DESIGN 4, 'Jobs': at least of 5,000): what a sample lacks costs more to look up. */
const EXACT = 10_000;

/** Jobs of a sample of more, some more or less. */
const SAMPLE = 6_500;

/** A board of more jobs is large. */
const LARGE_BOARD = 130_000;

/** Ids hold times and numbers: their rest by a prime is a hash that costs next to nothing. */
const PRIME = 1_009;

interface SampleRow {
  readonly matches: number;
  readonly isShare: number;
  readonly jobs: string;
}

/** A statement for a batch, and what its row says. */
export interface CountsQuery {
  readonly statement: D1PreparedStatement;
  readonly read: (row: unknown) => Counts;
}

/** `jobs`: how many there are on the board. */
export const sampleQuery = (
  db: D1Database,
  scope: Scope,
  now: number,
  jobs: number,
): CountsQuery => {
  const isLarge = jobs > LARGE_BOARD;
  const all = idsOf(scope);
  const share = idsOf({ ...scope, codes: [...scope.codes, `"${SHARE_WORD}"`] });
  const isShare = isLarge ? `(SELECT count(*) FROM share) >= ${SAMPLE}` : 'false';
  const tables = isLarge
    ? `share AS MATERIALIZED (${share.sql}), matches AS MATERIALIZED (
        SELECT id FROM share WHERE ${isShare}
        UNION ALL SELECT id FROM (${all.sql}) WHERE NOT ${isShare})`
    : `matches AS MATERIALIZED (${all.sql})`;
  return {
    statement: db
      .prepare(
        `WITH ${tables}, size AS MATERIALIZED (SELECT count(*) AS matches FROM matches)
        SELECT (SELECT matches FROM size) AS matches, ${isShare} AS isShare,
          coalesce(group_concat(job_search.id || ' ' || codes), '') AS jobs
        FROM matches CROSS JOIN job_search ON job_search.id = matches.id
        WHERE matches.id % ${PRIME} < (
          SELECT iif(matches <= ${EXACT}, ${PRIME}, ${PRIME * SAMPLE} / matches) FROM size)`,
      )
      .bind(...(isLarge ? share.values : []), ...all.values),
    read(row) {
      const { matches, isShare: isOfShare, jobs: sampled } = row as SampleRow;
      const { codes, published } = readJobCodes(sampled);
      const total = isOfShare ? Math.round(matches / SHARE) : matches;
      const scale = total / Math.max(1, published.length);
      const scaled = <K>(counts: ReadonlyMap<K, number>) =>
        new Map([...counts].map(([key, count]) => [key, Math.round(count * scale)]));
      return {
        total,
        byCode: scaled(codes),
        byAge: scaled(countAges(published, now)),
        isSampled: published.length < matches,
        isEstimate: isOfShare === 1,
      };
    },
  };
};

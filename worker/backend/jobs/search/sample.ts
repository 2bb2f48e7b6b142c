import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import { type Counts, countAges, readJobCodes } from './counts.ts';
import { anyJobMatch } from './filters.ts';
import type { Dictionary } from './index/dictionary.ts';
import { ARE_SHARES_MARKED, SHARE, SHARE_WORDS } from './index/share.ts';
import { jobsIn, matchOf, type Scope } from './statements.ts';

/*
 * What the jobs of a scope have: counted in all of them where they are few, and where they are many in the smallest
 * share of them (share.ts) that has enough. So a count reads about as many jobs whatever the size of the board.
 */

/**
 * A share of fewer jobs is too small to count in. An eighth of fewer than 5,000 (DESIGN 4, 'Jobs') never has as many,
 * so those are counted exactly.
 */
export const SAMPLE_MIN = 1_250;

/** A statement for a batch, and what its row says. */
export interface CountsQuery {
  readonly statement: D1PreparedStatement;
  readonly read: (row: unknown) => Counts;
}

interface SampleRow {
  /** Shares that the sample was drawn from; 0 where it is all jobs of the scope. */
  readonly shares: number;
  /** `{number of jobs},{id} {code}…,{id} {code}…` */
  readonly jobs: string;
}

/** A total that is not exact does not look it: `About 12,300`. */
const roundEstimate = (total: number): number => Number(total.toPrecision(3));

/** Counts the jobs of a scope, and what they have. */
export const sampleQuery = (
  db: D1Database,
  scope: Scope,
  now: number,
  dictionary: Dictionary,
): CountsQuery => {
  const all = matchOf(scope, scope.tiers.at(-1)) || anyJobMatch(dictionary);
  const words = SHARE_WORDS.filter((_, i) => dictionary.jobs * SHARE ** (i + 1) >= SAMPLE_MIN);
  // From the smallest share to all jobs.
  const expressions = [...words.map((word) => `(${all}) AND "${word}"`).toReversed(), all];
  const ofAll = expressions.length - 1;
  const { sql, values, id } = jobsIn(scope, { given: 'expression.value' });
  return {
    statement: db
      .prepare(
        `WITH RECURSIVE expression (n, value) AS MATERIALIZED (SELECT key, value FROM json_each(?)),
        sample (n, jobs) AS (
          SELECT iif(${ARE_SHARES_MARKED}, -1, ?), '0'
          UNION ALL SELECT expression.n,
            (SELECT count(*) || ',' || coalesce(group_concat(${id} || ' ' || codes), '') ${sql})
          FROM sample CROSS JOIN expression ON expression.n = sample.n + 1
          WHERE CAST(sample.jobs AS INTEGER) < ${SAMPLE_MIN})
        SELECT ? - n AS shares, jobs FROM sample ORDER BY n DESC LIMIT 1`,
      )
      .bind(JSON.stringify(expressions), Math.max(-1, ofAll - 2), ...values, ofAll),
    read(row) {
      const { shares, jobs: sampled } = row as SampleRow;
      const { codes, published } = readJobCodes(sampled.slice(sampled.indexOf(',') + 1));
      const scale = SHARE ** -shares;
      const scaled = <K>(counts: ReadonlyMap<K, number>) =>
        new Map([...counts].map(([key, count]) => [key, count * scale]));
      const isSampled = shares > 0;
      return {
        total: isSampled ? roundEstimate(published.length * scale) : published.length,
        byCode: scaled(codes),
        byAge: scaled(countAges(published, now)),
        isSampled,
      };
    },
  };
};

import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import { type Counts, countAges, readJobCodes } from './counts.ts';
import { narrowToShare, SHARES, shareOf, shareWord } from './shares.ts';
import { idsOf, type Scope } from './statements.ts';

/*
 * What the jobs of a scope have, counted in all of them where they are few and in a share of them, drawn by
 * hash, where they are many. How many they are is told by a small share before any is read.
 */

/** The share by which the number of matches is guessed: one in 32. */
const GUESS = 10;

/** A share is at least as large, going by the guess; a guess of 200 is 7 % off in two of three cases. */
const LEAST = 6_500;

/** The least guess from which a share, the first one on, holds that many. */
const GUESSES = Array.from({ length: SHARES - 1 }, (_, i) =>
  Math.ceil((LEAST * shareOf(GUESS)) / shareOf(i + 1)),
);

const ALL = 'WITH share AS MATERIALIZED (SELECT 0 AS level)';
const GUESSED = `WITH guess AS MATERIALIZED (SELECT count(*) AS matches FROM (MATCHES)),
  share AS MATERIALIZED (SELECT count(*) AS level FROM guess, json_each(?) AS least
    WHERE guess.matches >= least.value)`;

interface SampleRow {
  /** Which share; 0 is all. */
  readonly level: number;
  readonly jobs: string;
}

/** A statement for a batch, and what its row says. */
export interface CountsQuery {
  readonly statement: D1PreparedStatement;
  readonly read: (row: unknown) => Counts;
}

export const sampleQuery = (
  db: D1Database,
  scope: Scope,
  now: number,
  /** How many jobs there are, so that of few nothing need be guessed. */
  jobs: number,
): CountsQuery => {
  const isAll = jobs * shareOf(GUESS) < (GUESSES[0] ?? 0);
  const guessed = idsOf({ ...scope, codes: [...scope.codes, shareWord(GUESS)] });
  const read = isAll
    ? idsOf(scope)
    : idsOf(scope, `? || ${narrowToShare('(SELECT level FROM share)')}`);
  return {
    statement: db
      .prepare(
        `${isAll ? ALL : GUESSED.replace('MATCHES', guessed.sql)}
        SELECT (SELECT level FROM share) AS level,
          coalesce(group_concat(job_search.id || ' ' || codes), '') AS jobs
        FROM (${read.sql}) AS matched CROSS JOIN job_search ON job_search.id = matched.id`,
      )
      .bind(...(isAll ? [] : [...guessed.values, JSON.stringify(GUESSES)]), ...read.values),
    read(row) {
      const { level, jobs } = row as SampleRow;
      const { codes, published } = readJobCodes(jobs);
      const scale = 1 / shareOf(level);
      const scaled = <K>(counts: ReadonlyMap<K, number>) =>
        new Map([...counts].map(([key, count]) => [key, Math.round(count * scale)]));
      return {
        total: Math.round(published.length * scale),
        byCode: scaled(codes),
        byAge: scaled(countAges(published, now)),
        isEstimate: level > 0,
      };
    },
  };
};

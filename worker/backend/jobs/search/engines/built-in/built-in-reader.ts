import type { D1Database, D1PreparedStatement, D1Result } from '@cloudflare/workers-types';
import { LIMIT } from '../../../../limit.ts';
import { readJobCodes } from '../../counts.ts';
import { codesMatch } from '../../filters.ts';
import { daysSince } from '../../index/job-ids.ts';
import { dayWord } from '../../index/marks.ts';
import { SAMPLE_ORDERS, SAMPLED_ORDERS } from '../../index/sample-order.ts';
import type {
  CodesQuery,
  CountsQuery,
  HitRow,
  IndexQueries,
  IndexReader,
  IndexResults,
  Size,
  SizesQuery,
} from '../index-reader.ts';
import { allOf, anyOf, wordMatch } from '../match.ts';
import { readSample, SAMPLE_SIZE } from '../sample.ts';
import { buildMatch } from '../scope.ts';
import { toFts5 } from './fts5.ts';
import {
  buildConditions,
  buildIdsSql,
  buildJobsSql,
  firstStatement,
  pageStatement,
} from './statements.ts';

/* The built-in engine: an FTS5 index in the database itself, so a search takes one round trip. */

/**
 * While some jobs lack current index words, all matches are counted on boards with up to this many
 * jobs.
 */
const ALL_COUNTED = 20_000;

interface SampleSql {
  /** A SELECT that returns the columns `sample_order` and `job`. */
  readonly sql: string;
  readonly values: readonly (string | number)[];
  /** The sample is used only if it contains at least this many jobs. */
  readonly enough: number;
}

/** Selects as many matching jobs from the sample as a count needs, in sample order. */
const createFullSample = ({ scope, everyJob }: CountsQuery): SampleSql => {
  const days = scope.maxId === undefined ? [] : daysSince(scope.maxId, scope.now);
  const match = allOf([
    buildMatch(scope) ?? everyJob,
    ...(days.length > 0 ? [anyOf(days.map((day) => wordMatch(dayWord(day))))] : []),
  ]);
  const { conditions, values } = buildConditions(scope, 'job_sample.id');
  return {
    sql: `SELECT sample_order, id || ' ' || codes AS job
      FROM job_sample_fts CROSS JOIN job_sample ON sample_order = job_sample_fts.rowid
      WHERE job_sample_fts MATCH ? AND ${conditions.join(' AND ')}
      ORDER BY job_sample_fts.rowid ${LIMIT}`,
    values: [toFts5(match), ...values, SAMPLE_SIZE],
    enough: SAMPLE_SIZE,
  };
};

/**
 * Selects the matching jobs from a fraction of all jobs. Reads the main index, because some jobs in
 * the sample lack current index words. Reads only a fraction, because D1 returns at most 2 MB in
 * one value.
 */
const createPartialSample = ({ scope, jobs }: CountsQuery): SampleSql => {
  const fraction = Math.min(1, ALL_COUNTED / jobs);
  const orders = Math.floor(fraction * SAMPLE_ORDERS);
  const { sql, values, id } = buildJobsSql(scope);
  return {
    sql: `SELECT ? - 1 AS sample_order, ${id} || ' ' || codes AS job
      ${sql} AND job_search.sample_order < ?`,
    values: [orders, ...values, orders],
    enough: Math.ceil(fraction * SAMPLE_SIZE * (SAMPLE_ORDERS / SAMPLED_ORDERS)),
  };
};

const NO_SAMPLE: SampleSql = {
  sql: 'SELECT 0 AS sample_order, NULL AS job WHERE false',
  values: [],
  enough: 1,
};

/**
 * Reads a sample of the matching jobs, or all of them if the sample contains too few. The sample
 * order is independent of the jobs, so the position of the last job read shows what fraction of all
 * jobs was read (decision 12).
 */
const countsStatement = (db: D1Database, question: CountsQuery): D1PreparedStatement => {
  const { scope, jobs, isWhole } = question;
  const canBeMany = jobs * (SAMPLED_ORDERS / SAMPLE_ORDERS) >= SAMPLE_SIZE;
  const sampleFrom = isWhole ? createFullSample : createPartialSample;
  const sample = canBeMany && scope.fids.length === 0 ? sampleFrom(question) : NO_SAMPLE;
  const all = buildJobsSql(scope);
  return db
    .prepare(
      `WITH sample AS MATERIALIZED (${sample.sql}),
      counted AS MATERIALIZED (
        SELECT count(*) >= ? AS isEnough, max(sample_order) AS last, group_concat(job) AS codes
        FROM sample)
      SELECT iif(isEnough, last, NULL) AS last, iif(isEnough, codes,
        (SELECT coalesce(group_concat(${all.id} || ' ' || codes), '') ${all.sql})) AS jobs
      FROM counted`,
    )
    .bind(...sample.values, sample.enough, ...all.values);
};

interface CountsRow {
  /** The sample position of the last job; null if all jobs were read. */
  readonly last: number | null;
  /** The codes of each job: `{id} {code}…,{id} {code}…` */
  readonly jobs: string;
}

const readCounts = ({ last, jobs }: CountsRow, now: number) =>
  readSample(last === null ? 1 : SAMPLE_ORDERS / (last + 1), jobs, now);

const codesStatement = (
  db: D1Database,
  { scope, codes, jobs }: CodesQuery,
): D1PreparedStatement => {
  const having = buildIdsSql({ ...scope, codes: [...scope.codes, codesMatch(codes)] });
  return db
    .prepare(
      `SELECT group_concat(job_search.id || ' ' || codes) AS jobs
       FROM (${having.sql} ${LIMIT}) AS matched CROSS JOIN job_search ON job_search.id = matched.id`,
    )
    .bind(...having.values, jobs);
};

const sizesStatement = (db: D1Database, { matches, upTo, limit }: SizesQuery) =>
  db
    .prepare(
      `SELECT key AS at, (SELECT count(*) FROM (SELECT rowid FROM job_fts
         WHERE job_fts MATCH (expression.value) ${LIMIT})) AS jobs
       FROM json_each(?) AS expression WHERE jobs > 0 ${LIMIT}`,
    )
    .bind(upTo, JSON.stringify(matches.map(toFts5)), limit);

const firstRow = <Row>(result: D1Result | undefined) => result?.results[0] as Row | undefined;

export const createBuiltInReader = (db: D1Database): IndexReader => ({
  db,
  async ask({ page, first = [], counts = [], codes = [], sizes = [] }: IndexQueries, beside = []) {
    const statements = [
      beside,
      page ? [pageStatement(db, page)] : [],
      first.map((question) => firstStatement(db, question)),
      counts.map((question) => countsStatement(db, question)),
      codes.map((question) => codesStatement(db, question)),
      sizes.map((question) => sizesStatement(db, question)),
    ];
    const all = statements.flat();
    const results = all.length > 0 ? await db.batch(all) : [];
    let read = 0;
    const [ofBeside = [], ofPage = [], ofFirst = [], ofCounts = [], ofCodes = [], ofSizes = []] =
      statements.map(({ length }) => {
        read += length;
        return results.slice(read - length, read);
      });
    return {
      beside: ofBeside,
      page: (ofPage[0]?.results ?? []) as HitRow[],
      first: ofFirst.map(({ results }) => {
        const rows = results as (HitRow & { readonly search: number })[];
        return { search: rows[0]?.search, rows };
      }),
      counts: ofCounts.map((result, i) =>
        readCounts(firstRow<CountsRow>(result) as CountsRow, counts[i]?.scope.now ?? 0),
      ),
      codes: ofCodes.map((result, i) => {
        const found = readJobCodes(firstRow<{ jobs: string | null }>(result)?.jobs ?? '').codes;
        return codes[i]?.codes.filter((code) => found.has(code)) ?? [];
      }),
      sizes: ofSizes.map(({ results }) => results as Size[]),
    } satisfies IndexResults;
  },
});

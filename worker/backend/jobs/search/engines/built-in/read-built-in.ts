import type { D1Database, D1PreparedStatement, D1Result } from '@cloudflare/workers-types';
import { LIMIT } from '../../../../limit.ts';
import { readJobCodes } from '../../counts.ts';
import { codesMatch } from '../../filters.ts';
import { ARE_SHARES_MARKED } from '../../index/share.ts';
import type {
  Answered,
  Asked,
  CodesQuestion,
  CountsQuestion,
  HitRow,
  IndexReader,
  Size,
  SizesQuestion,
} from '../index-reader.ts';
import { readSample, SAMPLE_MIN, sampleMatches } from '../sample.ts';
import { toFts5 } from './fts5.ts';
import { firstStatement, idsOf, jobsIn, pageStatement } from './statements.ts';

/* The engine that is built in: an index of FTS5 in the database itself, so that a search is one trip. */

/** The jobs of the smallest share that has enough, from how many shares they are and how many: `SampleRow`. */
const countsStatement = (db: D1Database, question: CountsQuestion): D1PreparedStatement => {
  const expressions = sampleMatches(question).map(toFts5);
  const ofAll = expressions.length - 1;
  const { sql, values, id } = jobsIn(question.scope, { given: 'expression.value' });
  return db
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
    .bind(JSON.stringify(expressions), Math.max(-1, ofAll - 2), ...values, ofAll);
};

interface SampleRow {
  readonly shares: number;
  /** `{number of jobs},{id} {code}…,{id} {code}…` */
  readonly jobs: string;
}

const codesStatement = (
  db: D1Database,
  { scope, codes, jobs }: CodesQuestion,
): D1PreparedStatement => {
  const having = idsOf({ ...scope, codes: [...scope.codes, codesMatch(codes)] });
  return db
    .prepare(
      `SELECT group_concat(job_search.id || ' ' || codes) AS jobs
       FROM (${having.sql} ${LIMIT}) AS matched CROSS JOIN job_search ON job_search.id = matched.id`,
    )
    .bind(...having.values, jobs);
};

const sizesStatement = (db: D1Database, { matches, upTo, limit }: SizesQuestion) =>
  db
    .prepare(
      `SELECT key AS at, (SELECT count(*) FROM (SELECT rowid FROM job_fts
         WHERE job_fts MATCH (expression.value) ${LIMIT})) AS jobs
       FROM json_each(?) AS expression WHERE jobs > 0 ${LIMIT}`,
    )
    .bind(upTo, JSON.stringify(matches.map(toFts5)), limit);

const firstRow = <Row>(result: D1Result | undefined) => result?.results[0] as Row | undefined;

export const readBuiltIn = (db: D1Database): IndexReader => ({
  db,
  async ask({ page, first = [], counts = [], codes = [], sizes = [] }: Asked, beside = []) {
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
      counts: ofCounts.map((result, i) => {
        const { shares, jobs } = firstRow<SampleRow>(result) as SampleRow;
        const { now } = (counts[i] as CountsQuestion).scope;
        return readSample(shares, jobs.slice(jobs.indexOf(',') + 1), now);
      }),
      codes: ofCodes.map((result, i) => {
        const found = readJobCodes(firstRow<{ jobs: string | null }>(result)?.jobs ?? '').codes;
        return codes[i]?.codes.filter((code) => found.has(code)) ?? [];
      }),
      sizes: ofSizes.map(({ results }) => results as Size[]),
    } satisfies Answered;
  },
});

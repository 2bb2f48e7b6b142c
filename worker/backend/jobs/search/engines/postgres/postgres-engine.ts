import { JOB_ENGINE_MS, JOB_ENGINE_WRITE_MS } from '../../../../../../src/lib/deadlines.ts';
import { readJobCodes } from '../../counts.ts';
import { codesMatch } from '../../filters.ts';
import type { EngineResults, IndexEngine, IndexedJob } from '../index-engine.ts';
import type {
  CodesQuery,
  CountsQuery,
  FirstQuery,
  IndexQueries,
  PageQuery,
  SizesQuery,
} from '../index-reader.ts';
import { readSample } from '../sample.ts';
import { buildMatch, combineTiers, type Scope } from '../scope.ts';
import { type PostgresBinding, runInPostgres } from './client.ts';
import { findShareWords, SHARE, SHARE_MIN, shareMatches } from './shares.ts';
import { splitJobTokens } from './tokens.ts';
import { toTsquery } from './tsquery.ts';
import type { Row, Statement, Value } from './wire.ts';

/*
 * The index in PostgreSQL: one row per open job, with its tokens as a tsvector (docs/operating.md
 * describes the table). Ids sort by age, and queries work as in the built-in index.
 */

/** Collects the values of a statement and numbers their placeholders. */
const createValues = () => {
  const values: Value[] = [];
  const bind = (value: Value, type: 'bigint' | 'text' | 'text[]') =>
    `$${values.push(value)}::${type}`;
  return { values, bind };
};
type Bind = ReturnType<typeof createValues>['bind'];

/** Builds the conditions of a scope except its match. */
const buildConditions = (scope: Scope, bind: Bind): string => {
  const [min, max] =
    scope.salaryIn === 'usd' ? ['usd_min', 'salary_rank'] : ['yearly_min', 'yearly_max'];
  return [
    `ends_at > ${bind(scope.now, 'bigint')}`,
    ...(scope.maxId === undefined ? [] : [`id <= ${bind(scope.maxId, 'bigint')}`]),
    ...(scope.fids.length > 0 ? [`fid = ANY (${bind(scope.fids, 'text[]')})`] : []),
    ...(scope.except?.length ? [`fid <> ALL (${bind(scope.except, 'text[]')})`] : []),
    ...(scope.salaryMin === null ? [] : [`${max} >= ${bind(scope.salaryMin, 'bigint')}`]),
    ...(scope.salaryMax === null ? [] : [`${min} <= ${bind(scope.salaryMax, 'bigint')}`]),
  ].join(' AND ');
};

/** Builds all conditions of a scope, including a match on its widest tier. */
const buildAllConditions = (scope: Scope, bind: Bind): string => {
  const match = buildMatch(scope);
  const conditions = buildConditions(scope, bind);
  return match
    ? `words @@ ${bind(toTsquery(match), 'text')}::tsquery AND ${conditions}`
    : conditions;
};

/**
 * `+ 0` prevents an index scan. Without it, PostgreSQL might scan all jobs in index order to find a
 * few matches, because the limit makes it expect to find them early. The same could happen if the
 * query had no sort.
 */
const BY_ID = 'id + 0';
const ORDERS: Readonly<Record<PageQuery['sort'], string>> = {
  relevance: BY_ID,
  newest: BY_ID,
  salary: `salary_rank DESC, ${BY_ID}`,
  closing: `ends_at, ${BY_ID}`,
};

/**
 * Selects the jobs from the first search that finds any, one tier after another until the page is
 * full, as in the built-in index.
 */
const inTiers = (
  searches: FirstQuery['searches'],
  scope: Scope,
  limit: number,
  offset: number,
): Statement => {
  const { values, bind } = createValues();
  const searchesParameter = bind(
    JSON.stringify(searches.map((tiers) => tiers.map(toTsquery))),
    'text',
  );
  const conditions = buildConditions(scope, bind);
  const end = bind(limit + offset, 'bigint');
  return {
    values,
    // A scalar subquery, because PostgreSQL would turn EXISTS into a join that runs all searches.
    sql: `WITH RECURSIVE chosen AS MATERIALIZED (
        SELECT search, ARRAY(SELECT json_array_elements_text(tiers)) AS matches
        FROM json_array_elements(${searchesParameter}::json) WITH ORDINALITY AS one (tiers, search)
        WHERE (SELECT true FROM job_index WHERE words @@ (tiers ->> -1)::tsquery AND ${conditions}
          ORDER BY ${BY_ID} LIMIT 1) LIMIT 1),
      found (tier, ids) AS (
        SELECT 0, '{}'::bigint[] UNION ALL
        SELECT tier + 1, ARRAY(SELECT id FROM job_index
          WHERE words @@ matches[tier + 1]::tsquery AND ${conditions} ORDER BY ${BY_ID} LIMIT ${end})
        FROM found CROSS JOIN chosen WHERE cardinality(ids) < ${end} AND tier < cardinality(matches))
      SELECT id, (SELECT search FROM chosen) FROM (
        SELECT id, min(tier) AS tier FROM found CROSS JOIN unnest(ids) AS id GROUP BY id) AS page
      ORDER BY tier, id LIMIT ${bind(limit, 'bigint')} OFFSET ${bind(offset, 'bigint')}`,
  };
};

const pageStatement = ({ scope, sort, limit, offset }: PageQuery): Statement => {
  if (sort === 'relevance' && scope.tiers.length > 1) {
    return inTiers([combineTiers(scope)], scope, limit, offset);
  }
  const { values, bind } = createValues();
  return {
    values,
    sql: `SELECT id FROM job_index WHERE ${buildAllConditions(scope, bind)} ORDER BY ${ORDERS[sort]}
      LIMIT ${bind(limit, 'bigint')} OFFSET ${bind(offset, 'bigint')}`,
  };
};

/** Finds the smallest share with enough matching jobs, and the codes of those jobs. */
const countsStatement = (question: CountsQuery): Statement => {
  const { values, bind } = createValues();
  const matches = bind(shareMatches(question).map(toTsquery), 'text[]');
  return {
    values,
    sql: `WITH RECURSIVE sample (n, jobs, total) AS (
        SELECT 0, ''::text, 0::bigint UNION ALL
        SELECT n + 1, counted.jobs, counted.total FROM sample CROSS JOIN LATERAL (
          SELECT string_agg(codes, ',') AS jobs, count(*) AS total FROM job_index
          WHERE words @@ (${matches})[n + 1]::tsquery
            AND ${buildConditions(question.scope, bind)}) AS counted
        WHERE sample.total < ${SHARE_MIN} AND n < cardinality(${matches}))
      SELECT n, jobs FROM sample ORDER BY n DESC LIMIT 1`,
  };
};

const codesStatement = ({ scope, codes, jobs }: CodesQuery): Statement => {
  const { values, bind } = createValues();
  const having = { ...scope, codes: [...scope.codes, codesMatch(codes)] };
  return {
    values,
    sql: `SELECT string_agg(codes, ',') FROM (SELECT codes FROM job_index
      WHERE ${buildAllConditions(having, bind)} ORDER BY ${BY_ID} LIMIT ${bind(jobs, 'bigint')}) AS found`,
  };
};

const sizesStatement = ({ matches, upTo, limit }: SizesQuery): Statement => {
  const { values, bind } = createValues();
  return {
    values,
    sql: `SELECT at - 1, jobs FROM unnest(${bind(matches.map(toTsquery), 'text[]')})
        WITH ORDINALITY AS one (match, at) CROSS JOIN LATERAL (
        SELECT count(*) AS jobs FROM (SELECT FROM job_index WHERE words @@ match::tsquery
          ORDER BY ${BY_ID} LIMIT ${bind(upTo, 'bigint')}) AS found) AS counted
      WHERE jobs > 0 ORDER BY at LIMIT ${bind(limit, 'bigint')}`,
  };
};

/**
 * Parses an integer.
 * @throws if the text is not an integer
 */
const readNumber = (text: string | null | undefined): number => {
  const number = text ? Number(text) : Number.NaN;
  if (!Number.isSafeInteger(number)) throw new Error('PostgreSQL returned an invalid number.');
  return number;
};

/** Checks that the text has the format that `readJobCodes` parses. */
const readJobs = (text: string | null | undefined): string => {
  if (text && !/^[\d ,]*$/.test(text)) throw new Error('PostgreSQL returned invalid codes.');
  return text ?? '';
};

const readResults = (
  { page, first = [], counts = [], codes = [] }: IndexQueries,
  results: readonly (readonly Row[])[],
): EngineResults => {
  const rest = results.values();
  const next = (): readonly Row[] => rest.next().value ?? [];
  const readIds = (rows: readonly Row[]) => rows.map(([id]) => readNumber(id));
  return {
    page: page ? readIds(next()) : [],
    first: first.map(() => {
      const rows = next();
      return { search: rows[0] && readNumber(rows[0][1]) - 1, ids: readIds(rows) };
    }),
    counts: counts.map((question) => {
      const [n, jobs] = next()[0] ?? [];
      const shares = shareMatches(question).length - readNumber(n);
      return readSample(SHARE ** -shares, readJobs(jobs), question.scope.now);
    }),
    codes: codes.map((question) => {
      const found = readJobCodes(readJobs(next()[0]?.[0])).codes;
      return question.codes.filter((code) => found.has(code));
    }),
    sizes: [...rest].map((rows) =>
      rows.map(([at, jobs]) => ({ at: readNumber(at), jobs: readNumber(jobs) })),
    ),
  };
};

const createRow = (job: IndexedJob) => ({
  ...{ id: job.id, fid: job.fid, ends_at: job.endsAt },
  ...{ yearly_min: job.yearlyMin, yearly_max: job.yearlyMax },
  ...{ usd_min: job.usdMin, salary_rank: job.salaryRank },
  codes: `${job.id} ${job.codes}`,
  words: [...splitJobTokens(job.words), ...findShareWords(job.fid)],
});

const insertStatement = (jobs: readonly IndexedJob[]): Statement => ({
  values: [JSON.stringify(jobs.map(createRow))],
  sql: `INSERT INTO job_index (id, fid, ends_at, yearly_min, yearly_max, usd_min, salary_rank, codes, words)
    SELECT id, fid, ends_at, yearly_min, yearly_max, usd_min, salary_rank, codes,
      array_to_tsvector(ARRAY(SELECT json_array_elements_text(words)))
    FROM json_to_recordset($1::json) AS job (id bigint, fid text, ends_at bigint, yearly_min bigint,
      yearly_max bigint, usd_min bigint, salary_rank bigint, codes text, words json)`,
});

export const createPostgresEngine = (binding: PostgresBinding): IndexEngine => {
  const write = (statements: readonly Statement[]) =>
    runInPostgres(binding, statements, JOB_ENGINE_WRITE_MS);
  return {
    async find(requested) {
      const { page, first = [], counts = [], codes = [], sizes = [] } = requested;
      const statements = [
        ...(page ? [pageStatement(page)] : []),
        ...first.map(({ searches, scope, limit }) => inTiers(searches, scope, limit, 0)),
        ...counts.map(countsStatement),
        ...codes.map(codesStatement),
        ...sizes.map(sizesStatement),
      ];
      return readResults(requested, await runInPostgres(binding, statements, JOB_ENGINE_MS));
    },
    async replace(fids, jobs) {
      await write([
        {
          // A job that no longer exists may still have a row with one of these ids.
          sql: 'DELETE FROM job_index WHERE fid = ANY ($1::text[]) OR id = ANY ($2::text[]::bigint[])',
          values: [fids, jobs.map(({ id }) => String(id))],
        },
        ...(jobs.length > 0 ? [insertStatement(jobs)] : []),
      ]);
    },
    async clear() {
      await write([{ sql: 'DELETE FROM job_index', values: [] }]);
    },
  };
};

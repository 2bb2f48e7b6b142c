import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import { LIMIT } from '../../../../limit.ts';
import type { Expected, FirstQuery, PageQuery, Wanted } from '../index-reader.ts';
import { buildMatch, combineTiers, isEverything, type Scope } from '../scope.ts';
import { toFts5 } from './fts5.ts';

interface Sql {
  /** Common table expressions, whose bound values precede those of `sql`. */
  readonly with?: string;
  readonly sql: string;
  readonly values: readonly (string | number)[];
}

/**
 * Selects the index ids of the jobs with these fids, bound as one JSON value because D1 binds at
 * most 100 values.
 */
const IDS_BY_FIDS = `SELECT job_search.id FROM json_each(?) AS fid
  CROSS JOIN job ON job.fid = fid.value CROSS JOIN job_search ON job_search.job_id = job.id`;

const SORT_INDEXES = {
  salary: { index: 'job_search_by_salary', by: 'salary_rank', direction: 'DESC' },
  closing: { index: 'job_search_by_end', by: 'ends_at', direction: 'ASC' },
};

/** SQL for the jobs in a scope: `FROM … WHERE …`, with the columns of `job_search`. */
interface ScopeSql {
  readonly sql: string;
  readonly values: readonly (string | number)[];
  /** The id column by which the jobs are sorted, newest first. */
  readonly id: string;
}

/**
 * Builds the SQL for the jobs in a scope, in index order. `given`: SQL for an FTS5 expression that
 * replaces the scope's own. `order`: an index of `job_search` whose order is used instead.
 */
export function buildJobsSql(
  scope: Scope,
  { given, order }: { given?: string; order?: string } = {},
): ScopeSql {
  const own = buildMatch(scope);
  const match = given ?? (own && '?');
  const id = match && !order ? 'job_fts.rowid' : 'job_search.id';
  const { conditions, values } = buildConditions(scope, id, order);
  if (match) conditions.unshift(`job_fts MATCH ${match}`);
  if (own && given === undefined) values.unshift(toFts5(own));
  const ordered = `job_search${order ? ` INDEXED BY ${order}` : ''}`;
  const tables = [
    ...(match && !order ? ['job_fts CROSS JOIN job_search ON job_search.id = job_fts.rowid'] : []),
    ...(match && order ? [`${ordered} CROSS JOIN job_fts ON job_fts.rowid = job_search.id`] : []),
    ...(match ? [] : [ordered]),
  ];
  return { sql: `FROM ${tables} WHERE ${conditions.join(' AND ')}`, values, id };
}

/**
 * Builds the conditions of a scope, other than its match, over the columns of `job_search` or
 * `job_sample`.
 */
export function buildConditions(
  scope: Scope,
  id: string,
  order?: string,
): { readonly conditions: string[]; readonly values: (string | number)[] } {
  // An expired job stays in the index until the cron job closes it. `+` prevents SQLite from using
  // the index on the end time, which has a different order.
  const conditions = [order === SORT_INDEXES.closing.index ? 'ends_at > ?' : '+ends_at > ?'];
  const values: (string | number)[] = [scope.now];
  if (scope.maxId !== undefined) {
    // D1 binds numbers as REAL, and FTS5 does not stop its scan at a REAL limit.
    conditions.push(`${id} <= CAST(? AS INTEGER)`);
    values.push(scope.maxId);
  }
  if (scope.fids.length > 0) {
    conditions.push(`${id} IN (${IDS_BY_FIDS})`);
    values.push(JSON.stringify(scope.fids));
  }
  if (scope.except && scope.except.length > 0) {
    conditions.push(`${id} NOT IN (${IDS_BY_FIDS})`);
    values.push(JSON.stringify(scope.except));
  }
  // `+` prevents SQLite from using the index on salary, which has a different order.
  const [yearlyMin, yearlyMax] =
    scope.salaryIn === 'usd' ? ['usd_min', '+salary_rank'] : ['yearly_min', 'yearly_max'];
  if (scope.salaryMin !== null) {
    conditions.push(`${yearlyMax} >= ?`);
    values.push(scope.salaryMin);
  }
  if (scope.salaryMax !== null) {
    conditions.push(`${yearlyMin} <= ?`);
    values.push(scope.salaryMax);
  }
  return { conditions, values };
}

/** Selects the ids of the jobs in a scope, newest first, which is the index order. */
export const buildIdsSql = (scope: Scope, given?: string): Sql => {
  const { sql, values, id } = buildJobsSql(scope, given === undefined ? {} : { given });
  return { sql: `SELECT ${id} AS id ${sql} ORDER BY ${id}`, values };
};

/** Selects one page of jobs in sort order. */
export const pageStatement = (
  db: D1Database,
  { scope, sort, wanted, expected, limit, offset }: PageQuery,
): D1PreparedStatement => selectJobs(db, wanted, orderedIds(scope, sort, expected, limit, offset));

/** Selects the wanted columns for the job ids that the subquery `page` returns. */
const selectJobs = (db: D1Database, { columns, tables }: Wanted, ids: Sql & { order: string }) =>
  db
    .prepare(
      `${ids.with ? `WITH ${ids.with}` : ''} SELECT ${columns}
      FROM (${ids.sql}) AS page ${tables}
      ORDER BY ${ids.order}`,
    )
    .bind(...ids.values);

/**
 * Selects the jobs from the first search that finds any; `search` is the position of that search.
 */
export const firstStatement = (
  db: D1Database,
  { searches, scope, wanted, limit }: FirstQuery,
): D1PreparedStatement =>
  selectJobs(
    db,
    { ...wanted, columns: `${wanted.columns}, page.search` },
    inTiers(searches, scope, limit, 0),
  );

/**
 * Selects the jobs from the first search that finds any. Each job appears once, in its best tier,
 * newest first within a tier. Reads up to limit + offset jobs from each tier in turn. Stops only at
 * a tier that alone has that many jobs, because a tier's jobs may already have appeared in a better
 * tier.
 */
function inTiers(
  searches: FirstQuery['searches'],
  scope: Scope,
  limit: number,
  offset: number,
): Sql & { order: string } {
  const widest = buildIdsSql(scope, "(value ->> '$[#-1]')");
  const ids = buildIdsSql(scope, 'expression.value');
  const end = limit + offset;
  return {
    with: `RECURSIVE first (search, tiers) AS MATERIALIZED (
        SELECT key, value FROM json_each(?) WHERE EXISTS (${widest.sql}) LIMIT 1),
      expression (search, tier, value) AS MATERIALIZED (
        SELECT search, one.key, one.value FROM first, json_each(tiers) AS one),
      found (search, tier, ids) AS (
        SELECT NULL, -1, '[]' UNION ALL
        SELECT expression.search, expression.tier,
          (SELECT json_group_array(id) FROM (${ids.sql} ${LIMIT}))
        FROM found CROSS JOIN expression ON expression.tier = found.tier + 1
        WHERE json_array_length(found.ids) < ?)`,
    sql: `SELECT one.value AS id, min(tier) AS tier, search FROM found, json_each(ids) AS one
      GROUP BY one.value ORDER BY tier, id ${LIMIT} OFFSET ?`,
    values: [
      JSON.stringify(searches.map((tiers) => tiers.map(toFts5))),
      ...widest.values,
      ...ids.values,
      end,
      end,
      limit,
      offset,
    ],
    order: 'page.tier, page.id',
  };
}

/**
 * Selects jobs sorted by pay or end time. If many jobs match, it walks the index in sort order and
 * checks each job until the page is full. If few jobs match, it reads and sorts all of them.
 * Choosing the cheaper method means that it never reads more than √(jobs × page) jobs.
 */
function sortedIds(
  scope: Scope,
  { index, by, direction }: (typeof SORT_INDEXES)[keyof typeof SORT_INDEXES],
  { jobs, matches }: Expected,
  limit: number,
  offset: number,
): Sql & { order: string } {
  const isWalked =
    isEverything(scope) || ((limit + offset) * jobs) / Math.max(1, matches) < matches;
  const { sql, values } = buildJobsSql(scope, isWalked ? { order: index } : {});
  return {
    sql: `SELECT job_search.id AS id, ${by} ${sql}
      ORDER BY ${isWalked ? '' : '+'}${by} ${direction}, job_search.id ${LIMIT} OFFSET ?`,
    values: [...values, limit, offset],
    order: `page.${by} ${direction}, page.id`,
  };
}

function orderedIds(
  scope: Scope,
  sort: PageQuery['sort'],
  expected: Expected,
  limit: number,
  offset: number,
): Sql & { order: string } {
  if (sort === 'relevance' && scope.tiers.length > 1) {
    return inTiers([combineTiers(scope)], scope, limit, offset);
  }
  if (sort === 'salary' || sort === 'closing') {
    return sortedIds(scope, SORT_INDEXES[sort], expected, limit, offset);
  }
  const all = buildIdsSql(scope);
  return {
    sql: `${all.sql} ${LIMIT} OFFSET ?`,
    values: [...all.values, limit, offset],
    order: 'page.id',
  };
}

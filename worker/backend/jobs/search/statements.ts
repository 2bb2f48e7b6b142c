import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import type { JOB_SORTS } from '../../../../src/contracts/enums.ts';
import { LIMIT } from '../../limit.ts';

/** Which jobs are meant; an empty one means all open jobs. */
export interface Scope {
  /** FTS5 expressions of a visitor's words, from the best tier to all that match (match-words.ts). */
  readonly tiers: readonly string[];
  /** FTS5 expressions of filters; all must hold. */
  readonly codes: readonly string[];
  /** Of what the filters allow what fits best, as such an expression. */
  readonly best?: string | undefined;
  /** Only these jobs; all where it is empty. */
  readonly fids: readonly string[];
  /** None of these jobs. */
  readonly except?: readonly string[];
  /** The oldest job_search.id. */
  readonly maxId: number | undefined;
  readonly salaryMin: number | null;
  readonly salaryMax: number | null;
  /** What both are compared with: yearly amounts in each job's currency, or in US dollars. */
  readonly salaryIn: 'own' | 'usd';
  readonly now: number;
}

/** All open jobs, but for when. */
export const EVERYTHING: Omit<Scope, 'now'> = {
  tiers: [],
  codes: [],
  fids: [],
  maxId: undefined,
  salaryMin: null,
  salaryMax: null,
  salaryIn: 'own',
};

interface Sql {
  /** Tables that it reads, whose values stand before its own. */
  readonly with?: string;
  readonly sql: string;
  readonly values: readonly (string | number)[];
}

/** What all of a scope's jobs match, with some words; none where nothing is asked of them. */
export const matchOf = ({ codes }: Scope, words: string | undefined): string =>
  [...(words ? [`(${words})`] : []), ...codes].join(' AND ');

/** Of jobs whose fids are one value, as D1 binds at most 100. */
const IDS_OF_FIDS = `SELECT job_search.id FROM json_each(?) AS fid
  CROSS JOIN job ON job.fid = fid.value CROSS JOIN job_search ON job_search.job_id = job.id`;

const SORT_INDEXES = {
  salary: { index: 'job_search_by_salary', by: 'salary_rank', direction: 'DESC' },
  closing: { index: 'job_search_by_end', by: 'ends_at', direction: 'ASC' },
};

/** The jobs of a scope in SQL: `FROM … WHERE …`, with the columns of `job_search`. */
interface ScopeSql {
  readonly sql: string;
  readonly values: readonly (string | number)[];
  /** In which they are read, the newest first. */
  readonly id: string;
}

/**
 * The jobs of a scope, in the order of the index. `given`: SQL of the FTS5 expression in place of the
 * scope's own. `order`: an index of `job_search` in whose order they are read instead.
 */
export function jobsIn(
  scope: Scope,
  { given, order }: { given?: string; order?: string } = {},
): ScopeSql {
  const own = matchOf(scope, scope.tiers.at(-1));
  const match = given ?? (own && '?');
  const id = match && !order ? 'job_fts.rowid' : 'job_search.id';
  // A job that has ended stands in the index until the schedule closes it. `+`: the index by end
  // would be in another order.
  const conditions = [order === SORT_INDEXES.closing.index ? 'ends_at > ?' : '+ends_at > ?'];
  const values: (string | number)[] = [scope.now];
  if (match) conditions.push(`job_fts MATCH ${match}`);
  if (match === '?') values.push(own);
  if (scope.maxId !== undefined) {
    // D1 binds numbers as REAL, by which FTS5 does not end its walk.
    conditions.push(`${id} <= CAST(? AS INTEGER)`);
    values.push(scope.maxId);
  }
  if (scope.fids.length > 0) {
    conditions.push(`${id} IN (${IDS_OF_FIDS})`);
    values.push(JSON.stringify(scope.fids));
  }
  if (scope.except && scope.except.length > 0) {
    conditions.push(`${id} NOT IN (${IDS_OF_FIDS})`);
    values.push(JSON.stringify(scope.except));
  }
  // `+`: the index by salary would be in another order.
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
  const ordered = `job_search${order ? ` INDEXED BY ${order}` : ''}`;
  const tables = [
    ...(match && !order ? ['job_fts CROSS JOIN job_search ON job_search.id = job_fts.rowid'] : []),
    ...(match && order ? [`${ordered} CROSS JOIN job_fts ON job_fts.rowid = job_search.id`] : []),
    ...(match ? [] : [ordered]),
  ];
  return { sql: `FROM ${tables} WHERE ${conditions.join(' AND ')}`, values, id };
}

/** `SELECT id` of the jobs in a scope, newest first, which is how the index has them. */
export const idsOf = (scope: Scope, given?: string): Sql => {
  const { sql, values, id } = jobsIn(scope, given === undefined ? {} : { given });
  return { sql: `SELECT ${id} AS id ${sql} ORDER BY ${id}`, values };
};

/** All open jobs. */
export const isEverything = ({ tiers, codes, fids, maxId, salaryMin, salaryMax }: Scope) =>
  tiers.length === 0 &&
  codes.length === 0 &&
  fids.length === 0 &&
  maxId === undefined &&
  salaryMin === null &&
  salaryMax === null;

interface PageOptions {
  readonly scope: Scope;
  readonly sort: keyof typeof JOB_SORTS;
  readonly wanted: Wanted;
  readonly expected: Expected;
  readonly limit: number;
  readonly offset: number;
}

/** What is read of the jobs that are found, and of which tables beside their ids (`page`). */
export interface Wanted {
  readonly columns: string;
  readonly tables: string;
}

const CARD_TABLE = 'CROSS JOIN job_card ON job_card.id = page.id';
const INDEX_TABLE = 'CROSS JOIN job_search ON job_search.id = page.id';

/** What a list shows of them. */
export const CARDS: Wanted = { columns: 'card', tables: CARD_TABLE };
/** Where they are, too. */
export const CARDS_WITH_PLACES: Wanted = {
  columns: 'card, codes',
  tables: `${CARD_TABLE} ${INDEX_TABLE}`,
};
/** Their texts, too, which show the words. */
export const CARDS_WITH_TEXTS: Wanted = {
  columns: 'card, codes, description_plain AS body',
  tables: `${CARD_TABLE} ${INDEX_TABLE} CROSS JOIN job ON job.id = job_search.job_id`,
};

/**
 * One page of jobs in their order. Every order ends with the id, so that none moves between pages.
 */
export function pageStatement(
  db: D1Database,
  { scope, sort, wanted, expected, limit, offset }: PageOptions,
): D1PreparedStatement {
  return jobsOf(db, wanted, orderedIds(scope, sort, expected, limit, offset));
}

/** The jobs of some ids, selected as `page`. */
const jobsOf = (db: D1Database, { columns, tables }: Wanted, ids: Sql & { order: string }) =>
  db
    .prepare(
      `${ids.with ? `WITH ${ids.with}` : ''} SELECT ${columns}
      FROM (${ids.sql}) AS page ${tables}
      ORDER BY ${ids.order}`,
    )
    .bind(...ids.values);

/** The tiers of a scope, each with all that must hold. */
export const tiersOf = (scope: Scope): string[] =>
  scope.tiers.flatMap((words) => {
    const match = matchOf(scope, words);
    return scope.best ? [`${match} AND ${scope.best}`, match] : [match];
  });

interface TierOptions {
  /** What each search looks for, from its best tier to one that holds all before it. */
  readonly searches: readonly (readonly string[])[];
  /** What else holds in all of them. */
  readonly scope: Scope;
  readonly wanted: Wanted;
  readonly limit: number;
}

/** Of several searches the jobs of the first that has any (which, says `search`): of a better tier before the next. */
export const tiersStatement = (
  db: D1Database,
  { searches, scope, wanted, limit }: TierOptions,
): D1PreparedStatement =>
  jobsOf(
    db,
    { ...wanted, columns: `${wanted.columns}, page.search` },
    inTiers(searches, scope, limit, 0),
  );

/**
 * Of the first search that has any, each job once, in the first of the tiers that has it, newest first in each. One
 * tier after the other is read, as many of each as are wanted in all, until one has them: some of them stand in a
 * better one.
 */
function inTiers(
  searches: readonly (readonly string[])[],
  scope: Scope,
  limit: number,
  offset: number,
): Sql & { order: string } {
  const widest = idsOf(scope, "(value ->> '$[#-1]')");
  const ids = idsOf(scope, 'expression.value');
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
    values: [JSON.stringify(searches), ...widest.values, ...ids.values, end, end, limit, offset],
    order: 'page.tier, page.id',
  };
}

/** Of how many open jobs so many are expected to match: what a sort reads depends on both. */
export interface Expected {
  readonly jobs: number;
  readonly matches: number;
}

/**
 * Jobs by pay or by end. Where many match, the index of the sort is walked in its order and each job looked up among
 * the matches until the page is full; where few match, they are read and sorted. Whichever reads less, so that
 * neither reads more than the square root of jobs × page.
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
  const { sql, values } = jobsIn(scope, isWalked ? { order: index } : {});
  return {
    sql: `SELECT job_search.id AS id, ${by} ${sql}
      ORDER BY ${isWalked ? '' : '+'}${by} ${direction}, job_search.id ${LIMIT} OFFSET ?`,
    values: [...values, limit, offset],
    order: `page.${by} ${direction}, page.id`,
  };
}

function orderedIds(
  scope: Scope,
  sort: PageOptions['sort'],
  expected: Expected,
  limit: number,
  offset: number,
): Sql & { order: string } {
  if (sort === 'relevance' && scope.tiers.length > 1) {
    return inTiers([tiersOf(scope)], scope, limit, offset);
  }
  if (sort === 'salary' || sort === 'closing') {
    return sortedIds(scope, SORT_INDEXES[sort], expected, limit, offset);
  }
  const all = idsOf(scope);
  return {
    sql: `${all.sql} ${LIMIT} OFFSET ?`,
    values: [...all.values, limit, offset],
    order: 'page.id',
  };
}

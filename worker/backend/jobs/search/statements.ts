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
const matchOf = ({ codes }: Scope, words: string | undefined): string =>
  [...(words ? [`(${words})`] : []), ...codes].join(' AND ');

/** Of jobs whose fids are one value, as D1 binds at most 100. */
const IDS_OF_FIDS = `SELECT job_search.id FROM json_each(?) AS fid
  CROSS JOIN job ON job.fid = fid.value CROSS JOIN job_search ON job_search.job_id = job.id`;

/**
 * `SELECT id` of the jobs in a scope, newest first, which is how the index has them.
 * @param given SQL for the FTS5 expression in place of the scope's own
 */
export function idsOf(scope: Scope, given?: string): Sql {
  const own = matchOf(scope, scope.tiers.at(-1));
  const match = given ?? (own && '?');
  const id = match ? 'job_fts.rowid' : 'job_search.id';
  const conditions: string[] = [];
  const values: (string | number)[] = [];
  if (match) conditions.push(`job_fts MATCH ${match}`);
  if (match === '?') values.push(own);
  if (scope.maxId !== undefined) {
    conditions.push(`${id} <= ?`);
    values.push(scope.maxId);
  }
  // Few: closeExpiredJobs takes them out of the index every minute.
  conditions.push(`${id} NOT IN (SELECT id FROM job_search WHERE ends_at <= ?)`);
  values.push(scope.now);
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
  const salary: string[] = [];
  if (scope.salaryMin !== null) {
    salary.push(`${yearlyMax} >= ?`);
    values.push(scope.salaryMin);
  }
  if (scope.salaryMax !== null) {
    salary.push(`${yearlyMin} <= ?`);
    values.push(scope.salaryMax);
  }
  if (salary.length && match) {
    conditions.push(
      `EXISTS (SELECT 1 FROM job_search AS paid WHERE paid.id = ${id} AND ${salary.join(' AND ')})`,
    );
  } else conditions.push(...salary);
  return {
    sql: `SELECT ${id} AS id FROM ${match ? 'job_fts' : 'job_search'}
      WHERE ${conditions.join(' AND ')} ORDER BY ${id}`,
    values,
  };
}

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
  { scope, sort, wanted, limit, offset }: PageOptions,
): D1PreparedStatement {
  return jobsOf(db, wanted, orderedIds(scope, sort, limit, offset));
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

const SORT_INDEXES = {
  salary: { index: 'job_search_by_salary', by: 'salary_rank', direction: 'DESC' },
  closing: { index: 'job_search_by_end', by: 'ends_at', direction: 'ASC' },
};

function orderedIds(
  scope: Scope,
  sort: PageOptions['sort'],
  limit: number,
  offset: number,
): Sql & { order: string } {
  const all = idsOf(scope);
  if (sort === 'relevance' && scope.tiers.length > 1) {
    return inTiers([tiersOf(scope)], scope, limit, offset);
  }
  if (sort === 'salary' || sort === 'closing') {
    const { index, by, direction } = SORT_INDEXES[sort];
    const sorted = `ORDER BY ${by} ${direction}, id ${LIMIT} OFFSET ?`;
    // The index is walked in order and each id looked up among the matches: no sort of them all.
    return {
      sql: isEverything(scope)
        ? `SELECT id, ${by} FROM job_search INDEXED BY ${index} WHERE ends_at > ? ${sorted}`
        : `SELECT id, ${by} FROM job_search INDEXED BY ${index} WHERE +id IN (${all.sql}) ${sorted}`,
      values: [...(isEverything(scope) ? [scope.now] : all.values), limit, offset],
      order: `page.${by} ${direction}, page.id`,
    };
  }
  return {
    sql: `${all.sql} ${LIMIT} OFFSET ?`,
    values: [...all.values, limit, offset],
    order: 'page.id',
  };
}

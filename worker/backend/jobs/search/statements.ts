import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import type { JOB_SORTS } from '../../../../src/contracts/enums.ts';
import { shareWord } from './shares.ts';

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
  /** The oldest job_search.id. */
  readonly maxId: number | undefined;
  readonly salaryMin: number | null;
  readonly salaryMax: number | null;
  readonly now: number;
}

interface Sql {
  /** Tables that it reads, whose values stand before its own. */
  readonly with?: string;
  readonly sql: string;
  readonly values: readonly (string | number)[];
}

interface IdsOptions {
  /** An FTS5 expression of the visitor's words; that of the last tier where none is given. */
  readonly words?: string | undefined;
  /** SQL for what stands behind the FTS5 expression, to narrow it: ` AND …`, or nothing. */
  readonly narrowedBy?: string;
}

/** `SELECT id` of the jobs in a scope, newest first, which is how the index has them. */
export function idsOf(
  scope: Scope,
  { words = scope.tiers.at(-1), narrowedBy }: IdsOptions = {},
): Sql {
  const parts = [...(words ? [`(${words})`] : []), ...scope.codes];
  if (narrowedBy && parts.length === 0) parts.push(shareWord(0));
  const match = parts.join(' AND ');
  const id = match ? 'job_fts.rowid' : 'job_search.id';
  const conditions: string[] = [];
  const values: (string | number)[] = [];
  if (match) {
    conditions.push(`job_fts MATCH ${narrowedBy ? `? || ${narrowedBy}` : '?'}`);
    values.push(match);
  }
  if (scope.maxId !== undefined) {
    conditions.push(`${id} <= ?`);
    values.push(scope.maxId);
  }
  // Few: closeExpiredJobs takes them out of the index every hour.
  conditions.push(`${id} NOT IN (SELECT id FROM job_search WHERE ends_at <= ?)`);
  values.push(scope.now);
  if (scope.fids.length > 0) {
    conditions.push(`${id} IN (SELECT job_search.id FROM json_each(?) AS fid
      CROSS JOIN job ON job.fid = fid.value CROSS JOIN job_search ON job_search.job_id = job.id)`);
    // One value, as D1 binds at most 100.
    values.push(JSON.stringify(scope.fids));
  }
  const salary: string[] = [];
  if (scope.salaryMin !== null) {
    salary.push('yearly_max >= ?');
    values.push(scope.salaryMin);
  }
  if (scope.salaryMax !== null) {
    salary.push('yearly_min <= ?');
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
  /** What to select of `job` and `company`. */
  readonly columns: string;
  readonly limit: number;
  readonly offset: number;
}

/**
 * One page of jobs in their order. Every order ends with the id, so that none moves between pages.
 */
export function pageStatement(
  db: D1Database,
  { scope, sort, columns, limit, offset }: PageOptions,
): D1PreparedStatement {
  return jobsOf(db, columns, orderedIds(scope, sort, limit, offset));
}

/** The jobs of some ids, selected as `page`. */
const jobsOf = (db: D1Database, columns: string, ids: Sql & { order: string }) =>
  db
    .prepare(
      `${ids.with ? `WITH ${ids.with}` : ''} SELECT ${columns}
      FROM (${ids.sql}) AS page
        CROSS JOIN job_search ON job_search.id = page.id
        CROSS JOIN job ON job.id = job_search.job_id
        CROSS JOIN company ON company.id = job.company_id
      ORDER BY ${ids.order}`,
    )
    .bind(...ids.values);

/** Jobs of several scopes, each once: those of the first scope, then of the next, newest first in each. */
export function tiersStatement(
  db: D1Database,
  { scopes, columns, limit }: { scopes: readonly Scope[]; columns: string; limit: number },
): D1PreparedStatement {
  const tiers = scopes.map((scope) => idsOf(scope));
  return jobsOf(db, columns, inTiers(tiers, limit, 0));
}

/** D1 takes five in one. */
const UNION_MAX = 5;
function unionAll(selects: readonly string[]): string {
  if (selects.length <= UNION_MAX) return selects.join(' UNION ALL ');
  const parts: string[] = [];
  for (let i = 0; i < selects.length; i += UNION_MAX) {
    parts.push(`SELECT * FROM (${selects.slice(i, i + UNION_MAX).join(' UNION ALL ')})`);
  }
  return unionAll(parts);
}

/** Each job once, in the first of the tiers that has it, newest first in each. */
function inTiers(tiers: readonly Sql[], limit: number, offset: number): Sql & { order: string } {
  const end = limit + offset;
  const names = tiers.map((_, tier) => `tier${tier}`);
  // As many of each as are wanted in all, as some of them stand in a better tier; none once a better one has them.
  const wanted = (tier: number) =>
    names
      .slice(0, tier)
      .reduceRight(
        (rest, name) => `iif((SELECT count(*) FROM ${name}) >= ${end}, 0, ${rest})`,
        `${end}`,
      );
  const tables = tiers.map(
    ({ sql }, tier) =>
      `${names[tier]} AS MATERIALIZED (SELECT id, ${tier} AS tier FROM (${sql} LIMIT ${wanted(tier)}))`,
  );
  return {
    with: tables.join(', '),
    sql: `SELECT id, min(tier) AS tier FROM (${unionAll(names.map((name) => `SELECT * FROM ${name}`))})
      GROUP BY id ORDER BY tier, id LIMIT ? OFFSET ?`,
    values: [...tiers.flatMap(({ values }) => values), limit, offset],
    order: 'page.tier, page.id',
  };
}

const SORT_INDEXES = {
  salary: { index: 'job_search_by_salary', order: 'job_search.salary_rank DESC, job_search.id' },
  closing: { index: 'job_search_by_end', order: 'job_search.ends_at, job_search.id' },
};

function orderedIds(
  scope: Scope,
  sort: PageOptions['sort'],
  limit: number,
  offset: number,
): Sql & { order: string } {
  const all = idsOf(scope);
  if (sort === 'relevance' && scope.tiers.length > 1) {
    const { best } = scope;
    const tiers = scope.tiers.flatMap((words) => [
      ...(best ? [idsOf({ ...scope, codes: [...scope.codes, best] }, { words })] : []),
      idsOf(scope, { words }),
    ]);
    return inTiers(tiers, limit, offset);
  }
  if (sort === 'salary' || sort === 'closing') {
    const { index, order } = SORT_INDEXES[sort];
    // The index is walked in order and each id looked up among the matches: no sort of them all.
    return {
      sql: isEverything(scope)
        ? `SELECT id FROM job_search INDEXED BY ${index} WHERE ends_at > ?
          ORDER BY ${order} LIMIT ? OFFSET ?`
        : `SELECT id FROM job_search INDEXED BY ${index} WHERE +id IN (${all.sql})
          ORDER BY ${order} LIMIT ? OFFSET ?`,
      values: [...(isEverything(scope) ? [scope.now] : all.values), limit, offset],
      order,
    };
  }
  return {
    sql: `${all.sql} LIMIT ? OFFSET ?`,
    values: [...all.values, limit, offset],
    order: 'page.id',
  };
}

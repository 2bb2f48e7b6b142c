import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import type { JOB_SORTS } from '../../../../src/contracts/enums.ts';

/** Which jobs are meant; an empty one means all open jobs. */
export interface Scope {
  /** FTS5 expression of a visitor's words. */
  readonly words: string | undefined;
  /** FTS5 expressions of filters; all must hold. */
  readonly codes: readonly string[];
  /** The oldest job_search.id. */
  readonly maxId: number | undefined;
  readonly salaryMin: number | null;
  readonly salaryMax: number | null;
  readonly now: number;
}

interface Sql {
  readonly sql: string;
  readonly values: readonly (string | number)[];
}

/** `SELECT id` of the jobs in a scope, newest first as long as it is not joined. */
function idsOf(scope: Scope, words = scope.words): Sql {
  const match = [...(words ? [`(${words})`] : []), ...scope.codes].join(' AND ');
  const id = match ? 'job_fts.rowid' : 'job_search.id';
  const conditions: string[] = [];
  const values: (string | number)[] = [];
  if (match) {
    conditions.push('job_fts MATCH ?');
    values.push(match);
  }
  if (scope.maxId !== undefined) {
    conditions.push(`${id} <= ?`);
    values.push(scope.maxId);
  }
  // Few: closeExpiredJobs takes them out of the index every hour.
  conditions.push(`${id} NOT IN (SELECT id FROM job_search WHERE valid_through <= ?)`);
  values.push(scope.now);
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
      WHERE ${conditions.join(' AND ')}`,
    values,
  };
}

/** How many jobs match (`total`), and the codes of all of them or of every n-th (`Sample`). */
export function sampleStatement(db: D1Database, scope: Scope, exact: number): D1PreparedStatement {
  const { sql, values } = idsOf(scope);
  return db
    .prepare(
      `WITH matched AS MATERIALIZED (${sql}),
        size AS MATERIALIZED (SELECT count(*) AS total FROM matched),
        share AS MATERIALIZED (SELECT total, (total + ${exact - 1}) / ${exact} AS every FROM size)
      SELECT total, max(every, 1) AS every,
        (SELECT coalesce(group_concat(job_search.id || ' ' || codes), '')
          FROM matched CROSS JOIN job_search ON job_search.id = matched.id
          WHERE every <= 1 OR matched.id % every = 0) AS jobs
      FROM share`,
    )
    .bind(...values);
}

export interface PageOptions {
  readonly scope: Scope;
  readonly sort: keyof typeof JOB_SORTS;
  /** What to select of `job` and `company`. */
  readonly columns: string;
  readonly limit: number;
  readonly offset: number;
}

/** One page of jobs in their order. Every order ends with the id, so that none moves between pages. */
export function pageStatement(
  db: D1Database,
  { scope, sort, columns, limit, offset }: PageOptions,
): D1PreparedStatement {
  const ids = orderedIds(scope, sort, limit, offset);
  return db
    .prepare(
      `SELECT ${columns}
      FROM (${ids.sql}) AS page
        CROSS JOIN job_search ON job_search.id = page.id
        CROSS JOIN job ON job.id = job_search.job_id
        CROSS JOIN company ON company.id = job.company_id
      ORDER BY page.position`,
    )
    .bind(...ids.values);
}

function orderedIds(scope: Scope, sort: PageOptions['sort'], limit: number, offset: number): Sql {
  const all = idsOf(scope);
  if (sort === 'relevance' && scope.words) {
    // Jobs with all words in the title, then the others, both newest first.
    const inTitle = idsOf(scope, `{title} : (${scope.words})`);
    const elsewhere = idsOf(scope, `(${scope.words}) NOT {title} : (${scope.words})`);
    const end = limit + offset;
    return {
      sql: `SELECT id, row_number() OVER (ORDER BY tier, id) AS position FROM (
          SELECT * FROM (SELECT id, 0 AS tier FROM (${inTitle.sql}) ORDER BY id LIMIT ?)
          UNION ALL
          SELECT * FROM (SELECT id, 1 AS tier FROM (${elsewhere.sql}) ORDER BY id LIMIT ?)
        ) ORDER BY tier, id LIMIT ? OFFSET ?`,
      values: [...inTitle.values, end, ...elsewhere.values, end, limit, offset],
    };
  }
  if (sort === 'salary' || sort === 'closing') {
    const order = sort === 'salary' ? 'salary_rank DESC NULLS LAST' : 'valid_through NULLS LAST';
    return {
      sql: `SELECT job_search.id, row_number() OVER (ORDER BY ${order}, job_search.id) AS position
        FROM job_search WHERE job_search.id IN (${all.sql}) ORDER BY position LIMIT ? OFFSET ?`,
      values: [...all.values, limit, offset],
    };
  }
  return {
    sql: `SELECT id, id AS position FROM (${all.sql}) ORDER BY id LIMIT ? OFFSET ?`,
    values: [...all.values, limit, offset],
  };
}

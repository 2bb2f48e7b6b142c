import type { D1Database, D1PreparedStatement, D1Result } from '@cloudflare/workers-types';
import type { CircuitBreaker } from '../../../../http/circuit-breaker.ts';
import { logError } from '../../../../http/log-error.ts';
import { ENGINE_STATE } from './feed-engine.ts';
import type { IndexEngine } from './index-engine.ts';
import type { HitRow, IndexQueries, IndexReader, Wanted } from './index-reader.ts';

/**
 * Selects the rows of open jobs by id, in the order of `ids`. Excludes jobs that are closed but
 * still in the engine.
 */
const rowsStatement = (
  db: D1Database,
  ids: readonly number[],
  { columns, tables }: Wanted,
  { now }: { readonly now: number },
): D1PreparedStatement =>
  db
    .prepare(
      `SELECT ${columns} FROM (
        SELECT min(one.key) AS place, open.id AS id FROM json_each(?) AS one
        CROSS JOIN job_search AS open ON open.id = one.value
        WHERE open.ends_at > ? GROUP BY open.id) AS page ${tables}
      ORDER BY page.place`,
    )
    .bind(JSON.stringify(ids), now);

const isCurrent = (state: D1Result | undefined): boolean =>
  Boolean((state?.results as { readonly isCurrent: 0 | 1 }[] | undefined)?.[0]?.isCurrent);

const readHitRows = (result: D1Result | undefined) => (result?.results ?? []) as HitRow[];

/**
 * Queries an external engine, and prepares the statements that read the jobs found.
 * @throws if the engine fails
 */
const queryEngine = async (db: D1Database, engine: IndexEngine, requested: IndexQueries) => {
  const { page, first, ...others } = await engine.find(requested);
  const statements = [
    ...(requested.page
      ? [
          rowsStatement(
            db,
            page.slice(0, requested.page.limit),
            requested.page.wanted,
            requested.page.scope,
          ),
        ]
      : []),
    ...(requested.first ?? []).map(({ wanted, scope, limit }, i) =>
      rowsStatement(db, first[i]?.ids.slice(0, limit) ?? [], wanted, scope),
    ),
  ];
  return { statements, first, others };
};

const isEmpty = ({ page, first, counts, codes, sizes }: IndexQueries): boolean =>
  !page && [first, counts, codes, sizes].every((some) => !some?.length);

/**
 * Creates a reader that queries an engine and falls back to the built-in index if the engine fails,
 * is slow, or lags too far behind. Reads the engine's state together with the `beside` statements,
 * before querying the engine.
 */
export const createEngineReader = (
  builtIn: IndexReader,
  engine: IndexEngine,
  breaker: CircuitBreaker,
): IndexReader => {
  const { db } = builtIn;
  const tryEngine = async (requested: IndexQueries) => {
    try {
      const found = await queryEngine(db, engine, requested);
      breaker.succeeded();
      return found;
    } catch (error) {
      breaker.failed();
      logError('The search engine failed; the built-in index is used.', error);
      return undefined;
    }
  };
  return {
    db,
    async ask(requested, beside = []) {
      if (isEmpty(requested) || !breaker.allows()) return builtIn.ask(requested, beside);
      const [before, ...ofBeside] = await db.batch([db.prepare(ENGINE_STATE), ...beside]);
      const found = isCurrent(before) ? await tryEngine(requested) : undefined;
      const { statements = [], first = [], others } = found ?? {};
      // Reads the state again, because an employer may have been hidden since the first read.
      const [after, ...rows] = found
        ? await db.batch([db.prepare(ENGINE_STATE), ...statements])
        : [];
      if (!others || !isCurrent(after))
        return { ...(await builtIn.ask(requested)), beside: ofBeside };
      const firstRows = requested.page ? rows.slice(1) : rows;
      return {
        ...others,
        beside: ofBeside,
        page: requested.page ? readHitRows(rows[0]) : [],
        first: first.map(({ search }, i) => ({ search, rows: readHitRows(firstRows[i]) })),
      };
    },
  };
};

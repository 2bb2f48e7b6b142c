import type { D1Database, D1PreparedStatement, D1Result } from '@cloudflare/workers-types';
import type { CircuitBreaker } from '../../../../http/circuit-breaker.ts';
import { logError } from '../../../../http/log-error.ts';
import { ENGINE_STATE } from './feed-engine.ts';
import type { IndexEngine } from './index-engine.ts';
import type { Asked, HitRow, IndexReader, Wanted } from './index-reader.ts';

/** Open jobs of some ids in their order: what the engine has of others that are closed by now is left out. */
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

const rowsOf = (result: D1Result | undefined) => (result?.results ?? []) as HitRow[];

/** Answers by an engine beside the database. @throws where the engine does not answer */
const ask = async (db: D1Database, engine: IndexEngine, asked: Asked) => {
  const { page, first, ...others } = await engine.find(asked);
  const statements = [
    ...(asked.page
      ? [rowsStatement(db, page.slice(0, asked.page.limit), asked.page.wanted, asked.page.scope)]
      : []),
    ...(asked.first ?? []).map(({ wanted, scope, limit }, i) =>
      rowsStatement(db, first[i]?.ids.slice(0, limit) ?? [], wanted, scope),
    ),
  ];
  return { statements, first, others };
};

const isNothing = ({ page, first, counts, codes, sizes }: Asked): boolean =>
  !page && [first, counts, codes, sizes].every((some) => !some?.length);

/**
 * A reader that has an engine answer, and the built-in index where that does not: in time, or because it has not
 * yet what changed a while ago. Whether it has is read beside the statements, before the engine is asked.
 */
export const readEngine = (
  builtIn: IndexReader,
  engine: IndexEngine,
  breaker: CircuitBreaker,
): IndexReader => {
  const { db } = builtIn;
  const askEngine = async (asked: Asked) => {
    try {
      const found = await ask(db, engine, asked);
      breaker.succeeded();
      return found;
    } catch (error) {
      breaker.failed();
      logError('The built-in index answers in place of the engine.', error);
      return undefined;
    }
  };
  return {
    db,
    async ask(asked, beside = []) {
      if (isNothing(asked) || !breaker.allows()) return builtIn.ask(asked, beside);
      const [state, ...ofBeside] = await db.batch([db.prepare(ENGINE_STATE), ...beside]);
      const [row] = (state?.results ?? []) as { readonly isCurrent: 0 | 1 }[];
      const found = row?.isCurrent ? await askEngine(asked) : undefined;
      if (!found) return { ...(await builtIn.ask(asked)), beside: ofBeside };
      const { statements, first, others } = found;
      const rows = statements.length > 0 ? await db.batch(statements) : [];
      const ofFirst = asked.page ? rows.slice(1) : rows;
      return {
        ...others,
        beside: ofBeside,
        page: asked.page ? rowsOf(rows[0]) : [],
        first: first.map(({ search }, i) => ({ search, rows: rowsOf(ofFirst[i]) })),
      };
    },
  };
};

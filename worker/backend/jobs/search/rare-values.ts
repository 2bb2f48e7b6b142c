import type { D1Database } from '@cloudflare/workers-types';
import type { Facet } from '../../../../src/contracts/job.ts';
import type { Counts } from './counts.ts';
import type { Dictionary } from './dictionary.ts';
import { MARKS } from './marks.ts';
import { idsOf, type Scope } from './statements.ts';

/** Facets with so few values that none may be missing. */
const WHOLE_FACETS: readonly string[] = ['category', 'workplace', 'employmentType', 'seniority'];

/** Codes of values that some jobs of a scope have, and none of the share that they were counted in. */
export const findRareValues = async (
  db: D1Database,
  scopes: readonly {
    readonly scope: Scope;
    readonly counts: Counts;
    readonly facet: Facet | null;
  }[],
  { entries }: Dictionary,
): Promise<readonly number[]> => {
  const own = new Set(scopes.map(({ facet }) => facet));
  const statements = scopes
    .filter(({ counts }) => counts.isEstimate)
    .map(({ scope, counts, facet }) => {
      const missing = [...entries.values()].filter(
        (entry) =>
          WHOLE_FACETS.includes(entry.facet) &&
          (facet === null ? !own.has(entry.facet as Facet) : entry.facet === facet) &&
          !counts.byCode.has(entry.code),
      );
      const one = idsOf(scope, `? || ' AND "${MARKS.code}' || code.value || '"'`);
      return db
        .prepare(
          `SELECT code.value AS code FROM json_each(?) AS code WHERE EXISTS (${one.sql} LIMIT 1)`,
        )
        .bind(JSON.stringify(missing.map(({ code }) => code)), ...one.values);
    });
  if (statements.length === 0) return [];
  const answers = await db.batch<{ code: number }>(statements);
  return answers.flatMap(({ results }) => results.map(({ code }) => code));
};

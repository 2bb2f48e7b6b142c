import type { D1Database } from '@cloudflare/workers-types';
import type { Facet } from '../../../../../src/contracts/job.ts';
import { LIMIT } from '../../../limit.ts';
import { type Counts, readJobCodes } from '../counts.ts';
import { codesMatch } from '../filters.ts';
import { idsOf, type Scope } from '../statements.ts';
import type { Dictionary } from './dictionary.ts';

/** Facets with so few values that none may be missing. */
const WHOLE_FACETS: readonly string[] = ['category', 'workplace', 'employmentType', 'seniority'];

/** What a sample lacks few jobs have. */
const MOST_JOBS = 500;

/** Codes of values that some jobs of a scope have, and none of the sample that they were counted in. */
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
  const asked = scopes
    .filter(({ counts }) => counts.isSampled)
    .map(({ scope, counts, facet }) => ({
      scope,
      missing: [...entries.values()]
        .filter(
          (entry) =>
            WHOLE_FACETS.includes(entry.facet) &&
            (facet === null ? !own.has(entry.facet as Facet) : entry.facet === facet) &&
            !counts.byCode.has(entry.code),
        )
        .map(({ code }) => code),
    }))
    .filter(({ missing }) => missing.length > 0);
  if (asked.length === 0) return [];
  const answers = await db.batch<{ jobs: string | null }>(
    asked.map(({ scope, missing }) => {
      const having = idsOf({ ...scope, codes: [...scope.codes, codesMatch(missing)] });
      return db
        .prepare(
          `SELECT group_concat(job_search.id || ' ' || codes) AS jobs
           FROM (${having.sql} ${LIMIT}) AS matched CROSS JOIN job_search ON job_search.id = matched.id`,
        )
        .bind(...having.values, MOST_JOBS);
    }),
  );
  return asked.flatMap(({ missing }, i) => {
    const { codes } = readJobCodes(answers[i]?.results[0]?.jobs ?? '');
    return missing.filter((code) => codes.has(code));
  });
};

import type { Facet } from '../../../../../src/contracts/job.ts';
import type { Counts } from '../counts.ts';
import type { CodesQuery, IndexReader } from '../engines/index-reader.ts';
import type { Scope } from '../engines/scope.ts';
import type { Dictionary } from './dictionary.ts';

/** Facets with so few values that none may be left out. */
const WHOLE_FACETS: readonly string[] = ['category', 'workplace', 'employmentType', 'seniority'];

/** The maximum number of jobs to check. A value that a sample lacks occurs in few jobs. */
const MOST_JOBS = 500;

/** Finds the codes of values that matching jobs have but the counted sample lacks. */
export const findRareValues = async (
  reader: IndexReader,
  scopes: readonly {
    readonly scope: Scope;
    readonly counts: Counts;
    readonly facet: Facet | null;
  }[],
  { entries }: Dictionary,
): Promise<readonly number[]> => {
  const own = new Set(scopes.map(({ facet }) => facet));
  const queries = scopes
    .filter(({ counts }) => counts.isSampled)
    .map(
      ({ scope, counts, facet }): CodesQuery => ({
        scope,
        jobs: MOST_JOBS,
        codes: [...entries.values()]
          .filter(
            (entry) =>
              WHOLE_FACETS.includes(entry.facet) &&
              (facet === null ? !own.has(entry.facet as Facet) : entry.facet === facet) &&
              !counts.byCode.has(entry.code),
          )
          .map(({ code }) => code),
      }),
    )
    .filter(({ codes }) => codes.length > 0);
  return queries.length === 0 ? [] : (await reader.ask({ codes: queries })).codes.flat();
};

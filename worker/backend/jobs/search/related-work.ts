import type { JobSearchMeta } from '../../../../src/contracts/job.ts';
import type { IndexReader } from './engines/index-reader.ts';
import { lexicon } from './lexicon/known-groups.ts';
import { groupInTitle } from './match-words.ts';
import type { Term } from './query/understand-query.ts';

const CANDIDATES = 12;
const SHOWN = 4;
/** Jobs are counted only up to this number, because exact higher counts are not needed. */
const COUNTED = 1_000;

/**
 * Finds occupations that are related to a query and have open jobs, with their job counts, most
 * closely related first.
 */
export const relatedWork = async (
  reader: IndexReader,
  terms: readonly Term[],
): Promise<JobSearchMeta['related']> => {
  const { besides, nameOf } = lexicon();
  const ids = [...new Set(terms.flatMap(({ group }) => (group ? besides(group) : [])))];
  if (ids.length === 0) return [];
  const candidates = ids.slice(0, CANDIDATES);
  const { sizes } = await reader.ask({
    sizes: [{ matches: candidates.map(groupInTitle), upTo: COUNTED, limit: SHOWN }],
  });
  return sizes.flat().map(({ at, jobs }) => ({ q: nameOf(candidates[at] ?? ''), total: jobs }));
};

import type { D1Database } from '@cloudflare/workers-types';
import type { JobSearchMeta } from '../../../../src/contracts/job.ts';
import { LIMIT } from '../../limit.ts';
import { groupWord } from './index/index-words.ts';
import { MARKS } from './index/marks.ts';
import { lexicon } from './lexicon/known-groups.ts';
import type { Term } from './query/understand-query.ts';

const CANDIDATES = 12;
const SHOWN = 4;

/** Occupations beside those of a query that open jobs have, with their numbers; those nearest to it first. */
export const relatedWork = async (
  db: D1Database,
  terms: readonly Term[],
): Promise<JobSearchMeta['related']> => {
  const { besides, nameOf } = lexicon();
  const ids = [...new Set(terms.flatMap(({ group }) => (group ? besides(group) : [])))];
  if (ids.length === 0) return [];
  const candidates = ids.slice(0, CANDIDATES).map((id) => ({
    q: nameOf(id),
    match: `"${groupWord(MARKS.titleGroup, id)}"`,
  }));
  const { results } = await db
    .prepare(
      `SELECT value ->> 'q' AS q, (SELECT count(*) FROM (SELECT rowid FROM job_fts
         WHERE job_fts MATCH (value ->> 'match') LIMIT 1000)) AS total
       FROM json_each(?) WHERE total > 0 ORDER BY key ${LIMIT}`,
    )
    .bind(JSON.stringify(candidates), SHOWN)
    .all<{ q: string; total: number }>();
  return results;
};

import type { D1Database } from '@cloudflare/workers-types';
import type { Job, JobSummary } from '../../../../src/contracts/job.ts';
import { BODY_START, type JobSummaryRow, reshapeJobSummary, summaryColumns } from '../reshape.ts';
import { loadDictionary } from './dictionary.ts';
import { categoryMatch } from './filters.ts';
import { matchTiers } from './match-words.ts';
import { type Scope, tiersStatement } from './statements.ts';
import { NO_NAMES, understandQuery } from './understand-query.ts';

/**
 * Open jobs of the same category that share words of the title, those with all of them first, then
 * the newest of the category. The employer plays no part, so nothing tells who a hidden one is.
 */
export async function similarJobs(
  db: D1Database,
  job: Pick<Job, 'fid' | 'title' | 'category'>,
  limit: number,
  now: number,
): Promise<JobSummary[]> {
  const dictionary = await loadDictionary(db, now);
  const { terms } = understandQuery(job.title, NO_NAMES);
  const context = { synonymsOf: () => [], categoryOf: () => undefined };
  const [, inTitle = ''] = matchTiers(terms, context, { q: '' });
  const scope = (expression: string | undefined): Scope => ({
    tiers: expression ? [expression] : [],
    codes: [categoryMatch(job.category, dictionary)],
    fids: [],
    maxId: undefined,
    salaryMin: null,
    salaryMax: null,
    now,
  });
  const { results } = await tiersStatement(db, {
    scopes: inTitle ? [scope(inTitle), scope(undefined)] : [scope(undefined)],
    columns: summaryColumns(BODY_START),
    // The job itself may be among them.
    limit: limit + 1,
  }).all<JobSummaryRow>();
  return results
    .filter((row) => row.fid !== job.fid)
    .slice(0, limit)
    .map(reshapeJobSummary);
}

import type { JobSearchMeta, JobSearchQuery } from '../../../../src/contracts/job.ts';
import type { IndexReader } from './engines/index-reader.ts';
import { type JobSearchResult, searchOnce } from './search-once.ts';

export type SearchResult = JobSearchResult &
  Pick<JobSearchMeta, 'correctedQuery' | 'missing' | 'partialFrom' | 'related'>;

/** The metadata for a query that was searched for as typed. */
export const NO_QUERY_META = { correctedQuery: null, missing: [], partialFrom: null, related: [] };

const NO_WORDS = { terms: [], facts: [], pay: undefined };

/**
 * Searches open jobs. The text-search modules are 0.8 MB, so they are imported only on the first
 * query that contains search text (decision 8).
 */
export const searchJobs = async (
  reader: IndexReader,
  query: JobSearchQuery,
  now: number,
): Promise<SearchResult> => {
  if (query.q === '')
    return { ...(await searchOnce(reader, query, NO_WORDS, now)), ...NO_QUERY_META };
  const { searchWords } = await import('./search-words.ts');
  return searchWords(reader, query, now);
};

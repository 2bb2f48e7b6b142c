import type { JobSearchMeta, JobSearchQuery } from '../../../../src/contracts/job.ts';
import type { IndexReader } from './engines/index-reader.ts';
import { findTownNames } from './find-town-names.ts';
import { loadDictionary } from './index/dictionary.ts';
import { correctQuery } from './query/correct-query.ts';
import { appendPartialMatches } from './query/partial-matches.ts';
import { createKnownNames } from './query/query-context.ts';
import { type Understanding, understandQuery } from './query/understand-query.ts';
import { relatedWork } from './related-work.ts';
import { NO_QUERY_META, type SearchResult } from './search-jobs.ts';
import { searchIfAny, searchOnce } from './search-once.ts';

/*
 * Searches for queries with words.
 *
 * The query is parsed first (understand-query.ts): job fields, places and employers become filters,
 * and the other words determine the ranking (match-words.ts). If no job matches, other
 * interpretations are tried: the last word as a prefix, a word as the name of a town without jobs,
 * a word as a typo. If few jobs match, partial matches follow.
 */

/** If there are fewer matches than this, partial matches follow. */
const FEW = 10;

/** Searches open jobs. Never throws because of the query text. */
export async function searchWords(
  reader: IndexReader,
  query: JobSearchQuery,
  now: number,
): Promise<SearchResult> {
  const dictionary = await loadDictionary(reader.db, now);
  const { size } = dictionary.entries;
  const understood = understandQuery(query.q, createKnownNames(dictionary));
  const found = { ...(await searchOnce(reader, query, understood, now)), ...NO_QUERY_META };
  // If the search loaded new towns or employers, it is repeated, because the query may name one of
  // them.
  if ((await loadDictionary(reader.db, now)) !== dictionary || dictionary.entries.size > size) {
    return searchWords(reader, query, now);
  }
  if (found.total >= FEW) return found;
  const other =
    found.total === 0 ? await searchOtherwise(reader, query, understood, now) : undefined;
  if (other && other.answer.total > 0) return other.answer;
  if (query.page > 1) return found;
  const read = other?.understood ?? understood;
  const partial = await appendPartialMatches(reader, query, read, now, other?.answer ?? found);
  if (partial.hits.length > 0) return partial;
  return {
    ...partial,
    without: [...partial.without, ...(await withoutTerms(reader, query, read, partial, now))],
    related: await relatedWork(reader, read.terms),
  };
}

/**
 * If the query has other conditions, counts the jobs that match those conditions, ignoring the
 * search terms.
 */
async function withoutTerms(
  reader: IndexReader,
  query: JobSearchQuery,
  { terms, ...others }: Understanding,
  { without }: SearchResult,
  now: number,
): Promise<JobSearchMeta['without']> {
  if (terms.length === 0 || without.length === 0) return [];
  const { total } = await searchOnce(reader, query, { ...others, terms: [] }, now);
  return [{ name: 'q', total }];
}

/**
 * Tries other interpretations of a query that has no matches. A result without jobs is still used
 * if its query names a place and there are matching jobs elsewhere.
 */
async function searchOtherwise(
  reader: IndexReader,
  query: JobSearchQuery,
  understood: Understanding,
  now: number,
): Promise<{ answer: SearchResult; understood: Understanding } | undefined> {
  const { terms } = understood;
  const prefixResult = await searchIfAny(reader, query, understood, now, { beginnings: 'named' });
  if (prefixResult) return { answer: { ...prefixResult, ...NO_QUERY_META }, understood };

  const dictionary = await loadDictionary(reader.db, now);
  const names = createKnownNames(dictionary, await findTownNames(reader.db, terms));
  const placed = understandQuery(query.q, names);
  if (placed.facts.length > understood.facts.length) {
    const placedResult = await searchOnce(reader, query, placed, now);
    const elsewhereTotal = placedResult.without.find(({ name }) => name === 'location')?.total ?? 0;
    if (placedResult.total + elsewhereTotal > 0) {
      return { answer: { ...placedResult, ...NO_QUERY_META }, understood: placed };
    }
  }

  const corrected = query.exact
    ? undefined
    : await correctQuery(reader, query.q, terms, dictionary);
  if (corrected) {
    const correctedTerms = understandQuery(corrected, names);
    const other = await searchOnce(reader, { ...query, q: corrected }, correctedTerms, now);
    const response = { ...other, ...NO_QUERY_META, correctedQuery: corrected };
    return other.total > 0 ? { answer: response, understood: correctedTerms } : undefined;
  }
  // An occupation's name is complete, so its last word is not a prefix.
  if (terms.at(-1)?.group !== undefined) return undefined;
  const inText = await searchIfAny(reader, query, understood, now, { beginnings: 'anywhere' });
  return inText && { answer: { ...inText, ...NO_QUERY_META }, understood };
}

import type { JobSearchQuery } from '../../../../../src/contracts/job.ts';
import type { Dictionary } from '../index/dictionary.ts';
import { understoodPay } from '../pay-scope.ts';
import type { JobSearchResult } from '../search-once.ts';
import { formatFactLabel } from './query-context.ts';
import { withoutWords, workWords } from './query-words.ts';
import type { Understanding } from './understand-query.ts';

/**
 * Describes how a query's words were parsed. `query` is `requested` plus the filters found in its
 * text.
 */
export const describeQuery = (
  requested: JobSearchQuery,
  query: JobSearchQuery,
  { facts, terms, pay }: Understanding,
  dictionary: Dictionary,
): Pick<JobSearchResult, 'understood' | 'work'> => ({
  understood: [
    ...facts
      .filter(({ facet }) => query[facet] !== requested[facet])
      .map((fact) => ({
        facet: fact.facet,
        label: formatFactLabel(fact, dictionary),
        rest: withoutWords(requested.q, fact.words),
      })),
    ...understoodPay(requested, pay, dictionary),
  ],
  work: workWords(pay?.rest ?? requested.q, terms),
});

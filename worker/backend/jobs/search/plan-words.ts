import type { JobSearchQuery } from '../../../../src/contracts/job.ts';
import type { Match } from './engines/match.ts';
import { createHighlighter } from './highlight.ts';
import type { Dictionary } from './index/dictionary.ts';
import { type MatchOptions, matchTiers, titleMatch } from './match-words.ts';
import { createWordContext } from './query/query-context.ts';
import type { Understanding } from './query/understand-query.ts';

/** How a query's words are searched for and highlighted. */
export interface WordsPlan {
  /** The tiers, ordered from the best to the widest. */
  readonly tiers: readonly Match[];
  /** Matches on title words that count as satisfying a field's filter. */
  readonly inTitle: readonly Match[];
  readonly highlight?: ReturnType<typeof createHighlighter> | undefined;
}

/** Plans the search for a query's words. Imported only for queries with words. */
export const planWords = (
  requested: JobSearchQuery,
  { terms, facts, unwanted }: Understanding,
  dictionary: Dictionary,
  options: MatchOptions,
): WordsPlan => ({
  tiers: matchTiers({ q: requested.q, terms, unwanted }, createWordContext(dictionary), options),
  inTitle: facts
    .filter(({ facet }) => facet === 'seniority' && requested.seniority.length === 0)
    .map(({ words }) => titleMatch(words)),
  highlight: terms.length > 0 ? createHighlighter(terms) : undefined,
});

import type {
  Facet,
  Facets,
  JobHit,
  JobSearchMeta,
  JobSearchQuery,
} from '../../../../src/contracts/job.ts';
import type { TableVersions } from '../../versions.ts';
import { countFacets } from './count-facets.ts';
import type { Counts } from './counts.ts';
import { type CountsQuery, IDS, type IndexReader } from './engines/index-reader.ts';
import { isEverything, type Scope } from './engines/scope.ts';
import { anyJobMatch, type Filter } from './filters.ts';
import { applyDictionaryUpdate, dictionaryUpdateStatement } from './index/dictionary.ts';
import { findRareValues } from './index/rare-values.ts';
import { storedQuery } from './index/stored-counts.ts';
import type { MatchOptions } from './match-words.ts';
import { payMeta } from './pay-scope.ts';
import { planSearch, REACHABLE_MATCHES } from './plan-search.ts';
import type { Understanding } from './query/understand-query.ts';

/*
 * One search: a page of jobs, their total and their facets, for one interpretation of the query.
 *
 * Words, prefixes and filters are all posting lists in one index (see the migration), so `java,
 * remote or hybrid, within 25 km of Berlin` is one expression (match.ts). The index is sorted by
 * age, so getting the newest page, or the newest page of a tier, reads only the rows shown and
 * needs no sort. Facets are counted from the codes of the matching jobs, or of a sample if there
 * are many (sample.ts); counts for all open jobs are stored (stored-counts.ts). Each active filter
 * needs one more count, without that filter. With the built-in engine, the page, the counts and new
 * dictionary values take one round trip; a page sorted by pay or end date takes another.
 */

export interface JobSearchResult {
  readonly hits: JobHit[];
  readonly total: number;
  /** The number of jobs that can be reached by paging. */
  readonly reachable: number;
  readonly facets: Facets;
  readonly approximate: boolean;
  readonly understood: JobSearchMeta['understood'];
  readonly work: string;
  /** If no job matches all conditions, the total without each condition in turn. */
  readonly without: JobSearchMeta['without'];
  readonly places: JobSearchMeta['places'];
  readonly nearest: JobSearchMeta['nearest'];
  readonly payCurrency: JobSearchMeta['payCurrency'];
  readonly ratesAt: JobSearchMeta['ratesAt'];
  /** The versions of all tables that were read, as of the time of reading or earlier. */
  readonly versions: TableVersions;
}

/** Runs the full search only if at least one job matches, because counts are expensive. */
export const searchIfAny = async (
  reader: IndexReader,
  ...search: Parameters<typeof searchOnce> extends [IndexReader, ...infer Rest] ? Rest : never
): Promise<JobSearchResult | undefined> => {
  const { page } = await planSearch(reader.db, ...search);
  const found = await reader.ask({
    page: { ...page(0), sort: 'newest', wanted: IDS, limit: 1, offset: 0 },
  });
  return found.page.length > 0 ? searchOnce(reader, ...search) : undefined;
};

export async function searchOnce(
  reader: IndexReader,
  requested: JobSearchQuery,
  understood: Understanding,
  now: number,
  options: MatchOptions = {},
): Promise<JobSearchResult> {
  const { db } = reader;
  const plan = await planSearch(db, requested, understood, now, options);
  const { dictionary, query, places, filters } = plan;
  const scope = plan.scope();
  const scopes = [scope, ...filters.map(({ facet }) => plan.scope(facet))];
  const stored = scopes.some(isEverything) ? storedQuery(db, dictionary, now) : undefined;
  const { jobs, isWhole } = dictionary;
  const everyJob = anyJobMatch(dictionary);
  // The number of matches determines how a sorted page is read.
  const isSorted = plan.sort === 'salary' || plan.sort === 'closing';
  const found = await reader.ask(
    {
      page: isSorted ? undefined : plan.page(0),
      counts: scopes
        .filter((one) => !isEverything(one))
        .map((one): CountsQuery => ({ scope: one, jobs, everyJob, isWhole })),
    },
    [dictionaryUpdateStatement(db, dictionary), ...(stored ? [stored.statement] : [])],
  );
  const [news, ofEverything] = found.beside;
  if (applyDictionaryUpdate(db, dictionary, news?.results[0])) {
    return searchOnce(reader, requested, understood, now, options);
  }
  const { versions } = dictionary;
  const scopeCounts = found.counts.values();
  const [counted, ...countedOthers] = scopes.map(
    (one) =>
      (stored && isEverything(one)
        ? stored.read(ofEverything?.results[0])
        : scopeCounts.next().value) as Counts,
  ) as [Counts, ...Counts[]];
  const others = new Map(filters.map(({ facet }, i) => [facet, countedOthers[i] as Counts]));
  const known = counted.isSampled
    ? findSingleFilterTotal(scope, filters, others, query)
    : undefined;
  const base = { ...counted, total: known ?? counted.total };
  const rare = await findRareValues(
    reader,
    [
      { scope, counts: counted, facet: null },
      ...[...others].map(([facet, counts]) => ({ scope: plan.scope(facet), counts, facet })),
    ],
    dictionary,
  );
  const { total } = base;
  const { page } = isSorted ? await reader.ask({ page: plan.page(total) }) : found;
  return {
    hits: plan.readHits(page),
    versions,
    total,
    reachable: Math.min(total, REACHABLE_MATCHES),
    facets: countFacets(base, others, rare, query, dictionary),
    approximate: counted.isSampled && known === undefined,
    ...(await describe(requested, query, understood, dictionary)),
    ...payMeta(query, dictionary),
    without: total > 0 ? [] : [...others].map(([name, counts]) => ({ name, total: counts.total })),
    places: places?.describe() ?? [],
    nearest: total > 0 ? [] : (places?.nearest(others.get('location')) ?? []),
  };
}

/** Describes how a query's words were parsed; the module is imported on first use. */
const describe = async (
  ...[asked, query, understood, dictionary]: Parameters<
    typeof import('./query/describe-query.ts').describeQuery
  >
): Promise<Pick<JobSearchResult, 'understood' | 'work'>> => {
  if (asked.q === '') return { understood: [], work: '' };
  const { describeQuery } = await import('./query/describe-query.ts');
  return describeQuery(asked, query, understood, dictionary);
};

/** The total for a search with a single filter is the stored count for that filter's value. */
const findSingleFilterTotal = (
  scope: Scope,
  filters: readonly Filter[],
  others: ReadonlyMap<Facet, Counts>,
  { postedWithin }: JobSearchQuery,
): number | undefined => {
  const [filter, ...rest] = filters;
  if (!filter || rest.length > 0 || !isEverything({ ...scope, codes: [], maxId: undefined })) {
    return undefined;
  }
  const counts = others.get(filter.facet);
  return filter.facet === 'postedWithin'
    ? counts?.byAge.get(postedWithin ?? '')
    : counts?.byCode.get(filter.code ?? -1);
};

import type { JobHit, JobSearchMeta, JobSearchQuery } from '../../../../../src/contracts/job.ts';
import { CARDS_WITH_TEXTS, type IndexReader } from '../engines/index-reader.ts';
import { combineTiers } from '../engines/scope.ts';
import { lexicon } from '../lexicon/known-groups.ts';
import { planSearch, type SearchPlan } from '../plan-search.ts';
import { splitSearchWords } from './split-search-words.ts';
import { NO_NAMES, type Term, type Understanding, understandQuery } from './understand-query.ts';

/* Partial matches: jobs that match most of a query, shown when few jobs match all of it. */

/** A query without one of its parts. */
interface ReducedQuery extends Understanding {
  readonly missing: readonly string[];
  /**
   * True if the occupation or skill was replaced with a related one, which is not searched for in
   * job texts.
   */
  readonly isBeside?: boolean;
  /** The radius to use instead of the query's own. */
  readonly radius?: JobSearchQuery['radius'];
}

/**
 * Finds the occupation or skill named by a term's last words (`pilates teacher`) or first words
 * (`profesora de yoga`).
 */
const findShorterTerms = ({ words }: Term): (readonly Term[])[] =>
  [words.slice(1), words.slice(0, -1)]
    .map((some) => understandQuery(some.join(' '), NO_NAMES).terms)
    .filter((terms) => terms.some(({ group }) => group !== undefined));

const RELATED_TERMS_MAX = 6;

/** Finds occupations and skills related to a term, closest first. */
const findRelatedTerms = ({ group }: Term): Term[] =>
  lexicon()
    .besides(group ?? '')
    .slice(0, RELATED_TERMS_MAX)
    .map((id) => ({ words: splitSearchWords(lexicon().nameOf(id)), group: id }));

/**
 * Creates queries with a part removed, least important part first: one of the words that name no
 * occupation or skill, all such words, some words in an occupation's or skill's name, the pay, a
 * job field, the place (first by adding a radius around it, then by dropping it), one of several
 * occupations or skills, and finally the only occupation or skill, which is replaced with a related
 * one.
 */
const createReducedQueries = ({ terms, facts, pay, unwanted }: Understanding): ReducedQuery[] => {
  const words = terms.filter(({ group }) => group === undefined);
  const groups = terms.filter(({ group }) => group !== undefined);
  const fields = facts.filter(({ facet }) => facet !== 'location');
  const places = facts.filter(({ facet }) => facet === 'location');
  const without = (
    dropped: readonly { readonly words: readonly string[] }[],
    instead: readonly Term[] = [],
  ): ReducedQuery => ({
    terms: [...terms.filter((term) => !dropped.includes(term)), ...instead],
    facts: facts.filter((fact) => !dropped.includes(fact)),
    pay,
    unwanted,
    missing: dropped
      .map(({ words: said }) =>
        said.filter((word) => !instead.some((term) => term.words.includes(word))).join(' '),
      )
      .filter(Boolean),
  });
  return [
    ...words.toReversed().map((word) => without([word])),
    ...(words.length > 1 ? [without(words)] : []),
    ...groups.flatMap((group) => findShorterTerms(group).map((left) => without([group], left))),
    ...(pay ? [{ ...without([]), pay: undefined, missing: [pay.text] }] : []),
    ...fields.map((fact) => without([fact])),
    // The complete query with a radius around the place.
    ...places.flatMap((place): ReducedQuery[] => [
      { ...without([]), radius: '100' },
      without([place]),
    ]),
    ...(words.length === 0 ? groups.map((group) => without([group])) : []),
    ...(terms.length === 1 ? groups.flatMap(findRelatedTerms) : []).map((left) => ({
      ...without(groups, [left]),
      isBeside: true,
    })),
  ].filter((rest) => rest.terms.length > 0);
};

/** Finds the original spelling of folded words in a query: `Köln` for `koln`. */
const findSpelling = (q: string, words: string): string =>
  words
    .split(' ')
    .map(
      (word) => q.split(/\s+/).find((typed) => splitSearchWords(typed).join(' ') === word) ?? word,
    )
    .join(' ');

interface Search extends SearchPlan {
  readonly rest: ReducedQuery;
}

/** Returns the first search that finds jobs outside `except`, along with those jobs. */
const firstWithHits = async (
  reader: IndexReader,
  searches: readonly Search[],
  { perPage }: JobSearchQuery,
  except: readonly string[],
): Promise<{ search: Search; hits: JobHit[] } | undefined> => {
  // Groups searches by pay condition, because a statement can have only one.
  const groups = [
    ...Map.groupBy(searches, (search) => {
      const { salaryMin, salaryMax, salaryIn } = search.scope();
      return [salaryMin, salaryMax, salaryIn].join();
    }).values(),
  ];
  const { first } = await reader.ask({
    first: groups.map((group) => ({
      searches: group.map((search) => combineTiers(search.scope())),
      scope: { ...(group[0] as Search).scope(), except },
      wanted: CARDS_WITH_TEXTS,
      limit: perPage,
    })),
  });
  return first
    .flatMap(({ search: which, rows }, i) => {
      const search = groups[i]?.[which ?? -1];
      return search ? [{ search, hits: search.readHits(rows) }] : [];
    })
    .toSorted((a, b) => searches.indexOf(a.search) - searches.indexOf(b.search))[0];
};

/** Appends partial matches to the jobs found. */
export async function appendPartialMatches<
  Answer extends Pick<JobSearchMeta, 'missing' | 'partialFrom'> & { readonly hits: JobHit[] },
>(
  reader: IndexReader,
  query: JobSearchQuery,
  understood: Understanding,
  now: number,
  found: Answer,
): Promise<Answer> {
  const rests = createReducedQueries(understood);
  if (rests.length === 0) return found;
  // If some jobs match the whole query, partial matches in job texts are too weak to show.
  const inText =
    found.hits.length > 0 ? [] : rests.toReversed().filter(({ isBeside }) => !isBeside);
  const searches: Search[] = [];
  for (const [rest, inTitleOnly] of [
    ...rests.map((rest) => [rest, true] as const),
    ...inText.map((rest) => [rest, false] as const),
  ]) {
    const reduced = { ...query, radius: rest.radius ?? query.radius };
    searches.push({ ...(await planSearch(reader.db, reduced, rest, now, { inTitleOnly })), rest });
  }
  const seen = found.hits.map(({ fid }) => fid);
  const first = await firstWithHits(reader, searches, query, seen);
  if (!first) return found;
  return {
    ...found,
    hits: [...found.hits, ...first.hits].slice(0, query.perPage),
    missing: first.search.rest.missing.map((words) => findSpelling(query.q, words)),
    partialFrom: found.hits.length,
  };
}

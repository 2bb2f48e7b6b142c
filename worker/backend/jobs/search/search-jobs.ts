import type { D1Database } from '@cloudflare/workers-types';
import type { JobSearchMeta, JobSearchQuery } from '../../../../src/contracts/job.ts';
import { correctQuery } from './correct-query.ts';
import { loadDictionary } from './dictionary.ts';
import { findTownNames } from './find-town-names.ts';
import { lexicon } from './lexicon/known-groups.ts';
import { namesOf } from './query-context.ts';
import { relatedWork } from './related-work.ts';
import { findHits, type JobSearchResult, searchOnce } from './search-once.ts';
import { tellingWords } from './title-words.ts';
import { NO_NAMES, type Term, type Understanding, understandQuery } from './understand-query.ts';

/*
 * How a query is searched for.
 *
 * It is read first (understand-query.ts): what it says of a job's fields, its place and its employer become
 * filters, the rest words that rank (match-words.ts). Where nothing fits, it is read otherwise: its last word as a
 * beginning, a word as a town without jobs, a word as mistyped. Where few fit, jobs follow that lack something.
 */

type Answer = JobSearchResult &
  Pick<JobSearchMeta, 'correctedQuery' | 'missing' | 'partialFrom' | 'related'>;

/** So few that jobs follow which lack one of the words. */
const FEW = 10;

const NOTHING_SAID = { correctedQuery: null, missing: [], partialFrom: null, related: [] };

/** Searches open jobs. Nothing that a visitor types is an error. */
export async function searchJobs(
  db: D1Database,
  query: JobSearchQuery,
  now: number,
): Promise<Answer> {
  const dictionary = await loadDictionary(db, now);
  const understood = understandQuery(query.q, namesOf(dictionary));
  const found = { ...(await searchOnce(db, query, understood, now)), ...NOTHING_SAID };
  if (found.total >= FEW || query.q === '') return found;
  const other = found.total === 0 ? await searchOtherwise(db, query, understood, now) : undefined;
  if (other && other.answer.total > 0) return other.answer;
  if (query.page > 1) return found;
  const read = other?.understood ?? understood;
  const partial = await withPartial(db, query, read, now, other?.answer ?? found);
  if (partial.hits.length > 0) return partial;
  return {
    ...partial,
    without: [...partial.without, ...(await withoutTerms(db, query, read, partial, now))],
    related: await relatedWork(db, read.terms),
  };
}

/** How many jobs there are without the words that rank, where something else was asked for too. */
async function withoutTerms(
  db: D1Database,
  query: JobSearchQuery,
  { terms, ...others }: Understanding,
  { without }: Answer,
  now: number,
): Promise<JobSearchMeta['without']> {
  if (terms.length === 0 || without.length === 0) return [];
  const { total } = await searchOnce(db, query, { ...others, terms: [] }, now);
  return [{ name: 'q', total }];
}

/** Where nothing fits a query as it is. An answer without jobs says more of the place that the query names. */
async function searchOtherwise(
  db: D1Database,
  query: JobSearchQuery,
  understood: Understanding,
  now: number,
): Promise<{ answer: Answer; understood: Understanding } | undefined> {
  const { terms } = understood;
  const begun = await searchOnce(db, query, understood, now, { beginnings: 'named' });
  if (begun.total > 0) return { answer: { ...begun, ...NOTHING_SAID }, understood };

  const dictionary = await loadDictionary(db, now);
  const names = namesOf(dictionary, await findTownNames(db, terms));
  const placed = understandQuery(query.q, names);
  if (placed.facts.length > understood.facts.length) {
    const there = await searchOnce(db, query, placed, now);
    const elsewhere = there.without.find(({ name }) => name === 'location')?.total ?? 0;
    if (there.total + elsewhere > 0) {
      return { answer: { ...there, ...NOTHING_SAID }, understood: placed };
    }
  }

  const corrected = query.exact ? undefined : await correctQuery(db, query.q, terms, dictionary);
  if (corrected) {
    const meant = understandQuery(corrected, names);
    const other = await searchOnce(db, { ...query, q: corrected }, meant, now);
    const answer = { ...other, ...NOTHING_SAID, correctedQuery: corrected };
    return other.total > 0 ? { answer, understood: meant } : undefined;
  }
  // Who has typed the name of an occupation has typed all of it.
  if (terms.at(-1)?.group !== undefined) return undefined;
  const inText = await searchOnce(db, query, understood, now, { beginnings: 'anywhere' });
  return inText.total > 0 ? { answer: { ...inText, ...NOTHING_SAID }, understood } : undefined;
}

/** A query without something that it says. */
interface Rest extends Understanding {
  readonly missing: readonly string[];
  /** It names other work than the query does, which texts are not searched for. */
  readonly isBeside?: boolean;
  /** In place of what was asked for. */
  readonly radius?: JobSearchQuery['radius'];
}

/** Of `pilates teacher` the work that its last words name, or its first, as in `profesora de yoga`. */
const shorter = ({ words }: Term): (readonly Term[])[] =>
  [words.slice(1), words.slice(0, -1)]
    .map((some) => understandQuery(some.join(' '), NO_NAMES).terms)
    .filter((terms) => terms.some(({ group }) => group !== undefined));

const BESIDES_MAX = 6;

/** Work beside that of a term, the nearest first. */
const besides = ({ group }: Term): Term[] =>
  lexicon()
    .besides(group ?? '')
    .slice(0, BESIDES_MAX)
    .map((id) => ({ words: tellingWords(lexicon().nameOf(id)), group: id }));

/**
 * What is left of a query without a part of it, which is the less the sooner it comes: without one of the words
 * that say the least, without all of those, with a shorter name of the work, without the pay, without a field of
 * the job, around the place and without it, without one of several names of work, and with work beside the only one.
 */
const restsOf = ({ terms, facts, pay }: Understanding): Rest[] => {
  const words = terms.filter(({ group }) => group === undefined);
  const groups = terms.filter(({ group }) => group !== undefined);
  const fields = facts.filter(({ facet }) => facet !== 'location');
  const places = facts.filter(({ facet }) => facet === 'location');
  const without = (
    dropped: readonly { readonly words: readonly string[] }[],
    instead: readonly Term[] = [],
  ): Rest => ({
    terms: [...terms.filter((term) => !dropped.includes(term)), ...instead],
    facts: facts.filter((fact) => !dropped.includes(fact)),
    pay,
    missing: dropped
      .map(({ words: said }) =>
        said.filter((word) => !instead.some((term) => term.words.includes(word))).join(' '),
      )
      .filter(Boolean),
  });
  return [
    ...words.toReversed().map((word) => without([word])),
    ...(words.length > 1 ? [without(words)] : []),
    ...groups.flatMap((group) => shorter(group).map((left) => without([group], left))),
    ...(pay ? [{ ...without([]), pay: undefined, missing: [pay.text] }] : []),
    ...fields.map((fact) => without([fact])),
    // With all that it says, around the place.
    ...places.flatMap((place): Rest[] => [{ ...without([]), radius: '100' }, without([place])]),
    ...(words.length === 0 ? groups.map((group) => without([group])) : []),
    ...(terms.length === 1 ? groups.flatMap(besides) : []).map((left) => ({
      ...without(groups, [left]),
      isBeside: true,
    })),
  ].filter((rest) => rest.terms.length > 0);
};

/** Folded words as they stand in a query: `Köln`, where they were read as `koln`. */
const asTyped = (q: string, words: string): string =>
  words
    .split(' ')
    .map((word) => q.split(/\s+/).find((typed) => tellingWords(typed).join(' ') === word) ?? word)
    .join(' ');

/** The jobs that fit, then those that fit most of the query. */
async function withPartial(
  db: D1Database,
  query: JobSearchQuery,
  understood: Understanding,
  now: number,
  found: Answer,
): Promise<Answer> {
  const seen = new Set(found.hits.map(({ fid }) => fid));
  const rests = restsOf(understood);
  for (const inTitleOnly of [true, false]) {
    const tried = inTitleOnly ? rests : rests.toReversed().filter(({ isBeside }) => !isBeside);
    for (const rest of tried) {
      const asked = { ...query, radius: rest.radius ?? query.radius };
      const hits = await findHits(db, asked, rest, now, { inTitleOnly });
      const more = hits.filter(({ fid }) => !seen.has(fid));
      if (more.length === 0) continue;
      return {
        ...found,
        hits: [...found.hits, ...more].slice(0, query.perPage),
        missing: rest.missing.map((words) => asTyped(query.q, words)),
        partialFrom: found.hits.length,
      };
    }
    // Where some fit, those that have the words in their texts alone say nothing.
    if (seen.size > 0) return found;
  }
  return found;
}

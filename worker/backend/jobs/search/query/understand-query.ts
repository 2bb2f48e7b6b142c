import type { Facet } from '../../../../../src/contracts/job.ts';
import { findField, findFields } from '../lexicon/find-fields.ts';
import { findWork } from '../lexicon/find-work.ts';
import { lexicon } from '../lexicon/known-groups.ts';
import { findDistances } from './find-distances.ts';
import { applyExclusions, findWordsAfterOr, type Part, withOperators } from './query-operators.ts';
import { readPay, type WantedPay } from './read-pay.ts';
import { splitSearchWords } from './split-search-words.ts';

/** A term that a job should contain. */
export interface Term {
  /** The words as typed, but folded. */
  readonly words: readonly string[];
  /** The lexicon group of the occupation or skill that the words name. */
  readonly group: string | undefined;
  /** Set if this term is an alternative to the previous one. */
  readonly or?: true;
  /** Set if jobs with this term come first, but the term is not required. */
  readonly isPreferred?: true;
}

/** A job field mentioned in a query. */
export interface Fact {
  /** `radius` is the radius around the query's place. */
  readonly facet: Facet | 'radius';
  readonly values: readonly string[];
  /** The words as typed, but folded. */
  readonly words: readonly string[];
}

export interface Understanding {
  readonly terms: readonly Term[];
  readonly facts: readonly Fact[];
  readonly pay: WantedPay | undefined;
  /** Terms that a job must not have in its title, skills, employer or fields. */
  readonly unwanted?: readonly Term[];
}

/** Names that come from a site's jobs rather than from the lexicon. */
export interface KnownNames {
  /** Finds the place or employer with this name, as the value of a filter. */
  find(words: readonly string[]): Pick<Fact, 'facet' | 'values'> | undefined;
  /** Returns the synonyms that operators added for the given words. */
  synonymsOf?(words: readonly string[]): readonly string[] | undefined;
  /** The maximum number of words in a name or synonym. */
  readonly longest: number;
}

/** An empty set of names, for parsing queries without looking for names from jobs. */
export const NO_NAMES: KnownNames = { find: () => undefined, longest: 0 };

const MAX_WORDS = 12;
/** The monthly pay limits for a German Minijob since 2013. They name a kind of job, not a wage. */
const MINIJOB =
  /(?<![\d.,])(450|520|538|556|603)[\s-]?(?:€|euros?|eur)(?!\p{L}| ?(?:\/|pro|je|am|im|per|an?\b))/iu;

interface Span {
  readonly at: number;
  readonly length: number;
  readonly term?: Term;
  readonly fact?: Fact;
}

const nameSpans = (words: readonly string[], { find, longest }: KnownNames): Span[] =>
  words.flatMap((_, at) => {
    for (let length = Math.min(longest, words.length - at); length > 0; length--) {
      const part = words.slice(at, at + length);
      const found = find(part);
      if (found) return [{ at, length, fact: { ...found, words: part } }];
    }
    return [];
  });

/**
 * Finds words for which operators added synonyms. The words become a field, place or employer if a
 * synonym names one; otherwise they become a term.
 */
const synonymSpans = (
  words: readonly string[],
  { synonymsOf, find, longest }: KnownNames,
): Span[] =>
  words.flatMap((_, at) => {
    for (let length = Math.min(longest, words.length - at); length > 0; length--) {
      const part = words.slice(at, at + length);
      const others = synonymsOf?.(part)?.map((other) => other.split(' '));
      if (!others) continue;
      const fields = others.map((other) => findField(other) ?? find(other));
      const field = fields.find((one) => one !== undefined);
      return [
        field
          ? { at, length, fact: { ...field, words: part } }
          : { at, length, term: { words: part, group: undefined } },
      ];
    }
    return [];
  });

/**
 * Parses a query into occupations and skills, job fields, places with a radius, employers, pay,
 * noise words, and remaining words to search for. If names overlap, the longest takes precedence;
 * among names of equal length, occupations take precedence over fields.
 */
export const understandQuery = (q: string, names: KnownNames): Understanding => {
  const isMinijob = MINIJOB.test(q);
  const pay = isMinijob ? undefined : readPay(q);
  const text = withOperators(isMinijob ? q.replace(MINIJOB, '$1 Euro') : (pay?.rest ?? q));
  const words = splitSearchWords(text).slice(0, MAX_WORDS);
  // Parsing the lexicon takes 50 ms, and a query without words does not need it.
  if (words.length === 0) return { terms: [], facts: [], pay };
  const sliceWords = ({ at, length }: Pick<Span, 'at' | 'length'>) => words.slice(at, at + length);
  const spans: Span[] = [
    ...findWork(lexicon(), words).map((found) => ({
      ...found,
      term: { words: sliceWords(found), group: found.id },
    })),
    ...findFields(words).map(({ facet, values, form, at, length }): Span => {
      const part = sliceWords({ at, length });
      return {
        ...{ at, length },
        ...(facet && values && { fact: { facet, values, words: part } }),
        ...(form && { term: { words: part, group: form, isPreferred: true } }),
      };
    }),
    ...findDistances(words).map((found): Span => {
      const fact = { facet: 'radius', values: [found.radius], words: sliceWords(found) } as const;
      return { ...found, fact };
    }),
    ...synonymSpans(words, names),
    ...nameSpans(words, names),
  ];
  // The sort is stable: among spans of equal length, the one listed first takes precedence.
  spans.sort((a, b) => b.length - a.length);
  const spanByWord: (Span | undefined)[] = words.map(() => undefined);
  for (const span of spans) {
    const range = Array.from({ length: span.length }, (_, i) => span.at + i);
    if (range.every((at) => spanByWord[at] === undefined))
      for (const at of range) spanByWord[at] = span;
  }
  const afterOr = findWordsAfterOr(text);
  const all = words.flatMap((word, at): Part[] => {
    const span = spanByWord[at];
    if (!span) return [{ at, words: [word], term: { words: [word], group: undefined } }];
    return span.at === at ? [{ ...span, words: sliceWords(span) }] : [];
  });
  const { parts, unwanted } = applyExclusions(all, afterOr);
  const terms = parts.flatMap(({ at, term }) =>
    term ? [afterOr.has(at) ? { ...term, or: true as const } : term] : [],
  );
  const facts: Fact[] = [];
  for (const { fact } of parts) {
    if (fact && !facts.some(({ words: said }) => said.join() === fact.words.join()))
      facts.push(fact);
  }
  return { terms, facts, pay, ...(unwanted.length > 0 && { unwanted }) };
};

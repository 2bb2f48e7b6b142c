import type { Facet } from '../../../../../src/contracts/job.ts';
import { fieldOf, findFields } from '../lexicon/find-fields.ts';
import { findWork } from '../lexicon/find-work.ts';
import { lexicon } from '../lexicon/known-groups.ts';
import { findDistances } from './read-distance.ts';
import { type Part, takeAway, withOperators, wordsBehindOr } from './read-operators.ts';
import { readPay, type WantedPay } from './read-pay.ts';
import { tellingWords } from './title-words.ts';

/** What a query says a job should be, as it is looked for in its words. */
export interface Term {
  /** As they were typed, folded. */
  readonly words: readonly string[];
  /** The group of occupations or skills that they name. */
  readonly group: string | undefined;
  /** Wanted in place of the term before it. */
  readonly or?: true;
  /** Jobs that have it stand first; none needs it. */
  readonly isPreferred?: true;
}

/** What a query says of a field of a job. */
export interface Fact {
  /** A distance counts around the place. */
  readonly facet: Facet | 'radius';
  readonly values: readonly string[];
  /** As they were typed, folded. */
  readonly words: readonly string[];
}

export interface Understanding {
  readonly terms: readonly Term[];
  readonly facts: readonly Fact[];
  readonly pay: WantedPay | undefined;
  /** What no job may have in its title, its skills or its fields. */
  readonly unwanted?: readonly Term[];
}

/** What is known beside the lexicon: names that come from the jobs themselves. */
export interface KnownNames {
  /** The place or employer that some words name, as a filter has it. */
  find(words: readonly string[]): Pick<Fact, 'facet' | 'values'> | undefined;
  /** What operators say that some words mean too. */
  synonymsOf?(words: readonly string[]): readonly string[] | undefined;
  /** The most words that a name or a synonym has. */
  readonly longest: number;
}

/** Where the jobs of a site name nothing. */
export const NO_NAMES: KnownNames = { find: () => undefined, longest: 0 };

const MAX_WORDS = 12;
/** What a German Minijob paid at most, a month, from 2013 on: the name of a kind of job, and no wage. */
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

/** Words that operators added: a field, place or employer where they say that it is one, else what is looked for. */
const synonymSpans = (
  words: readonly string[],
  { synonymsOf, find, longest }: KnownNames,
): Span[] =>
  words.flatMap((_, at) => {
    for (let length = Math.min(longest, words.length - at); length > 0; length--) {
      const part = words.slice(at, at + length);
      const others = synonymsOf?.(part)?.map((other) => other.split(' '));
      if (!others) continue;
      const fields = others.map((other) => fieldOf(other) ?? find(other));
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
 * Reads a query: which of its words name an occupation or a skill, which a field of a job, a place, how far around
 * it or an employer, which what to be paid, which say nothing, and which are left to be looked for. Of what overlaps the
 * longer wins, then occupations, then fields.
 */
export const understandQuery = (q: string, names: KnownNames): Understanding => {
  const isMinijob = MINIJOB.test(q);
  const pay = isMinijob ? undefined : readPay(q);
  const text = withOperators(isMinijob ? q.replace(MINIJOB, '$1 Euro') : (pay?.rest ?? q));
  const words = tellingWords(text).slice(0, MAX_WORDS);
  // Reading the lexicon takes 50 ms, and a list without words has no use for it.
  if (words.length === 0) return { terms: [], facts: [], pay };
  const partOf = ({ at, length }: Pick<Span, 'at' | 'length'>) => words.slice(at, at + length);
  const spans: Span[] = [
    ...findWork(lexicon(), words).map((found) => ({
      ...found,
      term: { words: partOf(found), group: found.id },
    })),
    ...findFields(words).map(({ facet, values, form, at, length }): Span => {
      const part = partOf({ at, length });
      return {
        ...{ at, length },
        ...(facet && values && { fact: { facet, values, words: part } }),
        ...(form && { term: { words: part, group: form, isPreferred: true } }),
      };
    }),
    ...findDistances(words).map((found): Span => {
      const fact = { facet: 'radius', values: [found.radius], words: partOf(found) } as const;
      return { ...found, fact };
    }),
    ...synonymSpans(words, names),
    ...nameSpans(words, names),
  ];
  // A stable sort: what comes first above wins over what is as long.
  spans.sort((a, b) => b.length - a.length);
  const takenBy: (Span | undefined)[] = words.map(() => undefined);
  for (const span of spans) {
    const range = Array.from({ length: span.length }, (_, i) => span.at + i);
    if (range.every((at) => takenBy[at] === undefined)) for (const at of range) takenBy[at] = span;
  }
  const behindOr = wordsBehindOr(text);
  const all = words.flatMap((word, at): Part[] => {
    const span = takenBy[at];
    if (!span) return [{ at, words: [word], term: { words: [word], group: undefined } }];
    return span.at === at ? [{ ...span, words: partOf(span) }] : [];
  });
  const { parts, unwanted } = takeAway(all, behindOr);
  const terms = parts.flatMap(({ at, term }) =>
    term ? [behindOr.has(at) ? { ...term, or: true as const } : term] : [],
  );
  const facts: Fact[] = [];
  for (const { fact } of parts) {
    if (fact && !facts.some(({ words: said }) => said.join() === fact.words.join()))
      facts.push(fact);
  }
  return { terms, facts, pay, ...(unwanted.length > 0 && { unwanted }) };
};

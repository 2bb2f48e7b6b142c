import type { Facet } from '../../../../src/contracts/job.ts';
import { ATTRIBUTE_WORDS, SEARCH_WORDS } from './lexicon/attribute-words.ts';
import { findWork } from './lexicon/find-work.ts';
import { lexicon } from './lexicon/known-groups.ts';
import { createLexicon, type Lexicon } from './lexicon/lexicon.ts';
import { tellingWords } from './title-words.ts';

/** What a query says a job should be, as it is looked for in its words. */
export interface Term {
  /** As they were typed, folded. */
  readonly words: readonly string[];
  /** The group of occupations or skills that they name. */
  readonly group: string | undefined;
}

/** What a query says of a field of a job. */
export interface Fact {
  readonly facet: Facet;
  readonly values: readonly string[];
  /** As they were typed, folded. */
  readonly words: readonly string[];
}

export interface Understanding {
  readonly terms: readonly Term[];
  readonly facts: readonly Fact[];
}

/** What is known beside the lexicon: names that come from the jobs themselves. */
export interface KnownNames {
  /** The place or employer that some words name, as a filter has it. */
  find(words: readonly string[]): Pick<Fact, 'facet' | 'values'> | undefined;
  /** The most words that a name has. */
  readonly longest: number;
}

/** Where the jobs of a site name nothing. */
export const NO_NAMES: KnownNames = { find: () => undefined, longest: 0 };

const MAX_WORDS = 12;
const NOISE = 'noise';

let attributes: Lexicon | undefined;
const attributeLexicon = (): Lexicon => {
  attributes ??= createLexicon([
    ...ATTRIBUTE_WORDS.map(([, , names], i) => ({
      id: String(i),
      names: names.split(','),
      kindOf: [],
      close: [],
    })),
    { id: NOISE, names: SEARCH_WORDS.split(','), kindOf: [], close: [] },
  ]);
  return attributes;
};

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
 * Reads a query: which of its words name an occupation or a skill, which a field of a job, a place or an
 * employer, which say nothing, and which are left to be looked for. Of what overlaps the longer wins, then
 * occupations, then fields.
 */
export const understandQuery = (q: string, names: KnownNames): Understanding => {
  const words = tellingWords(q).slice(0, MAX_WORDS);
  const partOf = ({ at, length }: Pick<Span, 'at' | 'length'>) => words.slice(at, at + length);
  const spans: Span[] = [
    ...findWork(lexicon(), words).map((found) => ({
      ...found,
      term: { words: partOf(found), group: found.id },
    })),
    ...attributeLexicon()
      .findAll(words)
      .map((found): Span => {
        const [facet, values] = ATTRIBUTE_WORDS[Number(found.id)] ?? [];
        return {
          ...found,
          ...(facet && values && { fact: { facet, values, words: partOf(found) } }),
        };
      }),
    ...nameSpans(words, names),
  ];
  // A stable sort: what comes first above wins over what is as long.
  spans.sort((a, b) => b.length - a.length);
  const takenBy: (Span | undefined)[] = words.map(() => undefined);
  for (const span of spans) {
    const range = Array.from({ length: span.length }, (_, i) => span.at + i);
    if (range.every((at) => takenBy[at] === undefined)) for (const at of range) takenBy[at] = span;
  }
  const terms: Term[] = [];
  const facts: Fact[] = [];
  words.forEach((word, at) => {
    const span = takenBy[at];
    if (!span) terms.push({ words: [word], group: undefined });
    else if (span.at === at && span.term) terms.push(span.term);
    else if (span.at === at && span.fact) facts.push(span.fact);
  });
  return { terms, facts };
};

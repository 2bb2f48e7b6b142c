import type { Facet } from '../../../../../src/contracts/job.ts';
import { ATTRIBUTE_WORDS, SEARCH_WORDS } from './attribute-words.ts';
import { createLexicon, type Found, type Lexicon } from './lexicon.ts';

/** Words that name a job field, or noise words. */
export interface FoundField extends Omit<Found, 'id'> {
  readonly facet?: Facet | undefined;
  readonly values?: readonly string[] | undefined;
  /** A name that applies to only some of the field's jobs. Those jobs come first. */
  readonly form?: string | undefined;
}

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

export const findFields = (words: readonly string[]): FoundField[] =>
  attributeLexicon()
    .findAll(words)
    .map(({ id, at, length }) => {
      const [facet, values, , form] = ATTRIBUTE_WORDS[Number(id)] ?? [];
      return { at, length, facet, values, form };
    });

/** Finds the job field that the words name as a whole. */
export const findField = (
  words: readonly string[],
): { facet: Facet; values: readonly string[] } | undefined => {
  const [found] = findFields(words);
  const { facet, values } = found?.length === words.length ? found : {};
  return facet && values && { facet, values };
};

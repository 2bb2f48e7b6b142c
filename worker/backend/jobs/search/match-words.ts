import { characterPairs, isUnspaced } from './character-pairs.ts';
import { groupWord, referenceWord, titlePair, titleWord } from './index-words.ts';
import { lexicon } from './lexicon/known-groups.ts';
import { MARKS } from './marks.ts';
import { stemsOf } from './stems.ts';
import { tellingWords } from './title-words.ts';
import type { Term } from './understand-query.ts';

/*
 * How well a job fits the words of a query, as FTS5 expressions from the best tier to the last. Each tier holds
 * what is better too, and a job stands where its worst word does: one that has a word in its text alone never
 * stands before one that has all of them in its title.
 *
 *   phrase    the words one behind the other in the title
 *   words     all words in the title
 *   groups    another name of the same occupation or skill in the title
 *   stems     other forms of the words in the title
 *   close     an occupation that also serves, in the title
 *   skills    words or groups among the skills, or the category
 *   employer  the employer's name
 *   anywhere  the text
 */

/** What operators and the jobs themselves add to the lexicon. */
export interface WordContext {
  /** Other words for some, folded, in the operators' list. */
  synonymsOf(words: readonly string[]): readonly string[];
  /** The expression of a category that is named so. */
  categoryOf(words: readonly string[]): string | undefined;
}

const quoted = (word: string) => `"${word}"`;
const allOf = (parts: readonly string[]): string =>
  parts.length === 1 ? `${parts[0]}` : `(${parts.join(' AND ')})`;
const anyOf = (parts: readonly string[]): string =>
  parts.length === 1 ? `${parts[0]}` : `(${parts.join(' OR ')})`;
const allWords = (words: readonly string[], marked: (word: string) => string) =>
  allOf(words.map((word) => quoted(marked(word))));

type Tier = (term: Term, context: WordContext) => readonly string[];

/** `Gruenspan` as `Grünspan` is folded. */
const withoutDigraphs = (word: string) => word.replace(/([aou])e/g, '$1');

/** All words in the title. */
export const titleMatch = (words: readonly string[]): string =>
  allOf([
    ...words.filter((word) => !isUnspaced(word)).map((word) => quoted(titleWord(word))),
    ...words.flatMap(characterPairs).map((pair) => quoted(MARKS.characterPair + pair)),
  ]);
const groupInTitle = (id: string) => quoted(groupWord(MARKS.titleGroup, id));

const TIERS: readonly Tier[] = [
  // words: where they name an occupation they must in the title too ("developer", "business developer")
  ({ words, group }) => [
    group ? allOf([titleMatch(words), groupInTitle(group)]) : titleMatch(words),
  ],
  // groups
  ({ words, group }, { synonymsOf }) => [
    ...(group ? [groupInTitle(group)] : []),
    ...synonymsOf(words).map((other) => titleMatch(tellingWords(other))),
  ],
  // stems
  ({ words }) => [
    titleMatch(words),
    allOf(
      words.map((word) => anyOf(stemsOf(word, null).map((stem) => quoted(MARKS.titleStem + stem)))),
    ),
  ],
  // close
  ({ group }) => (group ? lexicon().closeTo(group) : []).map(groupInTitle),
  // skills
  ({ words, group }, { categoryOf }) => [
    ...(group ? [quoted(groupWord(MARKS.skillGroup, group))] : []),
    allWords(words, (word) => MARKS.skillWord + word),
    ...[categoryOf(words)].filter((code) => code !== undefined),
  ],
  // employer
  ({ words }) =>
    [words, words.map(withoutDigraphs)].map((some) =>
      allWords(some, (word) => MARKS.employerWord + word),
    ),
  // anywhere
  ({ words }) => [allWords(words, (word) => word)],
];

/** How many of them look at the title alone. */
const IN_TITLE = 4;

/** Where the last word may be the beginning of one: in titles, keywords and employers' names, or in all texts. */
export type Beginnings = 'named' | 'anywhere';

/** In place of a word that is still being typed. */
const beginningsOf = (word: string, where: Beginnings): string[] => [
  quoted(MARKS.titleBeginning + word),
  quoted(MARKS.keywordBeginning + word),
  ...(where === 'anywhere' ? [`${quoted(word)} *`] : []),
];

const phraseOf = (terms: readonly Term[]): string[] => {
  const words = terms.flatMap((term) => term.words).filter((word) => !isUnspaced(word));
  if (words.length < 2) return [];
  return [allOf(words.slice(1).map((word, i) => quoted(titlePair(words[i] ?? '', word))))];
};

export interface WordMatches {
  /** From the best to the last, which is what matches at all. */
  readonly tiers: readonly string[];
}

export interface MatchOptions {
  readonly q: string;
  readonly beginnings?: Beginnings;
  /** None but the tiers that look at titles. */
  readonly inTitleOnly?: boolean;
}

/** The tiers of a query's terms; none where it has no terms. */
export const matchTiers = (
  terms: readonly Term[],
  context: WordContext,
  { q, beginnings, inTitleOnly = false }: MatchOptions,
): string[] => {
  if (terms.length === 0) return [];
  const alternatives = terms.map((term, i) => {
    const begun = i === terms.length - 1 ? beginnings : undefined;
    return TIERS.map((tier, j) => [
      ...tier(term, context),
      ...(begun && j === TIERS.length - 1 ? beginningsOf(term.words.at(-1) ?? '', begun) : []),
    ]);
  });
  const upTo = (tier: number) =>
    allOf(alternatives.map((ofTerm) => anyOf(ofTerm.slice(0, tier + 1).flat())));
  // A number of a job says which one is meant, whatever else its letters are.
  const reference = /\d/.test(q) ? [quoted(referenceWord(q))] : [];
  const tiers = TIERS.map((_, tier) => upTo(tier)).slice(0, inTitleOnly ? IN_TITLE : undefined);
  const all = [...phraseOf(terms), ...tiers];
  return [...new Set(all.map((expression) => anyOf([expression, ...reference])))];
};

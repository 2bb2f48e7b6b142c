import { allOf, anyOf, distinctMatches, type Match, wordMatch } from './engines/match.ts';
import { groupWord, referenceWord, titlePair, titleWord } from './index/index-words.ts';
import { MARKS } from './index/marks.ts';
import { isSkill, lexicon } from './lexicon/known-groups.ts';
import { characterPairs, isUnspaced } from './query/character-pairs.ts';
import { stemsOf } from './query/stems.ts';
import { namedGroup } from './query/synonyms.ts';
import { DOT_NET_WORD, tellingWords } from './query/title-words.ts';
import type { Term, Understanding } from './query/understand-query.ts';

/*
 * How well a job fits the words of a query: what it must match, from the best tier to the last. Each tier holds
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
  /** Other forms of a word that is part of many names of work. */
  formsOf(words: readonly string[]): readonly string[];
  /** The words of each synonym that operators added for a term. */
  synonymsOf(term: Term): readonly (readonly string[])[];
  /** A category that is named so. */
  categoryOf(words: readonly string[]): Match | undefined;
  /** A field, a place or an employer that is named so. */
  namedCodes(words: readonly string[]): Match | undefined;
  /** What all jobs match. */
  anyJob(): Match;
}

const allWords = (words: readonly string[], marked: (word: string) => string): Match =>
  allOf(words.map((word) => wordMatch(marked(word))));

/** One way in which a job may fit a term. */
interface Way {
  readonly match: Match;
  /** From that tier on another way holds all that this one does. */
  readonly until?: TierName | undefined;
}

/** `Gruenspan` as `Grünspan` is folded. */
const withoutDigraphs = (word: string) => word.replace(/([aou])e/g, '$1');

/** All words in the title. */
export const titleMatch = (words: readonly string[]): Match =>
  allOf([
    ...words.filter((word) => !isUnspaced(word)).map((word) => wordMatch(titleWord(word))),
    ...words.flatMap(characterPairs).map((pair) => wordMatch(MARKS.characterPair + pair)),
  ]);
export const groupInTitle = (id: string): Match => wordMatch(groupWord(MARKS.titleGroup, id));

/** What the tokenizer of the texts sees as we do: words parted by spaces, and none that stands for another. */
const isPlain = (words: readonly string[]) =>
  words.every((word) => !isUnspaced(word) && word !== DOT_NET_WORD);

type TierName = 'words' | 'groups' | 'stems' | 'close' | 'skills' | 'employer' | 'anywhere';

const waysOf = (term: Term, context: WordContext): Readonly<Record<TierName, readonly Way[]>> => {
  const { words, group } = term;
  const synonyms = context.synonymsOf(term);
  const groups = [group, ...synonyms.map(namedGroup)].filter((one) => one !== undefined);
  const isOccupation = group !== undefined && !isSkill(group);
  const covered = (tier: TierName) =>
    isPlain(words) && !(tier === 'anywhere' && isOccupation) ? tier : undefined;
  const all = (matches: readonly Match[]): Way[] => matches.map((match) => ({ match }));
  const stems = words.map((word) =>
    anyOf(stemsOf(word, null).map((stem) => wordMatch(MARKS.titleStem + stem))),
  );
  const withoutUmlauts = words.map(withoutDigraphs);
  const inEmployer = (some: readonly string[]) =>
    allWords(some, (word) => MARKS.employerWord + word);
  return {
    // Where they name an occupation they must in the title too ("developer", "business developer").
    words: [
      group
        ? { match: allOf([titleMatch(words), groupInTitle(group)]), until: 'groups' }
        : { match: titleMatch(words), until: covered('stems') },
    ],
    groups: all([
      ...groups.map(groupInTitle),
      ...context.formsOf(words).map((other) => titleMatch(tellingWords(other))),
      ...synonyms.map(titleMatch),
    ]),
    stems: isPlain(words) ? all([allOf(stems)]) : all([titleMatch(words), allOf(stems)]),
    close: all((group ? lexicon().closeTo(group) : []).map(groupInTitle)),
    skills: [
      { match: allWords(words, (word) => MARKS.skillWord + word), until: covered('anywhere') },
      ...all([
        ...groups.map((one) => wordMatch(groupWord(MARKS.skillGroup, one))),
        ...synonyms.map((some) => allWords(some, (word) => MARKS.skillWord + word)),
        ...[context.categoryOf(words)].filter((code) => code !== undefined),
      ]),
    ],
    employer: [
      { match: inEmployer(words), until: covered('anywhere') },
      ...(withoutUmlauts.join() === words.join() ? [] : all([inEmployer(withoutUmlauts)])),
    ],
    // What others do is no work of this job: "software for plumbers".
    anywhere: isOccupation ? [] : all([allWords(words, (word) => word)]),
  };
};

const TIERS: readonly TierName[] = [
  'words',
  'groups',
  'stems',
  'close',
  'skills',
  'employer',
  'anywhere',
];

/** With a digit, or a word that may be the address of a job. */
const MAY_BE_REFERENCE = /\d|^[a-z0-9-]{5,20}$/i;

/** How many of them look at the title alone. */
const IN_TITLE = 4;

/** Where the last word may be the beginning of one: in titles, keywords and employers' names, or in all texts. */
type Beginnings = 'named' | 'anywhere';

/** In place of a word that is still being typed. */
const beginningsOf = (word: string, where: Beginnings): Match[] => [
  wordMatch(MARKS.titleBeginning + word),
  wordMatch(MARKS.keywordBeginning + word),
  ...(where === 'anywhere' ? [{ begins: word }] : []),
];

const phraseOf = (terms: readonly Term[]): Match[] => {
  if (terms.some(({ or }) => or)) return [];
  const words = terms.flatMap((term) => term.words).filter((word) => !isUnspaced(word));
  if (words.length < 2) return [];
  return [allOf(words.slice(1).map((word, i) => wordMatch(titlePair(words[i] ?? '', word))))];
};

/** Jobs that have it in their titles, skills or fields: texts name much that is not meant. */
const unwantedMatch = (term: Term, context: WordContext): Match => {
  const { words, groups, skills, employer } = waysOf(term, context);
  const codes = context.namedCodes(term.words);
  const matches = [...words, ...groups, ...skills, ...employer].map(({ match }) => match);
  return anyOf(codes ? [...matches, codes] : matches);
};

/** How a query is looked for, whatever it says. */
export interface MatchOptions {
  readonly beginnings?: Beginnings;
  /** None but the tiers that look at titles. */
  readonly inTitleOnly?: boolean;
}

/** The tiers of a query's terms; none where it asks for no words. */
export const matchTiers = (
  {
    q,
    terms: all,
    unwanted: taken = [],
  }: Pick<Understanding, 'terms' | 'unwanted'> & { q: string },
  context: WordContext,
  { beginnings, inTitleOnly = false }: MatchOptions,
): Match[] => {
  const unwanted = taken.map((term) => unwantedMatch(term, context));
  const wanted = (match: Match): Match =>
    unwanted.length > 0 ? { match, but: anyOf(unwanted) } : match;
  const terms = all.filter(({ isPreferred }) => !isPreferred);
  const preferred = all.filter(({ isPreferred }) => isPreferred);
  const withPreferred = (tiers: readonly Match[]): Match[] => {
    const matches = preferred.flatMap(({ words, group = '' }) => [
      titleMatch(words),
      groupInTitle(group),
    ]);
    const last = tiers.at(-1);
    const first = matches.length > 0 && last ? [allOf([anyOf(matches), last])] : [];
    return [...first, ...tiers].map(wanted);
  };
  if (terms.length === 0)
    return all.length + unwanted.length > 0 ? withPreferred([context.anyJob()]) : [];
  // Each with those that stand in its place.
  const ways: ReturnType<typeof waysOf>[][] = [];
  for (const term of terms) {
    const before = term.or && ways.at(-1);
    if (before) before.push(waysOf(term, context));
    else ways.push([waysOf(term, context)]);
  }
  // Of words that name work together the last alone says something else.
  const [begunWord, ...more] = terms.at(-1)?.words ?? [];
  const begun =
    beginnings && begunWord && more.length === 0 ? beginningsOf(begunWord, beginnings) : [];
  const upTo = (last: number) =>
    allOf(
      ways.map((ofTerms, i) =>
        anyOf([
          ...TIERS.slice(0, last + 1)
            .flatMap((tier) => ofTerms.flatMap((ofTerm) => ofTerm[tier]))
            .filter(({ until }) => !until || TIERS.indexOf(until) > last)
            .map(({ match }) => match),
          ...(i === ways.length - 1 && last === TIERS.length - 1 ? begun : []),
        ]),
      ),
    );
  // A number of a job says which one is meant, whatever else its letters are.
  const reference = MAY_BE_REFERENCE.test(q.trim()) ? [wordMatch(referenceWord(q))] : [];
  const tiers = TIERS.map((_, tier) => upTo(tier)).slice(0, inTitleOnly ? IN_TITLE : undefined);
  const found = [...phraseOf(terms), ...tiers].map((match) => anyOf([match, ...reference]));
  return withPreferred(distinctMatches(found));
};

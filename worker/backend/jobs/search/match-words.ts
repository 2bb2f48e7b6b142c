import { allOf, anyOf, distinctMatches, type Match, wordMatch } from './engines/match.ts';
import { groupWord, referenceWord, titlePair, titleWord } from './index/index-words.ts';
import { MARKS } from './index/marks.ts';
import { isSkill, lexicon } from './lexicon/known-groups.ts';
import { characterPairs, isUnspaced } from './query/character-pairs.ts';
import { DOT_NET_WORD, splitSearchWords } from './query/split-search-words.ts';
import { findStems } from './query/stems.ts';
import { namedGroup } from './query/synonyms.ts';
import type { Term, Understanding } from './query/understand-query.ts';

/*
 * A query's tiers: what a job must match, from the best tier to the widest. Each tier includes all
 * better tiers. The word with the weakest match determines a job's tier, so a job with one of the
 * words only in its text never comes before a job with all of the words in its title.
 *
 *   phrase    the words one after another in the title
 *   words     all words in the title
 *   groups    another name for the same occupation or skill in the title
 *   stems     other forms of the words in the title
 *   close     a closely related occupation in the title
 *   skills the words, or another name for them, among the skills or as the category
 *   employer  the employer's name
 *   anywhere  the text
 */

/** Data from operators and jobs that complements the lexicon. */
export interface WordContext {
  /** Returns other forms of a word that is part of many occupation names. */
  formsOf(words: readonly string[]): readonly string[];
  /** Returns the words of each synonym that operators added for a term. */
  synonymsOf(term: Term): readonly (readonly string[])[];
  /** Matches the category with this name. */
  categoryOf(words: readonly string[]): Match | undefined;
  /** Matches the field, place or employer with this name. */
  namedCodes(words: readonly string[]): Match | undefined;
  /** Matches all jobs. */
  anyJob(): Match;
}

const allWords = (words: readonly string[], marked: (word: string) => string): Match =>
  allOf(words.map((word) => wordMatch(marked(word))));

/** One way in which a job may match a term. */
interface Way {
  readonly match: Match;
  /**
   * The first tier in which this way is redundant, because another way already matches the same
   * jobs.
   */
  readonly until?: TierName | undefined;
}

/** Turns `gruenspan` into `grunspan`, the folded form of `Grünspan`. */
const withoutDigraphs = (word: string) => word.replace(/([aou])e/g, '$1');

/** Matches jobs with all words in the title. */
export const titleMatch = (words: readonly string[]): Match =>
  allOf([
    ...words.filter((word) => !isUnspaced(word)).map((word) => wordMatch(titleWord(word))),
    ...words.flatMap(characterPairs).map((pair) => wordMatch(MARKS.characterPair + pair)),
  ]);
export const groupInTitle = (id: string): Match => wordMatch(groupWord(MARKS.titleGroup, id));

/**
 * Whether the tokenizer that splits job texts would split these words in the same way as this
 * module. It would if the words are separated by spaces and contain no placeholder.
 */
const isPlain = (words: readonly string[]) =>
  words.every((word) => !isUnspaced(word) && word !== DOT_NET_WORD);

type TierName = 'words' | 'groups' | 'stems' | 'close' | 'skills' | 'employer' | 'anywhere';

const createWays = (
  term: Term,
  context: WordContext,
): Readonly<Record<TierName, readonly Way[]>> => {
  const { words, group } = term;
  const synonyms = context.synonymsOf(term);
  const groups = [group, ...synonyms.map(namedGroup)].filter((one) => one !== undefined);
  const isOccupation = group !== undefined && !isSkill(group);
  const covered = (tier: TierName) =>
    isPlain(words) && !(tier === 'anywhere' && isOccupation) ? tier : undefined;
  const all = (matches: readonly Match[]): Way[] => matches.map((match) => ({ match }));
  const stems = words.map((word) =>
    anyOf(findStems(word, null).map((stem) => wordMatch(MARKS.titleStem + stem))),
  );
  const withoutUmlauts = words.map(withoutDigraphs);
  const inEmployer = (some: readonly string[]) =>
    allWords(some, (word) => MARKS.employerWord + word);
  return {
    // Requires the same occupation in the title: "developer" does not match "business developer".
    words: [
      group
        ? { match: allOf([titleMatch(words), groupInTitle(group)]), until: 'groups' }
        : { match: titleMatch(words), until: covered('stems') },
    ],
    groups: all([
      ...groups.map(groupInTitle),
      ...context.formsOf(words).map((other) => titleMatch(splitSearchWords(other))),
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
    // An occupation mentioned in the text may not be the job's own: "software for plumbers".
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

/**
 * Matches a query that may be a reference: one that contains a digit, or a single word that may be
 * a fid.
 */
const MAY_BE_REFERENCE = /\d|^[a-z0-9-]{5,20}$/i;

/** The number of tiers that search titles only. */
const IN_TITLE = 4;

/**
 * Where the query's last word may match as a prefix: only in titles, keywords and employers' names
 * (`named`), or in job texts too (`anywhere`).
 */
type PrefixScope = 'named' | 'anywhere';

/** Returns the matches for a word that is still being typed. */
const matchPrefix = (word: string, where: PrefixScope): Match[] => [
  wordMatch(MARKS.titleBeginning + word),
  wordMatch(MARKS.keywordBeginning + word),
  ...(where === 'anywhere' ? [{ begins: word }] : []),
];

const matchPhrase = (terms: readonly Term[]): Match[] => {
  if (terms.some(({ or }) => or)) return [];
  const words = terms.flatMap((term) => term.words).filter((word) => !isUnspaced(word));
  if (words.length < 2) return [];
  return [allOf(words.slice(1).map((word, i) => wordMatch(titlePair(words[i] ?? '', word))))];
};

/**
 * Matches jobs with the term in their title, skills, employer or fields. Job texts are not
 * searched, because they mention many things that the job is not about.
 */
const unwantedMatch = (term: Term, context: WordContext): Match => {
  const { words, groups, skills, employer } = createWays(term, context);
  const codes = context.namedCodes(term.words);
  const matches = [...words, ...groups, ...skills, ...employer].map(({ match }) => match);
  return anyOf(codes ? [...matches, codes] : matches);
};

/** Options that do not depend on the query. */
export interface MatchOptions {
  readonly beginnings?: PrefixScope;
  /** Whether to use only the tiers that search titles. */
  readonly inTitleOnly?: boolean;
}

/** Builds the tiers for a query's terms; a query without words has none. */
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
  // The ways to match each term or one of its alternatives.
  const ways: ReturnType<typeof createWays>[][] = [];
  for (const term of terms) {
    const before = term.or && ways.at(-1);
    if (before) before.push(createWays(term, context));
    else ways.push([createWays(term, context)]);
  }
  // The last word of a multi-word name is not treated as a prefix.
  const [begunWord, ...more] = terms.at(-1)?.words ?? [];
  const prefixMatches =
    beginnings && begunWord && more.length === 0 ? matchPrefix(begunWord, beginnings) : [];
  const upTo = (last: number) =>
    allOf(
      ways.map((ofTerms, i) =>
        anyOf([
          ...TIERS.slice(0, last + 1)
            .flatMap((tier) => ofTerms.flatMap((ofTerm) => ofTerm[tier]))
            .filter(({ until }) => !until || TIERS.indexOf(until) > last)
            .map(({ match }) => match),
          ...(i === ways.length - 1 && last === TIERS.length - 1 ? prefixMatches : []),
        ]),
      ),
    );
  // Matches the query as a reference, even if its letters also form words.
  const reference = MAY_BE_REFERENCE.test(q.trim()) ? [wordMatch(referenceWord(q))] : [];
  const tiers = TIERS.map((_, tier) => upTo(tier)).slice(0, inTitleOnly ? IN_TITLE : undefined);
  const found = [...matchPhrase(terms), ...tiers].map((match) => anyOf([match, ...reference]));
  return withPreferred(distinctMatches(found));
};

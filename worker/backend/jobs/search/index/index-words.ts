import { fnv1a } from '../../../../../src/lib/fnv1a.ts';
import { findStateCodes } from '../../../places/states.ts';
import type { JobRecord } from '../../save-jobs.ts';
import { splitWords } from '../../text.ts';
import { findFields } from '../lexicon/find-fields.ts';
import { findWork } from '../lexicon/find-work.ts';
import { lexicon, lexiconText } from '../lexicon/known-groups.ts';
import { characterPairs } from '../query/character-pairs.ts';
import { splitSearchWords } from '../query/split-search-words.ts';
import { findStems } from '../query/stems.ts';
import { BEGINNING_LENGTHS, MARKS, type Mark } from './marks.ts';

/**
 * Formats a group id as an index word, without hyphens, because the tokenizer would split the word
 * at them.
 */
export const groupWord = (mark: Mark, id: string): string => `${mark}${id.replaceAll('-', '')}`;
export const titleWord = (word: string): string => `${MARKS.titleWord}${word}${MARKS.titleWord}`;
export const titlePair = (one: string, next: string): string =>
  `${MARKS.titlePair}${one}${MARKS.titlePair}${next}${MARKS.titlePair}`;

/**
 * Removes the separators from a reference such as `R-10517`, because visitors type it with or
 * without them.
 */
export const referenceWord = (reference: string): string =>
  `${MARKS.reference}${splitWords(reference).join('')}`;

/** Words longer than this are base64 or URLs, which visitors do not type. */
const WORD_MAX_LENGTH = 60;

/** Removes state abbreviations, which do not describe the work, as in `Nurse, Harrisburg, PA`. */
const withoutStates = (title: string): string =>
  title.replace(/, ?(\p{Lu}{2,3})(?!\p{L})/gu, (found, letters: string) =>
    findStateCodes(letters).length > 0 ? ',' : found,
  );

type Indexed = Pick<JobRecord, 'title' | 'skills' | 'fid' | 'requisitionId' | 'language'>;

/**
 * Computes the words of a job that exist only in the index, in addition to the job's text, places
 * and employer.
 */
export const indexWords = ({ title, skills, fid, requisitionId, language }: Indexed): string => {
  const words = splitSearchWords(title).filter((word) => word.length <= WORD_MAX_LENGTH);
  const groupsIn = (some: readonly string[]) =>
    findWork(lexicon(), some).flatMap(({ id }) => lexicon().withKinds(id));
  const beginnings = words.flatMap((word) =>
    BEGINNING_LENGTHS.filter((length) => length < word.length).map((length) =>
      word.slice(0, length),
    ),
  );
  const skillWords = skills.flatMap(splitWords).filter((word) => word.length <= WORD_MAX_LENGTH);
  const wordsToIndex = [
    ...words.map(titleWord),
    ...words.slice(1).map((word, i) => titlePair(words[i] ?? '', word)),
    ...words.flatMap((word) => findStems(word, language)).map((stem) => MARKS.titleStem + stem),
    ...beginnings.map((beginning) => MARKS.titleBeginning + beginning),
    ...[
      ...groupsIn(splitSearchWords(withoutStates(title))),
      ...findFields(words).flatMap(({ form }) => form ?? []),
    ].map((id) => groupWord(MARKS.titleGroup, id)),
    ...skillWords.map((word) => MARKS.skillWord + word),
    ...skills.flatMap((skill) =>
      groupsIn(splitSearchWords(skill)).map((id) => groupWord(MARKS.skillGroup, id)),
    ),
    ...characterPairs([title, ...skills].join(' ')).map((pair) => MARKS.characterPair + pair),
    referenceWord(fid),
    ...(requisitionId ? [referenceWord(requisitionId)] : []),
  ];
  return [...new Set(wordsToIndex)].join(' ');
};

/** The version of the words computed here. Increment it with any change to the code above. */
const CODE_VERSION = 5;

let version: string | undefined;
/** A version that changes whenever the same job would get different index words. */
export const indexVersion = (): string => {
  version ??= `${CODE_VERSION}-${fnv1a(lexiconText()).toString(16)}`;
  return version;
};
